import type { Field, FieldOptions, Fields } from './field.ts';
import type { FieldType } from './field-type.ts';

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

export interface IntegerField extends Field<'integer', number | null>, Bounds {}
/** `amountOf` names the price beside it, of which it is the amount. */
interface AmountOptions {
  readonly amountOf?: string;
}
export interface DecimalField extends Field<'decimal', number | null>, Bounds, AmountOptions {}
interface BooleanOptions {
  /** A new entry, and the form of a new record, begin with yes; what is sent without it is no. */
  readonly beginsAsYes?: true;
}
export interface BooleanField extends Field<'boolean', boolean>, BooleanOptions {}

export const integer = <const O extends FieldOptions & Bounds>(options: O): IntegerField & O => ({
  type: 'integer',
  ...options,
});

export const decimal = <const O extends FieldOptions & Bounds & AmountOptions>(
  options: O,
): DecimalField & O => ({
  type: 'decimal',
  ...options,
});

export const boolean = <const O extends FieldOptions & BooleanOptions>(options: O): BooleanField & O => ({
  type: 'boolean',
  ...options,
});

/** The fields that are the amount of a price: once the price changes, they are read from it anew. */
export const amountsOf = (fields: Fields, price: string): string[] =>
  Object.keys(fields).filter((name) => (fields[name] as Partial<DecimalField>).amountOf === price);

const MAX_INTEGER = 2_147_483_647;

function numberType(column: 'integer' | 'double', fits: (value: number) => boolean, name: string) {
  return {
    column,
    blank: null,
    parse(value, field, at, context) {
      if (typeof value !== 'number' || !fits(value)) {
        context.addIssue(at, 'type', name);
        return null;
      }
      const min = field.min ?? -MAX_INTEGER;
      const max = field.max ?? MAX_INTEGER;
      if (value < min || value > max) context.addIssue(at, 'range', `${min} and ${max}`);
      return value;
    },
    schema: (field) => ({
      type: [column === 'integer' ? 'integer' : 'number', 'null'],
      minimum: field.min ?? -MAX_INTEGER,
      maximum: field.max ?? MAX_INTEGER,
    }),
    isOrdered: true,
    setsMany: true,
    filterIfShown: 'equals',
    filterBy: () => 'number',
    guestView: () => ({ as: 'number' }),
  } satisfies FieldType<Field & Bounds>;
}

export const integerType: FieldType<IntegerField> = numberType(
  'integer',
  Number.isSafeInteger,
  'a whole number',
);
export const decimalType: FieldType<DecimalField> = numberType('double', Number.isFinite, 'a number');

export const booleanType: FieldType<BooleanField> = {
  column: 'boolean',
  blank: false,
  beginsAs: ({ beginsAsYes }) => beginsAsYes,
  parse(value, _field, at, context) {
    if (typeof value === 'boolean') return value;
    context.addIssue(at, 'type', 'true or false');
    return false;
  },
  schema: () => ({ type: 'boolean' }),
  isOrdered: true,
  setsMany: true,
  filter: 'equals',
  filterBy: () => 'boolean',
  guestView: () => ({ as: 'words', words: { true: { en: 'Yes', es: 'Sí' }, false: { en: 'No', es: 'No' } } }),
};

/** Thousands apart: a point alone before three digits is none, '1.234' is a little more than one. */
const GROUPED = /^-?[1-9]\d{0,2}((,\d{3})+|(\.\d{3}){2,})$/;
/** What may stand before each decimal sign in such groups. */
const WHOLE = { ',': /^-?[1-9]\d{0,2}(\.\d{3})+$/, '.': /^-?[1-9]\d{0,2}(,\d{3})+$/ };

const digits = (text: string): string => text.replace(/[.,]/g, '');

/** '1.234,50' and '1,234.50' → '1234.50' */
function withPoint(text: string): string {
  if (GROUPED.test(text)) return digits(text);
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return text;
  const whole = text.slice(0, last);
  const sign = text[last] as ',' | '.';
  return `${WHOLE[sign].test(whole) ? digits(whole) : whole}.${text.slice(last + 1)}`;
}

/**
 * The number that somebody wrote: also '12,50', '$1,234.50' and '1.234,50 €'. What is none stays the text it is, so
 * that it is refused where it stands and not lost; null where nothing was written.
 */
export function numberFrom(written: string): number | string | null {
  const text = written.replace(/[\p{Sc}\s]/gu, '').replace('\u2212', '-');
  if (text === '') return written.trim() === '' ? null : written;
  const plain = withPoint(text);
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : written;
}
