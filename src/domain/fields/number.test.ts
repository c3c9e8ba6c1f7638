import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberFrom } from './number.ts';

it.each([
  ['12', 12],
  ['12.50', 12.5],
  ['12,50', 12.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234', 1234],
  ['1.234', 1.234],
  ['1.234.567', 1_234_567],
  ['12,345,678.9', 12_345_678.9],
  ['0,5', 0.5],
  ['0,500', 0.5],
  ['.5', 0.5],
  ['12.', 12],
  ['$ 12', 12],
  ['12 €', 12],
  ['1\u00a0234,5', 1234.5],
  ['-4', -4],
  ['\u22124', -4],
])('%j is the number %d', (written, number) => {
  expect(numberFrom(written)).toBe(number);
});

it.each([
  'twelve',
  '12-14',
  '1e5',
  '-',
  '.',
  '$',
  '1,23,4',
  '1.2.3',
  '1.23,456,7',
  'NaN',
  'Infinity',
  '0x10',
])('%j is no number, and stays what was written', (written) => {
  expect(numberFrom(written)).toBe(written);
});

it('where nothing is written, there is no number', () => {
  expect(numberFrom('')).toBeNull();
  expect(numberFrom('  ')).toBeNull();
});

it('400,000 digits that end in a letter are refused in linear time', () => {
  const written = `${'1'.repeat(400_000)}x`;
  expect(numberFrom(written) === written).toBe(true);
});

it('a price of two decimals is read in the way of every country', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_99 }), (cents) => {
      for (const locale of ['en-US', 'es-MX', 'es-ES', 'de-DE', 'fr-FR']) {
        const written = (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
        expect(numberFrom(written)).toBe(cents / 100);
      }
    }),
  );
});
