import { and, asc, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { contentTypes } from '../../../content/index.ts';
import { DAYS_BEFORE, rightsState } from '../../../domain/media/rights.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import type { RightsToday } from '../../../domain/today.ts';
import { findMediaUses } from '../find/media-uses.ts';
import type { Queries } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';

const { media_item: mediaItem } = contentTypes;

/** So many files are looked at, the next to end first. */
const MAX_RIGHTS = 50;

/** Files whose rights end within a month, and those whose rights are over and that are shown still. */
export async function rightsToday(db: Queries, siteId: number, today: string): Promise<RightsToday[]> {
  const { records } = tablesOf(mediaItem);
  const { id, key, name, rights_until: last, deleted_at } = records;
  const ended = sql`${last} < ${today}`;
  const rows = (await db
    .select({ id, key, name, until: last })
    .from(records)
    .where(and(isNull(deleted_at), isNotNull(key), lte(last, addDays(today, DAYS_BEFORE))))
    .orderBy(ended, asc(last), asc(id))
    .limit(MAX_RIGHTS)) as { id: number; key: string; name: string; until: string }[];
  const found: RightsToday[] = [];
  for (const row of rows) {
    const uses = await findMediaUses(db, row.key);
    const here = uses.filter(({ type, record }) => [siteId, null].includes(siteOf(type, record)));
    const isOver = rightsState(row.until, today) === 'over';
    // What only other properties show is for their boards; what nobody shows does no harm once it is over.
    if (here.length === 0 && (isOver || uses.length > 0)) continue;
    found.push({ id: row.id, name: row.name, until: row.until, is_over: isOver, uses: here.length });
  }
  return found;
}
