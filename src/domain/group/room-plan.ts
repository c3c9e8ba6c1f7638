import type { Locales } from '../language.ts';

/** What is drawn on a plan: rooms with walls, and what stands in them. */
export const areaKinds = {
  room: { en: 'Room', es: 'Cuarto' },
  bath: { en: 'Bathroom', es: 'Baño' },
  outside: { en: 'Terrace or balcony', es: 'Terraza o balcón' },
  water: { en: 'Pool or tub', es: 'Alberca o tina' },
  bed: { en: 'Bed', es: 'Cama' },
  seat: { en: 'Sofa or chair', es: 'Sofá o silla' },
  table: { en: 'Table', es: 'Mesa' },
} as const satisfies Readonly<Record<string, Locales<string>>>;

export type AreaKind = keyof typeof areaKinds;

const withWalls: readonly AreaKind[] = ['room', 'bath', 'outside'];

/** Whether it is a part of the room, and not a thing that stands in one. */
export const hasWalls = (kind: AreaKind): boolean => withWalls.includes(kind);

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
