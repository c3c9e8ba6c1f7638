import type { CopiedSlice } from './page-slices.ts';

/** The slice that was copied last in this browser, so that it can be put on another page, in another tab too. */

const KEY = 'palapa-copied-slice';

/** Where the browser keeps nothing, a copy lasts as long as the tab. */
let here: CopiedSlice | undefined;

export function keepCopied(copied: CopiedSlice): void {
  here = copied;
  try {
    localStorage.setItem(KEY, JSON.stringify(copied));
  } catch {
    // It is held in memory.
  }
}

export function readCopied(): CopiedSlice | undefined {
  try {
    const copied = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<CopiedSlice> | null;
    return copied?.slice ? { slice: copied.slice, siteId: copied.siteId ?? null } : here;
  } catch {
    return here;
  }
}
