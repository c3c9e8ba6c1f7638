import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  pgTable,
  type PgTableExtraConfigValue,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type ContentType, fieldsByPlace } from '../../domain/content-type.ts';
import type { Field } from '../../domain/fields/field.ts';
import { kindOf } from '../../domain/fields/kinds.ts';

/** A declaration becomes two tables: `event` with what is kept once, `event_locale` with a row per language. */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });

function columnOf(name: string, field: Field): PgColumnBuilderBase {
  const { column } = kindOf(field);
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
  return pgTable(
    type.name,
    {
      id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
      ...(type.scope === 'site' ? { site_id: integer('site_id').notNull() } : {}),
      version: integer('version').notNull().default(1),
      ...(type.ordered ? { position: integer('position').notNull().default(0) } : {}),
      ...columnsOf(type, fieldsByPlace(type.fields).plain),
      search: text('search').notNull().default(''),
      created_at: moment('created_at').notNull().defaultNow(),
      updated_at: moment('updated_at').notNull().defaultNow(),
      archived_at: moment('archived_at'),
      deleted_at: moment('deleted_at'),
    },
    (table: Columns): PgTableExtraConfigValue[] => [
      index(`${type.name}_search`).using('gin', sql`to_tsvector('simple', ${table.search})`),
      ...(type.scope === 'site' ? [index(`${type.name}_of_site`).on(table.site_id, table.id)] : []),
      ...uniqueIndexes(type, table),
    ],
  );
}

function uniqueIndexes(type: ContentType, table: Columns): PgTableExtraConfigValue[] {
  return Object.entries(type.fields)
    .filter(([, field]) => field.unique && !field.localized)
    .map(([name]) =>
      (type.scope === 'site'
        ? uniqueIndex(`${type.name}_${name}_taken`).on(table.site_id, table[name])
        : uniqueIndex(`${type.name}_${name}_taken`).on(table[name])
      ).where(sql`deleted_at is null`),
    );
}

function localeTable(type: ContentType, records: Columns) {
  const { localized } = fieldsByPlace(type.fields);
  return pgTable(
    `${type.name}_locale`,
    {
      record_id: integer('record_id')
        .notNull()
        .references(() => records.id, { onDelete: 'cascade' }),
      language: text('language').notNull(),
      // Kept beside the slug, because a unique index cannot look into the other table.
      site_id: integer('site_id').notNull(),
      is_live: boolean('is_live').notNull().default(true),
      ...columnsOf(type, localized),
    },
    (table: Columns): PgTableExtraConfigValue[] => [
      primaryKey({ columns: [table.record_id, table.language] }),
      ...(type.fields.slug
        ? [
            uniqueIndex(`${type.name}_slug_taken`)
              .on(table.site_id, table.language, table.slug)
              .where(sql`is_live`),
          ]
        : []),
    ],
  );
}

export interface Tables {
  readonly records: Columns & ReturnType<typeof pgTable>;
  readonly locales: Columns & ReturnType<typeof pgTable>;
}

const made = new Map<ContentType, Tables>();

/** The tables of a type, made once. Every type has both, so that a field may become localized later. */
export function tablesOf(type: ContentType): Tables {
  let tables = made.get(type);
  if (!tables) {
    const records = recordTable(type);
    tables = { records, locales: localeTable(type, records) } as unknown as Tables;
    made.set(type, tables);
  }
  return tables;
}
