import { createHash } from 'node:crypto';
import { and, gt, inArray, lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../content/store/repository.ts';
import { form_try } from '../database/forms-schema.ts';

/** How often forms may be sent, counted in the database for all processes together. */

interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/** Seconds: as long as a ticket holds. */
const TICKET_LASTS = 24 * 3600;

export const formLimits = {
  /** Of one network at one site: an office has one address for all of its people. */
  network: { most: 30, seconds: 600 },
  /** Of the wider network of IPv6, which one customer of a provider may have all of: it is not to use up the site's. */
  'wider-network': { most: 150, seconds: 600 },
  /** Of all visitors of a site together, so that many addresses fill no disk and no inbox. */
  site: { most: 300, seconds: 600 },
  /** Mails to one mailbox that somebody typed the address of: it may be somebody else's. */
  recipient: { most: 3, seconds: 3600 },
  /** Of what was taken already and costs nothing: who repeats more is no impatient visitor. As long as a ticket holds. */
  repeat: { most: 3, seconds: TICKET_LASTS },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof formLimits;

// Hashed: addresses of networks and of people are nobody's business.
const keyOf = (limit: LimitName | 'ticket', names: readonly string[]): string =>
  `${limit}:${createHash('sha256').update(names.join('\n')).digest('base64url')}`;

/** The mailbox of an address, for counting: what stands behind a plus most providers deliver to the same one. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [box = ''] = address.slice(0, at).split('+');
  return `${box}${address.slice(at)}`.toLowerCase();
}

const MAX_REMEMBERED = 10_000;

export class FormLimits {
  readonly #db: Queries;
  /**
   * What is known to be over its limit, and until when in epoch milliseconds: a flood asks the database once. It takes
   * room for all that it may hold, and is therefore made for the first.
   */
  #full: LRUCache<string, number> | undefined;

  constructor(db: Queries) {
    this.#db = db;
  }

  /** Seconds until it may be tried again, as far as this process knows without asking; 0 where it may. */
  knownWait(limit: LimitName, ...names: readonly string[]): number {
    const until = this.#full?.get(keyOf(limit, names)) ?? 0;
    return Math.max(0, Math.ceil((until - Date.now()) / 1000));
  }

  /** Counts a try. Seconds until the next one; 0 where this one may go on. */
  count(limit: LimitName, ...names: readonly string[]): Promise<number> {
    return this.countIn(this.#db, limit, ...names);
  }

  /** The same in a transaction: what is rolled back was no try. */
  async countIn(db: Queries, limit: LimitName, ...names: readonly string[]): Promise<number> {
    const { most, seconds } = formLimits[limit];
    const key = keyOf(limit, names);
    const { rows } = await db.execute<{ count: number; wait: number }>(sql`
      insert into form_try as t (key, count, ends_at)
      values (${key}, 1, now() + make_interval(secs => ${seconds}))
      on conflict (key) do update set
        count = case when t.ends_at <= now() then 1 else least(t.count, ${most}) + 1 end,
        ends_at = case when t.ends_at <= now() then excluded.ends_at else t.ends_at end
      returning count, greatest(1, ceil(extract(epoch from ends_at - now())))::int as wait`);
    const { count, wait } = rows[0]!;
    if (count <= most) return 0;
    this.#full ??= new LRUCache({ max: MAX_REMEMBERED });
    this.#full.set(key, Date.now() + wait * 1000);
    return wait;
  }

  /**
   * Takes back what a try was counted as, because it only repeated `sent`, which was taken before. The try itself was
   * counted as any other, and few of them are taken back: who has sent all that may be sent is refused, and nobody gets
   * more forms taken by repeating them.
   */
  async forgive(sent: string, counted: readonly (readonly [LimitName, ...string[]])[]): Promise<void> {
    if ((await this.count('repeat', sent)) > 0) return;
    const keys = counted.map(([limit, ...names]) => keyOf(limit, names));
    await this.#db
      .update(form_try)
      .set({ count: sql`${form_try.count} - 1` })
      .where(and(inArray(form_try.key, keys), gt(form_try.count, 0), gt(form_try.ends_at, sql`now()`)));
  }
}

/**
 * Whether a ticket comes for the first time, asked in the transaction that acts on it. What is not kept under the ticket's
 * name by itself asks here, so that a double click or a repeated request mails nothing twice.
 */
export async function isFirstWith(db: Queries, nonce: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into form_try (key, count, ends_at)
    values (${keyOf('ticket', [nonce])}, 1, now() + make_interval(secs => ${TICKET_LASTS}))
    on conflict (key) do nothing`);
  return rowCount === 1;
}

/** Part of the daily maintenance. */
export const forgetOldTries = async (db: Queries): Promise<void> => {
  await db.delete(form_try).where(lt(form_try.ends_at, sql`now()`));
};
