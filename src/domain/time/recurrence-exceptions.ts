import type { Bilingual } from '../fields/field.ts';
import { dayOf } from './calendar.ts';
import { nextOccurrences, type Repeating, type RepeatSettings, weekdays } from './recurrence.ts';

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
