import { type Language, localeTags } from '../language.ts';
import type { BookingState } from './booking-state.ts';

/** Amounts of travel agents: whole hundredths of a currency, so that sums are exact. */

/** 12345, 'USD' → '$123.45' or 'USD 123.45', as the language writes it, always with its code where it could be another. */
export const moneyText = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(localeTags[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  }).format(cents / 100);

/** 12345 → '123.45', for tables. */
export const centsAsText = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** '12', '12.5' or '12,50' as hundredths; undefined for anything else. */
export function readCents(text: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** What comes together, by state and currency. */
export interface AmountSum {
  readonly state: BookingState;
  readonly currency: string;
  readonly bookings: number;
  readonly cents: number;
}

/** The sums of bookings by state and currency, in the order in which they come first. */
export function sumsOf(
  bookings: readonly { readonly state: BookingState; readonly currency: string; readonly cents: number }[],
): readonly AmountSum[] {
  const groups = Map.groupBy(bookings, ({ state, currency }) => `${state} ${currency}`);
  return [...groups.values()].map((all) => ({
    state: all[0]!.state,
    currency: all[0]!.currency,
    bookings: all.length,
    cents: all.reduce((sum, { cents }) => sum + cents, 0),
  }));
}
