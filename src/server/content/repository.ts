import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ContentType } from '../../domain/content-type.ts';
import { fold } from '../../domain/fold.ts';
import { recordFromRows, type StoredRecord } from './record.ts';
import { tablesOf } from './tables.ts';

export type Database = NodePgDatabase;
/** A database or a transaction in it. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface Selection {
  /** Only records of these sites; every site when absent. */
  readonly siteIds?: readonly number[];
  readonly ids?: readonly number[];
  /** Words, found with accents and case ignored; the last one may be a beginning. */
  readonly words?: string;
  readonly show?: 'live' | 'archived' | 'deleted';
  readonly page?: number;
  readonly pageSize?: number;
}

function search(words: string, column: SQL): SQL | undefined {
  const terms = fold(words).match(/[\p{L}\p{N}]+/gu);
  if (!terms) return sql`false`;
  const query = terms.map((term) => `${term}:*`).join(' & ');
  return sql`to_tsvector('simple', ${column}) @@ to_tsquery('simple', ${query})`;
}

function matching(type: ContentType, selection: Selection): SQL | undefined {
  const { records } = tablesOf(type);
  const show = selection.show ?? 'live';
  return and(
    show === 'deleted' ? isNotNull(records.deleted_at) : isNull(records.deleted_at),
    show === 'archived' ? isNotNull(records.archived_at) : undefined,
    show === 'live' ? isNull(records.archived_at) : undefined,
    selection.siteIds && type.scope === 'site' ? inArray(records.site_id, [...selection.siteIds]) : undefined,
    selection.siteIds && type.name === 'site' ? inArray(records.id, [...selection.siteIds]) : undefined,
    selection.ids ? inArray(records.id, [...selection.ids]) : undefined,
    selection.words === undefined ? undefined : search(selection.words, records.search),
  );
}

async function withLocales(
  db: Queries,
  type: ContentType,
  rows: Record<string, unknown>[],
): Promise<StoredRecord[]> {
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

/** Records in staff's order where the type has one, else by id; all of them when no page is asked for. */
export async function findRecords(
  db: Queries,
  type: ContentType,
  selection: Selection,
): Promise<StoredRecord[]> {
  const { records } = tablesOf(type);
  const query = db
    .select()
    .from(records)
    .where(matching(type, selection))
    .orderBy(...(type.ordered ? [asc(records.position)] : []), asc(records.id))
    .$dynamic();
  const { page = 1, pageSize } = selection;
  const rows = await (pageSize === undefined ? query : query.limit(pageSize).offset((page - 1) * pageSize));
  return withLocales(db, type, rows);
}

export async function countRecords(db: Queries, type: ContentType, selection: Selection): Promise<number> {
  const { records } = tablesOf(type);
  const [row] = await db.select({ total: count() }).from(records).where(matching(type, selection));
  return row?.total ?? 0;
}

/** One record, archived ones included; undefined when there is none or it is in the trash. */
export async function findRecord(
  db: Queries,
  type: ContentType,
  id: number,
): Promise<StoredRecord | undefined> {
  const { records } = tablesOf(type);
  const rows = await db
    .select()
    .from(records)
    .where(and(eq(records.id, id), isNull(records.deleted_at)));
  return (await withLocales(db, type, rows))[0];
}
