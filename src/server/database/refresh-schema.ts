import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { now } from './instant.ts';

/** The tables of running instances, and of the refreshes of their routes and caches. */

/** Each time somebody had routes, redirects and caches made anew on every instance. */
export const route_refresh = pgTable(
  'route_refresh',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: now('at'),
    actor: text('actor'),
    actor_name: text('actor_name').notNull(),
    /** The instances that were running and were told. */
    instances: text('instances').array().$type<string[]>().notNull(),
    /** What the deployment service answered: its status, 0 where it could not be reached; null while it is not called. */
    deploy_status: integer('deploy_status'),
    deploy_ms: integer('deploy_ms'),
  },
  (table) => [index('route_refresh_by_time').on(table.at)],
);

/** What each instance did at a refresh, and how long it took. */
export const route_refresh_step = pgTable(
  'route_refresh_step',
  {
    refresh_id: integer('refresh_id').notNull(),
    instance: text('instance').notNull(),
    /** Sites that it read anew, and redirects that they have. */
    sites: integer('sites').notNull(),
    redirects: integer('redirects').notNull(),
    took_ms: integer('took_ms').notNull(),
    /** Null where all went well. */
    failure: text('failure'),
    at: now('at'),
  },
  (table) => [primaryKey({ columns: [table.refresh_id, table.instance] })],
);

/** Instances of Palapa that are running: each says so every few seconds. */
export const instance = pgTable('instance', {
  name: text('name').primaryKey(),
  started_at: now('started_at'),
  seen_at: now('seen_at'),
});
