import type { Bilingual } from '../fields/field.ts';
import {
  addDays,
  addMinutes,
  dayOf,
  dayOfMonth,
  daysBetween,
  lastDayOfMonth,
  minutesBetween,
  monthsBetween,
  timeOf,
  weekday,
} from './calendar.ts';
import { hasEnded } from './has-ended.ts';

/**
 * Which events stand on a day. Days and times are the property's own, without a zone, so a night of daylight saving
 * neither shifts a time nor loses or doubles an occurrence. Each question is answered from the day alone, never by
 * walking there from the start.
 */
export const frequencies = ['daily', 'weekly', 'monthly'] as const;

export type Frequency = (typeof frequencies)[number];

/** In the order of a week, as the wire names them. */
export const weekdays = [
  'repeats_sunday',
  'repeats_monday',
  'repeats_tuesday',
  'repeats_wednesday',
  'repeats_thursday',
  'repeats_friday',
  'repeats_saturday',
] as const;

export interface RepeatSettings {
  /** Every n days, weeks or months; null is 1. */
  readonly every: number | null;
  readonly repeat_days: Readonly<Record<(typeof weekdays)[number], boolean>>;
  /** The last day that the rule puts an occurrence on; null: no end. */
  readonly until: string | null;
  /** Days on which the occurrence is dropped. */
  readonly cancelled: readonly string[];
  /** The occurrence of the day `from` stands at the wall clock `to` instead. */
  readonly moved: readonly { readonly from: string; readonly to: string }[];
  /** The occurrence of the day `from` takes place somewhere else. */
  readonly elsewhere: readonly { readonly from: string; readonly location: Bilingual<string> }[];
}

/**
 * `start_date` and `end_date` are the wall clocks of the first occurrence, and every other one is as long; `repeats` 1 means
 * repeating, anything else once.
 */
export interface Repeating {
  readonly start_date: string;
  readonly end_date: string | null;
  readonly repeats: number | null;
  readonly repeat_frequency: Frequency | null;
  readonly repeat_settings: RepeatSettings | null;
}

/** Wall clocks of one occurrence; `ends` is null when nobody said. */
export interface Occurrence {
  readonly starts: string;
  readonly ends: string | null;
  /** Where it takes place, if not where the others do. */
  readonly location?: Bilingual<string>;
}

/** All occurrences on the day, by start: two when one was moved onto a day that has its own. */
export function occurrencesOn(event: Repeating, day: string): Occurrence[] {
  if (event.repeats !== 1) return standsOnce(event, day) ? [onlyOccurrence(event)] : [];

  const { cancelled = [], moved = [], elsewhere = [] } = event.repeat_settings ?? {};
  const isKept = (from: string) => isScheduled(event, from) && !cancelled.includes(from);
  const isFirstMove = (from: string, index: number) => moved.findIndex((one) => one.from === from) === index;
  const standing = moved
    .filter(({ from, to }, index) => dayOf(to) === day && isKept(from) && isFirstMove(from, index))
    .map(({ from, to }) => ({ from, starts: to }));
  if (isKept(day) && !moved.some(({ from }) => from === day)) {
    standing.push({ from: day, starts: `${day}T${timeOf(event.start_date)}` });
  }
  return standing
    .sort((a, b) => compare(a.starts, b.starts))
    .map(({ from, starts }) => {
      const place = elsewhere.find((one) => one.from === from);
      return { starts, ends: endOf(event, starts), ...(place ? { location: place.location } : {}) };
    });
}

/** The first occurrence on the day. */
export const occurrenceOn = (event: Repeating, day: string): Occurrence | undefined =>
  occurrencesOn(event, day)[0];

export const isOn = (event: Repeating, day: string): boolean => occurrencesOn(event, day).length > 0;

/** The last day of an event that happens once. What ends past midnight belongs to the day before. */
function lastDay({ start_date, end_date }: Repeating): string {
  if (end_date === null) return dayOf(start_date);
  const last = timeOf(end_date) > timeOf(start_date) ? dayOf(end_date) : addDays(dayOf(end_date), -1);
  return last < dayOf(start_date) ? dayOf(start_date) : last;
}

/** What happens once is cancelled on the day that it starts. */
const isCalledOff = ({ start_date, repeat_settings }: Repeating): boolean =>
  repeat_settings?.cancelled.includes(dayOf(start_date)) ?? false;

const standsOnce = (event: Repeating, day: string): boolean =>
  dayOf(event.start_date) <= day && day <= lastDay(event) && !isCalledOff(event);

function onlyOccurrence({ start_date, end_date }: Repeating): Occurrence {
  return { starts: start_date, ends: end_date !== null && end_date > start_date ? end_date : null };
}

/** Whether the rule alone puts an occurrence on the day, cancelled and moved ones included. */
function isScheduled(event: Repeating, day: string): boolean {
  const start = dayOf(event.start_date);
  if (day < start || day > (event.repeat_settings?.until ?? day)) return false;

  const every = Math.max(1, event.repeat_settings?.every ?? 1);
  switch (event.repeat_frequency) {
    case 'daily':
      return daysBetween(start, day) % every === 0;
    case 'monthly':
      return (
        monthsBetween(start, day) % every === 0 &&
        dayOfMonth(day) === Math.min(dayOfMonth(start), lastDayOfMonth(day))
      );
    default: {
      // Weeks start on Sunday and are counted from the start's own week.
      const weeks = Math.floor((daysBetween(start, day) + weekday(start)) / 7);
      return weeks % every === 0 && isChosen(event, weekday(day));
    }
  }
}

