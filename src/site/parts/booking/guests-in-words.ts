import type { StayRoom } from '../../../domain/booking/stay.ts';

/** How many adults, children and rooms, in the words of the page: 'booking-adults-many' and the like. */
export interface CountWords {
  readonly adults: readonly [one: string, many: string];
  readonly children: readonly [one: string, many: string];
  readonly rooms: readonly [one: string, many: string];
}

const counted = ([one, many]: readonly [string, string], count: number) =>
  (count === 1 ? one : many).replace('{count}', String(count));

/** '4 adults, 1 child, 2 rooms'; one room goes without saying. */
export function guestsInWords(rooms: readonly StayRoom[], words: CountWords): string {
  const sum = (of: (room: StayRoom) => number) => rooms.reduce((total, room) => total + of(room), 0);
  const children = sum(({ ages }) => ages.length);
  return [
    counted(
      words.adults,
      sum(({ adults }) => adults),
    ),
    ...(children > 0 ? [counted(words.children, children)] : []),
    ...(rooms.length > 1 ? [counted(words.rooms, rooms.length)] : []),
  ].join(', ');
}
