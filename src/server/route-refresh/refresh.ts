import { setTimeout as pause } from 'node:timers/promises';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../content/store/repository.ts';
import type { Actor } from '../content/write/history.ts';
import { route_refresh, route_refresh_step } from '../database/refresh-schema.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import { redirectCount } from '../redirects/find-redirect.ts';
import { runningInstances, sayThatRunning } from './instances.ts';

/** Has every instance read routes, redirects and content anew, and then tells the deployment service. */

/** The channel on which instances are told the number of a refresh. */
export const REFRESH = 'palapa_refresh';

// Milliseconds.
/** The deployment service is told after so long, also where an instance has not answered. */
const WAIT_FOR_INSTANCES = 15_000;
const LOOK_EVERY = 100;
const DEPLOY_TIMEOUT = 10_000;
const MAX_FAILURE = 200;

export interface RefreshStep {
  readonly instance: string;
  /** 'waiting' until the instance has answered; 'gone' where it ended before. */
  readonly state: 'waiting' | 'done' | 'failed' | 'gone';
  readonly sites: number | null;
  readonly redirects: number | null;
  readonly took_ms: number | null;
}

export interface RefreshState {
  readonly id: number;
  readonly at: string;
  readonly actor_name: string;
  readonly steps: readonly RefreshStep[];
  /** Null where no deployment service is set. Its status is null until it has answered, 0 where it could not be reached. */
  readonly deploy: { readonly status: number | null; readonly took_ms: number | null } | null;
  readonly is_finished: boolean;
}

const noAnswer = { sites: null, redirects: null, took_ms: null } as const;

/** How the last refresh went, or how far it is; undefined where there was none. */
export async function lastRefresh(db: Queries, hasDeploy: boolean): Promise<RefreshState | undefined> {
  const [row] = await db.select().from(route_refresh).orderBy(desc(route_refresh.id)).limit(1);
  if (!row) return undefined;
  const done = await db
    .select()
    .from(route_refresh_step)
    .where(eq(route_refresh_step.refresh_id, row.id))
    .orderBy(asc(route_refresh_step.instance));
  const running = await runningInstances(db);
  // Who was there then: what has answered since was told of it, whatever started later had nothing to refresh.
  const told = row.instances.map((instance): RefreshStep => {
    const step = done.find((one) => one.instance === instance);
    if (!step) return { instance, state: running.includes(instance) ? 'waiting' : 'gone', ...noAnswer };
    const { sites, redirects, took_ms, failure } = step;
    return { instance, state: failure === null ? 'done' : 'failed', sites, redirects, took_ms };
  });
  const isDeployed = !hasDeploy || row.deploy_status !== null;
  return {
    id: row.id,
    at: row.at,
    actor_name: row.actor_name,
    steps: told,
    deploy: hasDeploy ? { status: row.deploy_status, took_ms: row.deploy_ms } : null,
    is_finished: isDeployed && told.every(({ state }) => state !== 'waiting'),
  };
}

/** Begins a refresh and tells all instances. */
export async function beginRefresh(
  db: Queries,
  actor: Actor,
  own: string,
): Promise<{ id: number; instances: readonly string[] }> {
  await sayThatRunning(db, own);
  const instances = await runningInstances(db);
  const [row] = await db
    .insert(route_refresh)
    .values({ actor: actor.id, actor_name: actor.name, instances })
    .returning({ id: route_refresh.id });
  await db.execute(sql`select pg_notify(${REFRESH}, ${String(row!.id)})`);
  return { id: row!.id, instances };
}

/** What one instance does when it is told; what it did is written down for whoever looks on. */
export async function refreshInstance(
  db: Queries,
  registry: CacheRegistry,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<void> {
  const began = performance.now();
  let sites = 0;
  let redirects = 0;
  let failure: string | null = null;
  try {
    for (const snapshot of await registry.readAgain()) {
      sites += 1;
      redirects += redirectCount(snapshot);
    }
  } catch (error) {
    failure = (error instanceof Error ? error.name : 'Error').slice(0, MAX_FAILURE);
  }
  const took_ms = Math.round(performance.now() - began);
  await db
    .insert(route_refresh_step)
    .values({ refresh_id: id, instance: name, sites, redirects, took_ms, failure })
    .onConflictDoNothing();
}

async function callDeployment(url: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(DEPLOY_TIMEOUT);
    const response = await fetch(url, { method: 'POST', redirect: 'error', signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

/** Tells the deployment service once every instance has answered, or after some time. */
export async function deployAfterwards(
  db: Queries,
  { id, instances }: { readonly id: number; readonly instances: readonly string[] },
  url: string,
): Promise<void> {
  const until = performance.now() + WAIT_FOR_INSTANCES;
  const isOfThis = eq(route_refresh_step.refresh_id, id);
  while (performance.now() < until && (await db.$count(route_refresh_step, isOfThis)) < instances.length) {
    await pause(LOOK_EVERY, undefined, { ref: false });
  }
  const began = performance.now();
  const deploy_status = await callDeployment(url);
  const deploy_ms = Math.round(performance.now() - began);
  await db.update(route_refresh).set({ deploy_status, deploy_ms }).where(eq(route_refresh.id, id));
}
