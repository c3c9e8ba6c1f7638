import { expect, it } from 'vitest';
import { searchPieces, searchTerms } from './search.ts';

it('a search looks for words without accents, case or what stands between them', () => {
  expect(searchTerms(' Café,  del-MAR ')).toEqual(['cafe', 'del', 'mar']);
  expect(searchPieces(' Ñandú  a.b@Casa-Marea.test ')).toEqual(['nandu', 'a.b@casa-marea.test']);
  expect(searchTerms(' -- ')).toEqual([]);
});

it('the first eight words count, and of each the first forty characters', () => {
  const many = Array.from({ length: 7000 }, (_, at) => `w${at}`).join(' ');
  expect(searchTerms(many)).toEqual(['w0', 'w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7']);
  expect(searchPieces(many)).toHaveLength(8);
  expect(searchTerms('x'.repeat(5000))).toEqual(['x'.repeat(40)]);
});

it('no character is cut in half', () => {
  expect(searchTerms(`${'x'.repeat(39)}𠀀`)).toEqual(['x'.repeat(39)]);
  expect(searchTerms(`${'x'.repeat(38)}𠀀`)).toEqual([`${'x'.repeat(38)}𠀀`]);
});
