import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { ClientBase } from 'pg';
import { LimitedClient, type LimitedClientConfig } from './limited-client.ts';

/** Milliseconds. See docs/decisions/0010-database-time-limits.md. */
export interface TimeLimits {
  /** How long a request waits for a connection: a new one, or one that another request gives back. */
  readonly connection: number;
  /** How long a statement waits for a lock that somebody else holds. */
  readonly lock: number;
  /** How long a statement may run, its waiting for locks included. */
  readonly statement: number;
  /** How long we wait for PostgreSQL's answer, whatever it is doing; more than `statement`, which says more. */
  readonly answer: number;
  /** How long a transaction may stand idle with its locks, as that of a process which was stopped. */
  readonly idleInTransaction: number;
}

/** A write that waits for its turn, for a connection and for an answer is refused within 10 s. */
export const TIME_LIMITS: TimeLimits = {
  connection: 2500,
  lock: 4000,
  statement: 4500,
  answer: 5000,
  idleInTransaction: 15_000,
};

const settingsOf = ({ lock, statement, idleInTransaction }: TimeLimits): string =>
  `set lock_timeout = ${lock}; set statement_timeout = ${statement};
   set idle_in_transaction_session_timeout = ${idleInTransaction}`;

const NO_LIMITS =
  'set lock_timeout = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0';

/** What a pool's connections need to keep the limits. */
export function limitedPoolConfig(limits: TimeLimits): pg.PoolConfig & LimitedClientConfig {
  return {
    connectionTimeoutMillis: limits.connection,
    answerWithin: limits.answer,
    Client: LimitedClient,
    // Not with the startup message: PgBouncer refuses connections that begin with settings it does not know. The
    // pool waits for the promise, which pg's types do not say.
    onConnect: ((client: ClientBase) => client.query(settingsOf(limits))) as (client: ClientBase) => void,
  };
}

/**
 * Does work that may take long or wait long for its turn, as migrations and the daily jobs do, on one connection
 * without time limits, which is closed afterwards.
 */
export async function withoutTimeLimits<T>(
  pool: pg.Pool,
  work: (db: NodePgDatabase, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    if (client instanceof LimitedClient) client.answerWithin = undefined;
    await client.query(NO_LIMITS);
    return await work(drizzle(client), client);
  } finally {
    client.release(true);
  }
}
