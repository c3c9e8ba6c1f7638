import { wordsIn } from './fold.ts';

/** An airport, or a city that stands for all its airports. A code may repeat, an id never does. */
export interface Airport {
  readonly id: number;
  /** Three letters. */
  readonly code: string;
  /** 'Punta Cana, DO (PUJ)' */
  readonly name: string;
  /** Only there when it stands for all airports of a city. */
  readonly isCity?: true;
}

/** A line of the reference list: id, code, city or airport name, two-letter country code. */
export type AirportRow = readonly [id: number, code: string, place: string, country: string];

const airport = ([id, code, place, country]: AirportRow): Airport => ({
  id,
  code,
  name: `${place}, ${country} (${code})`,
});

// Codes are plain letters, which compare as they are.
const byCode = (a: Airport, b: Airport) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
const citiesFirst = (a: Airport, b: Airport) => Number(b.isCity ?? false) - Number(a.isCity ?? false);

/** The whole list sorted by code; a city comes before an airport with the same code. */
export function airportList(cities: readonly AirportRow[], airports: readonly AirportRow[]): Airport[] {
  const all: Airport[] = [
    ...cities.map((row) => ({ ...airport(row), isCity: true as const })),
    ...airports.map(airport),
  ];
  return all.sort((a, b) => byCode(a, b) || citiesFirst(a, b));
}

const known = new WeakMap<Airport, string[]>();

/** Words of the name, folded: its place, then country and code. Kept, because each letter typed asks for all of them. */
function wordsOf(one: Airport): string[] {
  const words = known.get(one) ?? wordsIn(one.name);
  known.set(one, words);
  return words;
}

/** Whether every typed word begins a word of the airport. Its country counts after another word: alone it names hundreds. */
function matches(words: readonly string[], typed: readonly string[]): boolean {
  const country = words.length - 2;
  return typed.every((beginning, index) =>
    words.some((word, at) => (at === country ? index > 0 && word === beginning : word.startsWith(beginning))),
  );
}

/**
 * Airports for what somebody has typed so far, at most so many; none before a letter is typed. The exact code
 * comes first, then cities, then names that begin so, then the others; each by code.
 */
export function suggestAirports(airports: readonly Airport[], q: string, most = 20): Airport[] {
  const typed = wordsIn(q);
  if (typed.length === 0) return [];
  const start = typed.join(' ');
  const beginsSo = (one: Airport) => wordsOf(one).join(' ').startsWith(start);
  const rank = (one: Airport) =>
    one.code.toLowerCase() === start ? 0 : one.isCity ? 1 : beginsSo(one) ? 2 : 3;
  return airports
    .filter((one) => matches(wordsOf(one), typed))
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => a.rank - b.rank || byCode(a.one, b.one) || citiesFirst(a.one, b.one))
    .slice(0, most)
    .map(({ one }) => one);
}
