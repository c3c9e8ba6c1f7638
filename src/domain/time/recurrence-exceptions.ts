import { dayOf } from './calendar.ts';
import { nextOccurrences, type Repeating, type RepeatSettings, weekdays } from './recurrence.ts';

/** Single dates of something that repeats: cancelled, moved, or as the rule has them. */

/** How a repetition begins that nobody has refined. */
export const plainRepeat: RepeatSettings = {
  every: 1,
  repeat_days: Object.fromEntries(weekdays.map((day) => [day, false])) as RepeatSettings['repeat_days'],
  cancelled: [],
  moved: [],
};

const withoutException = (settings: RepeatSettings, day: string): RepeatSettings => ({
  ...settings,
  cancelled: settings.cancelled.filter((one) => one !== day),
  moved: settings.moved.filter(({ from }) => from !== day),
});

/** The date stands again as the rule has it. */
export const asPlanned = withoutException;

export function withCancelled(settings: RepeatSettings, day: string): RepeatSettings {
  const kept = withoutException(settings, day);
  return { ...kept, cancelled: [...kept.cancelled, day].sort() };
}

/** Takes the occurrence of `day` to the wall clock `to`. */
export function withMoved(settings: RepeatSettings, day: string, to: string): RepeatSettings {
  const kept = withoutException(settings, day);
  const moved = [...kept.moved, { from: day, to }].sort((a, b) => (a.from < b.from ? -1 : 1));
  return { ...kept, moved };
}

export interface PlannedDate {
  /** The day the rule puts it on; what a cancellation or a move is about. */
  readonly day: string;
  /** Wall clock at which the rule has it begin. */
  readonly starts: string;
  readonly isCancelled: boolean;
  /** Wall clock at which it begins instead. */
  readonly movedTo: string | null;
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
    };
  });
}
