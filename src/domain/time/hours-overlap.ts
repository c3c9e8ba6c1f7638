import { type Day, days } from './day-range.ts';
import type { Season, TimeSpan } from './opening-hours.ts';

/** A span of the usual week. */
export interface PartOfWeek extends TimeSpan {
  readonly days: readonly Day[];
  readonly season: Season | null;
}

const DAY = 24 * 60;
const WEEK = 7 * DAY;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** How long a span lasts, in minutes: at most a day. */
const lengthOf = ({ opens, closes }: TimeSpan): number =>
  closes > opens ? minutesOf(closes) - minutesOf(opens) : minutesOf(closes) - minutesOf(opens) + DAY;

/** A span on one day, in minutes since Sunday 00:00; what ends past Saturday goes on beyond the week. */
export function minutesInWeek(span: TimeSpan, day: Day): readonly [from: number, until: number] {
  const from = days.indexOf(day) * DAY + minutesOf(span.opens);
  return [from, from + lengthOf(span)];
}

const meet = (
  [from, until]: readonly [number, number],
  [otherFrom, otherUntil]: readonly [number, number],
): boolean => [-WEEK, 0, WEEK].some((shift) => from < otherUntil + shift && otherFrom + shift < until);

const datesOf = ({ from, until }: Season): readonly (readonly [string, string])[] =>
  from <= until
    ? [[from, until]]
    : [
        [from, '12-31'],
        ['01-01', until],
      ];

const shareADate = (one: Season, other: Season): boolean =>
  datesOf(one).some(([from, until]) => datesOf(other).some(([start, end]) => from <= end && start <= until));

/** Whether both may hold on one date. Those of a season stand in place of those of all year. */
const mayBothHold = (one: Season | null, other: Season | null): boolean =>
  one === null || other === null ? one === other : shareADate(one, other);

const overlap = (one: PartOfWeek, other: PartOfWeek): boolean =>
  mayBothHold(one.season, other.season) &&
  one.days.some((day) => other.days.some((on) => meet(minutesInWeek(one, day), minutesInWeek(other, on))));

/** The places of spans that overlap with one before them, each with the place of the first such one. */
export const overlaps = (spans: readonly PartOfWeek[]): (readonly [later: number, earlier: number])[] =>
  spans.flatMap((span, later) => {
    const earlier = spans.slice(0, later).findIndex((one) => overlap(one, span));
    return earlier === -1 ? [] : [[later, earlier] as const];
  });
