import { addDays, dayOf, timeOf } from '../time/calendar.ts';

/** What guests are told of it: sold out for the day, or for a part of it. */
export type SoldOutFor = 'today' | 'now';

/** A bar that closes at two is still in yesterday's service: a kitchen's day begins at this time. */
const DAY_BEGINS = '05:00';

/** When a dish that is sold out "until tomorrow" is offered again. */
export function untilTomorrow(now: string): string {
  const day = timeOf(now) < DAY_BEGINS ? dayOf(now) : addDays(dayOf(now), 1);
  return `${day}T${DAY_BEGINS}`;
}

/** A time that staff named is said as "for now", so that nobody gives a dish up that is back for dinner. */
export const soldOutFor = (until: string | null): SoldOutFor =>
  until === null || timeOf(until) === DAY_BEGINS ? 'today' : 'now';
