import type { Branch } from '../../../domain/site/page-tree.ts';

/**
 * Rows that a tree shows at most before somebody asks for more. Each is a link, two buttons and a place to drop on: 2,000
 * of them were 48,000 elements and took a browser 14 seconds.
 */
export const MAX_ROWS = 200;

/** Rows below one that are shown at once. */
export const AT_ONCE = 50;

/** More than this below one are folded until somebody unfolds them. */
const MANY = 8;

/** What staff folded (true) and unfolded (false), by id. */
export type Folds = Readonly<Record<number, boolean>>;

/** Whether what stands below is hidden, where nobody said: in a large tree all of it is. */
export const isFolded = <P extends { readonly id: number }>(
  folds: Folds,
  { page, below }: Branch<P>,
  isLarge: boolean,
): boolean => folds[page.id] ?? (isLarge || below.length > MANY);

/** How many rows are shown of a tree that is folded like this. */
export function countRows<P extends { readonly id: number }>(
  branches: readonly Branch<P>[],
  folds: Folds,
  isLarge: boolean,
): number {
  const shown = branches.slice(0, AT_ONCE);
  return shown.reduce(
    (sum, branch) => sum + (isFolded(folds, branch, isLarge) ? 0 : countRows(branch.below, folds, isLarge)),
    shown.length,
  );
}
