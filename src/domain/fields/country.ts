import { isCountry, isCountryOrRegion } from '../countries.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldType, ParseContext } from './field-type.ts';
import { parseText } from './text.ts';

/** A country by its two letters, 'MX'. */
export interface CountryField extends Field<'country', string | null> {}

export const country = <const O extends FieldOptions>(options: O): CountryField & O => ({
  type: 'country',
  ...options,
});

/** Countries and regions of them, 'US, CA-ON'. */
export interface PlacesField extends Field<'places', string | null> {}

export const places = <const O extends FieldOptions>(options: O): PlacesField & O => ({
  type: 'places',
  ...options,
});

const MAX_PLACES = 1000;

/** 'us; ca-on' → ['US', 'CA-ON'], each once. */
export const placesIn = (text: string | null | undefined): string[] => [
  ...new Set((text ?? '').toUpperCase().match(/[^\s,;]+/g)),
];

function addUnknown(unknown: readonly string[], at: string, context: ParseContext): void {
  if (unknown.length > 0) context.addIssue(at, 'country', unknown.join(', '));
}

export const countryType: FieldType<CountryField> = {
  column: 'text',
  blank: null,
  parse(value, _field, at, context) {
    const code = parseText(value, MAX_PLACES, at, context)?.toUpperCase() ?? null;
    if (code !== null && !isCountry(code)) addUnknown([code], at, context);
    return code;
  },
  schema: () => ({ type: ['string', 'null'], pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' }),
  searchWords: (value) => (typeof value === 'string' ? [value] : []),
  isOrdered: true,
  setsMany: true,
  filterIfShown: 'words',
  guestView: () => ({ as: 'text' }),
};

export const placesType: FieldType<PlacesField> = {
  column: 'text',
  blank: null,
  parse(value, _field, at, context) {
    const given = placesIn(parseText(value, MAX_PLACES, at, context));
    addUnknown(
      given.filter((one) => !isCountryOrRegion(one)),
      at,
      context,
    );
    return given.join(', ') || null;
  },
  schema: () => ({ type: ['string', 'null'], maxLength: MAX_PLACES, examples: ['US, CA-ON'] }),
  searchWords: (value) => (typeof value === 'string' ? [value] : []),
  isOrdered: true,
  filterIfShown: 'words',
};
