import {
  builtInTexts,
  type PhraseGroup,
  type PhraseKey,
  phraseKeys,
  placesOf,
} from '../../../content/phrase/built-in.ts';
import { wordsIn } from '../../../domain/fold.ts';
import { type Language, languages, type Locales } from '../../../domain/language.ts';
import { searchTerms } from '../../../domain/search.ts';

/** The phrases of a site as staff see them listed: built in, or with the record that replaces them. */

/** What replaces a phrase, as a list of records holds it. */
export interface Replacing {
  readonly key?: unknown;
  readonly locale: Locales<Readonly<Record<string, unknown>>>;
}

export interface ListedPhrase<R extends Replacing = Replacing> {
  readonly key: PhraseKey;
  readonly builtIn: Locales<string>;
  /** Where it is read. */
  readonly places: readonly PhraseGroup[];
  readonly record: R | undefined;
  /** What replaces it in each language; null where it is read as it is built in. */
  readonly said: Locales<string | null>;
  /** Languages of the site that still read what is built in although another one is replaced. */
  readonly lacks: readonly Language[];
}

function textAt(record: Replacing | undefined, language: Language): string | null {
  const text = record?.locale[language].text;
  return typeof text === 'string' ? text : null;
}

/** Every phrase there is, in the order in which they are declared. `spoken` are the languages of the site. */
export function listedPhrases<R extends Replacing>(
  records: readonly R[],
  spoken: readonly Language[],
): ListedPhrase<R>[] {
  const byKey = new Map(records.map((record) => [record.key, record]));
  return phraseKeys.map((key) => {
    const record = byKey.get(key);
    const said = { en: textAt(record, 'en'), es: textAt(record, 'es') };
    const isReplaced = languages.some((language) => said[language] !== null);
    return {
      key,
      builtIn: builtInTexts[key],
      places: placesOf(key),
      record,
      said,
      lacks: isReplaced ? spoken.filter((language) => said[language] === null) : [],
    };
  });
}

export const shows = ['all', 'replaced', 'lacking'] as const;
export type Show = (typeof shows)[number];

export interface PhraseFilter {
  readonly q: string;
  readonly place: PhraseGroup | undefined;
  readonly show: Show;
}

const isShown = ({ record, lacks }: ListedPhrase, show: Show): boolean =>
  show === 'all' || (show === 'replaced' ? record !== undefined : lacks.length > 0);

/** The phrases in which every word sought begins a word: of what is built in or replaces it, in either language. */
export function filteredPhrases<P extends ListedPhrase>(
  phrases: readonly P[],
  { q, place, show }: PhraseFilter,
): P[] {
  const terms = searchTerms(q);
  return phrases.filter((phrase) => {
    if (place !== undefined && !phrase.places.includes(place)) return false;
    if (!isShown(phrase, show)) return false;
    if (terms.length === 0) return true;
    const { builtIn, said } = phrase;
    const words = wordsIn([builtIn.en, builtIn.es, said.en, said.es].join(' '));
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  });
}

export interface PhraseCounts {
  readonly total: number;
  readonly replaced: number;
  /** How many of the replaced ones are not replaced in a language. */
  readonly lacking: Locales<number>;
}

export const countPhrases = (phrases: readonly ListedPhrase[]): PhraseCounts => ({
  total: phrases.length,
  replaced: phrases.filter(({ record }) => record !== undefined).length,
  lacking: {
    en: phrases.filter(({ lacks }) => lacks.includes('en')).length,
    es: phrases.filter(({ lacks }) => lacks.includes('es')).length,
  },
});
