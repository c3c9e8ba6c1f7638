import type { Field, Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { entryKey } from '../record/leaves.ts';
import { ownValue } from '../record/same-value.ts';

export interface IndexedEntry {
  readonly entry: unknown;
  /** The list it stands in: `sections`, `k3f9x2ab.items`; the same wherever the entry around it was moved. */
  readonly list: string;
  /** The declaration of that list. */
  readonly field: Field;
  /** Counted from 0. */
  readonly place: number;
}

/** Every entry of every list in a record's values, by its id. */
export type EntryIndex = ReadonlyMap<string, IndexedEntry>;

/** What a list is called, whatever path leads to it: by the entry around it and the fields below that. */
export const listKey = (around: string, name: string): string => (around === '' ? name : `${around}.${name}`);

function addFields(index: Map<string, IndexedEntry>, fields: Fields, values: unknown, around: string): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = ownValue(values, name);
    const { holds, fieldsOf } = fieldTypeOf(field);
    const list = listKey(around, name);
    if (holds === 'fields') addFields(index, fieldsOf!(field, value) ?? {}, value, list);
    if (holds === 'entries') addEntries(index, field, value, list);
  }
}

function addEntries(index: Map<string, IndexedEntry>, field: Field, value: unknown, list: string): void {
  for (const [place, entry] of entriesOf(value).entries()) {
    const key = entryKey(entry, place);
    index.set(key, { entry, list, field, place });
    addFields(index, fieldTypeOf(field).fieldsOf!(field, entry) ?? {}, entry, key);
  }
}

export const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `values` as `bilingualValues` gives them. */
export function entryIndex(fields: Fields, values: unknown): EntryIndex {
  const index = new Map<string, IndexedEntry>();
  addFields(index, fields, values, '');
  return index;
}

export const keysOf = (entries: readonly unknown[]): string[] =>
  entries.map((entry, place) => entryKey(entry, place));

/** The keys that have to be taken elsewhere to turn one order into the other: as few as can be. */
export function movedKeys(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const placeBefore = new Map(before.map((key, place) => [key, place]));
  const common = after.filter((key) => placeBefore.has(key));
  const places = common.map((key) => placeBefore.get(key)!);
  // The longest increasing run of places stays where it is: `tails[n]` ends the best run of n + 1 of them.
  const tails: number[] = [];
  const previous: number[] = [];
  for (const [at, place] of places.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[tails[middle]!]! < place) low = middle + 1;
      else high = middle;
    }
    previous[at] = low === 0 ? -1 : tails[low - 1]!;
    tails[low] = at;
  }
  const staying = new Set<string>();
  for (let at = tails.at(-1) ?? -1; at !== -1; at = previous[at]!) staying.add(common[at]!);
  return new Set(common.filter((key) => !staying.has(key)));
}
