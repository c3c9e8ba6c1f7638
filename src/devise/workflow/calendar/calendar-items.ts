import type { ContentType } from '../../../domain/content-type.ts';
import { inEitherLanguage, type Language } from '../../../domain/language.ts';
import { namesFor } from '../../../domain/record/names-for.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { titleIn } from '../../../domain/record/title.ts';
import { addDays, addMinutes, dayOf, minuteOfDay, weekday } from '../../../domain/time/calendar.ts';
import { type PlannedOccurrence, plannedOccurrences } from '../../../domain/time/planned-occurrences.ts';
import type { Repeating } from '../../../domain/time/recurrence.ts';
import { repeatingOf } from '../../inputs/repetition/repetition-fields.ts';
import type { StaffRecord } from '../records/staff-record.ts';

/** One date of a record, as the calendar shows it. */
export interface CalendarItem {
  readonly key: string;
  readonly record: StaffRecord;
  readonly event: Repeating;
  readonly occurrence: PlannedOccurrence;
  readonly name: string;
  /** What staff call it, where that is not its name; else ''. */
  readonly beside: string;
  readonly category: string | null;
  readonly place: string | null;
}

export type CalendarView = 'week' | 'month';

/** The days of a view, whole weeks from Sunday on: both languages of the group write their weeks so. */
export function daysOfView(view: CalendarView, day: string): string[] {
  const first = view === 'week' ? day : `${day.slice(0, 7)}-01`;
  const from = addDays(first, -weekday(first));
  return Array.from({ length: view === 'week' ? 7 : 42 }, (_, at) => addDays(from, at));
}

/** The same day a week or a month away; of a month that is shorter its last day. */
export function stepped(view: CalendarView, day: string, steps: 1 | -1): string {
  if (view === 'week') return addDays(day, 7 * steps);
  const first = `${day.slice(0, 7)}-01`;
  return steps === 1 ? `${addDays(first, 31).slice(0, 7)}-01` : `${addDays(first, -1).slice(0, 7)}-01`;
}

const valueOf = (record: StaffRecord, field: string, language: Language): string | null => {
  const other = language === 'en' ? 'es' : 'en';
  return (record.locale[language][field] ?? record.locale[other][field] ?? null) as string | null;
};

/** What records have between two days, by start. */
export function itemsOf(
  type: ContentType,
  records: readonly StaffRecord[],
  { from, to }: { readonly from: string; readonly to: string },
  language: Language,
): CalendarItem[] {
  const { category, place } = type.workflow!.calendar!;
  const items = records.flatMap((record): CalendarItem[] => {
    const event = repeatingOf(record);
    if (!event) return [];
    const called = nameOf(type, record, language) || `#${record.id}`;
    const names = namesFor(called, titleIn(type, record, 'es'), language);
    return plannedOccurrences(event, from, to).map((occurrence) => ({
      key: `${record.id}.${occurrence.day}`,
      record,
      event,
      occurrence,
      ...names,
      category: valueOf(record, category, language),
      place:
        (occurrence.location && inEitherLanguage(occurrence.location, language)) ??
        valueOf(record, place, language),
    }));
  });
  return items.sort((one, other) => (one.occurrence.starts < other.occurrence.starts ? -1 : 1));
}

/** Minutes that an occurrence without an end is drawn for. */
const WITHOUT_END = 60;
/** Anything shorter could not be read or hit. */
const SHORTEST = 30;
const DAY = 1440;

/** A piece of an occurrence in the column of one day; lanes are the columns that stand side by side in it. */
export interface Placed {
  readonly item: CalendarItem;
  /** Minutes of the day. */
  readonly top: number;
  readonly bottom: number;
  readonly lane: number;
  readonly lanes: number;
  /** It began the day before. */
  readonly isRest: boolean;
}

type Piece = Omit<Placed, 'lane' | 'lanes'>;

/** What stands in the column of a day, with what goes on past midnight there. */
function piecesOf(items: readonly CalendarItem[], day: string): Piece[] {
  return items.flatMap((item): Piece[] => {
    const { starts } = item.occurrence;
    const ends = item.occurrence.ends ?? addMinutes(starts, WITHOUT_END);
    if (dayOf(starts) === day) {
      const top = minuteOfDay(starts);
      const bottom = dayOf(ends) > day ? DAY : minuteOfDay(ends);
      return [
        { item, top: Math.min(top, DAY - SHORTEST), bottom: Math.max(bottom, top + SHORTEST), isRest: false },
      ];
    }
    if (dayOf(starts) < day && ends > `${day}T00:00`) {
      const bottom = dayOf(ends) > day ? DAY : Math.max(minuteOfDay(ends), SHORTEST);
      return [{ item, top: 0, bottom, isRest: true }];
    }
    return [];
  });
}

/** Pieces that overlap stand side by side. */
export function placedOn(items: readonly CalendarItem[], day: string): Placed[] {
  const pieces = piecesOf(items, day).toSorted((one, other) => one.top - other.top);
  const placed: Placed[] = [];
  let group: { piece: Piece; lane: number }[] = [];
  let end = 0;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    placed.push(...group.map(({ piece, lane }) => ({ ...piece, lane, lanes })));
    group = [];
  };
  for (const piece of pieces) {
    if (piece.top >= end) close();
    const taken = group.filter((one) => one.piece.bottom > piece.top).map(({ lane }) => lane);
    let lane = 0;
    while (taken.includes(lane)) lane += 1;
    group.push({ piece, lane });
    end = Math.max(group.length === 1 ? 0 : end, piece.bottom);
  }
  close();
  return placed;
}
