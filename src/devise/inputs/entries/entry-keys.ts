import { useState } from 'react';

/** Entries of a list have no id of their own. Each gets a key that it keeps while staff write in it and move it. */
const keys = new WeakMap<object, string>();
let given = 0;

/**
 * Gives the keys of a list's entries by place, call after call. An entry that is new is the old one of that place with
 * something changed, as long as the list is as long as before; else it was added.
 */
export function keyring(): (entries: readonly object[]) => string[] {
  let before: string[] = [];
  return (entries) => {
    const taken = new Set(entries.map((entry) => keys.get(entry)));
    const isSameLength = before.length === entries.length;
    const now = entries.map((entry, place) => {
      const held = keys.get(entry);
      if (held !== undefined) return held;
      const old = isSameLength ? before[place] : undefined;
      const key = old !== undefined && !taken.has(old) ? old : `entry-${++given}`;
      taken.add(key);
      keys.set(entry, key);
      return key;
    });
    const isAsBefore = isSameLength && now.every((key, place) => key === before[place]);
    // The same list again as long as nothing moved: rows are drawn again when theirs is another one.
    if (!isAsBefore) before = now;
    return before;
  };
}

export function useEntryKeys(entries: readonly object[]): string[] {
  const [keysOf] = useState(keyring);
  return keysOf(entries);
}
