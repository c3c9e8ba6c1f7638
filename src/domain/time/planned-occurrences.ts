import type { Bilingual } from '../fields/field.ts';
import { addDays, dayOf, daysBetween } from './calendar.ts';
import { type Occurrence, occurrencesOn, type Repeating, scheduledOn } from './recurrence.ts';

/** An occurrence as staff plan it: with what was cancelled or moved, which guests do not see. */
export interface PlannedOccurrence extends Omit<Occurrence, 'location'> {
  /** The day that the rule puts it on; what a cancellation or a move is about. */
  readonly day: string;
  readonly isCancelled: boolean;
  /** The wall clock at which the rule has it begin, where it was moved from there. */
  readonly movedFrom: string | null;
  /** Where it takes place, if not where the others do. */
  readonly location: Bilingual<string> | null;
}

const asPlanned = ({ starts, ends }: Occurrence) => ({
  day: dayOf(starts),
  starts,
  ends,
  isCancelled: false,
  movedFrom: null,
  location: null,
});

/** The days of the calendar that was asked for last: hundreds of events are asked for the same. */
let known = { from: '', to: '', days: [] as readonly string[] };

function daysFrom(from: string, to: string): readonly string[] {
  if (known.from !== from || known.to !== to) {
    const length = Math.max(0, daysBetween(from, to) + 1);
    known = { from, to, days: Array.from({ length }, (_, at) => addDays(from, at)) };
  }
  return known.days;
}

/** What an event has from a day to another one, both included, by start; of one that lasts for days its start alone. */
export function plannedOccurrences(event: Repeating, from: string, to: string): PlannedOccurrence[] {
  if (event.repeats !== 1) {
    const [only] = [from, to].flatMap((day) => occurrencesOn(event, day));
    const isInside = dayOf(event.start_date) >= from && dayOf(event.start_date) <= to;
    const found = only ?? (isInside ? occurrencesOn(event, dayOf(event.start_date))[0] : undefined);
    return found ? [asPlanned(found)] : [];
  }
  const { cancelled = [], moved = [], elsewhere = [] } = event.repeat_settings ?? {};
  const days = daysFrom(from, to);
  const movedHere = moved.filter((one) => dayOf(one.to) >= from && dayOf(one.to) <= to);
  const wanted = new Set([...days, ...movedHere.map((one) => one.from)]);
  return [...wanted]
    .flatMap((day) => scheduledOn(event, day) ?? [])
    .map((scheduled): PlannedOccurrence => {
      const day = dayOf(scheduled.starts);
      const isCancelled = cancelled.includes(day);
      const target = isCancelled ? undefined : moved.find((one) => one.from === day)?.to;
      const [standing] =
        target === undefined
          ? []
          : occurrencesOn(event, dayOf(target)).filter((one) => one.starts === target);
      return {
        ...asPlanned(standing ?? scheduled),
        day,
        isCancelled,
        movedFrom: standing ? scheduled.starts : null,
        location: elsewhere.find((one) => one.from === day)?.location ?? null,
      };
    })
    .filter(({ starts }) => dayOf(starts) >= from && dayOf(starts) <= to)
    .sort((one, other) => (one.starts < other.starts ? -1 : Number(one.starts > other.starts)));
}
