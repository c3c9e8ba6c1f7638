import { expect, it } from 'vitest';
import { encodingFor } from './accept-encoding.ts';

it.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br ; q=1 , gzip ; q=1', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip;q=0, identity', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
])('%s is answered with %3$s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

it('a header that is missing or given twice asks for no encoding', () => {
  expect(encodingFor(undefined)).toBe('identity');
  expect(encodingFor(['br', 'gzip'])).toBe('identity');
});

// A quadratic parser would take minutes for these.
it.each([' ', ';', ',', ' ;', 'br;'])('a header of a million "%s" asks for no encoding', (piece) => {
  expect(encodingFor(piece.repeat(1_000_000))).toBe('identity');
});
