import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '../../domain/language.ts';

/** The tables that no content type declares. `migrate:plan` adds those of the content types. */

const now = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'string', precision: 3 }).notNull().defaultNow();

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
  },
  (table) => [
    uniqueIndex('revision_of_record').on(table.type, table.record_id, table.number),
    index('revision_by_time').on(table.at),
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
