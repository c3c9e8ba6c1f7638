import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContentType } from '../../../domain/content-type.ts';
import { recordFromRows, type StoredRecord } from './record.ts';
import { inOrder, matching, type Selection } from './selection.ts';
import { tablesOf } from './tables.ts';

export type Database = NodePgDatabase;
/** What can begin a transaction: a database, or a transaction for one inside it. */
export type Transactions = Pick<Database, 'transaction'>;
/** A database or a transaction in it. */
export type Queries = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

/** The columns a record is made of: what searches and lists look at stays in the database. */
export function recordColumns(type: ContentType): Record<string, PgColumn> {
  const {
    search: _search,
    words: _words,
    name_key: _name,
    refers_to: _refersTo,
    publication_en: _en,
    publication_es: _es,
    publication_due_at: _due,
    ...columns
  } = getTableColumns(tablesOf(type).records) as Record<string, PgColumn>;
  return columns;
}

/** Records from their rows, with the words of each read from its languages' rows. */
export async function withLocales<T extends ContentType>(
  db: Queries,
  type: T,
  rows: Record<string, unknown>[],
): Promise<StoredRecord<T>[]> {
  if (rows.length === 0) return [];
  const { locales } = tablesOf(type);
  const ids = rows.map((row) => row.id as number);
  const localeRows = (await db.select().from(locales).where(inArray(locales.record_id, ids))) as Record<
    string,
    unknown
  >[];
  const byRecord = Map.groupBy(localeRows, (row) => row.record_id);
  return rows.map((row) => recordFromRows(type, row, byRecord.get(row.id) ?? []));
}

/** The query of a selection's rows, for `EXPLAIN` too; all of them when no page is asked for. */
export function selectedRows(db: Queries, type: ContentType, selection: Selection) {
  const { page = 1, pageSize } = selection;
  const query = db
    .select(recordColumns(type))
    .from(tablesOf(type).records)
    .where(matching(type, selection))
    .orderBy(...inOrder(type, selection))
    .$dynamic();
  return pageSize === undefined ? query : query.limit(pageSize).offset((page - 1) * pageSize);
}

/** Records in the order asked for, else in staff's where the type has one, else by id. */
export const findRecords = async <T extends ContentType>(
  db: Queries,
  type: T,
  selection: Selection,
): Promise<StoredRecord<T>[]> => withLocales(db, type, await selectedRows(db, type, selection));

/** One record, archived ones included; undefined when there is none or it is in the trash. */
export async function findRecord<T extends ContentType>(
  db: Queries,
  type: T,
  id: number,
  { alsoDeleted = false } = {},
): Promise<StoredRecord<T> | undefined> {
  const { records } = tablesOf(type);
  const rows = await db
    .select(recordColumns(type))
    .from(records)
    .where(and(eq(records.id, id), alsoDeleted ? undefined : isNull(records.deleted_at)));
  return (await withLocales(db, type, rows))[0];
}
