import { addDays, dayOf, timeOf } from '../../../domain/time/calendar.ts';

const NOON = '12:00';
const DAWN = '05:00';

/** When an event begins that is moved to `time`: an hour before dawn is of the night that follows its evening. */
export function movedStart(starts: string, time: string): string {
  const isNightAfter = timeOf(starts) >= NOON && time < DAWN;
  return `${isNightAfter ? addDays(dayOf(starts), 1) : dayOf(starts)}T${time}`;
}
