import { expect, it } from 'vitest';
import { matchesEtag } from './if-none-match.ts';

it.each([
  ['"abc"', true],
  ['*', true],
  ['W/"abc"', true],
  ['"other", "abc"', true],
  ['"other" ,\tW/"abc"  ', true],
  ['"other"', false],
  ['"abcd"', false],
  ['abc', false],
  ['', false],
])('%s', (header, isMatch) => {
  expect(matchesEtag(header, '"abc"')).toBe(isMatch);
});

// A quadratic parser would take minutes for these.
it.each([' ', ',', ' ,', '"', 'W/'])('a header of a million "%s" matches nothing', (piece) => {
  expect(matchesEtag(piece.repeat(1_000_000), '"abc"')).toBe(false);
});
