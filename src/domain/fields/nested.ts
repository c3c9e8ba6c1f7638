import type { Field, FieldOptions, Fields, ValuesOf } from './field.ts';
import type { FieldType, FieldTypeOf } from './field-type.ts';
import { parseFields, schemaOfFields } from './parse.ts';

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
): ListField<F> & O => ({ type: 'list', ...options });

export const group = <const F extends Fields, const O extends FieldOptions>(
  options: O & { fields: F },
): GroupField<F> & O => ({ type: 'group', ...options });

function wordsOf(value: unknown, fields: Fields, kindOf: FieldTypeOf): string[] {
  const values = (value ?? {}) as Record<string, unknown>;
  return Object.entries(fields).flatMap(
    ([name, field]) => kindOf(field).searchWords?.(values[name], field, kindOf) ?? [],
  );
}

/** The fields of an entry or a group; undefined for a kind that is one value. */
export const fieldsInside = (field: Field): Fields | undefined =>
  field.type === 'group' || field.type === 'list' ? (field as Field & { fields: Fields }).fields : undefined;

export const listType: FieldType<ListField> = {
  column: 'json',
  blank: [],
  parse(value, field, at, context) {
    if (!Array.isArray(value)) {
      context.addIssue(at, 'type', 'a list');
      return [];
    }
    // Counted before a single entry is read: a hundred thousand items cost nothing.
    if (value.length > field.most) {
      context.addIssue(at, 'too-many', String(field.most));
      return [];
    }
    if (!context.hasRoomFor(value.length, at)) return [];
    return value.flatMap((entry, index) => parseFields(entry, field.fields, `${at}.${index}`, context) ?? []);
  },
  schema: (field, kindOf) => ({
    type: 'array',
    maxItems: field.most,
    items: schemaOfFields(field.fields, kindOf),
  }),
  searchWords: (value, field, kindOf) =>
    Array.isArray(value) ? value.flatMap((entry) => wordsOf(entry, field.fields, kindOf)) : [],
  isEmpty: (value) => Array.isArray(value) && value.length === 0,
};

export const groupType: FieldType<GroupField> = {
  column: 'json',
  blank: null,
  parse: (value, field, at, context) => parseFields(value, field.fields, at, context),
  schema: (field, kindOf) => ({ ...schemaOfFields(field.fields, kindOf), type: ['object', 'null'] }),
  searchWords: (value, field, kindOf) => wordsOf(value, field.fields, kindOf),
};
