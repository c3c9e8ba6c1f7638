import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Airport, airportList } from '../../domain/airport.ts';
import { AirportIndex } from '../../domain/airport-index.ts';
import { wordsIn } from '../../domain/fold.ts';
import { searchTerms } from '../../domain/search.ts';
import data from './airports.json' with { type: 'json' };
import spanish from './spanish-names.json' with { type: 'json' };

const everyAirport = airportList(data.cities, data.airports);
const everyIndex = new AirportIndex(everyAirport, spanish);

/** The words of each name that an airport has, its own last. */
const wordsOfNames = new Map(
  everyAirport.map(({ id, code, name }) => {
    const others = Object.entries(spanish).flatMap(([other, codes]) => (codes.includes(code) ? [other] : []));
    return [id, [...others, name].map(wordsIn)];
  }),
);
const wordsOf = ({ id }: Airport): string[] => wordsOfNames.get(id)!.flat();

/** What the index must find: every airport looked at, in the words of the rule. */
function scan(airports: readonly Airport[], typed: readonly string[], limit = 20): Airport[] {
  if (typed.length === 0) return [];
  const start = typed.join(' ');
  const matches = (words: readonly string[]) =>
    typed.every((beginning, index) =>
      words.some((word, at) =>
        at === words.length - 2 ? index > 0 && word === beginning : word.startsWith(beginning),
      ),
    );
  const rank = (one: Airport) => {
    if (one.code.toLowerCase() === start) return 0;
    const begins = wordsOfNames.get(one.id)!.some((words) => words.join(' ').startsWith(start));
    return one.isCity ? 1 : begins ? 2 : 3;
  };
  return airports
    .filter((one) => matches(wordsOf(one)))
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ one }) => one);
}

const everyWord = [...new Set(everyAirport.flatMap(wordsOf))];

/** Beginnings of words that airports have, now and then of none. */
const typedWord = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...everyWord), fc.nat(12))
      .map(([word, cut]) => word.slice(0, cut + 1)),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => wordsIn(text)[0] ?? 'a'),
  },
);

/** The words of one airport in any order, each cut somewhere: so that several words together find something. */
const wordsOfOne = fc
  .constantFrom(...everyAirport)
  .chain((one) =>
    fc
      .tuple(fc.shuffledSubarray(wordsOf(one)), fc.nat(4))
      .map(([words, cut]) => words.map((word) => word.slice(0, cut + 1))),
  );

it('finds in the same order what a look at every airport finds', () => {
  const typed = fc.oneof(fc.array(typedWord, { maxLength: 8 }), wordsOfOne);
  fc.assert(
    fc.property(typed, fc.constantFrom(1, 20, 5000), (words, limit) => {
      expect(everyIndex.suggest(words, limit)).toEqual(scan(everyAirport, words, limit));
    }),
    { numRuns: 500 },
  );
});

const codes = (typed: string) => everyIndex.suggest(searchTerms(typed)).map(({ code }) => code);

it('finds cities by their Spanish names, as they are written and without accents', () => {
  expect(codes('Londres')).toEqual(['LON', 'LCY', 'LGW', 'LHR', 'LTN', 'SEN', 'STN']);
  expect(codes('nueva york')[0]).toBe('NYC');
  expect(codes('Ciudad de México')).toEqual(['MEX', 'NLU']);
  expect(codes('pekin')).toEqual(['PEK', 'PKX']);
  expect(codes('La Habana')).toContain('HAV');
  for (const [name, code] of [
    ['Múnich', 'MUC'],
    ['Filadelfia', 'PHL'],
    ['Ginebra', 'GVA'],
    ['Milán', 'MXP'],
    ['Moscú', 'SVO'],
  ] as const) {
    expect(codes(name), name).toContain(code);
  }
});

it('takes a Spanish name together with the words of the airport and with its country', () => {
  expect(codes('londres heathrow')).toEqual(['LHR']);
  expect(codes('florencia it')).toEqual(['FLR']);
});

it('has Spanish names only for airports that are listed, and only those that the list does not find', () => {
  const withoutSpanish = new AirportIndex(everyAirport);
  const names = Object.entries(spanish);
  const known = new Set(everyAirport.map(({ code }) => code));
  expect(names.flatMap(([, named]) => named.filter((code) => !known.has(code)))).toEqual([]);
  const needless = names.filter(([name, named]) => {
    const found = new Set(withoutSpanish.suggest(searchTerms(name), 5000).map(({ code }) => code));
    return named.every((code) => found.has(code));
  });
  expect(needless).toEqual([]);
});
