import { dayOf, addDays } from './calendar.ts';
import { instantAt } from './zone-time.ts';

/** A moment at a property: its wall clock, and the instant in epoch milliseconds, which tells two equal clocks apart. */
export interface PropertyMoment {
  readonly now: string;
  readonly instant: number;
  readonly timeZone: string;
}

/**
 * Whether a wall clock has been reached. By the instant, so that what has appeared stays when clocks are set back; days
 * that are far are told by the clock alone, which is a hundred times faster.
 */
export function hasCome(wallClock: string, { now, instant, timeZone }: PropertyMoment): boolean {
  const today = dayOf(now);
  if (wallClock < `${addDays(today, -1)}T`) return true;
  if (wallClock >= `${addDays(today, 2)}T`) return false;
  return instantAt(wallClock, timeZone).getTime() <= instant;
}
