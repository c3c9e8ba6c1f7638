import { inLanguage, type Locales } from '../language.ts';
import type { Link } from '../link.ts';
import { type MealPeriod, openNow, type RestaurantHours } from '../time/opening-hours.ts';
import { type Section, splitBySection } from './dining.ts';
import { reservationOf } from './reservation.ts';

/** The meals that guests filter by. A lounge is a kind of place rather than a meal. */
export const filterMeals = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly MealPeriod[];

/** What the list of restaurants is narrowed to. */
export interface DiningFilter {
  readonly isOpen: boolean;
  readonly meal: (typeof filterMeals)[number] | null;
  readonly kind: Section | null;
  readonly takesReservations: boolean;
}

export const noFilter: DiningFilter = { isOpen: false, meal: null, kind: null, takesReservations: false };

export const isFiltering = (filter: DiningFilter): boolean =>
  filter.isOpen || filter.meal !== null || filter.kind !== null || filter.takesReservations;

interface Filtered extends RestaurantHours {
  readonly locale: Locales<{
    readonly section: string | null;
    readonly reservations_url: string | null;
    readonly links: readonly Link[] | null;
  }>;
}

/** The places that fit all of the filter at `now`. With a meal, 'open' means that this meal is being served. */
export function filterPlaces<R extends Filtered>(
  places: readonly R[],
  filter: DiningFilter,
  now: string,
): readonly R[] {
  const { isOpen, meal, kind, takesReservations } = filter;
  const ofKind = kind === null ? places : splitBySection(places)[kind];
  return ofKind.filter((place) => {
    if (meal !== null && !place[meal]) return false;
    if (isOpen && !openNow(meal === null ? place : { [meal]: place[meal] }, now)) return false;
    return !takesReservations || reservationOf(inLanguage(place.locale, 'en')).url !== null;
  });
}
