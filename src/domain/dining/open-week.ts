import { addDays, dayOf, weekday } from '../time/calendar.ts';
import { minutesInWeek } from '../time/hours-overlap.ts';
import { mealPeriods, type RestaurantHours, spansOn, weekdayOf } from '../time/opening-hours.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** When a place is open in a week, in minutes since Sunday 00:00; what ends past Saturday goes on beyond the week. */
export type OpenWeek = readonly (readonly [from: number, until: number])[];

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));

/** Whole days after today of which an `OpenWeek` tells: it begins with yesterday. */
export const DAYS_KNOWN = 5;

/**
 * The week from the day before `today` on, with its exceptions. Small enough to stand in a page, for what has to know
 * before the app has come which place is open. Null for a place that gives no hours.
 */
export function openWeekOf(hours: RestaurantHours, today: string): OpenWeek | null {
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead - 1));
  const given = mealPeriods.flatMap((period) => hours[period] ?? []);
  if (given.length === 0) return null;
  return given.flatMap((meal) =>
    week.flatMap((day) => spansOn(meal, day).map((span) => minutesInWeek(span, weekdayOf(day)))),
  );
}

/**
 * Minutes until it opens, at a wall clock of the property: 0 where it is open, infinite where it does not open in the days
 * that are known. It orders places as `openFirst` does.
 */
export function waitIn(week: OpenWeek | null, now: string): number {
  const minuteOfDay = minutesOf(now.slice(11));
  // After all that open today, before those that do not.
  if (week === null) return DAY - minuteOfDay - 0.5;
  const minute = weekday(dayOf(now)) * DAY + minuteOfDay;
  const isIn = (at: number) => week.some(([from, until]) => from <= at && at < until);
  if (isIn(minute) || isIn(minute + WEEK)) return 0;
  const waits = week.map(([from]) => (from - minute + WEEK) % WEEK);
  // What would open later is yesterday's, of which next week may be different.
  return Math.min(...waits.filter((wait) => minuteOfDay + wait < (DAYS_KNOWN + 1) * DAY), Infinity);
}
