import { addDays, addMinutes, dayOf, daysBetween, minutesBetween, weekday } from './calendar.ts';
import { plainRepeat, withMoved, asPlanned } from './recurrence-exceptions.ts';
import type { PlannedOccurrence } from './planned-occurrences.ts';
import { type Repeating, type RepeatSettings, weekdays } from './recurrence.ts';

/** The dates of an event after a move: the fields that change. */
export type MovedDates = Partial<Pick<Repeating, 'start_date' | 'end_date' | 'repeat_settings'>>;

type Moved = Pick<PlannedOccurrence, 'day' | 'starts' | 'movedFrom'>;

/** One date of a repeating event, moved to the wall clock `to`; where the rule has it, it is no exception any more. */
export function movedOnce(event: Repeating, { day, starts, movedFrom }: Moved, to: string): MovedDates {
  const settings = event.repeat_settings ?? plainRepeat;
  if (to !== (movedFrom ?? starts)) return { repeat_settings: withMoved(settings, day, to) };
  const place = settings.elsewhere.find(({ from }) => from === day);
  const back = asPlanned(settings, day);
  return { repeat_settings: place ? { ...back, elsewhere: [...back.elsewhere, place] } : back };
}

/** The days of the week after one of them was changed for another; the rest stay. */
function withDay(settings: RepeatSettings, from: number, to: number): RepeatSettings {
  const chosen = weekdays.filter((name) => settings.repeat_days[name]);
  if (chosen.length === 0) return settings;
  return {
    ...settings,
    repeat_days: { ...settings.repeat_days, [weekdays[from]!]: false, [weekdays[to]!]: true },
  };
}

/** Exceptions are about days of the rule: those of the day that was moved move with it. */
function withShiftedExceptions(settings: RepeatSettings, days: number, isMoved: (day: string) => boolean) {
  const shift = (day: string) => (isMoved(day) ? addDays(day, days) : day);
  return {
    ...settings,
    until: settings.until && days > 0 ? addDays(settings.until, days) : settings.until,
    cancelled: settings.cancelled.map(shift),
    moved: settings.moved.map((one) => ({ ...one, from: shift(one.from) })),
    elsewhere: settings.elsewhere?.map((one) => ({ ...one, from: shift(one.from) })) ?? [],
  };
}

/**
 * Every date of an event, as far as one of them was moved to `to`. The hour changes for all. Of a week only the day that
 * was moved gives way to another; every other repetition is shifted as a whole.
 */
export function movedAlways(event: Repeating, { day, starts, movedFrom }: Moved, to: string): MovedDates {
  const planned = movedFrom ?? starts;
  const days = daysBetween(day, dayOf(to));
  const minutes = minutesBetween(`${day}T${planned.slice(11)}`, `${day}T${to.slice(11)}`);
  const settings = event.repeat_settings;
  const isWeekly = event.repeats === 1 && (event.repeat_frequency ?? 'weekly') === 'weekly';
  const isMovedDay = (one: string) => !isWeekly || weekday(one) === weekday(day);
  const startDays = isMovedDay(dayOf(event.start_date)) ? days : 0;
  const shift = (wallClock: string) =>
    addMinutes(`${addDays(dayOf(wallClock), startDays)}T${wallClock.slice(11)}`, minutes);
  const shifted = settings && withShiftedExceptions(settings, days, isMovedDay);
  return {
    start_date: shift(event.start_date),
    end_date: event.end_date && shift(event.end_date),
    ...(shifted && event.repeats === 1
      ? { repeat_settings: isWeekly ? withDay(shifted, weekday(day), weekday(dayOf(to))) : shifted }
      : {}),
  };
}
