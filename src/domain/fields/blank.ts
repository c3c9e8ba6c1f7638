import { newEntryId } from './entry.ts';
import type { Field, Fields } from './field.ts';
import { fieldTypeOf } from './field-types.ts';
import { isBilingual } from './parse.ts';

/** An entry or group in which nothing has been said yet. */
const blankOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { blank, beginsAs } = fieldTypeOf(field);
      const begun = beginsAs?.(field) ?? blank;
      return [name, isBilingual(field, fieldTypeOf) ? { en: begun, es: null } : begun];
    }),
  );

type Entry = Readonly<Record<string, unknown>>;

/** A new entry of a list; `facts` say more of it than its fields do, as which block it is. */
export const newEntry = (fields: Fields, facts: Entry = {}): Entry => ({
  id: newEntryId(),
  ...facts,
  ...blankOf(fields),
});

/** A copy of an entry that shares nothing with it: entries inside it, too, have ids of their own. */
export function copyOfEntry(field: Field, entry: unknown): Entry {
  const copy = JSON.parse(JSON.stringify(entry ?? {})) as Record<string, unknown>;
  const inner = Object.entries(fieldTypeOf(field).fieldsOf?.(field, entry) ?? {}).flatMap(([name, one]) => {
    const value = copy[name];
    if (fieldTypeOf(one).holds !== 'entries' || !Array.isArray(value)) return [];
    return [[name, value.map((each: unknown) => copyOfEntry(one, each))]];
  });
  return { ...copy, ...Object.fromEntries(inner), id: newEntryId() };
}
