import type { Bilingual } from '../fields/field.ts';
import { addDays, dayOf, weekday } from './calendar.ts';
import { days, type Day } from './day-range.ts';

export const mealPeriods = ['breakfast', 'lunch', 'dinner', 'lounge'] as const;

export type MealPeriod = (typeof mealPeriods)[number];

/** From and to on one day, 'HH:mm'. Closing at or before opening is the day after. Guests get entries without their ids. */
export interface TimeSpan {
  readonly id?: string;
  readonly opens: string;
  readonly closes: string;
}

/** Part of every year, first and last day as 'MM-DD'. One that ends before it begins goes on past New Year. */
export interface Season {
  readonly from: string;
  readonly until: string;
}

/** Served from and to on each of the days; all year, or in its season. */
export interface HoursSpan extends TimeSpan {
  readonly days: readonly Day[];
  readonly season: Season | null;
}

/** What stands in place of the usual hours from one date to another, or on one date alone where `until` is null. */
export interface HoursException {
  readonly id?: string;
  readonly from: string;
  readonly until: string | null;
  /** The hours of each of these days; none where it is closed. */
  readonly spans: readonly TimeSpan[];
  /** Why, in words that guests read. */
  readonly reason: Bilingual<string>;
}

/** When a meal is served. */
export interface Hours {
  readonly spans: readonly HoursSpan[];
  readonly exceptions: readonly HoursException[];
}

export type RestaurantHours = Readonly<Partial<Record<MealPeriod, Hours | null>>>;

/** One meal on one day, as wall clocks of the property. */
export interface Sitting extends TimeSpan {
  readonly period: MealPeriod;
}

/** A yearly season holds on both of its days. */
function isInSeason({ from, until }: Season, day: string): boolean {
  const date = day.slice(5);
  return from <= until ? from <= date && date <= until : from <= date || date <= until;
}

const isExceptionOn = ({ from, until }: HoursException, day: string): boolean =>
  from <= day && day <= (until ?? from);

export const exceptionOn = ({ exceptions }: Hours, day: string): HoursException | undefined =>
  exceptions.find((one) => isExceptionOn(one, day));

const byOpening = (a: TimeSpan, b: TimeSpan) => Number(a.opens > b.opens) - Number(a.opens < b.opens);

/**
 * The spans of a weekday as the usual week has them at the time of year of `day`. Those of a season in which it lies stand
 * in place of those of all year: of each weekday by itself.
 */
export function usualSpans({ spans }: Pick<Hours, 'spans'>, on: Day, day: string): readonly HoursSpan[] {
  const ofWeekday = spans.filter(({ days: served }) => served.includes(on));
  const ofSeason = ofWeekday.filter(({ season }) => season && isInSeason(season, day));
  const held = ofSeason.length > 0 ? ofSeason : ofWeekday.filter(({ season }) => !season);
  return [...held].sort(byOpening);
}

export const weekdayOf = (day: string): Day => days[weekday(day)]!;

/** When it is open on a date, by opening: by an exception where there is one, else as usual. */
export function spansOn(hours: Hours, day: string): readonly TimeSpan[] {
  const exception = exceptionOn(hours, day);
  return exception ? [...exception.spans].sort(byOpening) : usualSpans(hours, weekdayOf(day), day);
}

/** What is past midnight belongs to the day it opened. */
function sittingsOn(hours: RestaurantHours, period: MealPeriod, day: string): Sitting[] {
  const served = hours[period];
  if (!served) return [];
  return spansOn(served, day).map(({ opens, closes }) => ({
    period,
    opens: `${day}T${opens}`,
    closes: `${closes > opens ? day : addDays(day, 1)}T${closes}`,
  }));
}

/** The sitting that is open at `now` ('YYYY-MM-DDTHH:mm'): the earlier meal where two overlap, undefined when closed. */
export function openNow(hours: RestaurantHours, now: string): Sitting | undefined {
  const today = dayOf(now);
  return mealPeriods
    .flatMap((period) => [
      ...sittingsOn(hours, period, addDays(today, -1)),
      ...sittingsOn(hours, period, today),
    ])
    .find(({ opens, closes }) => opens <= now && now < closes);
}

/**
 * When a place that is open at `now` closes: a meal that begins before the one of now ends, or as it ends, goes on from it,
 * one of each period at most, as a place may never close. Undefined when closed.
 */
export function closesAt(
  hours: RestaurantHours,
  now: string,
  joins: number = mealPeriods.length,
): string | undefined {
  const closes = openNow(hours, now)?.closes;
  return closes && joins > 0 ? (closesAt(hours, closes, joins - 1) ?? closes) : closes;
}

/** All that is served on a day, by opening. */
export const sittingsOfDay = (hours: RestaurantHours, day: string): Sitting[] =>
  mealPeriods.flatMap((period) => sittingsOn(hours, period, day)).sort(byOpening);

/** Whether hours are not the same every week: they have seasons or exceptions. */
export const hasDates = (hours: RestaurantHours): boolean =>
  mealPeriods.some((period) => {
    const { spans = [], exceptions = [] } = hours[period] ?? {};
    return exceptions.length > 0 || spans.some(({ season }) => season);
  });

/** Why nothing is served on a date that has exceptions; undefined where something is served, or where it has none. */
export function closureOn(place: RestaurantHours, date: string): Bilingual<string> | undefined {
  const given = mealPeriods.flatMap((period) => place[period] ?? []);
  if (given.some((hours) => spansOn(hours, date).length > 0)) return undefined;
  const reasons = given.flatMap((hours) => exceptionOn(hours, date)?.reason ?? []);
  return reasons.find(({ en, es }) => en ?? es) ?? reasons[0];
}

/** A season or an exception may leave a place closed for most of a year. */
const MAX_DAYS_AHEAD = 366;

/** The next sitting that opens after `now`, at most a year ahead; undefined when none ever does. */
export function opensNext(hours: RestaurantHours, now: string): Sitting | undefined {
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead++) {
    const next = sittingsOfDay(hours, addDays(dayOf(now), ahead)).find(({ opens }) => opens > now);
    if (next) return next;
  }
  return undefined;
}
