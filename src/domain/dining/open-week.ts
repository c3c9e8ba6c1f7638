import { dayOf, weekday } from '../time/calendar.ts';
import { days } from '../time/day-range.ts';
import { mealPeriods, type RestaurantHours } from '../time/opening-hours.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** When a place is open in a week, in minutes since Sunday 00:00; what ends past Saturday goes on beyond the week. */
export type OpenWeek = readonly (readonly [from: number, until: number])[];

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));

/** Small enough to stand in a page, for what has to know before the app has come which place is open. */
export const openWeekOf = (hours: RestaurantHours): OpenWeek =>
  mealPeriods.flatMap((period) => {
    const meal = hours[period];
    if (!meal) return [];
    const [opens, closes] = [minutesOf(meal.opens), minutesOf(meal.closes)];
    return meal.days.map((day) => {
      const from = days.indexOf(day) * DAY + opens;
      return [from, from + (closes > opens ? closes - opens : closes - opens + DAY)] as const;
    });
  });

/** Whether it is open at a wall clock of the property; ranks as `openFirst` does: 0 open, 1 later today, 2 not any more. */
export function rankIn(week: OpenWeek, now: string): 0 | 1 | 2 {
  if (week.length === 0) return 1;
  const day = weekday(dayOf(now)) * DAY;
  const minute = day + minutesOf(now.slice(11));
  const isIn = (at: number) => week.some(([from, until]) => from <= at && at < until);
  if (isIn(minute) || isIn(minute + WEEK)) return 0;
  return week.some(([from]) => from > minute && from < day + DAY) ? 1 : 2;
}
