import { addDays, dayOf, nextMidnight } from './time/calendar.ts';
import { byPosition } from './record/position.ts';
import { occurrencesOn, type Repeating } from './time/recurrence.ts';

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

/** Shown from `start_date` to `end_date`, wall clocks of the property, or at each repetition of that time; null is open. */
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

/** The times at which a repeating promotion is on during a day: all day where its end is not given. */
function timesOn(promotion: Promoted, day: string): { from: string; to: string }[] {
  const { start_date, end_date } = promotion;
  const repeating = {
    ...promotion,
    start_date: start_date ?? SINCE_EVER,
    end_date: start_date === null ? null : end_date,
  };
  return occurrencesOn(repeating, day).map(({ starts, ends }) =>
    ends === null ? { from: `${day}T00:00`, to: nextMidnight(starts) } : { from: starts, to: ends },
  );
}

function timesAround(promotion: Promoted, now: string): { from: string; to: string }[] {
  const today = dayOf(now);
  return [...timesOn(promotion, addDays(today, -1)), ...timesOn(promotion, today)];
}

function isOnNow(promotion: Promoted, now: string): boolean {
  const { start_date, end_date, repeats } = promotion;
  if (repeats === 1) return timesAround(promotion, now).some(({ from, to }) => from <= now && now < to);
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
    .flatMap((promotion) =>
      promotion.repeats === 1
        ? [nextMidnight(now), ...timesAround(promotion, now).flatMap(({ from, to }) => [from, to])]
        : [promotion.start_date, promotion.end_date],
    );
  return moments.reduce<string | undefined>(
    (next, moment) => (moment !== null && moment > now && (!next || moment < next) ? moment : next),
    undefined,
  );
}
