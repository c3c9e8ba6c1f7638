import { givenNames, pairsIn } from '../booking/promo-state.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';
import { parseText } from './text.ts';

/** What triggers of booking codes are written in: parameters of an address, and codes with their values. */

/** Parameters that the address of a page may have: 'mailing', 'utm_campaign=summer&utm_source=letter'. */
export interface PageQueryField extends Field<'pageQuery', string | null> {}

export const pageQuery = <const O extends FieldOptions>(options: O): PageQueryField & O => ({
  type: 'pageQuery',
  ...options,
});

/** Booking codes with their values: 'promo=SUMMER26&rate=FLEX'. */
export interface BookingCodesField extends Field<'bookingCodes', string | null> {}

export const givenCodes = <const O extends FieldOptions>(options: O): BookingCodesField & O => ({
  type: 'bookingCodes',
  ...options,
});

/** Airports by their three letters: 'CUN, PVR'. */
export interface AirportCodesField extends Field<'airportCodes', string | null> {}

export const airportCodes = <const O extends FieldOptions>(options: O): AirportCodesField & O => ({
  type: 'airportCodes',
  ...options,
});

const MAX_AIRPORTS = 200;

/** 'cun; pvr' → ['CUN', 'PVR'], each once. */
export const airportCodesIn = (text: string | null): string[] => [
  ...new Set((text ?? '').toUpperCase().match(/[^\s,;]+/g)),
];

const MAX_QUERY = 300;
const MAX_CODES = 1000;

const partsOf = (text: string): string[] =>
  text
    .replace(/^\s*\?/, '')
    .split('&')
    .map((part) => part.trim());

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** A name without blanks, and a value where there is one: neither a whole address nor what stands before its '?'. */
const PARAMETER = /^[^\s=?#/]+(=[^?#]*)?$/;

/**
 * What of a query no address of a page can ever have: a part that is no parameter, and one that is to have two values,
 * for each counts once. Undefined where there is nothing wrong.
 */
function impossiblePart(query: string): string | undefined {
  const parts = partsOf(query);
  const wrong = parts.find((part) => !PARAMETER.test(part) || !isDecodable(part));
  if (wrong !== undefined) return wrong === '' ? '&' : wrong;
  const values = new Map<string, string>();
  return parts.find((part) => {
    const [name, value] = pairsIn(part.toLowerCase())[0]!;
    const before = values.get(name) ?? '';
    values.set(name, value || before);
    return before !== '' && value !== '' && value !== before;
  });
}

/** The first part that gives no code of the booking engines. Undefined where all of them do. */
function unknownCode(codes: string): string | undefined {
  return partsOf(codes).find((part) => {
    const [[name, value] = ['', '']] = pairsIn(part);
    return value === '' || !givenNames.includes(name.toLowerCase());
  });
}

const written = {
  column: 'text',
  blank: null,
  searchWords: (value) => (typeof value === 'string' ? [value] : []),
  isOrdered: true,
  filterIfShown: 'words',
} satisfies Partial<FieldType>;

export const pageQueryType: FieldType<PageQueryField> = {
  ...written,
  parse(value, _field, at, context) {
    const query = parseText(value, MAX_QUERY, at, context);
    const impossible = query === null ? undefined : impossiblePart(query);
    if (impossible !== undefined) context.addIssue(at, 'page-query', impossible);
    return query;
  },
  schema: () => ({ type: ['string', 'null'], maxLength: MAX_QUERY, examples: ['utm_campaign=summer'] }),
};

export const bookingCodesType: FieldType<BookingCodesField> = {
  ...written,
  parse(value, _field, at, context) {
    const codes = parseText(value, MAX_CODES, at, context);
    if (codes !== null && unknownCode(codes) !== undefined) {
      context.addIssue(at, 'booking-codes', givenNames.join(', '));
    }
    return codes;
  },
  schema: () => ({ type: ['string', 'null'], maxLength: MAX_CODES, examples: ['promo=SUMMER26&rate=FLEX'] }),
};

export const airportCodesType: FieldType<AirportCodesField> = {
  ...written,
  parse(value, _field, at, context) {
    const codes = airportCodesIn(parseText(value, MAX_AIRPORTS, at, context));
    if (codes.some((code) => !/^[A-Z]{3}$/.test(code))) context.addIssue(at, 'airport-codes');
    return codes.join(', ') || null;
  },
  schema: () => ({ type: ['string', 'null'], maxLength: MAX_AIRPORTS, examples: ['CUN, PVR'] }),
};
