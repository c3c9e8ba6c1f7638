import { type Asked, valuesOf } from './asked.ts';

/** Which resorts a visitor puts side by side: '/compare?resort=casa-marea&resort=costa-ocaso'. */

export const MIN_COMPARED = 2;
export const MAX_COMPARED = 3;

export interface Comparison<R> {
  readonly resorts: readonly R[];
  /** A name was given that no resort has. */
  readonly hasUnknown: boolean;
  /** Further ones were asked for than fit beside each other. */
  readonly hasMore: boolean;
}

/** In the order in which they were asked for, each once; `nameOf` is what an address calls a resort. */
export function readComparison<R>(
  asked: Asked,
  resorts: readonly R[],
  nameOf: (resort: R) => string,
): Comparison<R> {
  const names = [...new Set(valuesOf(asked, 'resort').flatMap((value) => value.split(',')))];
  const found = names.map((name) => resorts.find((one) => nameOf(one) === name.trim()));
  const known = found.filter((one) => one !== undefined);
  return {
    resorts: known.slice(0, MAX_COMPARED),
    hasUnknown: known.length < names.length,
    hasMore: known.length > MAX_COMPARED,
  };
}

/** '?resort=casa-marea&resort=costa-ocaso', of as many as fit. */
export const comparisonQuery = (names: readonly string[]): string =>
  `?${names
    .slice(0, MAX_COMPARED)
    .map((name) => `resort=${encodeURIComponent(name)}`)
    .join('&')}`;
