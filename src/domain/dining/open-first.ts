import { addDays, dayOf } from '../time/calendar.ts';
import { mealPeriods, openNow, opensNext, type RestaurantHours } from '../time/opening-hours.ts';

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

const ranks: Readonly<Record<OpenStanding, number>> = { open: 0, later: 1, unknown: 1, closed: 2 };

/** Those that are open come first, those that do not open again today last; otherwise the order is kept. */
export function openFirst<R>(places: readonly R[], hoursOf: (place: R) => RestaurantHours, now: string): R[] {
  const ranked = places.map((place) => ({ place, rank: ranks[standingAt(hoursOf(place), now)] }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ place }) => place);
}
