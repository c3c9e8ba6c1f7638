import type { Field, FieldOptions } from './field.ts';
import type { Kind } from './kind.ts';

/** Points at a record of another type, of the same site where that type belongs to a site. */
export interface ReferenceField extends Field<'reference', number | null> {
  readonly to: string;
}

/** Several records, in the order staff gave them. */
export interface ReferencesField extends Field<'references', number[]> {
  readonly to: string;
}

export const reference = <const O extends FieldOptions & { to: string }>(options: O): ReferenceField & O => ({
  kind: 'reference',
  ...options,
});

export const references = <const O extends FieldOptions & { to: string }>(
  options: O,
): ReferencesField & O => ({
  kind: 'references',
  ...options,
});

const REFERENCES_MOST = 200;
/** Whether a value can be the id of a record. */
export const isId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31;

export const referenceKind: Kind<ReferenceField> = {
  column: 'integer',
  empty: null,
  read(value, _field, at, reading) {
    if (isId(value)) return value;
    reading.refuse(at, 'type', 'the id of a record');
    return null;
  },
  schema: (field) => ({ type: ['integer', 'null'], description: `Id of a ${field.to}` }),
};

export const referencesKind: Kind<ReferencesField> = {
  column: 'json',
  empty: [],
  read(value, _field, at, reading) {
    if (Array.isArray(value) && value.length <= REFERENCES_MOST && value.every(isId))
      return [...new Set(value)];
    reading.refuse(at, 'type', 'a list of record ids');
    return [];
  },
  schema: (field) => ({
    type: 'array',
    items: { type: 'integer' },
    description: `Ids of ${field.to} records`,
  }),
  isEmpty: (value) => Array.isArray(value) && value.length === 0,
};
