import { HAIR, holds, type Placed } from './room-plan.ts';

/** What the walls of a plan say of the doors in them and of the beds along them. */

/** A straight piece of wall, from left to right or from top to bottom. */
export interface Wall {
  readonly isLevel: boolean;
  /** How far down a level wall lies, how far across an upright one. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The edges of an area, each before the one that lies opposite. */
function edgePairs({ across, down, width, depth }: Placed): readonly (readonly [Wall, Wall])[] {
  const level = { isLevel: true, from: across, to: across + width };
  const upright = { isLevel: false, from: down, to: down + depth };
  return [
    [
      { ...level, at: down },
      { ...level, at: down + depth },
    ],
    [
      { ...upright, at: across },
      { ...upright, at: across + width },
    ],
  ];
}

const edgesOf = (area: Placed): readonly Wall[] => edgePairs(area).flat();

/** Whether a piece of wall is a part of another. */
const isPartOf = (piece: Wall, wall: Wall): boolean =>
  piece.isLevel === wall.isLevel &&
  Math.abs(piece.at - wall.at) < HAIR &&
  piece.from + HAIR >= wall.from &&
  piece.to <= wall.to + HAIR;

export interface DoorPlace {
  /** The piece of wall that it takes. */
  readonly opening: Wall;
  /** Whether the leaf hangs where the opening begins, and not where it ends. */
  readonly hangsAtStart: boolean;
  /** How far down, or across, the leaf reaches when it stands open. */
  readonly opensTo: number;
}

const spread = ({ width, depth }: Placed): number => width * depth;

/**
 * Where a door goes through a wall; none where its square touches no wall, several where it touches more. The square is
 * what the leaf sweeps. The leaf hangs at the end that is nearer to a corner of the area it opens into, so that it
 * stands open along the side wall.
 */
export function doorPlaces(door: Placed, walled: readonly Placed[]): readonly DoorPlace[] {
  const smallFirst = walled.toSorted((a, b) => spread(a) - spread(b));
  const around = smallFirst.filter((area) => holds(area, door));
  const walls = [...around, ...smallFirst].flatMap(edgesOf);
  const placeAt = (opening: Wall, opposite: Wall): DoorPlace[] => {
    const wall = walls.find((one) => isPartOf(opening, one));
    if (!wall) return [];
    const hangsAtStart = opening.from - wall.from <= wall.to - opening.to;
    return [{ opening, hangsAtStart, opensTo: opposite.at }];
  };
  return edgePairs(door).flatMap(([one, other]) => [...placeAt(one, other), ...placeAt(other, one)]);
}

/** The piece of wall that a sliding door lies upon: the middle of its rectangle, lengthwise. */
export const slidingPlace = ({ across, down, width, depth }: Placed): Wall =>
  width > depth
    ? { isLevel: true, at: down + depth / 2, from: across, to: across + width }
    : { isLevel: false, at: across + width / 2, from: down, to: down + depth };

/** Whether a piece of wall belongs to one of the areas. */
export const isInWall = (piece: Wall, walled: readonly Placed[]): boolean =>
  walled.some((area) => edgesOf(area).some((wall) => isPartOf(piece, wall)));

/** The areas on the two sides of a piece of wall, of several the smallest; undefined where it is outside of all. */
export function besides<A extends Placed>({ isLevel, at, from, to }: Wall, walled: readonly A[]) {
  const smallFirst = walled.toSorted((a, b) => spread(a) - spread(b));
  const middle = (from + to) / 2;
  const beside = (off: number): A | undefined => {
    const point = isLevel
      ? { across: middle, down: at + off, width: 0, depth: 0 }
      : { across: at + off, down: middle, width: 0, depth: 0 };
    return smallFirst.find((area) => holds(area, point));
  };
  return [beside(-0.1), beside(0.1)] as const;
}

type Side = 'top' | 'below' | 'left' | 'right';

/** At which end the head of a bed is: at the one that is nearer to a wall. */
export function headOf(bed: Placed, walled: readonly Placed[]): Side {
  const { across, down, width, depth } = bed;
  const lies = width > depth;
  const [start, end] = lies ? [across, across + width] : [down, down + depth];
  const middle = lies ? down + depth / 2 : across + width / 2;
  const walls = walled
    .flatMap(edgesOf)
    .filter(({ isLevel, from, to }) => isLevel !== lies && from <= middle && middle <= to);
  const before = Math.min(...walls.map(({ at }) => (at <= start + HAIR ? start - at : Infinity)));
  const behind = Math.min(...walls.map(({ at }) => (at + HAIR >= end ? at - end : Infinity)));
  if (lies) return before <= behind ? 'left' : 'right';
  return before <= behind ? 'top' : 'below';
}
