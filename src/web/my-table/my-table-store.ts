import { useSyncExternalStore } from 'react';
import { emptyTable, isEmptyTable, type MyTable, parseMyTable } from '../../domain/dining/my-table.ts';

/** What the guest's table avoids and eats. It is kept in this browser alone: nothing here is ever sent anywhere. */
const KEY = 'palapa-my-table';

interface Kept {
  readonly table: MyTable;
  /** False where the browser keeps nothing: the choices then last as long as the page. */
  readonly isKept: boolean;
}

const nothing: Kept = { table: emptyTable, isKept: true };

let kept: Kept | undefined;
const listeners = new Set<() => void>();

function read(): Kept {
  try {
    return { table: parseMyTable(localStorage.getItem(KEY)), isKept: true };
  } catch {
    return { table: emptyTable, isKept: false };
  }
}

const snapshot = (): Kept => (kept ??= read());

function notify(next: Kept): void {
  kept = next;
  listeners.forEach((listener) => listener());
}

export function setMyTable(table: MyTable): void {
  try {
    if (isEmptyTable(table)) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(table));
    notify({ table, isKept: true });
  } catch {
    notify({ table, isKept: false });
  }
}

/** Another tab has changed it, or all that this origin had stored was cleared. */
function onStorage({ key }: StorageEvent): void {
  if (key === KEY || key === null) notify(read());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    // Another tab may have changed it while nobody listened here.
    if (kept?.isKept) kept = undefined;
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The table of this browser; on a server, one without choices. */
export const useKeptTable = (): Kept => useSyncExternalStore(subscribe, snapshot, () => nothing);

export const useMyTable = (): MyTable => useKeptTable().table;
