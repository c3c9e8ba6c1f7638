import { isSameValue } from '../record/same-value.ts';

/** An entry before and after; one of them is undefined where it was added or taken out. */
export interface Pair {
  readonly before: unknown;
  readonly after: unknown;
  /** Its place in the list after, or before where it is gone. */
  readonly place: number;
}

/** Comparing each with each is worth it up to this many pairs; beyond, entries are paired by place. */
const PAIRS_MOST = 40_000;

/** How many entries stay the same at most, for every pair of places to begin at. */
function lengths(before: readonly unknown[], after: readonly unknown[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (let one = before.length - 1; one >= 0; one--) {
    for (let other = after.length - 1; other >= 0; other--) {
      table[one]![other] = isSameValue(before[one], after[other])
        ? table[one + 1]![other + 1]! + 1
        : Math.max(table[one + 1]![other]!, table[one]![other + 1]!);
    }
  }
  return table;
}

/** Pairs of places whose entries are the same, in order. */
function anchors(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
  if (before.length * after.length > PAIRS_MOST) return [];
  const table = lengths(before, after);
  const found: [number, number][] = [];
  let one = 0;
  let other = 0;
  while (one < before.length && other < after.length) {
    if (isSameValue(before[one], after[other])) found.push([one++, other++]);
    else if (table[one + 1]![other]! >= table[one]![other + 1]!) one++;
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
