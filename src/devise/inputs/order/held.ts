import type { Place } from '../../../domain/lists/nested-lists.ts';

/** What a board knows of a thing that can be taken elsewhere, or of a list that has room for it. */
export interface Held extends Place {
  /** Things are only taken to lists of the same shape. */
  readonly shape: unknown;
  /** The shapes that its list takes, where there are several: a list of blocks. */
  readonly takes?: readonly unknown[];
  readonly name: string;
}

export const heldBy = (thing: { readonly data: { readonly current?: unknown } }): Held | undefined =>
  thing.data.current as Held | undefined;

/** Whether a thing may be put down where another one stands, or into a list. */
export const isTakenBy = (thing: Held | undefined, place: Held | undefined): boolean =>
  place?.takes ? place.takes.includes(thing?.shape) : place?.shape === thing?.shape;
