import { isSameValue, ownValue } from '../../../domain/record/same-value.ts';
import type { Entry } from '../canvas/page-slices.ts';

/** What says nothing to a visitor: ids, which two versions of a page never share. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(members.map(([name, member]) => [name, withoutIds(member)]));
}

const idOf = ({ id }: Entry): string => id as string;

type Fits = (left: Entry, right: Entry) => boolean;

/**
 * Which slice of one version of a page stands for which of another one: by their ids, then those that say the same, then
 * those of the same kind, in their order. The ids of the right ones by those of the left ones.
 */
export function pairedSlices(left: readonly Entry[], right: readonly Entry[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const taken = new Set<string>();
  const pair = (fits: Fits) => {
    for (const one of left) {
      if (pairs.has(idOf(one))) continue;
      const other = right.find((each) => !taken.has(idOf(each)) && fits(one, each));
      if (!other) continue;
      pairs.set(idOf(one), idOf(other));
      taken.add(idOf(other));
    }
  };
  pair((one, other) => one.id === other.id);
  pair((one, other) => isSameValue(withoutIds(one), withoutIds(other)));
  pair((one, other) => one.block === other.block);
  return pairs;
}

/** A value with the ids of another one, entry by entry, so that only what they say is compared. */
export function withIdsOf(value: unknown, other: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((one, place) => withIdsOf(one, Array.isArray(other) ? other[place] : undefined));
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => {
    const theirs = ownValue(other, name);
    return [name, name === 'id' && typeof theirs === 'string' ? theirs : withIdsOf(member, theirs)];
  });
  return Object.fromEntries(members);
}
