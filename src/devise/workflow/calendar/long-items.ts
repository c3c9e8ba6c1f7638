import { addMinutes, dayOf } from '../../../domain/time/calendar.ts';
import type { CalendarItem } from './calendar-items.ts';

/** Minutes from which on an occurrence would fill the column of a whole day. */
const WHOLE_DAY = 1440;

/** It goes on for a day or longer: it stands above the hours instead of among them. */
export const isLong = ({ occurrence: { starts, ends } }: CalendarItem): boolean =>
  ends !== null && ends >= addMinutes(starts, WHOLE_DAY);

/** It begins on this day, or is a long one that still goes on. */
export function standsOn(item: CalendarItem, day: string): boolean {
  const { starts, ends } = item.occurrence;
  return dayOf(starts) === day || (isLong(item) && dayOf(starts) < day && ends! > `${day}T00:00`);
}

/** A long occurrence above the days of a week. */
export interface Banded {
  readonly item: CalendarItem;
  /** Columns, 0 for the first day of the week. */
  readonly from: number;
  readonly through: number;
  /** Rows, 0 for the first below the names of the days. */
  readonly row: number;
  /** It began before this week. */
  readonly isRest: boolean;
}

/** The long ones of a week, each in the first row where it overlaps no other. */
export function bandOf(items: readonly CalendarItem[], days: readonly string[]): Banded[] {
  const placed: Banded[] = [];
  for (const item of items.filter(isLong)) {
    const from = days.findIndex((day) => standsOn(item, day));
    if (from === -1) continue;
    const through = days.findLastIndex((day) => standsOn(item, day));
    const overlapping = placed.filter((one) => one.through >= from && one.from <= through);
    let row = 0;
    while (overlapping.some((one) => one.row === row)) row += 1;
    placed.push({ item, from, through, row, isRest: item.occurrence.starts < `${days[0]!}T00:00` });
  }
  return placed;
}
