import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';

/** Points at a record of another type, of the same site where that type belongs to a site. */
export interface ReferenceField extends Field<'reference', number | null> {
  readonly to: string;
}

/** Several records, in the order staff gave them. */
export interface ReferencesField extends Field<'references', number[]> {
  readonly to: string;
}

export const reference = <const O extends FieldOptions & { to: string }>(options: O): ReferenceField & O => ({
  type: 'reference',
  ...options,
});

export const references = <const O extends FieldOptions & { to: string }>(
  options: O,
): ReferencesField & O => ({
  type: 'references',
  ...options,
});

const MAX_REFERENCES = 200;
/** Whether a value can be the id of a record. */
export const isId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31;

export const referenceType: FieldType<ReferenceField> = {
  column: 'integer',
  blank: null,
  parse(value, _field, at, context) {
    if (isId(value)) return value;
    context.addIssue(at, 'type', 'the id of a record');
    return null;
  },
  schema: (field) => ({ type: ['integer', 'null'], description: `Id of a ${field.to}` }),
  names: ({ to }) => ({ record: to }),
  guestView: ({ to }) => ({ as: 'records', to }),
  mapIds: (value, replace) => (typeof value === 'number' ? replace(value) : value),
  setsMany: true,
  filter: 'equals',
  filterBy: () => 'number',
};

export const referencesType: FieldType<ReferencesField> = {
  column: 'json',
  blank: [],
  parse(value, _field, at, context) {
    if (Array.isArray(value) && value.length <= MAX_REFERENCES && value.every(isId))
      return [...new Set(value)];
    context.addIssue(at, 'type', 'a list of record ids');
    return [];
  },
  schema: (field) => ({
    type: 'array',
    items: { type: 'integer' },
    description: `Ids of ${field.to} records`,
  }),
  names: ({ to }) => ({ record: to }),
  guestView: ({ to }) => ({ as: 'records', to }),
  mapIds: (value, replace) =>
    Array.isArray(value)
      ? value.flatMap((one: unknown, index) => {
          const mapped = typeof one === 'number' ? replace(one, index) : one;
          return mapped === null ? [] : [mapped];
        })
      : value,
  setsMany: true,
  filter: 'holds',
  filterBy: () => 'number',
  isEmpty: (value) => Array.isArray(value) && value.length === 0,
};
