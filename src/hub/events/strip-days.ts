import { addDays, daysBetween } from '../../domain/time/calendar.ts';

const LENGTH = 14;
const BEFORE = 3;

/** The days to choose from at a tap: two weeks from today, or around the chosen day when it lies outside them. */
export function stripDays(chosen: string, today: string): string[] {
  const ahead = daysBetween(today, chosen);
  const first = ahead >= 0 && ahead < LENGTH ? today : addDays(chosen, -BEFORE);
  return Array.from({ length: LENGTH }, (_, count) => addDays(first, count));
}
