import { useState } from 'react';
import type { TreeRow } from '../../../domain/site/tree-row.ts';
import type { Branch } from '../../../domain/site/page-tree.ts';
import { countRows, type Folds, isFolded, MAX_ROWS } from './shown-rows.ts';

function kept(key: string): Folds {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Folds;
  } catch {
    return {};
  }
}

interface FoldedTree {
  readonly type: string;
  readonly siteId: number;
  readonly branches: readonly Branch<TreeRow>[];
  /** Whether it has more rows than can be shown. */
  readonly isLarge: boolean;
}

/** What is folded of a tree, kept in this browser for each site; forgotten where it would show too many rows. */
export function useFolds({ type, siteId, branches, isLarge }: FoldedTree) {
  const key = `palapa-folds:${type}:${siteId}`;
  const [folds, setFolds] = useState<Folds>(() => {
    const before = kept(key);
    return countRows(branches, before, isLarge) > MAX_ROWS ? {} : before;
  });
  function choose(next: Folds) {
    setFolds(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // The choice then lasts as long as the page.
    }
  }
  return {
    isFolded: (branch: Branch<TreeRow>): boolean => isFolded(folds, branch, isLarge),
    fold: (id: number, hides: boolean) => choose({ ...folds, [id]: hides }),
    foldAll: (ids: readonly number[], hides: boolean) =>
      choose(Object.fromEntries(ids.map((id) => [id, hides]))),
  };
}
