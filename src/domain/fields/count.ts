import type { Field, FieldOptions } from './field.ts';
import type { Kind } from './kind.ts';

/** Counted by Palapa: how many have read a post. Staff see it; what they send for it is ignored. */
export interface CountField extends Field<'count', number> {}

export const count = <const O extends FieldOptions>(options: O): CountField & O => ({
  kind: 'count',
  ...options,
});

export const countKind: Kind<CountField> = {
  column: 'integer',
  empty: 0,
  // Only ever given what is stored: see `readDraft`.
  read: (value) => value,
  schema: () => ({ type: 'integer', minimum: 0, readOnly: true }),
};
