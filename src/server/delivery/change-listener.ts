import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { CHANGED } from '../database/change-triggers.ts';
import type { CacheRegistry } from './cache-registry.ts';
import { changedSince, MAX_CHANGE_AGE } from './site-changes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Hears of writes by other programs and other instances. */
    changes: ChangeListener;
  }
}

interface Log {
  warn(message: string): void;
}

// Milliseconds.
const RETRY_AFTER = 500;
/** A connection can end without a word, as when a machine loses its power: so often it is asked for a sign of life. */
const HEARTBEAT_EVERY = 3000;
const HEARTBEAT_WITHIN = 3000;
/** A save is not kept longer than this from its answer for the sake of those who read next. */
const MAX_CATCH_UP = 1000;

/** What else instances tell each other, by channel. */
export type Listeners = Readonly<Record<string, (payload: string) => void>>;

export interface ChangeListener {
  /** Resolves when writes are announced for the first time; rejects when the database cannot be reached. */
  readonly listening: Promise<void>;
  /**
   * Resolves when the sites written to before the call are invalidated here, so that who saves reads what they saved.
   * While nobody listens it resolves at once.
   */
  caughtUp(): Promise<void>;
  close(): void;
}

/**
 * Listens for writes by whatever program and invalidates the sites they belong to; connects again when the connection
 * breaks, and then invalidates what changed in between. It has a connection of its own, so that queries that hang in
 * the pool cannot keep it from listening.
 */
export function listenForChanges(
  pool: Pool,
  registry: CacheRegistry,
  log: Log,
  others: Listeners = {},
): ChangeListener {
  const closing = new AbortController();
  let connection: Client | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let lastRound: Promise<unknown> = Promise.resolve();
  let nextRound: Promise<boolean> | undefined;

  async function listen(): Promise<void> {
    // The pool hides its password from being enumerated.
    const { options } = pool;
    const client = new Client({ ...options, password: options.password, keepAlive: true });
    client.on('error', () => lost(client));
    client.on('end', () => lost(client));
    try {
      await client.connect();
      client.on('notification', ({ channel, payload = '' }) => {
        if (channel === CHANGED) registry.invalidate(Number(payload) || '*');
        else others[channel]?.(payload);
      });
      for (const channel of [CHANGED, ...Object.keys(others)]) await client.query(`listen ${channel}`);
      await invalidateChanged(client);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    if (closing.signal.aborted) return void client.end().catch(() => {});
    connection = client;
    registry.announcementsResumed();
    beatLater(client);
  }

  /** What was written while nobody listened. After very long that is not known any more. */
  async function invalidateChanged(client: Client): Promise<void> {
    const { unannouncedSince } = registry;
    if (unannouncedSince !== undefined && Date.now() - unannouncedSince > MAX_CHANGE_AGE / 2) {
      registry.invalidate('*');
      return;
    }
    for (const id of await changedSince(client, registry.readMarks)) registry.invalidate(id);
  }

  function beatLater(client: Client): void {
    heartbeat = setTimeout(() => void beat(client), HEARTBEAT_EVERY);
    heartbeat.unref();
  }

  /**
   * A query that begins after the call; false where it fails. Those who come while one is on its way share the next, so
   * that nobody waits for more than two.
   */
  function roundTrip(client: Client): Promise<boolean> {
    if (nextRound) return nextRound;
    const round = lastRound
      .then(() => {
        nextRound = undefined;
        return client.query('select');
      })
      .then(
        () => true,
        () => false,
      );
    lastRound = nextRound = round;
    return round;
  }

  async function beat(client: Client): Promise<void> {
    const answered = roundTrip(client);
    const isAlive = await Promise.race([answered, pause(HEARTBEAT_WITHIN, false, { ref: false })]);
    if (connection !== client) return;
    if (!isAlive) return lost(client);
    beatLater(client);
  }

  function lost(client: Client): void {
    if (connection !== client || closing.signal.aborted) return;
    connection = undefined;
    clearTimeout(heartbeat);
    registry.announcementsLost();
    log.warn('The connection that announces writes broke; connecting again.');
    void client.end().catch(() => {});
    tryAgain();
  }

  function tryAgain(): void {
    listen().catch(() => {
      if (!closing.signal.aborted) retry = setTimeout(tryAgain, RETRY_AFTER);
    });
  }

  return {
    listening: listen(),
    async caughtUp() {
      if (!connection) return;
      // PostgreSQL sends a connection the notifications of earlier commits before it ends a query.
      await Promise.race([roundTrip(connection), pause(MAX_CATCH_UP, undefined, { ref: false })]);
    },
    close() {
      closing.abort();
      clearTimeout(retry);
      clearTimeout(heartbeat);
      void connection?.end().catch(() => {});
    },
  };
}
