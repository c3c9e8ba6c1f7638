import { addDays, dayOf, weekday } from './calendar.ts';
import { days, type Day } from './day-range.ts';
import type { Language } from '../language.ts';
import { formatTimeRange } from './time-format.ts';

export const mealPeriods = ['breakfast', 'lunch', 'dinner', 'lounge'] as const;

export type MealPeriod = (typeof mealPeriods)[number];

/** When a meal is served: 'HH:mm' on each of the days. Closing at or before opening is the day after. */
export interface Hours {
  readonly opens: string;
  readonly closes: string;
  readonly days: readonly Day[];
}

export type RestaurantHours = Readonly<Partial<Record<MealPeriod, Hours | null>>>;

/** One meal on one day, as wall clocks of the property. */
export interface Sitting {
  readonly period: MealPeriod;
  readonly opens: string;
  readonly closes: string;
}

/** '7:00 am – 11:00 am'; hours that close when they open are '24 hours'. */
export function describeHours({ opens, closes }: Hours, language: Language): string {
  if (opens === closes) return language === 'en' ? '24 hours' : '24 horas';
  return formatTimeRange(opens, closes, language);
}

/** The sitting that is open at `now` ('YYYY-MM-DDTHH:mm'): the earlier meal where two overlap, undefined when closed. */
export function openNow(hours: RestaurantHours, now: string): Sitting | undefined {
  const today = dayOf(now);
  return mealPeriods
    .flatMap((period) => [
      ...sittingOn(hours, period, addDays(today, -1)),
      ...sittingOn(hours, period, today),
    ])
    .find(({ opens, closes }) => opens <= now && now < closes);
}

/** The next sitting that opens after `now`, at most a week ahead; undefined when none ever does. */
export function opensNext(hours: RestaurantHours, now: string): Sitting | undefined {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = addDays(dayOf(now), ahead);
    const [next] = mealPeriods
      .flatMap((period) => sittingOn(hours, period, day))
      .filter(({ opens }) => opens > now)
      .sort((a, b) => Number(a.opens > b.opens) - Number(a.opens < b.opens));
    if (next) return next;
  }
  return undefined;
}

/** What is past midnight belongs to the day it opened. */
function sittingOn(hours: RestaurantHours, period: MealPeriod, day: string): Sitting[] {
  const served = hours[period];
  if (!served || !served.days.includes(days[weekday(day)] as Day)) return [];
  const lastDay = served.closes > served.opens ? day : addDays(day, 1);
  return [{ period, opens: `${day}T${served.opens}`, closes: `${lastDay}T${served.closes}` }];
}
