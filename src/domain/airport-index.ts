import type { Airport } from './airport.ts';
import { wordsIn } from './fold.ts';

/**
 * Airports by the beginnings of their words. Looking through all of them for every word costs tens of milliseconds
 * when somebody types many; here a word costs two binary searches.
 */

interface Entry {
  readonly word: string;
  /** The airport's place in the list. */
  readonly place: number;
}

interface Indexed {
  readonly airport: Airport;
  /** Words of its other names and of its name, folded: the place, then country and code. */
  readonly words: readonly string[];
  /** Its name and its other names, folded. */
  readonly names: readonly string[];
}

/** Airports by what else their place is called: 'Londres': ['LON', 'LHR']. */
type OtherNames = Readonly<Record<string, readonly string[]>>;

/** The other names of each code. */
function namesByCode(otherNames: OtherNames): ReadonlyMap<string, readonly string[]> {
  const pairs = Object.entries(otherNames).flatMap(([name, codes]) => codes.map((code) => ({ code, name })));
  const byCode = Map.groupBy(pairs, ({ code }) => code);
  return new Map([...byCode].map(([code, named]) => [code, named.map(({ name }) => name)]));
}

/** The first place from which on all entries have words that are not before the given one. */
function lowerBound(entries: readonly Entry[], word: string): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle]!.word < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Put behind a beginning it comes after every word that begins so: no character compares higher. */
const END = '\uffff';

const isCountry = ({ words }: Indexed, at: number): boolean => at === words.length - 2;

/** Whether a typed word begins a word of the airport. Its country counts after another word: alone it names hundreds. */
const holds = (one: Indexed, typed: string, isFirst: boolean): boolean =>
  one.words.some((word, at) => (isCountry(one, at) ? !isFirst && word === typed : word.startsWith(typed)));

export class AirportIndex {
  /** Sorted by code, cities first. */
  readonly all: readonly Airport[];
  readonly #indexed: readonly Indexed[];
  /** The words of all airports but their countries, sorted. */
  readonly #entries: readonly Entry[];
  readonly #countries: ReadonlyMap<string, readonly number[]>;

  /** The airports come as `airportList` sorts them. */
  constructor(airports: readonly Airport[], otherNames: OtherNames = {}) {
    this.all = airports;
    const others = namesByCode(otherNames);
    this.#indexed = airports.map((airport) => {
      const named = [...(others.get(airport.code) ?? []), airport.name].map(wordsIn);
      return { airport, words: named.flat(), names: named.map((words) => words.join(' ')) };
    });
    this.#entries = this.#indexed
      .flatMap((one, index) =>
        one.words.flatMap((word, at) => (isCountry(one, at) ? [] : [{ word, place: index }])),
      )
      .sort((a, b) => Number(a.word > b.word) - Number(a.word < b.word));
    this.#countries = Map.groupBy(this.#indexed.keys(), (index) => this.#indexed[index]!.words.at(-2) ?? '');
  }

  /** The airport, or the city, of a code written large; of a repeated one the city. */
  withCode(code: string): Airport | undefined {
    return this.all.find((one) => one.code === code);
  }

  /** Places of the airports that a typed word may mean, some of them repeated. */
  #placesOf(typed: string, isFirst: boolean): number[] {
    const from = lowerBound(this.#entries, typed);
    const to = lowerBound(this.#entries, typed + END);
    const begun = this.#entries.slice(from, to).map(({ place: index }) => index);
    return isFirst ? begun : [...begun, ...(this.#countries.get(typed) ?? [])];
  }

  /**
   * Airports for the words typed so far, folded; at most so many, and none before a word is typed. The exact code comes
   * first, then cities, then names that begin so, then the others; each by code.
   */
  suggest(typed: readonly string[], limit = 20): Airport[] {
    const start = typed.join(' ');
    const words = [...new Set(typed)];
    const [rarest = []] = words
      .map((word, at) => this.#placesOf(word, at === 0))
      .sort((a, b) => a.length - b.length);
    const ranks: Airport[][] = [[], [], [], []];
    for (const index of [...new Set(rarest)].sort((a, b) => a - b)) {
      const one = this.#indexed[index]!;
      if (!words.every((word, at) => holds(one, word, at === 0))) continue;
      const { airport, names } = one;
      const begins = names.some((name) => name.startsWith(start));
      const rank = airport.code.toLowerCase() === start ? 0 : airport.isCity ? 1 : begins ? 2 : 3;
      ranks[rank]!.push(airport);
    }
    return ranks.flat().slice(0, limit);
  }
}
