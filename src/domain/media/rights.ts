import { addDays } from '../time/calendar.ts';

/** Whether a file of the library may still be used: its last day is over, or comes within a month. */
export type RightsState = 'ending' | 'over';

/** Staff are told a month before. */
export const DAYS_BEFORE = 31;

/** Undefined where nothing is said, or the day is far. `until` is the last day on which it may be used. */
export function rightsState(until: string | null | undefined, today: string): RightsState | undefined {
  if (!until) return undefined;
  if (until < today) return 'over';
  return until <= addDays(today, DAYS_BEFORE) ? 'ending' : undefined;
}
