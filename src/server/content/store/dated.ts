import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import { plannedOccurrences } from '../../../domain/time/planned-occurrences.ts';
import { occurrencesAhead, type Repeating } from '../../../domain/time/recurrence.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import type { Queries } from './repository.ts';
import { type Dates, matching, type Selection } from './selection.ts';
import { tablesOf } from './tables.ts';

/**
 * Records of each kind that are looked at: the singles that come first by their index, and what repeats. Beyond that the
 * list says that there are more.
 */
const MAX_DATED = 5000;

type Dated = Repeating & { readonly id: number; readonly site_id: number };

interface DatedIds {
  /** By their first date among those asked for. */
  readonly ids: readonly number[];
  readonly isCapped: boolean;
}

/** The earliest day on which it is still today somewhere. */
const earliestToday = (now: Date): string => wallClockIn(now, 'Etc/GMT+12').slice(0, 10);

async function zonesOf(db: Queries, rows: readonly Dated[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.map(({ site_id }) => site_id))];
  if (ids.length === 0) return new Map();
  const { records } = tablesOf(contentTypes.site);
  const sites = (await db
    .select({ id: records.id, timeZone: records.timeZone })
    .from(records)
    .where(inArray(records.id, ids))) as { id: number; timeZone: string }[];
  return new Map(sites.map(({ id, timeZone }) => [id, timeZone]));
}

/** Rows that may have a date from a day on, and up to another where one is given. */
async function candidates(
  db: Queries,
  type: ContentType,
  selection: Selection,
  { from, to }: { readonly from: string; readonly to: string | undefined },
): Promise<Dated[][]> {
  const { records } = tablesOf(type);
  const begins = to === undefined ? undefined : sql`${records.start_date} < ${addDays(to, 1)}`;
  const goesOn = or(sql`${records.start_date} >= ${from}`, sql`${records.end_date} >= ${from}`);
  const isNotOver = sql`(coalesce(${records.repeat_settings} ->> 'until', '9999-12-31') >= ${from}
    or jsonb_array_length(coalesce(${records.repeat_settings} -> 'moved', '[]')) > 0)`;
  const read = (condition: SQL | undefined) =>
    db
      .select({
        id: records.id,
        site_id: records.site_id,
        start_date: records.start_date,
        end_date: records.end_date,
        repeats: records.repeats,
        repeat_frequency: records.repeat_frequency,
        repeat_settings: records.repeat_settings,
      })
      .from(records)
      .where(and(matching(type, selection), isNotNull(records.start_date), begins, condition))
      .orderBy(asc(records.start_date), asc(records.id))
      .limit(MAX_DATED + 1);
  const repeating = eq(records.repeats, 1);
  return (await Promise.all([
    read(and(sql`${records.repeats} is distinct from 1`, goesOn)),
    read(and(repeating, isNotOver)),
  ])) as Dated[][];
}

/** The records of a selection that have a date among those asked for; what is cancelled on it counts, as staff plan with it. */
export async function datedIds(
  db: Queries,
  type: ContentType,
  selection: Selection,
  dates: Dates,
  now: Date = new Date(),
): Promise<DatedIds> {
  const days = dates === 'coming' ? { from: earliestToday(now), to: undefined } : dates;
  const kinds = await candidates(db, type, selection, days);
  const rows = kinds.flatMap((some) => some.slice(0, MAX_DATED));
  const zones = dates === 'coming' ? await zonesOf(db, rows) : new Map<number, string>();
  const firstOf = (row: Dated): string | undefined => {
    if (dates !== 'coming') return plannedOccurrences(row, dates.from, dates.to)[0]?.starts;
    const here = wallClockIn(now, zones.get(row.site_id) ?? 'UTC');
    return occurrencesAhead(row, here, 1)[0]?.starts;
  };
  const dated = rows.flatMap((row) => {
    const first = firstOf(row);
    return first === undefined ? [] : [{ id: row.id, first }];
  });
  dated.sort((one, other) => compare(one.first, other.first) || one.id - other.id);
  return { ids: dated.map(({ id }) => id), isCapped: kinds.some((some) => some.length > MAX_DATED) };
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
