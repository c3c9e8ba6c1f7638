import { addMinutes } from '../../../domain/time/calendar.ts';
import type { CalendarItem } from './calendar-items.ts';
import type { Move } from './use-move.ts';

/** When an occurrence ends that begins at another time. */
function movedEnd({ occurrence: { starts, ends } }: CalendarItem, to: string): string | null {
  if (ends === null) return null;
  return addMinutes(to, (Date.parse(`${ends}Z`) - Date.parse(`${starts}Z`)) / 60_000);
}

/** The date at which a move has put something, or from which it is taken. */
export const isAtMove = ({ item, to }: Move, one: CalendarItem): boolean =>
  one.key === item.key || (one.record.id === item.record.id && one.occurrence.starts === to);

/**
 * A move of the date as the list knows it by now: an earlier move of it that was saved meanwhile gave it another key.
 */
export function asListed(move: Move, items: readonly CalendarItem[]): Move {
  if (items.some(({ key }) => key === move.item.key)) return move;
  const { record, occurrence } = move.item;
  const item = items.find(
    (one) => one.record.id === record.id && one.occurrence.starts === occurrence.starts,
  );
  return item ? { ...move, item } : move;
}

/**
 * Dates where moves hold them that are not saved yet, the last move of each. What is moved to a day of which nothing was
 * read comes along.
 */
export function heldItems(items: readonly CalendarItem[], moves: readonly Move[]): CalendarItem[] {
  const coming = moves
    .filter((move) => !items.some((one) => isAtMove(move, one)))
    .map(({ item }) => item)
    .filter((item, at, all) => all.findIndex(({ key }) => key === item.key) === at);
  return [...items, ...coming].map((one) => {
    const to = moves.findLast(({ item }) => item.key === one.key)?.to;
    if (to === undefined) return one;
    return { ...one, occurrence: { ...one.occurrence, starts: to, ends: movedEnd(one, to) } };
  });
}
