import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { type NumberKind, registrationNumber } from '../../../domain/agents/registration-number.ts';
import { wordsIn } from '../../../domain/fold.ts';
import type { FormValues } from '../../../domain/forms/form.ts';
import type { Language } from '../../../domain/language.ts';
import type { Database, Queries } from '../../content/store/repository.ts';
import { agent, agent_application } from '../../database/agents-schema.ts';
import { isFirstWith } from '../../forms/form-limits.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import { confirmMail, knownMail, type MailedFrom, registeredMail } from '../agent-mails.ts';
import { agentSearch } from '../agents.ts';
import { hashOf, newToken, setAgentPassword } from './one-time-links.ts';

/**
 * Registering: what was filled in waits until the link in the mail is followed, where the password is chosen. So an
 * account belongs to whoever reads the mail of its address from its first moment, and nobody can prepare one for others.
 */

/** Days. */
const LASTS = 7;

interface Applied extends MailedFrom {
  readonly language: Language;
  readonly values: FormValues;
  /** Of the ticket: the same form sent twice is one application. */
  readonly nonce: string;
  /** Whether a mail goes: many to one address are somebody's game. */
  readonly mayTell: (queries: Queries) => Promise<boolean>;
}

/** The same is written for an address that is an agent's already, so that the answer takes as long; the mail says it.
 * False for a form that came before. */
export const applyAsAgent = (
  db: Database,
  { language, values, nonce, mayTell, site, origin }: Applied,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await isFirstWith(tx, nonce))) return false;
    const email = values['email']!;
    const [known] = await tx
      .select({ id: agent.id, language: agent.language })
      .from(agent)
      .where(eq(agent.email, email));
    const token = newToken();
    await tx.insert(agent_application).values({
      email,
      language,
      values,
      token_hash: hashOf(token),
      ends_at: sql`now() + make_interval(days => ${known ? 0 : LASTS})`,
    });
    if (!(await mayTell(tx))) return true;
    await enqueueMails(tx, [
      known
        ? knownMail({ email, language: known.language }, { site, origin }, known.id)
        : confirmMail({ email, language }, token, { site, origin }),
    ]);
    return true;
  });

type Application = typeof agent_application.$inferSelect;

const holding = (token: string) =>
  and(eq(agent_application.token_hash, hashOf(token)), gt(agent_application.ends_at, sql`now()`));

/** What a link confirms; undefined for one that was used, has ended or never was. */
export async function applicationOf(db: Queries, token: string): Promise<Application | undefined> {
  const [found] = await db.select().from(agent_application).where(holding(token));
  return found;
}

const slugOf = (name: string): string =>
  `${
    wordsIn(name)
      .join('-')
      .replaceAll(/[^a-z\d-]/g, '')
      .slice(0, 60) || 'agent'
  }-${randomBytes(3).toString('hex')}`;

/** An agent who waits for approval, from an application. */
export function agentOfValues(
  email: string,
  language: Language,
  values: FormValues,
): typeof agent.$inferInsert & { id: string } {
  const kind = values['number_kind'] as NumberKind;
  const one = {
    name: values['name']!,
    agency: values['agency']!,
    city: values['city']!,
    country: values['country']!,
    number: registrationNumber(kind, values['number']!)!,
  };
  return {
    ...one,
    id: randomUUID(),
    email,
    language,
    number_kind: kind,
    telephone: values['telephone'] ?? null,
    consent_version: values['consent']!,
    slug: slugOf(one.name),
    search: agentSearch({ ...one, email }),
  };
}

/** Makes the agent of a link. Undefined where the link holds no more, or its address is an agent's by now. */
export const confirmApplication = (
  db: Database,
  token: string,
  passwordHash: string,
  from: MailedFrom,
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const [used] = await tx.delete(agent_application).where(holding(token)).returning();
    if (!used) return undefined;
    const { email, language, values } = used;
    const made = agentOfValues(email, language, values);
    const [stored] = await tx
      .insert(agent)
      .values(made)
      .onConflictDoNothing({ target: agent.email })
      .returning({ id: agent.id });
    if (!stored) return undefined;
    await setAgentPassword(tx, stored.id, passwordHash);
    await tx.delete(agent_application).where(eq(agent_application.email, email));
    const { address } = from.site;
    if (address !== null) {
      await enqueueMails(tx, [
        registeredMail({ ...made, id: stored.id }, { ...from.site, address }, from.origin),
      ]);
    }
    return email;
  });

/** Part of the daily maintenance. */
export const forgetApplications = async (db: Queries): Promise<void> => {
  await db.execute(sql`delete from agent_application where ends_at < now()`);
  await db.execute(sql`delete from agent_session where expires_at < now()`);
  await db.execute(sql`delete from agent_verification where expires_at < now()`);
  // Mails of applications belong to nobody yet: those that are done with go after a month.
  await db.execute(sql`delete from mail_outbox where kind = 'agent' and agent_id is null and submission_id is null
    and next_try_at is null and created_at < now() - interval '30 days'`);
};
