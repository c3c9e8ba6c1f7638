import { daysBetween, dayOf, minuteOfDay } from './calendar.ts';

/** What is left until a clock ends, in whole units that add up. */
export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

const MINUTES_A_DAY = 24 * 60;

/**
 * Counts from `now` to `end_date`, both wall clocks of the property, as the hands of its clocks do: a night with a
 * change of the hour has 24 hours here too. Null from the minute of the end on: the clock has vanished.
 */
export function remaining(end: string, now: string): Remaining | null {
  const left = daysBetween(dayOf(now), dayOf(end)) * MINUTES_A_DAY + minuteOfDay(end) - minuteOfDay(now);
  if (left <= 0) return null;
  return {
    days: Math.floor(left / MINUTES_A_DAY),
    hours: Math.floor((left % MINUTES_A_DAY) / 60),
    minutes: left % 60,
  };
}

/** The clocks that still run, the one that ends first in front. */
export const runningClocks = <C extends { readonly id: number; readonly end_date: string }>(
  clocks: readonly C[],
  now: string,
): C[] =>
  clocks
    .filter(({ end_date }) => remaining(end_date, now) !== null)
    .sort((a, b) => a.end_date.localeCompare(b.end_date) || a.id - b.id);
