import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../domain/language.ts';
import { instant } from './instant.ts';

/** The tables that no content type declares. `migrate:plan` adds those of the content types. */

const now = (name: string) =>
  instant(name)
    .notNull()
    .default(sql`now()`);

/** Every write to a record: who, when, what, and the record as it was afterwards. */
export const revision = pgTable(
  'revision',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    record_id: integer('record_id').notNull(),
    site_id: integer('site_id'),
    number: integer('number').notNull(),
    action: text('action').notNull(),
    actor: text('actor'),
    actor_name: text('actor_name').notNull(),
    at: now('at'),
    record: jsonb('record').notNull(),
    /** Dotted paths of what differs from the revision before. */
    changed: jsonb('changed').$type<string[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('revision_of_record').on(table.type, table.record_id, table.number),
    index('revision_by_time').on(table.at),
    // The audit asks what happened on a site, and what somebody did.
    index('revision_of_site').on(table.site_id, table.at),
    index('revision_of_actor').on(table.actor, table.at),
  ],
);

/**
 * What staff decided about the languages of records: publish a revision or withdraw, from which moment on. Rows are only
 * added and marked as cancelled; what follows from them stands in each record's column `publication`.
 */
export const publication = pgTable(
  'publication',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    record_id: integer('record_id').notNull(),
    site_id: integer('site_id'),
    language: text('language').$type<Language>().notNull(),
    action: text('action').$type<'publish' | 'withdraw'>().notNull(),
    /** Of `revision`; null where the language is withdrawn. */
    revision: integer('revision'),
    /** From when on it holds. */
    at: instant('at').notNull(),
    actor: text('actor'),
    actor_name: text('actor_name').notNull(),
    made_at: now('made_at'),
    cancelled_at: instant('cancelled_at'),
    cancelled_by: text('cancelled_by'),
  },
  (table) => [index('publication_of_record').on(table.type, table.record_id, table.at, table.id)],
);

/** Somebody who may not publish asks somebody who may. */
export const approval = pgTable(
  'approval',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    record_id: integer('record_id').notNull(),
    site_id: integer('site_id'),
    revision: integer('revision').notNull(),
    languages: text('languages').array().$type<Language[]>().notNull(),
    note: text('note'),
    asked_by: text('asked_by'),
    asked_by_name: text('asked_by_name').notNull(),
    asked_at: now('asked_at'),
    /** Null while it waits. */
    outcome: text('outcome').$type<'approved' | 'sent-back' | 'replaced' | 'published' | 'deleted'>(),
    comment: text('comment'),
    decided_by: text('decided_by'),
    decided_by_name: text('decided_by_name'),
    decided_at: instant('decided_at'),
  },
  (table) => [
    index('approval_by_outcome').on(table.outcome, table.type, table.id),
    index('approval_of_record').on(table.type, table.record_id),
  ],
);

/** A stored picture. Its address carries the hash, so that browsers may keep it for good. */
export const media = pgTable('media', {
  id: text('id').primaryKey(),
  file: text('file').notNull(),
  mime: text('mime').notNull(),
  hash: text('hash').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  thumbhash: text('thumbhash'),
  alt: jsonb('alt').$type<Record<Language, string>>().notNull(),
  created_at: now('created_at'),
});

/** How many records there are of each sort; triggers keep it, so that no list has to count: `total-triggers.ts`. */
export const record_total = pgTable(
  'record_total',
  {
    type: text('type').notNull(),
    /** 0 for records of the group. */
    site_id: integer('site_id').notNull(),
    show: text('show').notNull(),
    in_en: boolean('in_en').notNull(),
    in_es: boolean('in_es').notNull(),
    needs_spanish: boolean('needs_spanish').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.type, table.site_id, table.show, table.in_en, table.in_es, table.needs_spanish],
    }),
  ],
);

/** The number of a transaction, as PostgreSQL's xid8. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Which transactions wrote to what guests see of a site, for processes that were not connected when it was announced.
 * Rows are only added, so that writes to one site never wait for each other; old ones go with the daily maintenance.
 */
export const site_change = pgTable(
  'site_change',
  {
    /** 0 for all sites. */
    site_id: integer('site_id').notNull(),
    xid: transactionId('xid').notNull(),
    at: now('at'),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.xid] }), index('site_change_by_time').on(table.at)],
);

/** What somebody has begun to write and not saved yet. Nobody else sees it. */
export const draft = pgTable(
  'draft',
  {
    person: text('person').notNull(),
    key: text('key').notNull(),
    type: text('type').notNull(),
    /** Null for a new record. */
    record_id: integer('record_id'),
    site_id: integer('site_id'),
    /** The version of the record that it began with. */
    version: integer('version'),
    step: text('step').notNull(),
    // As text: what was typed is kept to the letter, whatever a record would say of it.
    values: text('values').notNull(),
    updated_at: now('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.key] }),
    index('draft_by_time').on(table.updated_at),
  ],
);
