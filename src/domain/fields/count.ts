import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';

/** Counted by Palapa: how many have read a post. Staff see it; what they send for it is ignored. */
export interface CountField extends Field<'count', number> {}

export const count = <const O extends FieldOptions>(options: O): CountField & O => ({
  type: 'count',
  ...options,
});

export const countType: FieldType<CountField> = {
  column: 'integer',
  blank: 0,
  // Only ever given what is stored: see `parseRecord`.
  parse: (value) => value,
  schema: () => ({ type: 'integer', minimum: 0, readOnly: true }),
  isCounted: true,
  isOrdered: true,
  filterIfShown: 'equals',
  filterBy: () => 'number',
};
