import { addDays, addMinutes, dayOf, timeOf } from './time/calendar.ts';

/** An occurrence, in wall clocks of the property. */
export interface Times {
  readonly starts: string;
  readonly ends: string | null;
}

const A_DAY = 24 * 60;

/** The last day of a festival that goes on for days, each from and to the same time; null for a single day or night. */
export function lastDayOf({ starts, ends }: Times): string | null {
  if (ends === null || ends <= addMinutes(starts, A_DAY)) return null;
  return timeOf(ends) > timeOf(starts) ? dayOf(ends) : addDays(dayOf(ends), -1);
}

/** By the time of day: a festival that began the day before yesterday stands where its evening is. */
export const byTimeOfDay = (a: Times, b: Times): number => timeOf(a.starts).localeCompare(timeOf(b.starts));
