import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameValue, valueKey } from './same-value.ts';

it.each([
  [null, ''],
  [null, []],
  [undefined, { title: '', items: [] }],
  [{ title: 'Soup', price: null }, { title: 'Soup' }],
  [
    { title: 'Soup', price: '$9' },
    { price: '$9', title: 'Soup' },
  ],
])('%j and %j have one key', (one, other) => {
  expect(valueKey(one)).toBe(valueKey(other));
});

it.each([
  [1, '1'],
  [[null], []],
  [['a', 'b'], ['a,b']],
  [{ title: 'a' }, { title: 'b' }],
  [{ title: 'a","price":"b' }, { title: 'a', price: 'b' }],
])('%j and %j have different keys', (one, other) => {
  expect(valueKey(one)).not.toBe(valueKey(other));
});

const value = fc.anything({
  key: fc.constantFrom('a', 'b', '__proto__'),
  values: [fc.constantFrom(null, '', 'a', 1, true)],
  maxDepth: 3,
  maxKeys: 2,
});

it('values have one key exactly when they say the same', () => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(valueKey(one) === valueKey(other)).toBe(isSameValue(one, other));
    }),
    { numRuns: 2000 },
  );
});
