import type { ColumnVisibilityState } from '@tanstack/react-table';
import { useState } from 'react';

const keyOf = (type: string) => `palapa-columns:${type}`;

function kept(type: string): ColumnVisibilityState {
  try {
    return JSON.parse(localStorage.getItem(keyOf(type)) ?? '{}') as ColumnVisibilityState;
  } catch {
    return {};
  }
}

/** The visible columns, stored in this browser. */
export function useColumnsShown(type: string, first: ColumnVisibilityState) {
  const [shown, setShown] = useState<ColumnVisibilityState>(() => ({ ...first, ...kept(type) }));
  function choose(next: ColumnVisibilityState) {
    setShown(next);
    try {
      localStorage.setItem(keyOf(type), JSON.stringify(next));
    } catch {
      // The choice then lasts as long as the page.
    }
  }
  return [shown, choose] as const;
}
