import type { Readable } from 'node:stream';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { searchPieces } from '../../../domain/search.ts';
import type { SubscriberState } from '../../../domain/forms/subscriber.ts';
import type { Queries } from '../../content/store/repository.ts';
import { containing } from '../../database/containing.ts';
import { newsletter_subscriber } from '../../database/forms-schema.ts';
import { csvStream, olderThan } from '../../http/csv.ts';
import type { Paging } from '../../http/paging.ts';
import { leaveToken } from './leave-token.ts';
import { newsletterAddress } from './newsletter-mails.ts';
import type { Subscriber } from './subscribers.ts';

/** Subscribers as staff read them. */

export interface SubscriberFilter {
  /** Every site when undefined. */
  readonly siteIds: readonly number[] | undefined;
  readonly state?: SubscriberState | undefined;
  readonly words?: string | undefined;
}

const matching = ({ siteIds, state, words = '' }: SubscriberFilter) =>
  and(
    siteIds && inArray(newsletter_subscriber.site_id, [...siteIds]),
    state && eq(newsletter_subscriber.state, state),
    ...searchPieces(words).map((word) => sql`${newsletter_subscriber.email} like ${containing(word)}`),
  );

export const countSubscribers = (db: Queries, filter: SubscriberFilter): Promise<number> =>
  db.$count(newsletter_subscriber, matching(filter));

/** Newest first, without what their links are known by. */
export async function listSubscribers(
  db: Queries,
  filter: SubscriberFilter,
  { page, pageSize }: Paging,
): Promise<{ data: Omit<Subscriber, 'token_hash' | 'token_ends_at'>[]; total: number }> {
  const where = matching(filter);
  const rows = await db
    .select()
    .from(newsletter_subscriber)
    .where(where)
    .orderBy(desc(newsletter_subscriber.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const data = rows.map(({ token_hash: _hash, token_ends_at: _ends, ...row }) => row);
  return { data, total: await countSubscribers(db, filter) };
}

const columns = ['email', 'site_id', 'language', 'state', 'asked_at', 'confirmed_at', 'ended_at'] as const;

/**
 * Subscribers as a table for whatever sends the newsletter: the link with which each of them leaves belongs into its mails,
 * and into their List-Unsubscribe header.
 */
export function subscriberCsv(
  db: Queries,
  filter: SubscriberFilter,
  { key, originOf }: { readonly key: string; readonly originOf: (siteId: number) => string },
): Readable {
  return csvStream(
    [...columns, 'consent_version', 'consent', 'unsubscribe_url'],
    (part) =>
      db
        .select()
        .from(newsletter_subscriber)
        .where(and(matching(filter), olderThan(newsletter_subscriber.id, part)))
        .orderBy(desc(newsletter_subscriber.id))
        .limit(part.limit),
    (one) => ({
      ...one,
      unsubscribe_url: newsletterAddress(
        originOf(one.site_id),
        one.language,
        'leave',
        leaveToken(key, one.id),
      ),
    }),
  );
}
