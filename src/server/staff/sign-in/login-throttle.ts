import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import { limitConcurrency } from '../../limit-concurrency.ts';
import { networkOf } from '../../client-network.ts';
import type { Database, Queries } from '../../content/store/repository.ts';
import { signInTry } from '../../database/sign-in-schema.ts';

/**
 * Guessing is slowed where it happens: for the account that is guessed at, and for the address that guesses. Both
 * stand in the database, so that many processes count together. Every try counts before it is looked at, so that
 * tries sent at once do not all find the way free.
 */

/** As many mistakes as people make cost nothing. */
const FREE_ATTEMPTS = { account: 5, address: 20, device: 5, code: 5 } as const;
/** Seconds; from there on each mistake doubles the wait. */
const FIRST_WAIT = 2;
const MAX_WAIT = 300;
/** Seconds after which one mistake is forgotten: whoever slips now and then is never slowed. */
const ATTEMPT_EXPIRES_AFTER = 900;
const ROW_RETENTION = sql`interval '7 days'`;

export type CounterKind = keyof typeof FREE_ATTEMPTS;

/** Who is counted: an account by its address as it was typed, whether there is one or not. */
export interface Counter {
  readonly key: string;
  readonly free: number;
}

// Hashed: what was typed as an account may be anything, a password too.
export const counter = (counted: CounterKind, ...names: readonly string[]): Counter => ({
  key: `${counted}:${createHash('sha256').update(names.join('\n').toLowerCase()).digest('base64url')}`,
  free: FREE_ATTEMPTS[counted],
});

/** Where guesses come from. */
export const addressCounter = (ip: string, ...names: readonly string[]): Counter =>
  counter('address', ...names, networkOf(ip));

/** Too many mistakes lately: answered with 429 and Retry-After. */
export class TooManyAttempts extends Error {
  readonly statusCode = 429;
  readonly seconds: number;

  constructor(seconds: number) {
    super('Too many tries. Wait a little and try again.');
    this.seconds = seconds;
  }
}

// Tries from one address wait for each other in the database: they must not hold every connection meanwhile. While
// the database does not answer, each turn takes as long as its time limits, so nobody waits long for theirs either.
const limited = limitConcurrency(4, 2000);

/** Counts a try with each counter. Throws TooManyTries, and then counts nothing. */
export const countAttempt = (db: Database, counters: readonly Counter[]): Promise<void> =>
  limited(() => count(db, counters));

async function count(db: Database, counters: readonly Counter[]): Promise<void> {
  await db.transaction(async (tx) => {
    // In one order, so that two tries never wait for each other.
    for (const { key, free } of [...counters].toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      await tx.execute(sql`
        insert into sign_in_try (key, failures, last_at, blocked_until) values (${key}, 0, now(), to_timestamp(0))
        on conflict (key) do update set failures =
          greatest(0, sign_in_try.failures - trunc(extract(epoch from now() - sign_in_try.last_at) / ${ATTEMPT_EXPIRES_AFTER}))::int`);
      const { rows } = await tx.execute<{ wait: number }>(sql`
        select ceil(extract(epoch from blocked_until - clock_timestamp()))::int as wait from sign_in_try where key = ${key}`);
      const wait = rows[0]?.wait ?? 0;
      if (wait > 0) throw new TooManyAttempts(wait);
      await tx.execute(sql`
        update sign_in_try set failures = failures + 1, last_at = now(), blocked_until =
          case when failures + 1 < ${free} then to_timestamp(0)
               else now() + make_interval(secs => least(${MAX_WAIT}, ${FIRST_WAIT} * power(2, least(failures + 1 - ${free}, 20)))) end
        where key = ${key}`);
    }
  });
}

/**
 * A try that was right was no guess. The account's and the device's mistakes are forgotten; an address only gets
 * its one try back, so that somebody with an account of their own cannot wipe out their guesses at others'.
 */
export async function forgiveAttempt(db: Database, counters: readonly Counter[]): Promise<void> {
  const of = (isAddress: boolean) =>
    counters.map(({ key }) => key).filter((key) => key.startsWith('address:') === isAddress);
  const [addresses, others] = [of(true), of(false)];
  if (others.length > 0) await db.delete(signInTry).where(inArray(signInTry.key, others));
  if (addresses.length > 0) {
    await db
      .update(signInTry)
      .set({ failures: sql`greatest(failures - 1, 0)`, blocked_until: sql`to_timestamp(0)` })
      .where(inArray(signInTry.key, addresses));
  }
  await dropExpiredAttempts(db);
}

/** Tries that no longer slow anybody down. */
export async function dropExpiredAttempts(db: Queries): Promise<void> {
  await db.delete(signInTry).where(lt(signInTry.last_at, sql`now() - ${ROW_RETENTION}`));
}
