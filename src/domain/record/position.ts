interface Positioned {
  readonly id: number;
  readonly position: number | null;
}

/** Sorts into the order staff gave; what has no position yet comes last, oldest first. */
export const byPosition = (a: Positioned, b: Positioned): number =>
  (a.position ?? Infinity) - (b.position ?? Infinity) || a.id - b.id;
