import type { ContentType } from '../content-type.ts';
import { fieldTypeOf } from '../fields/field-types.ts';

/** What lists of a type may be sorted and filtered by. Each has an index, so that long lists stay quick. */

/** Facts that every record has an order by. */
const SORTED_FACTS = ['id', 'created_at', 'updated_at'] as const;

/** The declared fields among a type's sorts: its name, and the columns of its table that have an order. */
export function sortedFields({ fields, titleField, workflow }: ContentType): string[] {
  const columns = (workflow?.columns ?? []).filter((name) => {
    const field = fields[name];
    return field !== undefined && !field.localized && fieldTypeOf(field).isOrdered === true;
  });
  return [...new Set([titleField, ...columns])];
}

/** Every name that `sort=` knows; with a '-' before it, the other way round. */
export const sortsOf = (type: ContentType): string[] => [
  ...sortedFields(type),
  ...SORTED_FACTS,
  ...(type.ordered ? ['position'] : []),
];

/** Sorts by the next date of records that stand in a calendar; what has none is left out. */
export const BY_NEXT = 'next';

/** Every value that `sort` may have. */
export function sortValues(type: ContentType): string[] {
  const names = [...sortsOf(type), ...(type.workflow?.calendar ? [BY_NEXT] : [])];
  return names.flatMap((name) => [name, `-${name}`]);
}

/** Parameters that every list has for something else: `title` is another name of the search. */
const TAKEN = new Set(['title']);

/** What a list does with a value it is narrowed by; undefined for a field that is no filter. */
export function filterOf({ fields, titleField, workflow }: ContentType, name: string) {
  const field = fields[name];
  if (!field || TAKEN.has(name)) return undefined;
  const { filter, filterIfShown } = fieldTypeOf(field);
  const isShown = name === titleField || workflow?.columns?.includes(name) === true;
  return filter ?? (isShown ? filterIfShown : undefined);
}

/** Beside its fields a list is narrowed by the day on which a record was made: `created_at=2026-11-21`. */
export const CREATED_AT = 'created_at';

/** A list inside a record and the field that its entries are called by. */
interface NamedEntries {
  readonly list: string;
  readonly name: string;
}

/** The entries that staff choose from before they edit a record: `version_name=Summer` finds what has one of the name. */
export function namedEntriesOf({ fields, workflow }: ContentType): NamedEntries | undefined {
  const list = workflow?.choosesEntryOf;
  const field = list === undefined ? undefined : fields[list];
  if (list === undefined || !field) return undefined;
  const inner = fieldTypeOf(field).fieldsOf?.(field, {}) ?? {};
  const name = Object.keys(inner).find(
    (one) => inner[one]?.required && !inner[one].localized && fieldTypeOf(inner[one]).namesEntry === 'first',
  );
  return name === undefined ? undefined : { list, name };
}

/** The fields a list may be narrowed by, among them every column it shows: `category=Wellness`, `percent_off=25`. */
export const filtersOf = (type: ContentType): string[] =>
  Object.keys(type.fields).filter((name) => filterOf(type, name) !== undefined);
