import { addDays, dayOf } from '../time/calendar.ts';
import { mealPeriods, openNow, opensNext, type RestaurantHours } from '../time/opening-hours.ts';
import { DAYS_KNOWN } from './open-week.ts';

/** 'unknown' where a place gives no hours. 'closed' does not open again today. */
export type OpenStanding = 'open' | 'later' | 'closed' | 'unknown';

/** Whether a place is open at `now`, the wall clock of the property. */
export function standingAt(hours: RestaurantHours, now: string): OpenStanding {
  if (mealPeriods.every((period) => !hours[period])) return 'unknown';
  if (openNow(hours, now)) return 'open';
  const next = opensNext(hours, now);
  return next && dayOf(next.opens) === dayOf(now) ? 'later' : 'closed';
}

/** Whether it opens at no hour of the day that `now` is in. What is still open from last night is not closed. */
export function isClosedToday(hours: RestaurantHours, now: string): boolean {
  if (standingAt(hours, now) !== 'closed') return false;
  const today = dayOf(now);
  const first = opensNext(hours, `${addDays(today, -1)}T23:59`);
  return !first || dayOf(first.opens) !== today;
}

/** What sorts places as they open: a wall clock, or what stands before or behind all of them. */
function opensAt(hours: RestaurantHours, now: string): string {
  const standing = standingAt(hours, now);
  if (standing === 'open') return '';
  // After all that open today, before those that do not.
  if (standing === 'unknown') return `${dayOf(now)}T24`;
  const opens = opensNext(hours, now)?.opens;
  return opens && dayOf(opens) <= addDays(dayOf(now), DAYS_KNOWN) ? opens : 'later';
}

/** Those that are open come first, then what opens next; otherwise the order is kept. */
export function openFirst<R>(places: readonly R[], hoursOf: (place: R) => RestaurantHours, now: string): R[] {
  const sorted = places.map((place) => ({ place, opens: opensAt(hoursOf(place), now) }));
  return sorted
    .sort((a, b) => Number(a.opens > b.opens) - Number(a.opens < b.opens))
    .map(({ place }) => place);
}
