import { newEntryId } from '../fields/entry.ts';
import type { Bilingual } from '../fields/field.ts';
import { addDays } from './calendar.ts';
import {
  exceptionOn,
  type Hours,
  type HoursException,
  type MealPeriod,
  mealPeriods,
  type RestaurantHours,
  spansOn,
  type TimeSpan,
  usualSpans,
  weekdayOf,
} from './opening-hours.ts';

/** Single dates of hours: closed, other hours, or as usual again. Each gives new hours; entries that stay keep their ids. */

type Reason = Bilingual<string>;

const noReason: Reason = { en: null, es: null };

const withNewId = ({ opens, closes }: TimeSpan): TimeSpan => ({ id: newEntryId(), opens, closes });

/** What is left of an exception without one of its dates: the dates before it, and those after it. */
function withoutDate(exception: HoursException, date: string): HoursException[] {
  const { from, until, spans } = exception;
  const last = until ?? from;
  if (date < from || date > last) return [exception];
  const part = (whole: HoursException, first: string, end: string) =>
    first > end ? [] : [{ ...whole, from: first, until: first === end ? null : end }];
  const before = part(exception, from, addDays(date, -1));
  // Cut in two, it is two entries.
  const rest =
    before.length > 0 ? { ...exception, id: newEntryId(), spans: spans.map(withNewId) } : exception;
  return [...before, ...part(rest, addDays(date, 1), last)];
}

/** The date stands again as the usual week has it. */
export const asUsualOn = (hours: Hours, date: string): Hours => ({
  ...hours,
  exceptions: hours.exceptions.flatMap((one) => withoutDate(one, date)),
});

/** An exception of one date, in the place of what stood there. */
export const withException = (hours: Hours, exception: HoursException): Hours => ({
  ...hours,
  exceptions: [...asUsualOn(hours, exception.from).exceptions, exception].sort((a, b) =>
    a.from < b.from ? -1 : 1,
  ),
});

/** Other hours on one date. */
export function changedOn(
  hours: Hours,
  date: string,
  spans: readonly TimeSpan[],
  reason: Reason = noReason,
): Hours {
  return withException(hours, {
    id: newEntryId(),
    from: date,
    until: null,
    spans: spans.map(withNewId),
    reason,
  });
}

/** Not open on one date. */
export const closedOn = (hours: Hours, date: string, reason?: Reason): Hours =>
  changedOn(hours, date, [], reason);

type ChangedMeals = Partial<Record<MealPeriod, Hours>>;

const changedMeals = (
  place: RestaurantHours,
  change: (hours: Hours, period: MealPeriod) => Hours | undefined,
): ChangedMeals =>
  Object.fromEntries(
    mealPeriods.flatMap((period) => {
      const hours = place[period];
      const changed = hours && change(hours, period);
      return changed ? [[period, changed]] : [];
    }),
  );

/** Whether a meal is served on a date, or usually would be. */
const isMealOf = (hours: Hours, date: string) =>
  exceptionOn(hours, date) !== undefined || usualSpans(hours, weekdayOf(date), date).length > 0;

/** No meal is served on a date: the meals to save, each with its new hours. */
export const placeClosedOn = (place: RestaurantHours, date: string, reason?: Reason): ChangedMeals =>
  changedMeals(place, (hours) => (isMealOf(hours, date) ? closedOn(hours, date, reason) : undefined));

/** Meals have other hours on a date, those that are not named stay as they are: the meals to save. */
export const placeChangedOn = (
  place: RestaurantHours,
  date: string,
  spans: Readonly<Partial<Record<MealPeriod, readonly TimeSpan[]>>>,
  reason?: Reason,
): ChangedMeals =>
  changedMeals(place, (hours, period) => {
    const own = spans[period];
    return own && changedOn(hours, date, own, reason);
  });

/** All meals of a date are as usual again: the meals to save. */
export const placeAsUsualOn = (place: RestaurantHours, date: string): ChangedMeals =>
  changedMeals(place, (hours) => (exceptionOn(hours, date) ? asUsualOn(hours, date) : undefined));

/** How the hours of a meal on a date are not the usual ones. */
export interface MealDiffers {
  readonly period: MealPeriod;
  /** None where it is not served. */
  readonly spans: readonly TimeSpan[];
  readonly reason: Reason;
}

/** The meals that an exception changes on a date, in the order of the day. */
export const differsOn = (place: RestaurantHours, date: string): MealDiffers[] =>
  mealPeriods.flatMap((period) => {
    const hours = place[period];
    const exception = hours && exceptionOn(hours, date);
    return exception ? [{ period, spans: spansOn(hours, date), reason: exception.reason }] : [];
  });

/** An exception that some meals of a place have in common. */
export interface PlaceException extends HoursException {
  readonly periods: readonly MealPeriod[];
}

/** The exceptions of a place that begin after `date`, at most so many days on; the same one of several meals is one. */
export function comingExceptions(place: RestaurantHours, date: string, within: number): PlaceException[] {
  const last = addDays(date, within);
  const found = new Map<string, PlaceException>();
  for (const period of mealPeriods) {
    for (const one of place[period]?.exceptions ?? []) {
      if (one.from <= date || one.from > last) continue;
      const spans = one.spans.map(({ opens, closes }) => ({ opens, closes }));
      const key = JSON.stringify([one.from, one.until, spans, one.reason.en, one.reason.es]);
      found.set(key, { ...one, periods: [...(found.get(key)?.periods ?? []), period] });
    }
  }
  return [...found.values()].sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
}
