import { randomBytes } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../content/store/repository.ts';
import { instance } from '../database/refresh-schema.ts';
import type { AppLog } from '../plugins/problem.ts';

/** The instances of Palapa that run on one database: each says every few seconds that it is there. */

// Milliseconds.
const SEEN_EVERY = 15_000;
/** An instance that said nothing for so long is gone. */
const GONE_AFTER = 45_000;
const FORGOTTEN_AFTER = 86_400_000;

/** A name that says nothing of the machine. */
export const newInstanceName = (): string => randomBytes(4).toString('hex');

export const sayThatRunning = async (db: Queries, name: string): Promise<void> => {
  await db
    .insert(instance)
    .values({ name })
    .onConflictDoUpdate({ target: instance.name, set: { seen_at: sql`now()` } });
};

const before = (age: number) => sql`now() - make_interval(secs => ${age / 1000})`;

export const runningInstances = async (db: Queries): Promise<string[]> => {
  const rows = await db
    .select({ name: instance.name })
    .from(instance)
    .where(sql`${instance.seen_at} > ${before(GONE_AFTER)}`)
    .orderBy(instance.started_at, instance.name);
  return rows.map(({ name }) => name);
};

/** Keeps the row of this instance while the app listens, and takes it away when it closes. */
export function keepInstance(
  app: FastifyInstance,
  { db, name, log }: { db: Queries; name: string; log: AppLog },
): void {
  let timer: NodeJS.Timeout | undefined;
  const say = () =>
    sayThatRunning(db, name).catch(() => log.warn('This instance could not say that it is running.'));
  app.addHook('onListen', async () => {
    void say();
    timer = setInterval(() => void say(), SEEN_EVERY).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    if (timer === undefined) return;
    // A kill leaves rows behind, which count as gone and are dropped here.
    await db
      .delete(instance)
      .where(eq(instance.name, name))
      .catch(() => {});
    await db
      .delete(instance)
      .where(lt(instance.seen_at, before(FORGOTTEN_AFTER)))
      .catch(() => {});
  });
}
