import { addDays, weekday } from '../../domain/time/calendar.ts';

const RELATIVE = /^\{monday([+-]\d{1,4})\}(T\d\d:\d\d)?$/;

/** The Monday of the week that `day` is in. */
export const mondayOf = (day: string): string => addDays(day, -((weekday(day) + 6) % 7));

/**
 * Replaces relative days wherever they stand: '{monday+3}T19:30' is the Thursday of the week of `monday`. The demo
 * uses them for what should lie near today whenever it is loaded; other dates stay as they are written.
 */
export function resolveDays(value: unknown, monday: string): unknown {
  if (typeof value === 'string') {
    const [, days, time = ''] = RELATIVE.exec(value) ?? [];
    return days === undefined ? value : addDays(monday, Number(days)) + time;
  }
  if (Array.isArray(value)) return value.map((one) => resolveDays(one, monday));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolveDays(one, monday)]));
}
