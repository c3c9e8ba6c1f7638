import type { Place } from '../../../domain/lists/nested-lists.ts';

/** What a board knows of a thing that can be taken elsewhere, or of a list that has room for it. */
export interface Held extends Place {
  /** Things are only taken to lists of the same shape. */
  readonly shape: unknown;
  readonly name: string;
}

export const heldBy = (thing: { readonly data: { readonly current?: unknown } }): Held | undefined =>
  thing.data.current as Held | undefined;
