import { useState } from 'react';
import type { TreeRow } from '../../../domain/site/tree-row.ts';
import type { Branch } from '../../../domain/site/page-tree.ts';

/** More than this below one are folded until somebody unfolds them. */
const MANY = 8;

type Folds = Readonly<Record<number, boolean>>;

function kept(key: string): Folds {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Folds;
  } catch {
    return {};
  }
}

/** What is folded of a tree, kept in this browser for each site. */
export function useFolds(type: string, siteId: number) {
  const key = `palapa-folds:${type}:${siteId}`;
  const [folds, setFolds] = useState<Folds>(() => kept(key));
  function choose(next: Folds) {
    setFolds(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // The choice then lasts as long as the page.
    }
  }
  return {
    isFolded: ({ page, below }: Branch<TreeRow>): boolean => folds[page.id] ?? below.length > MANY,
    fold: (id: number, isFolded: boolean) => choose({ ...folds, [id]: isFolded }),
    foldAll: (ids: readonly number[], isFolded: boolean) =>
      choose(Object.fromEntries(ids.map((id) => [id, isFolded]))),
  };
}
