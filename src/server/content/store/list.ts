import { sql } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { datedIds } from './dated.ts';
import type { StoredRecord } from './record.ts';
import { findRecords, type Queries } from './repository.ts';
import { among, asking, type Dates, inOrder, isSought, type Selection } from './selection.ts';
import { tablesOf } from './tables.ts';
import { countRecords, type Total } from './totals.ts';

type PageOf = Selection & { readonly page: number; readonly pageSize: number };

/** What many records hold fills a page with some of these; anything rarer is found by its own index and sorted. */
const MAX_LOOKED_AT = 2000;

/** The ids of a page, taken from the first records in the order asked for; undefined where those do not fill it. */
async function idsAmongFirst(
  db: Queries,
  type: ContentType,
  selection: PageOf,
): Promise<number[] | undefined> {
  const { page, pageSize } = selection;
  const { records } = tablesOf(type);
  // Under the table's own name, so that conditions mean these; PostgreSQL hands them on in their order.
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      select * from ${records} where ${among(type, selection)}
      order by ${sql.join(inOrder(type, selection, true), sql`, `)} limit ${MAX_LOOKED_AT}
    ) as ${records} where ${asking(type, selection)} limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return rows.length === pageSize ? rows.map(({ id }) => id) : undefined;
}

/** A page of what has a date among those asked for. */
async function listDated<T extends ContentType>(
  db: Queries,
  type: T,
  { dates, ...selection }: PageOf & { readonly dates: Dates },
): Promise<Total & { records: StoredRecord<T>[] }> {
  const { show, sort, page, pageSize } = selection;
  const { ids: found, isCapped } = await datedIds(db, type, selection, dates);
  const ids = selection.isLatestFirst ? found.toReversed() : found;
  const total = { total: ids.length, isTotalCapped: isCapped };
  const shown = show ? { show } : {};
  if (sort)
    return { ...total, records: await findRecords(db, type, { ids, ...shown, sort, page, pageSize }) };
  const wanted = ids.slice((page - 1) * pageSize, page * pageSize);
  const records = await findRecords(db, type, { ids: wanted, ...shown });
  return {
    ...total,
    records: records.sort((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id)),
  };
}

/** A page of a selection, and how many records that has. */
export async function listRecords<T extends ContentType>(
  db: Queries,
  type: T,
  selection: PageOf,
): Promise<Total & { records: StoredRecord<T>[] }> {
  const { dates } = selection;
  if (dates) return listDated(db, type, { ...selection, dates });
  const total = await countRecords(db, type, selection);
  const ids =
    total.isTotalCapped && isSought(type, selection) ? await idsAmongFirst(db, type, selection) : undefined;
  const { show, sort } = selection;
  const page: Selection = ids ? { ids, ...(show ? { show } : {}), ...(sort ? { sort } : {}) } : selection;
  return { ...total, records: await findRecords(db, type, page) };
}
