import type { Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import type { EntryIndex, IndexedEntry } from '../lists/entry-index.ts';
import { entryMark, fieldsOfEntry } from '../lists/entry-name.ts';
import { ownValue } from '../record/same-value.ts';
import type { Mark } from './changes.ts';

/** The way to a list of an indexed record: as a path, and as names to show. */

/** The entry around a list, and the names of the fields from there to it. */
export function stepsTo(index: EntryIndex, list: string) {
  const [first = '', ...others] = list.split('.');
  const parent = index.get(first);
  return parent
    ? { around: first, parent, names: others }
    : { around: undefined, parent: undefined, names: [first, ...others] };
}

export function pathOfList(index: EntryIndex, list: string): string {
  const { around, parent, names } = stepsTo(index, list);
  return parent ? [pathOfList(index, parent.list), around, ...names].join('.') : list;
}

/** The names on the way to a list; those of entries stand with the list that they are in. */
export function breadcrumbOfList(index: EntryIndex, fields: Fields, list: string): Mark[] {
  const { parent, names } = stepsTo(index, list);
  const before = parent ? breadcrumbOfEntry(index, fields, parent) : [];
  let within = parent ? fieldsOfEntry(parent.field, parent.entry) : fields;
  let value = parent?.entry;
  const marks = names.flatMap((name): Mark[] => {
    const field = within[name];
    if (!field) return [];
    value = ownValue(value, name);
    within = fieldTypeOf(field).fieldsOf?.(field, value) ?? {};
    return [{ label: field.label, es: field.es }];
  });
  return [...before, ...marks];
}

export function breadcrumbOfEntry(
  index: EntryIndex,
  fields: Fields,
  { field, entry, list, place }: IndexedEntry,
): Mark[] {
  const breadcrumb = breadcrumbOfList(index, fields, list);
  return [...breadcrumb.slice(0, -1), { ...breadcrumb.at(-1)!, entry: entryMark(field, entry, place) }];
}
