import { isSameValue, valueKey } from '../record/same-value.ts';

/** An entry before and after; one of them is undefined where it was added or taken out. */
export interface Pair {
  readonly before: unknown;
  readonly after: unknown;
  /** Its place in the list after, or before where it is gone. */
  readonly place: number;
}

/** Comparing each with each is worth it up to this many pairs; beyond, entries are paired by place. */
const MAX_PAIRS = 40_000;

/** A number for each entry; entries that say the same have the same one. `known` is shared by the two lists. */
function numbersOf(entries: readonly unknown[], known: Map<string, number>): readonly number[] {
  return entries.map((entry) => {
    const key = valueKey(entry);
    const number = known.get(key) ?? known.size;
    known.set(key, number);
    return number;
  });
}

/** How many entries stay the same at most from a place of each list on, at `one * (after.length + 1) + other`. */
function lengths(before: readonly number[], after: readonly number[]): Uint16Array {
  const width = after.length + 1;
  const table = new Uint16Array((before.length + 1) * width);
  for (let one = before.length - 1; one >= 0; one--) {
    for (let other = after.length - 1; other >= 0; other--) {
      const at = one * width + other;
      table[at] =
        before[one] === after[other]
          ? table[at + width + 1]! + 1
          : Math.max(table[at + width]!, table[at + 1]!);
    }
  }
  return table;
}

/** Pairs of places whose entries are the same, in order. */
function anchors(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
  if (before.length * after.length > MAX_PAIRS) return [];
  // Each entry is read once. Reading both of every pair took seconds for menus of a few megabytes.
  const known = new Map<string, number>();
  const [were, are] = [numbersOf(before, known), numbersOf(after, known)];
  const table = lengths(were, are);
  const width = are.length + 1;
  const found: [number, number][] = [];
  let one = 0;
  let other = 0;
  while (one < were.length && other < are.length) {
    const at = one * width + other;
    if (were[one] === are[other]) found.push([one++, other++]);
    else if (table[at + width]! >= table[at + 1]!) one++;
    else other++;
  }
  return found;
}

/** The entries of two versions of a list that differ, each beside what it was. */
export function changedEntries(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const pairs: Pair[] = [];
  let fromBefore = 0;
  let fromAfter = 0;
  for (const [one, other] of [...anchors(before, after), [before.length, after.length] as const]) {
    const gone = before.slice(fromBefore, one);
    const come = after.slice(fromAfter, other);
    for (let place = 0; place < Math.max(gone.length, come.length); place++) {
      pairs.push({
        before: gone[place],
        after: come[place],
        place: place < come.length ? fromAfter + place : fromBefore + place,
      });
    }
    fromBefore = one + 1;
    fromAfter = other + 1;
  }
  return pairs.filter((pair) => !isSameValue(pair.before, pair.after));
}
