import type { Field, FieldOptions } from './field.ts';
import type { FieldType, JsonSchema } from './field-type.ts';

/** A text that Palapa reads from a stored file: its hash, its kind. Staff see it; what they send for it is ignored. */
export interface FactTextField extends Field<'factText', string | null> {
  /** Searches find its words. */
  readonly searched?: boolean;
}

/** A number that Palapa reads from a stored file: its width, its bytes. */
export interface FactNumberField extends Field<'factNumber', number | null> {}

export const factText = <const O extends FieldOptions & Pick<FactTextField, 'searched'>>(
  options: O,
): FactTextField & O => ({ type: 'factText', ...options });

export const factNumber = <const O extends FieldOptions>(options: O): FactNumberField & O => ({
  type: 'factNumber',
  ...options,
});

const fact = (type: 'string' | 'integer') => ({
  blank: null,
  // Only ever given what is stored: see `parseRecord`.
  parse: (value: unknown) => value,
  schema: (): JsonSchema => ({ type: [type, 'null'], readOnly: true }),
  isFact: true as const,
  isOrdered: true as const,
});

export const factTextType: FieldType<FactTextField> = {
  ...fact('string'),
  column: 'text',
  searchWords: (value, { searched }) => (searched && typeof value === 'string' ? [value] : []),
  filter: 'equals',
  filterBy: () => 'text',
};

export const factNumberType: FieldType<FactNumberField> = {
  ...fact('integer'),
  column: 'integer',
  filterIfShown: 'equals',
  filterBy: () => 'number',
};
