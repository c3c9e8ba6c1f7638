import { and, count, eq, inArray, sum } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { record_total } from '../../database/schema.ts';
import type { Queries } from './repository.ts';
import { matching, type Selection } from './selection.ts';
import { tablesOf } from './tables.ts';

/** Whether the totals that triggers keep can answer, however many records there are. */
const isKept = (type: ContentType, { where, siteIds, ...narrowing }: Selection): boolean =>
  narrowing.words === undefined &&
  narrowing.publication === undefined &&
  narrowing.createdOn === undefined &&
  narrowing.entryNamed === undefined &&
  narrowing.ids === undefined &&
  Object.keys(where ?? {}).length === 0 &&
  (type.scope !== 'itself' || siteIds === undefined);

async function keptTotal(db: Queries, type: ContentType, selection: Selection): Promise<number> {
  const { siteIds, language, needsSpanish, show = 'live' } = selection;
  const [row] = await db
    .select({ total: sum(record_total.total).mapWith(Number) })
    .from(record_total)
    .where(
      and(
        eq(record_total.type, type.name),
        eq(record_total.show, show),
        siteIds && type.scope === 'site' ? inArray(record_total.site_id, [...siteIds]) : undefined,
        language && eq(language === 'en' ? record_total.in_en : record_total.in_es, true),
        needsSpanish ? eq(record_total.needs_spanish, true) : undefined,
      ),
    );
  return row?.total ?? 0;
}

/** How many live records of a site wait for a translation, by the names of types; none for a type where none does. */
export async function countUntranslated(
  db: Queries,
  siteId: number,
  types: readonly ContentType[],
): Promise<{ type: string; count: number }[]> {
  if (types.length === 0) return [];
  const counted = sum(record_total.total).mapWith(Number);
  const rows = await db
    .select({ type: record_total.type, count: counted })
    .from(record_total)
    .where(
      and(
        inArray(
          record_total.type,
          types.map(({ name }) => name),
        ),
        eq(record_total.site_id, siteId),
        eq(record_total.show, 'live'),
        eq(record_total.needs_spanish, true),
      ),
    )
    .groupBy(record_total.type);
  return rows.filter((row) => row.count > 0);
}

// Nobody leafs through forty pages of a search: whoever is told that there are more asks for less.
const MAX_COUNTED = 1000;

export interface Total {
  readonly total: number;
  /** There are more than `total`: counting stopped there. */
  readonly isTotalCapped: boolean;
}

/** How many records a selection has: exactly what triggers keep, else as far as a thousand. */
export async function countRecords(db: Queries, type: ContentType, selection: Selection): Promise<Total> {
  if (isKept(type, selection)) return { total: await keptTotal(db, type, selection), isTotalCapped: false };
  const { records } = tablesOf(type);
  const counted = db
    .select({ id: records.id })
    .from(records)
    .where(matching(type, selection))
    .limit(MAX_COUNTED + 1)
    .as('counted');
  const [row] = await db.select({ total: count() }).from(counted);
  const total = row?.total ?? 0;
  return { total: Math.min(total, MAX_COUNTED), isTotalCapped: total > MAX_COUNTED };
}
