import { closedDuring, type StayLimits } from '../../../domain/booking/stay.ts';
import { addDays } from '../../../domain/time/calendar.ts';

/** Which days of the calendar may be chosen, by the day of arrival once there is one. */

/** Whether a stay may begin on a day: each night of its shortest stay is open and before the last day. */
export function mayArrive(day: string, limits: StayLimits): boolean {
  const earliest = addDays(day, limits.minNights);
  return day >= limits.from && earliest <= limits.until && !closedDuring(day, earliest, limits);
}

/** Whether a stay from a day may end on another: long enough, not too long, and no closed night between. */
export function mayDepart(day: string, arrive: string, limits: StayLimits): boolean {
  const isWithin =
    day >= addDays(arrive, limits.minNights) &&
    day <= addDays(arrive, limits.maxNights) &&
    day <= limits.until;
  return isWithin && !closedDuring(arrive, day, limits);
}
