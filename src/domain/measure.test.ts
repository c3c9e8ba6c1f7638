import { expect, it } from 'vitest';
import { measureText } from './measure.ts';

it('a measure has one decimal at most, after a point in both languages', () => {
  expect([measureText(5.14, 'en'), measureText(5.14, 'es'), measureText(3, 'es')]).toEqual([
    '5.1',
    '5.1',
    '3',
  ]);
});
