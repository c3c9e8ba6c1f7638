import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  type PgColumn,
  type PgColumnBuilderBase,
  pgTable,
  type PgTableExtraConfigValue,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { type ContentType, fieldsByPlace } from '../../../domain/content-type.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { instant } from '../../database/instant.ts';
import { localeIndexes, recordIndexes } from './indexes.ts';

/**
 * What follows from a record's entries in the table `publication` (`domain/publication/summary.ts`), and of it what
 * lists are filtered by: the state of each language when it was written, and the next moment at which one changes by
 * itself.
 */
const publicationColumns = () => ({
  publication: jsonb('publication').notNull().default({}),
  publication_en: text('publication_en').notNull().default('none'),
  publication_es: text('publication_es').notNull().default('none'),
  publication_due_at: instant('publication_due_at'),
});

/** A declaration becomes two tables: `event` with what is kept once, `event_locale` with a row per language. */

const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What a write draws from a record, so that lists and searches need not: see `derived.ts`. */
const derivedColumns = () => ({
  search: text('search').notNull().default(''),
  words: searchWords('words').generatedAlwaysAs(sql`to_tsvector('simple', search)`),
  name_key: text('name_key').notNull().default(''),
  in_en: boolean('in_en').notNull().default(false),
  in_es: boolean('in_es').notNull().default(false),
  // Of a site whose first language is Spanish: its English lacks something or waits.
  needs_spanish: boolean('needs_spanish').notNull().default(false),
  // Every record it refers to, at any depth: 'content_section:12'.
  refers_to: jsonb('refers_to').notNull().default([]),
  derived: smallint('derived').notNull().default(0),
});

function columnOf(name: string, field: Field): PgColumnBuilderBase {
  const { column } = fieldTypeOf(field);
  if (column === 'integer') return integer(name);
  if (column === 'double') return doublePrecision(name);
  if (column === 'boolean') return boolean(name).notNull().default(false);
  if (column === 'json') return jsonb(name);
  return text(name);
}

function columnsOf(type: ContentType, names: readonly string[]): Record<string, PgColumnBuilderBase> {
  return Object.fromEntries(names.map((name) => [name, columnOf(name, type.fields[name]!)]));
}

// The columns' own types are lost in a table made from data; rows are typed by the declaration instead.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Columns = Record<string, any>;

function recordTable(type: ContentType) {
  const columns: Record<string, PgColumnBuilderBase> = {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...(type.scope === 'site' ? { site_id: integer('site_id').notNull() } : {}),
    version: integer('version').notNull().default(1),
    ...(type.ordered ? { position: integer('position').notNull().default(0) } : {}),
    ...columnsOf(type, fieldsByPlace(type.fields).plain),
    ...derivedColumns(),
    ...publicationColumns(),
    created_at: instant('created_at')
      .notNull()
      .default(sql`now()`),
    updated_at: instant('updated_at')
      .notNull()
      .default(sql`now()`),
    updated_by: text('updated_by'),
    // The English that each waiting Spanish text was written for, by field.
    translation_due: jsonb('translation_due').notNull().default({}),
    archived_at: instant('archived_at'),
    deleted_at: instant('deleted_at'),
  };
  return pgTable(type.name, columns, (table): PgTableExtraConfigValue[] => recordIndexes(type, table));
}

function localeTable(type: ContentType, records: Columns) {
  const { localized } = fieldsByPlace(type.fields);
  const columns: Record<string, PgColumnBuilderBase> = {
    record_id: integer('record_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    // Kept beside the slug, because a unique index cannot look into the other table.
    site_id: integer('site_id').notNull(),
    is_live: boolean('is_live').notNull().default(true),
    ...columnsOf(type, localized),
  };
  return pgTable(`${type.name}_locale`, columns, (table): PgTableExtraConfigValue[] => [
    primaryKey({ columns: [table.record_id!, table.language!] }),
    ...localeIndexes(type, table),
  ]);
}

export interface Tables {
  readonly records: Columns & ReturnType<typeof pgTable>;
  readonly locales: Columns & ReturnType<typeof pgTable>;
}

/** The column that names the site of a record: of a site its own id. Undefined for what is the group's. */
export const siteColumnOf = ({ scope }: ContentType, { records }: Tables): PgColumn | undefined =>
  scope === 'site' ? records.site_id : scope === 'itself' ? records.id : undefined;

const made = new Map<ContentType, Tables>();

/** The tables of a type, made once. Every type has both, so that a field may become localized later. */
export function tablesOf(type: ContentType): Tables {
  let tables = made.get(type);
  if (!tables) {
    const records = recordTable(type);
    tables = { records, locales: localeTable(type, records) };
    made.set(type, tables);
  }
  return tables;
}
