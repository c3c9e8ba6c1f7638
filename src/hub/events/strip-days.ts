import { addDays, daysBetween } from '../../domain/time/calendar.ts';

const LENGTH = 14;
const BEFORE = 3;

/** The days to choose from at a tap: two weeks from today; today and those around a chosen day that lies outside them. */
export function stripDays(chosen: string, today: string): string[] {
  const ahead = daysBetween(today, chosen);
  const first = ahead >= 0 && ahead < LENGTH ? today : addDays(chosen, -BEFORE);
  const days = Array.from({ length: LENGTH }, (_, count) => addDays(first, count));
  return [today, ...days.filter((day) => day !== today)];
}
