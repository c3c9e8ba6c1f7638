import type { Locales } from '../language.ts';

/** What is drawn on a plan: rooms with walls, what stands in them, and the doors in their walls. */
export const areaKinds = {
  room: { en: 'Room', es: 'Cuarto' },
  bath: { en: 'Bathroom', es: 'Baño' },
  outside: { en: 'Terrace or balcony', es: 'Terraza o balcón' },
  water: { en: 'Pool or tub', es: 'Alberca o tina' },
  bed: { en: 'Bed', es: 'Cama' },
  seat: { en: 'Sofa or chair', es: 'Sofá o silla' },
  table: { en: 'Table', es: 'Mesa' },
  door: { en: 'Door', es: 'Puerta' },
  sliding: { en: 'Sliding door', es: 'Puerta corrediza' },
} as const satisfies Readonly<Record<string, Locales<string>>>;

export type AreaKind = keyof typeof areaKinds;

const withWalls: readonly AreaKind[] = ['room', 'bath', 'outside'];

/** Whether it is a part of the room, and not a thing that stands in one. */
export const hasWalls = (kind: AreaKind): boolean => withWalls.includes(kind);

/** Whether it is a way through a wall. */
export const isDoor = (kind: AreaKind): boolean => kind === 'door' || kind === 'sliding';

/** A rectangle of a plan, in metres from its upper left corner. */
export interface Placed {
  readonly across: number;
  readonly down: number;
  readonly width: number;
  readonly depth: number;
}

/** The smallest rectangle that holds all of them; null where there are none. */
export function boundsOf(placed: readonly Placed[]): Placed | null {
  if (placed.length === 0) return null;
  const across = Math.min(...placed.map((one) => one.across));
  const down = Math.min(...placed.map((one) => one.down));
  const right = Math.max(...placed.map((one) => one.across + one.width));
  const below = Math.max(...placed.map((one) => one.down + one.depth));
  return { across, down, width: right - across, depth: below - down };
}

/** Measures in metres are no whole numbers: 4.2 and 0.9 are not quite 5.1. */
export const HAIR = 0.001;

/** Whether they share more than an edge. */
export const overlap = (a: Placed, b: Placed): boolean =>
  a.across + HAIR < b.across + b.width &&
  b.across + HAIR < a.across + a.width &&
  a.down + HAIR < b.down + b.depth &&
  b.down + HAIR < a.down + a.depth;

export const holds = (room: Placed, thing: Placed): boolean =>
  room.across <= thing.across + HAIR &&
  room.down <= thing.down + HAIR &&
  room.across + room.width + HAIR >= thing.across + thing.width &&
  room.down + room.depth + HAIR >= thing.down + thing.depth;

/**
 * How high the letters of a name are, of the plan's width or of so much of its depth: they look alike on every plan. A
 * deep plan is drawn smaller on a desktop, to stand in the window as a whole.
 */
const letterHeights = {
  'on-phone': { height: 0.0475, depthShown: 0.55 },
  'on-desktop': { height: 0.0275, depthShown: 1 },
} as const;

export type PlanSize = keyof typeof letterHeights;
export const planSizes = Object.keys(letterHeights) as readonly PlanSize[];

/** How high the letters of a name are on a plan that is shown so large, in metres. */
export function nameLetters(size: PlanSize, { width, depth }: Placed): number {
  const { height, depthShown } = letterHeights[size];
  return height * Math.max(width, depthShown * depth);
}
/** A letter takes about so much of its height. */
const LETTER_WIDTH = 0.56;

/** How much room a name takes, in metres. */
export const nameSize = (name: string, letters: number) => ({
  width: name.length * letters * LETTER_WIDTH,
  depth: letters,
  margin: 0.18,
});

interface NamePlace extends Placed {
  /** Whether it ends at the right wall, instead of beginning at the left one. */
  readonly isAtRight: boolean;
}

/**
 * Where the name of an area stands: in the first of its corners (lower left, upper left, lower right, upper right) where
 * it covers nothing that stands in the area; in the lower left one where all are taken. Null where it is too large.
 * `width` and `depth` are those of the written name, all in metres.
 */
export function placeName(
  area: Placed,
  { width, depth, margin }: { readonly width: number; readonly depth: number; readonly margin: number },
  others: readonly Placed[],
): NamePlace | null {
  if (width + 2 * margin > area.width || depth + 2 * margin > area.depth) return null;
  const left = area.across + margin;
  const right = area.across + area.width - margin - width;
  const top = area.down + margin;
  const below = area.down + area.depth - margin - depth;
  const corners = [
    { across: left, down: below, isAtRight: false },
    { across: left, down: top, isAtRight: false },
    { across: right, down: below, isAtRight: true },
    { across: right, down: top, isAtRight: true },
  ].map((corner) => ({ ...corner, width, depth }));
  return corners.find((corner) => !others.some((one) => overlap(corner, one))) ?? corners[0] ?? null;
}
