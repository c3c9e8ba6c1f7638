import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import { limitConcurrency } from '../../limit-concurrency.ts';
import { networksOf } from '../../client-network.ts';
import type { Database, Queries } from '../../content/store/repository.ts';
import { signInTry } from '../../database/sign-in-schema.ts';

/**
 * Failed attempts are counted per account and per IP address, in the database, so that all processes count
 * together. An attempt is counted before its secret is checked, so that concurrent attempts cannot all pass.
 */

/** Mistakes without a wait. */
const FREE_ATTEMPTS = {
  account: 5,
  /** A travel agent's account from all networks together: it has no known devices, and others must not delay it soon. */
  agent: 30,
  address: 20,
  device: 5,
  code: 5,
} as const;
/** Seconds; from there on each mistake doubles the wait. */
const FIRST_WAIT = 2;
const MAX_WAIT = 300;
/** Seconds after which one mistake expires, so that occasional mistakes never add up. */
const ATTEMPT_EXPIRES_AFTER = 900;
const ROW_RETENTION = sql`interval '7 days'`;

export type CounterKind = keyof typeof FREE_ATTEMPTS;

/**
 * What is counted: an account by its email address as typed, whether it exists or not, an IP address, a device.
 */
export interface Counter {
  readonly key: string;
  readonly free: number;
}

// Hashed, because people may type a password as the email address.
export const counter = (counted: CounterKind, ...names: readonly string[]): Counter => ({
  key: `${counted}:${createHash('sha256').update(names.join('\n').toLowerCase()).digest('base64url')}`,
  free: FREE_ATTEMPTS[counted],
});

/** A provider gives a customer of IPv6 up to 2¹⁶ networks, so the /48 is counted as well: for an office, or a few homes. */
const WIDER_NETWORK = 5;

/** The counters of a client's IP address: of its network, and with a higher limit of the wider one of IPv6. */
export const addressCounters = (
  ip: string,
  names: readonly string[] = [],
  free: number = FREE_ATTEMPTS.address,
): Counter[] =>
  networksOf(ip).map((network, at) => ({
    ...counter('address', ...names, network),
    free: at === 0 ? free : free * WIDER_NETWORK,
  }));

/** Too many mistakes lately: answered with 429 and Retry-After. */
export class TooManyAttempts extends Error {
  readonly statusCode = 429;
  readonly seconds: number;

  constructor(seconds: number) {
    super('Too many tries. Wait a little and try again.');
    this.seconds = seconds;
  }
}

// Attempts with the same counter wait for each other in the database and must not hold all connections. While
// the database does not respond, each takes as long as the time limits allow, so the wait for a turn is limited
// too.
const limited = limitConcurrency(4, 2000);

/** Counts an attempt with each counter. Throws TooManyAttempts, and then counts nothing. */
export const countAttempt = (db: Database, counters: readonly Counter[]): Promise<void> =>
  limited(() => count(db, counters));

async function count(db: Database, counters: readonly Counter[]): Promise<void> {
  await db.transaction(async (tx) => {
    // In one order, which avoids deadlocks.
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
 * Resets counters after a successful sign-in: those of account and device entirely, that of the IP address by
 * one attempt only, so that nobody can erase their attempts at other accounts by signing in to their own.
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

/** Deletes counters without effect. */
export async function dropExpiredAttempts(db: Queries): Promise<void> {
  await db.delete(signInTry).where(lt(signInTry.last_at, sql`now() - ${ROW_RETENTION}`));
}
