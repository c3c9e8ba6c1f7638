import type { StayLimits } from '../../../domain/booking/stay.ts';
import { addDays } from '../../../domain/time/calendar.ts';

/** Which days of the calendar may be chosen, by the day of arrival once there is one. */

const isClosed = (night: string, { closed }: StayLimits) =>
  closed.some(({ from, until }) => from <= night && night <= until);

/** Whether a stay may begin on a day: open, and its shortest stay fits before the last day. */
export const mayArrive = (day: string, limits: StayLimits): boolean =>
  day >= limits.from && !isClosed(day, limits) && addDays(day, limits.minNights) <= limits.until;

/** Whether a stay from a day may end on another: long enough, not too long, and no closed night between. */
export function mayDepart(day: string, arrive: string, limits: StayLimits): boolean {
  const isWithin =
    day >= addDays(arrive, limits.minNights) &&
    day <= addDays(arrive, limits.maxNights) &&
    day <= limits.until;
  return isWithin && !limits.closed.some(({ from, until }) => from < day && until >= arrive);
}
