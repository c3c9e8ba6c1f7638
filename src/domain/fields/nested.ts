import type { Field, FieldOptions, Fields, ValuesOf } from './field.ts';
import type { Kind, KindOf } from './kind.ts';
import { readFields, schemaOfFields } from './read.ts';

/** Entries of one shape, in the order staff gave them. */
export interface ListField<F extends Fields = Fields> extends Field<'list', ValuesOf<F>[]> {
  readonly fields: F;
  readonly most: number;
}

/** Fields that belong together and are stored together. */
export interface GroupField<F extends Fields = Fields> extends Field<'group', ValuesOf<F>> {
  readonly fields: F;
}

export const list = <const F extends Fields, const O extends FieldOptions>(
  options: O & { fields: F; most: number },
): ListField<F> & O => ({ kind: 'list', ...options });

export const group = <const F extends Fields, const O extends FieldOptions>(
  options: O & { fields: F },
): GroupField<F> & O => ({ kind: 'group', ...options });

function wordsOf(value: unknown, fields: Fields, kindOf: KindOf): string[] {
  const values = (value ?? {}) as Record<string, unknown>;
  return Object.entries(fields).flatMap(
    ([name, field]) => kindOf(field).words?.(values[name], field, kindOf) ?? [],
  );
}

/** The fields of an entry or a group; undefined for a kind that is one value. */
export const fieldsInside = (field: Field): Fields | undefined =>
  field.kind === 'group' || field.kind === 'list' ? (field as Field & { fields: Fields }).fields : undefined;

export const listKind: Kind<ListField> = {
  column: 'json',
  empty: [],
  read(value, field, at, reading) {
    if (!Array.isArray(value)) {
      reading.refuse(at, 'type', 'a list');
      return [];
    }
    // Counted before a single entry is read: a hundred thousand items cost nothing.
    if (value.length > field.most) {
      reading.refuse(at, 'too-many', String(field.most));
      return [];
    }
    if (!reading.takes(value.length, at)) return [];
    return value.flatMap((entry, index) => readFields(entry, field.fields, `${at}.${index}`, reading) ?? []);
  },
  schema: (field, kindOf) => ({
    type: 'array',
    maxItems: field.most,
    items: schemaOfFields(field.fields, kindOf),
  }),
  words: (value, field, kindOf) =>
    Array.isArray(value) ? value.flatMap((entry) => wordsOf(entry, field.fields, kindOf)) : [],
  isEmpty: (value) => Array.isArray(value) && value.length === 0,
};

export const groupKind: Kind<GroupField> = {
  column: 'json',
  empty: null,
  read: (value, field, at, reading) => readFields(value, field.fields, at, reading),
  schema: (field, kindOf) => ({ ...schemaOfFields(field.fields, kindOf), type: ['object', 'null'] }),
  words: (value, field, kindOf) => wordsOf(value, field.fields, kindOf),
};
