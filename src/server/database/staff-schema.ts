import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../domain/language.ts';

/** The tables of people and their rights. `staff_user` has better-auth's names for its columns: `sign-in-schema.ts`. */

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const began = () => instant('created_at').notNull().defaultNow();
export const changed = () => instant('updated_at').notNull().defaultNow();

/** Somebody who may sign in, or has been invited to. */
export const staffUser = pgTable(
  'staff_user',
  {
    id: text('id').primaryKey(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    language: text('language').$type<Language>().notNull().default('en'),
    twoFactorEnabled: boolean('two_factor').notNull().default(false),
    all_sites: boolean('all_sites').notNull().default(false),
    disabled_at: instant('disabled_at'),
    last_seen_at: instant('last_seen_at'),
    createdAt: began(),
    updatedAt: changed(),
  },
  (table) => [uniqueIndex('staff_user_email_taken').on(table.email)],
);

export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => staffUser.id, { onDelete: 'cascade' });

/** A set of permissions with a name. Seeded once, staff's to change. */
export const role = pgTable(
  'role',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    name_es: text('name_es'),
    description: text('description'),
    description_es: text('description_es'),
    permissions: text('permissions').array().notNull(),
    may_change: boolean('may_change').notNull().default(true),
    /** Whether guests may read what its people save; others send it for approval. */
    may_publish: boolean('may_publish').notNull().default(true),
    /** Languages whose words its people may change, and nothing else; empty where they may change everything. */
    words_only_in: text('words_only_in').array().$type<Language[]>().notNull().default([]),
    created_at: began(),
    updated_at: changed(),
  },
  (table) => [uniqueIndex('role_name_taken').on(sql`lower(${table.name})`)],
);

export const staffUserRole = pgTable(
  'staff_user_role',
  {
    user_id: userId(),
    // A role that somebody has cannot be deleted.
    role_id: integer('role_id')
      .notNull()
      .references(() => role.id),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.role_id] }),
    index('staff_user_role_of_role').on(table.role_id),
  ],
);

/** The sites of somebody whose work is not on all of them. */
export const staffUserSite = pgTable(
  'staff_user_site',
  { user_id: userId(), site_id: integer('site_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.user_id, table.site_id] }),
    index('staff_user_site_of_site').on(table.site_id),
  ],
);

/** What happened to people and their rights. Writes to records stand in `revision`. */
export const audit = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, mode: 'string', precision: 3 }).notNull().defaultNow(),
    actor: text('actor'),
    actor_name: text('actor_name').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    /** The user it is about, where it is about one. */
    subject_id: text('subject_id'),
    ip: text('ip'),
    detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    index('audit_by_time').on(table.at, table.id),
    index('audit_of_actor').on(table.actor, table.at),
  ],
);
