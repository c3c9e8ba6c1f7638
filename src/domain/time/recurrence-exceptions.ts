import type { Bilingual } from '../fields/field.ts';
import { addDays, addMinutes, dayOf, minutesBetween } from './calendar.ts';
import {
  endOf,
  nextOccurrences,
  type Occurrence,
  type Repeating,
  type RepeatSettings,
  weekdays,
} from './recurrence.ts';

/** Single dates of something that repeats: cancelled, moved, or as the rule has them. */

/** How a repetition begins that nobody has refined. */
export const plainRepeat: RepeatSettings = {
  every: 1,
  repeat_days: Object.fromEntries(weekdays.map((day) => [day, false])) as RepeatSettings['repeat_days'],
  until: null,
  cancelled: [],
  moved: [],
  elsewhere: [],
};

const withoutException = (settings: RepeatSettings, day: string): RepeatSettings => ({
  ...settings,
  cancelled: settings.cancelled.filter((one) => one !== day),
  moved: settings.moved.filter(({ from }) => from !== day),
  elsewhere: settings.elsewhere?.filter(({ from }) => from !== day) ?? [],
});

/** The date stands again as the rule has it. */
export const asPlanned = withoutException;

export function withCancelled(settings: RepeatSettings, day: string): RepeatSettings {
  const kept = withoutException(settings, day);
  return { ...kept, cancelled: [...kept.cancelled, day].sort() };
}

type Exception = { readonly from: string };

/** The exceptions of one kind with that of a day in its place. */
const replaced = <E extends Exception>(exceptions: readonly E[], exception: E): E[] =>
  [...exceptions.filter(({ from }) => from !== exception.from), exception].sort((a, b) =>
    a.from < b.from ? -1 : 1,
  );

/** Takes the occurrence of `day` to the wall clock `to`; it stays where it is held. */
export const withMoved = (settings: RepeatSettings, day: string, to: string): RepeatSettings => ({
  ...settings,
  cancelled: settings.cancelled.filter((one) => one !== day),
  moved: replaced(settings.moved, { from: day, to }),
});

/** Holds the occurrence of `day` somewhere else, whenever that is. */
export const withLocation = (
  settings: RepeatSettings,
  day: string,
  location: Bilingual<string>,
): RepeatSettings => ({
  ...settings,
  cancelled: settings.cancelled.filter((one) => one !== day),
  elsewhere: replaced(settings.elsewhere ?? [], { from: day, location }),
});

export interface PlannedDate {
  /** The day the rule puts it on; what a cancellation or a move is about. */
  readonly day: string;
  /** Wall clock at which the rule has it begin. */
  readonly starts: string;
  readonly isCancelled: boolean;
  /** Wall clock at which it begins instead. */
  readonly movedTo: string | null;
  /** Where it takes place instead. */
  readonly location: Bilingual<string> | null;
}

/** The next dates by the rule, the cancelled and moved ones among them, so that each can be changed or put back. */
export function plannedDates(event: Repeating, fromDay: string, count: number): PlannedDate[] {
  const settings = event.repeat_settings;
  const rule: Repeating = {
    ...event,
    repeat_settings: settings && { ...settings, cancelled: [], moved: [] },
  };
  return nextOccurrences(rule, fromDay, count).map(({ starts }) => {
    const day = dayOf(starts);
    return {
      day,
      starts,
      isCancelled: settings?.cancelled.includes(day) ?? false,
      movedTo: settings?.moved.find(({ from }) => from === day)?.to ?? null,
      location: settings?.elsewhere?.find(({ from }) => from === day)?.location ?? null,
    };
  });
}

/** What is said of one date: nothing where it stands as planned. */
export interface DateException {
  readonly cancelled: boolean;
  /** Wall clock at which it begins instead. */
  readonly to: string | null;
  readonly location: Bilingual<string> | null;
}

/** Whether the rule puts something on the day, cancelled or not. */
export const isPlanned = (event: Repeating, day: string): boolean =>
  plannedDates(event, day, 1)[0]?.day === day;

/** With what is said of a date in the place of what was said of it before. */
function withException(
  settings: RepeatSettings,
  day: string,
  { cancelled, to, location }: DateException,
): RepeatSettings {
  if (cancelled) return withCancelled(settings, day);
  const plain = withoutException(settings, day);
  const moved = to === null ? plain : withMoved(plain, day, to);
  return location === null ? moved : withLocation(moved, day, location);
}

/**
 * The dates of an event after one of them was cancelled, moved or held elsewhere. What happens once moves as a whole;
 * `location` of it is a field of its own.
 */
export function datesWith<E extends Repeating>(event: E, day: string, exception: DateException): E {
  const settings = event.repeat_settings ?? plainRepeat;
  if (event.repeats === 1) return { ...event, repeat_settings: withException(settings, day, exception) };
  const { cancelled, to } = exception;
  const called = cancelled ? withCancelled(settings, day) : withoutException(settings, day);
  const isSaid = cancelled || event.repeat_settings !== null;
  const moved = to === null ? event : movedOnce(event, to);
  return isSaid ? { ...moved, repeat_settings: called } : moved;
}

const movedOnce = <E extends Repeating>(event: E, to: string): E => ({
  ...event,
  start_date: to,
  end_date: event.end_date && addMinutes(to, minutesBetween(event.start_date, event.end_date)),
});

/** One date as staff see it who change single dates: also one that was cancelled. */
export interface DateOnDay extends Occurrence {
  /** The day the rule puts it on; what an exception is about. */
  readonly day: string;
  readonly exception: DateException;
}

/** What the rule puts on the day or a move took there, cancelled dates among them, by start. */
export function datesOnDay(event: Repeating, day: string): DateOnDay[] {
  const movedHere = (event.repeats === 1 ? (event.repeat_settings?.moved ?? []) : [])
    .filter(({ from, to }) => dayOf(to) === day && from !== day)
    .map(({ from }) => from);
  return [...new Set([day, ...movedHere])]
    .flatMap((from) => plannedDates(event, from, 1))
    .flatMap(({ day: planned, starts, isCancelled, movedTo, location }): DateOnDay[] => {
      const begins = isCancelled ? starts : (movedTo ?? starts);
      // What happens once may last for days.
      if (event.repeats === 1 ? dayOf(begins) !== day : dayOf(begins) > day) return [];
      const exception = { cancelled: isCancelled, to: movedTo, location };
      return [
        {
          day: planned,
          starts: begins,
          ends: endOf(event, begins),
          exception,
          ...(location ? { location } : {}),
        },
      ];
    })
    .sort((one, other) => Number(one.starts > other.starts) - Number(one.starts < other.starts));
}

/** The dates of the day of `now`, a wall clock, with what began the day before and has not ended. */
export function datesToday(event: Repeating, now: string): DateOnDay[] {
  const today = dayOf(now);
  const lastNight = event.repeats === 1 ? datesOnDay(event, addDays(today, -1)) : [];
  const running = lastNight.filter(
    ({ ends, exception }) => ends !== null && ends > now && !exception.cancelled,
  );
  return [...running, ...datesOnDay(event, today)];
}