/** What the rule alone has on a day, cancelled and moved ones included; undefined where it has nothing. */
export function scheduledOn(event: Repeating, day: string): Occurrence | undefined {
  if (!isScheduled(event, day)) return undefined;
  const starts = `${day}T${timeOf(event.start_date)}`;
  return { starts, ends: endOf(event, starts) };
}

/** Without a single day chosen, a week repeats on the weekday of its start. */
function isChosen({ start_date, repeat_settings }: Repeating, index: number): boolean {
  const isSaid = (name: (typeof weekdays)[number] | undefined) =>
    name !== undefined && repeat_settings?.repeat_days[name] === true;
  return weekdays.some(isSaid) ? isSaid(weekdays[index]) : weekday(dayOf(start_date)) === index;
}

/** Every occurrence is as long as the first. */
export function endOf({ start_date, end_date }: Repeating, starts: string): string | null {
  if (end_date === null || end_date <= start_date) return null;
  if (timeOf(starts) === timeOf(start_date)) {
    const later = daysBetween(dayOf(start_date), dayOf(starts));
    return `${addDays(dayOf(end_date), later)}T${timeOf(end_date)}`;
  }
  return addMinutes(starts, minutesBetween(start_date, end_date));
}

/** How far searches look: ten years, longer than the rarest repetition (every 99 months). */
const HORIZON_DAYS = 3653;

/** The first and the last day that occurrences may stand on, moved ones included. */
function reach(event: Repeating): { first: string; last: string } {
  const own = dayOf(event.start_date);
  const elsewhere = (event.repeat_settings?.moved ?? []).map(({ to }) => dayOf(to));
  const reached = [own, event.repeat_settings?.until ?? '9999-12-31', ...elsewhere].sort();
  return { first: reached[0] ?? own, last: reached.at(-1) ?? own };
}

/** The first `count` occurrences on or after `fromDay`, by start, looking ten years ahead. */
export function nextOccurrences(event: Repeating, fromDay: string, count: number): Occurrence[] {
  if (event.repeats !== 1) {
    return count > 0 && fromDay <= lastDay(event) && !isCalledOff(event) ? [onlyOccurrence(event)] : [];
  }
  const { first, last } = reach(event);
  const from = fromDay > first ? fromDay : first;
  const span = Math.min(HORIZON_DAYS, daysBetween(from, last) + 1);

  const found: Occurrence[] = [];
  for (let ahead = 0; ahead < span && found.length < count; ahead++) {
    found.push(...occurrencesOn(event, addDays(from, ahead)));
  }
  return found.slice(0, count);
}

/** Like `nextOccurrences` from the day of `now`, a wall clock, with what began the day before and has not ended yet. */
function comingOccurrences(event: Repeating, now: string, count: number): Occurrence[] {
  const today = dayOf(now);
  const running = pastMidnight(event, today).filter(({ ends }) => ends! > now);
  return [...running, ...nextOccurrences(event, today, count)].slice(0, count);
}

/** Like `comingOccurrences`, without what is over: what is said to come next at ten in the evening is not this morning's. */
export function occurrencesAhead(event: Repeating, now: string, count: number): Occurrence[] {
  const overToday = occurrencesOn(event, dayOf(now)).filter((one) => hasEnded(one, now)).length;
  return comingOccurrences(event, now, count + overToday)
    .filter((one) => !hasEnded(one, now))
    .slice(0, count);
}

/** The last occurrence on a day before `day`, looking ten years back; undefined without one. */
export function lastOccurrence(event: Repeating, day: string): Occurrence | undefined {
  if (event.repeats !== 1) {
    return lastDay(event) < day && !isCalledOff(event) ? onlyOccurrence(event) : undefined;
  }
  const { first, last } = reach(event);
  const from = day > last ? last : addDays(day, -1);
  const span = Math.min(HORIZON_DAYS, daysBetween(first, from) + 1);

  for (let back = 0; back < span; back++) {
    const found = occurrencesOn(event, addDays(from, -back)).at(-1);
    if (found) return found;
  }
  return undefined;
}

/** An event as it stands on one day. */
export interface Standing<E> extends Occurrence {
  readonly event: E;
}

/** What began the day before and goes on past midnight, without what stands on the day itself. */
function pastMidnight(event: Repeating, day: string): Occurrence[] {
  const late = occurrencesOn(event, addDays(day, -1)).filter(
    ({ ends }) => ends !== null && ends > `${day}T00:00`,
  );
  if (late.length === 0) return late;
  const own = new Set(occurrencesOn(event, day).map(({ starts }) => starts));
  return late.filter(({ starts }) => !own.has(starts));
}

/**
 * What stands on the day, by start, then by label. What began the day before and goes on past midnight stands first, as
 * long as it has not ended at `now`, a wall clock.
 */
export function eventsOn<E extends Repeating & { readonly label: string }>(
  events: readonly E[],
  day: string,
  now: string,
): Standing<E>[] {
  return events
    .flatMap((event) =>
      [...pastMidnight(event, day).filter(({ ends }) => ends! > now), ...occurrencesOn(event, day)].map(
        (occurrence) => ({ event, ...occurrence }),
      ),
    )
    .sort((a, b) => compare(a.starts, b.starts) || compare(a.event.label, b.event.label));
}

/** The next wall clock after `now` at which something that began the day before ends; undefined where nothing does. */
export const nextEndPastMidnight = (
  events: readonly Repeating[],
  day: string,
  now: string,
): string | undefined =>
  events
    .flatMap((event) => pastMidnight(event, day).map(({ ends }) => ends!))
    .filter((ends) => ends > now)
    .sort()[0];

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
