import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';
import { parseText } from './text.ts';

/** A currency by its three letters, 'USD' (ISO 4217). */
export interface CurrencyField extends Field<'currency', string | null> {}

export const currency = <const O extends FieldOptions>(options: O): CurrencyField & O => ({
  type: 'currency',
  ...options,
});

const LETTERS = 3;
let codes: ReadonlySet<string> | undefined;

/** Every currency there is, by its letters. */
export const currencyCodes = (): ReadonlySet<string> =>
  (codes ??= new Set(Intl.supportedValuesOf('currency')));

export const currencyType: FieldType<CurrencyField> = {
  column: 'text',
  blank: null,
  placeholder: () => 'USD',
  parse(value, _field, at, context) {
    const code = parseText(value, LETTERS, at, context)?.toUpperCase() ?? null;
    if (code !== null && !currencyCodes().has(code)) context.addIssue(at, 'currency', code);
    return code;
  },
  schema: () => ({ type: ['string', 'null'], pattern: '^[A-Z]{3}$', description: 'ISO 4217' }),
  searchWords: (value) => (typeof value === 'string' ? [value] : []),
  isOrdered: true,
  filterIfShown: 'words',
};
