import {
  type AnyPgColumn,
  type ExtraConfigColumn,
  index,
  type PgTableExtraConfigValue,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type SQL, sql } from 'drizzle-orm';
import { type ContentType, isKeptPerLanguage } from '../../../domain/content-type.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { filtersOf, sortedFields } from '../../../domain/record/listing.ts';

/** Every sort, filter and search of a type's lists has an index: a hundred thousand records are as quick as ten. */

/** Columns as drizzle hands them to what is declared beside a table. */
type Columns = Readonly<Record<string, ExtraConfigColumn>>;

const live = sql`archived_at is null and deleted_at is null`;

/** An index that answers what a JSON list holds. */
const holds = (column: ExtraConfigColumn) => column.op('jsonb_path_ops');

// Else what is written waits in a list that every search goes through, until one unlucky save sorts it in.
const AT_ONCE = { fastupdate: false };

const isJson = (field: Field) => fieldTypeOf(field).filter === 'holds';

/** What a list is sorted by for a field: a name without regard to accents and case, of a text what an index holds. */
export const sortKey = (
  type: ContentType,
  table: Readonly<Record<string, AnyPgColumn>>,
  name: string,
): AnyPgColumn | SQL => {
  const field = type.fields[name];
  if (name === type.titleField && table.name_key) return table.name_key;
  return field && fieldTypeOf(field).filterIfShown === 'words'
    ? sql`left(lower(${table[name]}), 200)`
    : table[name]!;
};

function sortIndexes(type: ContentType, table: Columns): PgTableExtraConfigValue[] {
  const names = [...sortedFields(type), 'created_at', 'updated_at', ...(type.ordered ? ['position'] : [])];
  return names.map((name) => {
    const key = name === type.titleField ? 'name' : name;
    return index(`${type.name}_by_${key}`)
      .on(sortKey(type, table, name), table.id!)
      .where(live);
  });
}

function filterIndexes(type: ContentType, table: Columns): PgTableExtraConfigValue[] {
  // An order by a field serves its filter too.
  const sorted = sortedFields(type);
  return filtersOf(type)
    .filter((name) => !type.fields[name]?.localized && !sorted.includes(name))
    .map((name) => {
      const named = index(`${type.name}_with_${name}`);
      const column = table[name]!;
      return isJson(type.fields[name]!)
        ? named.using('gin', holds(column)).with(AT_ONCE)
        : named.on(sortKey(type, table, name), table.id!).where(live);
    });
}

function uniqueIndexes(type: ContentType, table: Columns): PgTableExtraConfigValue[] {
  return Object.entries(type.fields)
    .filter(([, field]) => field.unique && !field.localized)
    .map(([name]) =>
      (type.scope === 'site'
        ? uniqueIndex(`${type.name}_${name}_taken`).on(table.site_id!, table[name]!)
        : uniqueIndex(`${type.name}_${name}_taken`).on(table[name]!)
      ).where(sql`deleted_at is null`),
    );
}

export function recordIndexes(type: ContentType, table: Columns): PgTableExtraConfigValue[] {
  const isOfSite = type.scope === 'site';
  const needsSpanish = index(`${type.name}_needs_spanish`);
  const spanishDue = index(`${type.name}_spanish_due`);
  return [
    index(`${type.name}_words`).using('gin', table.words!).with(AT_ONCE),
    index(`${type.name}_refers_to`).using('gin', holds(table.refers_to!)).with(AT_ONCE),
    ...(isOfSite ? [index(`${type.name}_of_site`).on(table.site_id!, table.id!)] : []),
    (isOfSite ? needsSpanish.on(table.site_id!, table.id!) : needsSpanish.on(table.id!)).where(
      sql`needs_spanish and ${live}`,
    ),
    (isOfSite ? spanishDue.on(table.site_id!, table.id!) : spanishDue.on(table.id!)).where(
      sql`translation_due <> '{}'::jsonb and needs_spanish and ${live}`,
    ),
    index(`${type.name}_publication_en`).on(table.publication_en!, table.id!).where(live),
    index(`${type.name}_publication_es`).on(table.publication_es!, table.id!).where(live),
    index(`${type.name}_publication_due`)
      .on(table.publication_due_at!)
      .where(sql`publication_due_at is not null`),
    index(`${type.name}_trash`)
      .on(table.deleted_at!, table.id!)
      .where(sql`deleted_at is not null`),
    index(`${type.name}_archive`)
      .on(table.archived_at!, table.id!)
      .where(sql`archived_at is not null`),
    ...sortIndexes(type, table),
    ...filterIndexes(type, table),
    ...uniqueIndexes(type, table),
  ];
}

export function localeIndexes(type: ContentType, table: Columns): PgTableExtraConfigValue[] {
  const filters = filtersOf(type).filter((name) => type.fields[name]?.localized);
  return [
    index(`${type.name}_locale_of_site`).on(table.site_id!, table.record_id!),
    ...(type.fields.slug
      ? [
          uniqueIndex(`${type.name}_slug_taken`)
            .on(table.site_id!, table.language!, table.slug!)
            .where(sql`is_live`),
        ]
      : []),
    ...Object.keys(type.fields)
      .filter((name) => isKeptPerLanguage(type.fields[name]!) && type.fields[name]!.unique)
      .map((name) =>
        uniqueIndex(`${type.name}_${name}_taken`)
          .on(table.site_id!, table.language!, table[name]!)
          .where(sql`is_live`),
      ),
    ...filters.map((name) => {
      const named = index(`${type.name}_locale_with_${name}`);
      return isJson(type.fields[name]!)
        ? named.using('gin', holds(table[name]!)).with(AT_ONCE)
        : named.on(sortKey(type, table, name), table.site_id!, table.record_id!);
    }),
  ];
}
