import { expect, test } from 'vitest';
import { amountIn, amountOfPrice, fitsPrice, readPrice, saysTwoPrices } from './price.ts';

test.each([
  ['$22', 22],
  ['22', 22],
  ['24 p.p.', 24],
  ['$ 18.50', 18.5],
  ['18,50 €', 18.5],
  ['12,5', 12.5],
  ['$1,250', 1250],
  ['1.250', 1250],
  ['$1,250.00 MXN', 1250],
  ['1.250,50 MXN', 1250.5],
  ['MX$12,500.75', 12500.75],
  ['1 250', 1250],
  ['From $18.', 18],
  ['0', 0],
  ['$18 ($18 USD)', 18],
])('The amount of %j is %d', (price, amount) => {
  expect(amountIn(price)).toBe(amount);
});

test.each(['MP', 'Included', '$18 / $32', '2 for $20', 'S/M', '', '½'])(
  '%j says no single amount',
  (price) => {
    expect(amountIn(price)).toBeNull();
  },
);

test('A price that is given in one language says its amount for both', () => {
  expect(amountOfPrice({ en: null, es: '$90' })).toBe(90);
  expect(amountOfPrice({ en: '$22', es: null })).toBe(22);
  expect(amountOfPrice({ en: 'MP', es: null })).toBeNull();
});

test('A price cannot be another one in Spanish, unless it is another currency', () => {
  expect(saysTwoPrices({ en: '$22', es: '$19' })).toBe(true);
  expect(saysTwoPrices({ en: '$22.50', es: '$22,50' })).toBe(false);
  expect(saysTwoPrices({ en: 'MP', es: '$19' })).toBe(false);
  expect(saysTwoPrices({ en: '$22', es: null })).toBe(false);
  expect(saysTwoPrices({ en: '$22 USD', es: '$400 MXN' })).toBe(false);
});

test('An amount stands beside a price that says it, and beside none at all', () => {
  expect(fitsPrice(22, { en: '$22', es: null })).toBe(true);
  expect(fitsPrice(19, { en: '$22', es: null })).toBe(false);
  expect(fitsPrice(18, { en: '$18 / $32', es: null })).toBe(true);
  expect(fitsPrice(19, { en: 'MP', es: null })).toBe(false);
  expect(fitsPrice(19, { en: null, es: null })).toBe(true);
});

test('The amount is read from the text, kept where it fits, and named where it does not', () => {
  expect(readPrice({ en: '$22', es: null }, null)).toEqual({ amount: 22 });
  expect(readPrice({ en: '$18 / $32', es: null }, 32)).toEqual({ amount: 32 });
  expect(readPrice({ en: '$22', es: null }, 19)).toEqual({
    amount: 22,
    issue: { at: 'amount', says: '$22' },
  });
  expect(readPrice({ en: '$22', es: '$19' }, 22)).toEqual({
    amount: 22,
    issue: { at: 'price.es', says: '$22' },
  });
  expect(readPrice(undefined, 19)).toBeUndefined();
});
