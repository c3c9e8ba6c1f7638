import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './embedded/log.ts';
import { limitedPoolConfig, type TimeLimits } from './time-limits.ts';

const MAX_CONNECTIONS = 20;
/** Milliseconds. */
const CONNECT_TIMEOUT = 10_000;
const END_TIMEOUT = 5000;

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/**
 * A pool that takes a connection back when it breaks in somebody's hands. pg leaves that to whoever has it, and
 * drizzle forgets the connections on which `begin` failed: each of them would be missing from the pool for good.
 */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    // The pool's own `query` comes this way, and gives every connection back itself.
    if (connected) return super.connect(connected);
    return super.connect().then(releaseOnEnd);
  }
}

/** The connection, whose `release` has no effect once it is back in the pool. */
function releaseOnEnd(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let isBack = false;
  const giveBack = (error?: Error | boolean) => {
    if (isBack) return;
    isBack = true;
    client.off('end', ended);
    release(error);
  };
  const ended = () => giveBack(true);
  client.once('end', ended);
  client.release = giveBack;
  return client;
}

/** Opens a pool; with null nothing on it has a time limit. */
export function openPool(config: pg.PoolConfig, log: Log, limits: TimeLimits | null): pg.Pool {
  const limited = limits ? limitedPoolConfig(limits) : { connectionTimeoutMillis: CONNECT_TIMEOUT };
  const pool = new Pool({ max: MAX_CONNECTIONS, ...config, ...limited });
  // A connection that breaks says so by an event, which would end the process where nobody listens: the pool does
  // while the connection is idle, and here is somebody for when it is in use. What it was used for fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => {
    if (!pool.ending) log.warn(`A database connection broke: ${error.message}`);
  });
  return pool;
}

/** A query that never returns must not keep Palapa from ending. */
export async function endPool(pool: pg.Pool): Promise<void> {
  const enough = new AbortController();
  await Promise.race([pool.end(), pause(END_TIMEOUT, undefined, { signal: enough.signal }).catch(() => {})]);
  enough.abort();
}
