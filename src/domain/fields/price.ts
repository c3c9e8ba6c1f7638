import { inEitherLanguage, type Language, languages } from '../language.ts';
import { ownValue } from '../record/same-value.ts';
import type { Bilingual } from './field.ts';
import { numberFrom } from './number.ts';

/**
 * What a dish costs is one thing: the text as guests read it. The amount is read from it, so that the two can never say
 * different prices.
 */

/** '$1,250.50', '24', '12,50', also with a thin or hard space between thousands. */
const NUMBER = /\d{1,3}(?:[\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d[\d.,]*/g;

/** A sign that ends a number belongs to the sentence: '24.', '24,'. */
const withoutEnd = (written: string): string => (/[.,]$/.test(written) ? written.slice(0, -1) : written);

/** A point alone before three digits: nobody charges a thousandth, so it parts thousands, as in '1.250'. */
const POINTED_THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;

function amountOf(written: string): number | undefined {
  const number = withoutEnd(written).replace(/[\u00a0\u202f ]/g, '');
  const amount = POINTED_THOUSANDS.test(number) ? Number(number.replace('.', '')) : numberFrom(number);
  return typeof amount === 'number' ? amount : undefined;
}

/** Every amount in a price, in its order: '$18 / $32' has two, 'MP' none. */
const amountsIn = (price: string): number[] =>
  [...price.matchAll(NUMBER)].flatMap(([written]) => amountOf(written) ?? []);

/** The amount of a price that says one; null for 'MP', '$18 / $32' and nothing. */
export function amountIn(price: string | null): number | null {
  const [amount, ...others] = price === null ? [] : amountsIn(price);
  return amount === undefined || others.some((other) => other !== amount) ? null : amount;
}

export type PriceTexts = Bilingual<string>;

/** The amount of a price in both languages; null where neither says one. */
export const amountOfPrice = ({ en, es }: PriceTexts): number | null => amountIn(en) ?? amountIn(es);

/** A currency by its code or sign; `$` alone may be any. */
const currencyIn = (price: string): string | undefined => /\b[A-Z]{3}\b|[€£¥]/.exec(price)?.[0];

/** Whether the texts say two prices: the same currency, as far as they name one, and another amount. */
export function saysTwoPrices({ en, es }: PriceTexts): boolean {
  if (en === null || es === null) return false;
  const [one, other] = [currencyIn(en), currencyIn(es)];
  if (one !== undefined && other !== undefined && one !== other) return false;
  const [amount, inSpanish] = [amountIn(en), amountIn(es)];
  return amount !== null && inSpanish !== null && amount !== inSpanish;
}

/** Whether an amount may stand beside a price: beside one that says amounts it is one of them, and none beside 'MP'. */
export const fitsPrice = (amount: number, price: PriceTexts): boolean =>
  languages.every((language) => price[language] === null) ||
  languages.some((language) => amountsIn(price[language] ?? '').includes(amount));

/** What a value says as a price; what is none says nothing. */
export function priceTexts(value: unknown): PriceTexts {
  const said = (language: Language) => {
    const text = ownValue(value, language);
    return typeof text === 'string' ? text : null;
  };
  return { en: said('en'), es: said('es') };
}

const isText = (value: unknown): value is string | null => typeof value === 'string' || value === null;

const isPrice = (value: unknown): value is PriceTexts =>
  typeof value === 'object' &&
  value !== null &&
  isText(ownValue(value, 'en')) &&
  isText(ownValue(value, 'es'));

/** What is wrong with a price and the amount beside it, by the names that the two fields have. */
export interface PriceFinding {
  readonly amount: number | null;
  readonly issue?: { readonly at: 'amount' | `price.${Language}`; readonly says: string };
}

/** The amount that belongs beside a price: the one given where it fits, else the one that is read from the text. */
export function readPrice(price: unknown, given: unknown): PriceFinding | undefined {
  if (!isPrice(price)) return undefined;
  const amount = amountOfPrice(price);
  if (saysTwoPrices(price)) return { amount, issue: { at: 'price.es', says: price.en! } };
  if (typeof given !== 'number') return { amount };
  if (fitsPrice(given, price)) return { amount: given };
  return { amount, issue: { at: 'amount', says: inEitherLanguage(price, 'en')! } };
}
