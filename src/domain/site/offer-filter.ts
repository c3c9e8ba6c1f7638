import { fold } from '../fold.ts';
import { MAX_SEARCH_LENGTH, searchTerms } from '../search.ts';
import { type SpecialKind, specialKinds } from '../special.ts';
import { isDay } from '../time/time-format.ts';

/** What a visitor looks for among the offers of a site, as it stands in the address: `?kind=family&stay=2026-12-24`. */

/** Percents of which an offer saves at least one. */
export const savings = [10, 20, 30] as const;

export interface OfferFilter {
  readonly q: string;
  /** The id of a resort. */
  readonly resort: number | null;
  readonly kind: SpecialKind | null;
  /** At least so many percent. */
  readonly saves: number | null;
  /** A night of the stay, 'YYYY-MM-DD'. */
  readonly stay: string | null;
}

export const offerFields = ['q', 'resort', 'kind', 'saves', 'stay'] as const;

export type OfferField = (typeof offerFields)[number];

export interface OfferIssue {
  readonly field: OfferField;
  readonly is: 'too-long' | 'resort' | 'kind' | 'saves' | 'day';
}

/** 'Food and Drink' → 'food-and-drink', as it stands in an address. */
export const kindInAddress = (kind: SpecialKind): string => kind.toLowerCase().replaceAll(' ', '-');

export interface AskedOffers {
  readonly filter: OfferFilter;
  readonly issues: readonly OfferIssue[];
}

type Query = Readonly<Record<string, string | undefined>>;

/** `resorts` are the ids of those that can be chosen. What cannot be read is left out of the filter and named. */
export function readOfferFilter(query: Query, resorts: readonly number[]): AskedOffers {
  const issues: OfferIssue[] = [];
  const given = (field: OfferField) => (query[field] ?? '').trim();
  /** Null where nothing was given, and with an issue where it is none of what may be. */
  function one<V>(field: OfferField, is: OfferIssue['is'], read: (text: string) => V | undefined): V | null {
    const text = given(field);
    if (text === '') return null;
    const value = read(text);
    if (value === undefined) issues.push({ field, is });
    return value ?? null;
  }
  const filter = {
    q: one('q', 'too-long', (text) => (text.length <= MAX_SEARCH_LENGTH ? text : undefined)) ?? '',
    resort: one('resort', 'resort', (text) => resorts.find((id) => String(id) === text)),
    kind: one('kind', 'kind', (text) => specialKinds.find((kind) => kindInAddress(kind) === text)),
    saves: one('saves', 'saves', (text) => savings.find((least) => String(least) === text)),
    stay: one('stay', 'day', (text) => (isDay(text) ? text : undefined)),
  };
  return { filter, issues };
}

export const blankOfferFilter: OfferFilter = { q: '', resort: null, kind: null, saves: null, stay: null };

export const isBlankFilter = (filter: OfferFilter): boolean =>
  filter.q === '' && Object.entries(filter).every(([name, value]) => name === 'q' || value === null);

/** The parameters of an address that asks for the same; none for a filter that asks for nothing. */
export function writeOfferFilter({ q, resort, kind, saves, stay }: OfferFilter): Record<string, string> {
  const all = { q, resort, kind: kind && kindInAddress(kind), saves, stay };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
}

/** What of an offer a filter looks at. */
export interface OfferFacts {
  readonly percent: number;
  readonly kind: string | null;
  /** Empty: it holds at all of them. */
  readonly resorts: readonly number[];
  readonly stay_from: string | null;
  readonly stay_until: string | null;
  /** Everything that visitors read of it. */
  readonly words: () => string;
}

export function matchesOffer(filter: OfferFilter, offer: OfferFacts): boolean {
  const { resort, kind, saves, stay } = filter;
  const isForStay =
    stay === null || ((offer.stay_from ?? stay) <= stay && stay <= (offer.stay_until ?? stay));
  if (!isForStay || (kind !== null && offer.kind !== kind)) return false;
  if (saves !== null && offer.percent < saves) return false;
  if (resort !== null && offer.resorts.length > 0 && !offer.resorts.includes(resort)) return false;
  const terms = searchTerms(filter.q);
  if (terms.length === 0) return filter.q === '';
  const words = fold(offer.words());
  return terms.every((term) => words.includes(term));
}
