import { createHash, randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FormValues } from '../../../domain/forms/form.ts';
import { forms } from '../../../content/forms/index.ts';
import type { Language } from '../../../domain/language.ts';
import type { Database, Queries } from '../../content/store/repository.ts';
import { newsletter_subscriber } from '../../database/forms-schema.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import { isFirstWith } from '../form-limits.ts';
import type { MailingSite } from '../form-mails.ts';
import { leaveToken } from './leave-token.ts';
import { confirmMail, newsletterAddress, welcomeMail } from './newsletter-mails.ts';

/** Who gets the newsletter of a site: only whoever confirmed it by the link that was mailed to them. */

export type Subscriber = typeof newsletter_subscriber.$inferSelect;

const CONFIRM_WITHIN = sql`interval '7 days'`;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface Writes {
  readonly site: MailingSite;
  readonly origin: string;
  /** With which links are signed. */
  readonly key: string;
}

interface Asked {
  readonly siteId: number;
  readonly language: Language;
  readonly page: string;
  readonly values: FormValues;
  /** Of the ticket: the same form sent twice asks once. */
  readonly nonce: string;
}

const leaveLinkOf = ({ id, language }: Subscriber, { origin, key }: Writes): string =>
  newsletterAddress(origin, language, 'leave', leaveToken(key, id));

/**
 * Takes what somebody asks for an address. Whoever sees the page is told the same whether the address is known or not; only
 * whoever reads its mails learns it. Where `mayTell` says no, nothing is mailed: too much was, lately. A repeated form is no further try, and
 * the answer false.
 */
export const askForNewsletter = (
  db: Database,
  { siteId, language, page, values, nonce }: Asked,
  { mayTell, ...writes }: Writes & { readonly mayTell: (queries: Queries) => Promise<boolean> },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await isFirstWith(tx, nonce))) return false;
    if (!(await mayTell(tx))) return true;
    const token = randomBytes(24).toString('base64url');
    const { fields } = forms.newsletter;
    const asked = {
      language,
      page,
      consent: fields['consent']!.label[language],
      consent_version: values['consent']!,
      token_hash: hashOf(token),
      token_ends_at: sql`now() + ${CONFIRM_WITHIN}`,
      asked_at: sql`now()`,
    };
    const email = values['email']!;
    const [pending] = await tx
      .insert(newsletter_subscriber)
      .values({ site_id: siteId, email, state: 'pending', ...asked })
      .onConflictDoUpdate({
        target: [newsletter_subscriber.site_id, newsletter_subscriber.email],
        set: { ...asked, state: 'pending' },
        // Whoever is on the list stays on it, whatever somebody else types.
        setWhere: sql`${newsletter_subscriber.state} <> 'confirmed'`,
      })
      .returning();
    if (pending) {
      const link = newsletterAddress(writes.origin, language, 'confirm', token);
      await enqueueMails(tx, [
        confirmMail({ subscriberId: pending.id, email, language, site: writes.site }, link),
      ]);
      return true;
    }
    const [known] = await tx
      .select()
      .from(newsletter_subscriber)
      .where(and(eq(newsletter_subscriber.site_id, siteId), eq(newsletter_subscriber.email, email)));
    if (!known) return true;
    const to = { subscriberId: known.id, email, language: known.language, site: writes.site };
    await enqueueMails(tx, [welcomeMail(to, leaveLinkOf(known, writes), false)]);
    return true;
  });

/** Of which site's newsletter a link of a confirmation is; undefined where it is none. */
export async function siteOfConfirmation(db: Queries, token: string): Promise<number | undefined> {
  const [asked] = await db
    .select({ siteId: newsletter_subscriber.site_id })
    .from(newsletter_subscriber)
    .where(eq(newsletter_subscriber.token_hash, hashOf(token)));
  return asked?.siteId;
}

/** Whether the token's address is on the list now: also where its link is pressed a second time. */
export const confirmNewsletter = (db: Database, token: string, writes: Writes): Promise<boolean> =>
  db.transaction(async (tx) => {
    const ofToken = eq(newsletter_subscriber.token_hash, hashOf(token));
    const [confirmed] = await tx
      .update(newsletter_subscriber)
      .set({ state: 'confirmed', confirmed_at: sql`now()`, ended_at: null })
      .where(
        and(
          ofToken,
          eq(newsletter_subscriber.state, 'pending'),
          sql`${newsletter_subscriber.token_ends_at} > now()`,
        ),
      )
      .returning();
    if (!confirmed) {
      const again = await tx.$count(
        newsletter_subscriber,
        and(ofToken, eq(newsletter_subscriber.state, 'confirmed')),
      );
      return again > 0;
    }
    const { id, email, language } = confirmed;
    const to = { subscriberId: id, email, language, site: writes.site };
    await enqueueMails(tx, [welcomeMail(to, leaveLinkOf(confirmed, writes), true)]);
    return true;
  });

/** Of whatever site it is, an old link of a confirmation does not bring anybody back. */
export async function leaveNewsletter(db: Queries, id: number): Promise<void> {
  await db
    .update(newsletter_subscriber)
    .set({ state: 'ended', ended_at: sql`now()`, token_hash: null, token_ends_at: null })
    .where(and(eq(newsletter_subscriber.id, id), sql`${newsletter_subscriber.state} <> 'ended'`));
}

/** Part of the daily maintenance: whoever never confirmed, and whoever left a month ago. */
export async function forgetSubscribers(db: Queries): Promise<void> {
  await db.execute(sql`delete from newsletter_subscriber
    where (state = 'pending' and token_ends_at < now())
       or (state = 'ended' and ended_at < now() - interval '30 days')`);
}
