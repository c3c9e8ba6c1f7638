import { movedEntry, withEntry, withoutEntry } from './entries.ts';
import type { Field, Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { ownValue, valueAt } from '../record/same-value.ts';
import { entryMark, fieldsOfEntry } from './entry-name.ts';

/** Lists inside lists, as the dishes of sub-sections of sections are. A path is dotted: `0.subsections.1.items`. */

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> | readonly unknown[] =>
  typeof value === 'object' && value !== null;

const stepsOf = (path: string): string[] => (path === '' ? [] : path.split('.'));

/** The list at the path; empty where there is none yet. */
export function listAt(root: unknown, path: string): readonly unknown[] {
  const found = valueAt(root, path);
  return Array.isArray(found) ? found : [];
}

/** A copy of the root with the list at the path changed. What does not lie on the way keeps its identity. */
function withListAt<R>(root: R, path: string, change: (list: readonly unknown[]) => unknown[]): R {
  const replace = (value: unknown, steps: readonly string[]): unknown => {
    const [step, ...rest] = steps;
    if (step === undefined) return change(Array.isArray(value) ? value : []);
    if (Array.isArray(value)) {
      return value.map((entry, place) => (String(place) === step ? replace(entry, rest) : entry));
    }
    const own = isContainer(value) ? (value as Readonly<Record<string, unknown>>) : {};
    return { ...own, [step]: replace(own[step], rest) };
  };
  return replace(root, stepsOf(path)) as R;
}

export interface Place {
  /** Path of the list. */
  readonly list: string;
  readonly place: number;
}

/** Takes an entry to a place of its own list or of another. Both lists hold entries of the same shape. */
export function movedBetween<R>(root: R, from: Place, to: Place): R {
  if (from.list === to.list) {
    return withListAt(root, from.list, (list) => movedEntry(list, from.place, to.place));
  }
  const entry = listAt(root, from.list)[from.place];
  const itself = from.list === '' ? `${from.place}.` : `${from.list}.${from.place}.`;
  if (entry === undefined || to.list.startsWith(itself)) return root;
  const add = (value: R) => withListAt(value, to.list, (list) => withEntry(list, to.place, entry));
  const takeOut = (value: R) => withListAt(value, from.list, (list) => withoutEntry(list, from.place));
  // The outer list changes last: that shifts the places that the inner list's path names.
  const isOutwards = to.list === '' || from.list.startsWith(`${to.list}.`);
  return isOutwards ? add(takeOut(root)) : takeOut(add(root));
}

export interface NamedList {
  readonly path: string;
  /** The entries it lies in, outermost first: 'From the sea', 'Raw'. */
  readonly inside: readonly string[];
  readonly length: number;
}

/** Every list inside the root that takes entries of the given fields, where such an entry could be moved to. */
export function listsOf(field: Field, shape: Fields, root: unknown): NamedList[] {
  const visit = (one: Field, value: unknown, path: string, inside: readonly string[]): NamedList[] => {
    const { holds } = fieldTypeOf(one);
    const at = (step: string) => (path === '' ? step : `${path}.${step}`);
    const within = (held: unknown, steps: (step: string) => string, names: readonly string[]) =>
      Object.entries(fieldsOfEntry(one, held)).flatMap(([name, inner]) =>
        visit(inner, ownValue(held, name), steps(name), names),
      );
    if (holds === undefined) return [];
    if (holds === 'fields') return within(value, at, inside);
    const entries = Array.isArray(value) ? value : [];
    return [
      ...(takesOf(one).includes(shape) ? [{ path, inside, length: entries.length }] : []),
      ...entries.flatMap((entry: unknown, place) =>
        within(entry, (step) => `${at(String(place))}.${step}`, [...inside, entryMark(one, entry, place)]),
      ),
    ];
  };
  return visit(field, root, '', []);
}

/** The fields that entries of a list may have. */
export const takesOf = (field: Field): readonly Fields[] => fieldTypeOf(field).takes?.(field) ?? [];
