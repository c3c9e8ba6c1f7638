import { type Asked, saidBack, valuesOf } from './asked.ts';
import { isLayout, type Layout, layoutNames } from './layouts.ts';

/** Which meeting rooms hold a group: people and layout in, rooms out. */

/** How many people a room holds when it is set so; null where it cannot be. */
export type Capacities = Readonly<Record<Layout, number | null>>;

export const MAX_PEOPLE = 10_000;

export interface WantedRoom {
  readonly people: number;
  /** Null: however it is set. */
  readonly layout: Layout | null;
}

export interface FittingRoom<R> {
  readonly room: R;
  /** The layout in which it holds them, and how many it holds so. */
  readonly layout: Layout;
  readonly holds: number;
}

/** The layout that leaves the fewest chairs empty; of several the first. Undefined where they do not fit. */
function fitting<R extends Capacities>(room: R, { people, layout }: WantedRoom): FittingRoom<R> | undefined {
  let best: FittingRoom<R> | undefined;
  for (const one of layout === null ? layoutNames : [layout]) {
    const holds = room[one];
    if (holds !== null && holds >= people && (best === undefined || holds < best.holds)) {
      best = { room, layout: one, holds };
    }
  }
  return best;
}

/** The rooms that hold the group, the one that leaves the fewest chairs empty first. */
export const findRooms = <R extends Capacities>(
  rooms: readonly R[],
  wanted: WantedRoom,
): readonly FittingRoom<R>[] =>
  rooms
    .flatMap((room) => fitting(room, wanted) ?? [])
    .map((found, at) => ({ found, at }))
    .sort((a, b) => a.found.holds - b.found.holds || a.at - b.at)
    .map(({ found }) => found);

/** The most people that any of the rooms holds in a layout, or in whichever; 0 where none can be set so. */
export const mostPeople = (rooms: readonly Capacities[], layout: Layout | null): number =>
  Math.max(
    0,
    ...rooms.flatMap((room) => (layout === null ? layoutNames : [layout]).map((one) => room[one] ?? 0)),
  );

/** What the finder was asked. */
export interface AskedCapacity {
  /** As it was typed; '' where nothing was. */
  readonly people: string;
  readonly layout: Layout | null;
  /** Set where both can be read and a number was given. */
  readonly wanted: WantedRoom | null;
  readonly issues: readonly ('people' | 'layout')[];
}

export function readCapacity(asked: Asked): AskedCapacity {
  const [people = ''] = valuesOf(asked, 'people');
  const [name] = valuesOf(asked, 'layout');
  const count = /^\d{1,6}$/.test(people) ? Number(people) : NaN;
  const isCount = count >= 1 && count <= MAX_PEOPLE;
  const layout = isLayout(name) ? name : null;
  const isUnknown = name !== undefined && layout === null;
  return {
    people: saidBack(people),
    layout,
    wanted: isCount && !isUnknown ? { people: count, layout } : null,
    issues: [
      ...(people === '' || isCount ? [] : (['people'] as const)),
      ...(isUnknown ? (['layout'] as const) : []),
    ],
  };
}
