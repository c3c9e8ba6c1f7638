import { and, count, eq, inArray, sum } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { record_total } from '../../database/schema.ts';
import type { Queries } from './repository.ts';
import { matching, type Selection } from './selection.ts';
import { tablesOf } from './tables.ts';

/** Whether the totals that triggers keep can answer, however many records there are. */
const isKept = (type: ContentType, { words, ids, where, siteIds }: Selection): boolean =>
  words === undefined &&
  ids === undefined &&
  Object.keys(where ?? {}).length === 0 &&
  (type.scope === 'site' || type.name !== 'site' || siteIds === undefined);

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

/** How many records a selection has, exactly. */
export async function countRecords(db: Queries, type: ContentType, selection: Selection): Promise<number> {
  if (isKept(type, selection)) return keptTotal(db, type, selection);
  const { records } = tablesOf(type);
  const [row] = await db.select({ total: count() }).from(records).where(matching(type, selection));
  return row?.total ?? 0;
}
