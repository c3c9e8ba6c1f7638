/**
 * Phrases with names in braces, in whose place something is written when they are shown: 'View {restaurant} Details'.
 * Staff who write one anew keep all of them and add none.
 */

export type PlaceholderCode = 'placeholder-missing' | 'placeholder-unknown';

export interface PlaceholderFault {
  readonly code: PlaceholderCode;
  /** The placeholder as it is written: '{restaurant}'. */
  readonly detail: string;
}

/** The placeholders of a phrase as they are written, each once, in their order. */
export const placeholdersIn = (phrase: string): string[] => [...new Set(phrase.match(/\{[^{}]*\}/g))];

/** A phrase with words in the place of its placeholders, exactly as they are given; one without a word stays. */
export const fillIn = (phrase: string, words: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{(\w+)\}/g, (gap, name: string) => String(words[name] ?? gap));

/** What is wrong with a replacement of a phrase: the first placeholder that guests would read as it is, or would miss. */
export function placeholderFault(builtIn: string, replacement: string): PlaceholderFault | undefined {
  const known = placeholdersIn(builtIn);
  const written = placeholdersIn(replacement);
  const unknown = written.find((one) => !known.includes(one));
  if (unknown !== undefined) return { code: 'placeholder-unknown', detail: unknown };
  const missing = known.find((one) => !written.includes(one));
  return missing === undefined ? undefined : { code: 'placeholder-missing', detail: missing };
}

const SHORTEST_LIMIT = 40;

/** Characters that a replacement may have: what stands on a button is not replaced by a paragraph. */
export const longestReplacement = (builtIn: string): number => Math.max(SHORTEST_LIMIT, builtIn.length * 2);
