import { dayOf, nextMidnight } from './time/calendar.ts';
import { byPosition } from './record/position.ts';
import { isOn, type Repeating } from './time/recurrence.ts';

/** The places that show promotions. */
export const promotionLocations = [
  'Home',
  'Menu',
  'Dining',
  'Hotel Info',
  'Events',
  'Dietary',
  'Specials',
] as const;

export type PromotionLocation = (typeof promotionLocations)[number];

/** Shown from `start_date` to `end_date`, wall clocks of the property; null is open. */
export interface Promoted extends Omit<Repeating, 'start_date'> {
  readonly id: number;
  readonly position: number | null;
  readonly start_date: string | null;
  readonly locations: readonly PromotionLocation[];
}

/** A repeating promotion without a start counts from here: a Sunday that is also the first of a month. */
const SINCE_EVER = '2006-01-01T00:00';

/** The promotions on at `now` ('YYYY-MM-DDTHH:mm') in a place, in staff's order; none in an unknown place. */
export function promotionsAt<P extends Promoted>(
  promotions: readonly P[],
  location: string,
  now: string,
): P[] {
  const place = promotionLocations.find((one) => one.toLowerCase() === location.toLowerCase());
  if (place === undefined) return [];
  return promotions
    .filter((promotion) => promotion.locations.includes(place) && isOnNow(promotion, now))
    .sort(byPosition);
}

/** A repeating promotion is on all day; one that does not repeat is on until the minute it ends. */
function isOnNow(promotion: Promoted, now: string): boolean {
  const { start_date, end_date, repeats } = promotion;
  if (repeats === 1) return isOn({ ...promotion, start_date: start_date ?? SINCE_EVER }, dayOf(now));
  return (start_date === null || start_date <= now) && (end_date === null || now < end_date);
}

/** The next wall clock after `now` at which other promotions may be on in a place; undefined where none is to come. */
export function nextPromotionChange(
  promotions: readonly Promoted[],
  location: string,
  now: string,
): string | undefined {
  const place = promotionLocations.find((one) => one.toLowerCase() === location.toLowerCase());
  const moments = promotions
    .filter(({ locations }) => place !== undefined && locations.includes(place))
    .flatMap(({ repeats, start_date, end_date }) =>
      repeats === 1 ? [nextMidnight(now)] : [start_date, end_date],
    );
  return moments.reduce<string | undefined>(
    (next, moment) => (moment !== null && moment > now && (!next || moment < next) ? moment : next),
    undefined,
  );
}
