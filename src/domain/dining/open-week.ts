import { addDays, dayOf, weekday } from '../time/calendar.ts';
import { minutesInWeek } from '../time/hours-overlap.ts';
import { mealPeriods, type RestaurantHours, spansOn, weekdayOf } from '../time/opening-hours.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** When a place is open in a week, in minutes since Sunday 00:00; what ends past Saturday goes on beyond the week. */
export type OpenWeek = readonly (readonly [from: number, until: number])[];

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));

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

/** Whether it is open at a wall clock of the property; ranks as `openFirst` does: 0 open, 1 later today, 2 not any more. */
export function rankIn(week: OpenWeek | null, now: string): 0 | 1 | 2 {
  if (week === null) return 1;
  const day = weekday(dayOf(now)) * DAY;
  const minute = day + minutesOf(now.slice(11));
  const isIn = (at: number) => week.some(([from, until]) => from <= at && at < until);
  if (isIn(minute) || isIn(minute + WEEK)) return 0;
  return week.some(([from]) => from > minute && from < day + DAY) ? 1 : 2;
}
