import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Airport, airportList } from '../../domain/airport.ts';
import { AirportIndex } from '../../domain/airport-index.ts';
import { wordsIn } from '../../domain/fold.ts';
import data from './airports.json' with { type: 'json' };

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
    return one.isCity ? 1 : wordsIn(one.name).join(' ').startsWith(start) ? 2 : 3;
  };
  return airports
    .filter((one) => matches(wordsIn(one.name)))
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ one }) => one);
}

const everyAirport = airportList(data.cities, data.airports);
const everyIndex = new AirportIndex(everyAirport);
const everyWord = [...new Set(everyAirport.flatMap(({ name }) => wordsIn(name)))];

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
  .chain(({ name }) =>
    fc
      .tuple(fc.shuffledSubarray(wordsIn(name)), fc.nat(4))
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
