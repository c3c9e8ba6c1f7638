import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { agentData, eraseAgent } from '../agents/agent-data.ts';
import type { Database, Queries } from '../content/store/repository.ts';
import { form_submission, newsletter_subscriber } from '../database/forms-schema.ts';
import { entriesOf, mailFor, type MailReader, mailsOf, submissionsOf } from './inbox.ts';

/** All that is kept of somebody who sent something, found by their email address, to hand it out or to erase it. */

type SiteIds = readonly number[] | undefined;

const subscriptionsOf = (email: string, siteIds: SiteIds): SQL | undefined =>
  and(
    eq(newsletter_subscriber.email, email),
    siteIds && inArray(newsletter_subscriber.site_id, [...siteIds]),
  );

const thePerson: MailReader = { looksAfterAgents: false, isAdministrator: false };

/** Whose data are asked for: at some sites, and those of travel agents by whoever looks after these. */
export interface AskedPerson {
  readonly email: string;
  readonly siteIds: SiteIds;
  readonly withAgents: boolean;
}

export async function personData(db: Queries, { email, siteIds, withAgents }: AskedPerson) {
  const submissions = [];
  for (const { search: _search, nonce: _nonce, ...one } of await submissionsOf(db, email, siteIds)) {
    submissions.push({
      ...one,
      entries: await entriesOf(db, one.id),
      mails: (await mailsOf(db, one.id)).map((mail) => mailFor(mail, thePerson)),
    });
  }
  const found = await db.select().from(newsletter_subscriber).where(subscriptionsOf(email, siteIds));
  const subscriptions = found.map(({ token_hash: _hash, token_ends_at: _ends, ...one }) => one);
  const travelAgent = withAgents ? await agentData(db, email) : null;
  return { email, submissions, subscriptions, travel_agent: travelAgent };
}

/** Erases it with the notes and mails that belong to it. How many submissions and subscriptions it was. */
export const erasePerson = (db: Database, { email, siteIds, withAgents }: AskedPerson): Promise<number> =>
  db.transaction(async (tx) => {
    const sent = await tx
      .delete(form_submission)
      .where(and(eq(form_submission.email, email), siteIds && inArray(form_submission.site_id, [...siteIds])))
      .returning({ id: form_submission.id });
    const subscribed = await tx
      .delete(newsletter_subscriber)
      .where(subscriptionsOf(email, siteIds))
      .returning({ id: newsletter_subscriber.id });
    const ofAgent = withAgents ? await eraseAgent(tx, email) : 0;
    return sent.length + subscribed.length + ofAgent;
  });

/** 'm…@example.com': the audit says what was done, and does not keep the address of somebody who was erased. */
export const maskedAddress = (email: string): string => email.replace(/^(.).*@/u, '$1…@');
