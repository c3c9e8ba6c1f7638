import { expect, it } from 'vitest';
import { rightsState } from './rights.ts';

it.each([
  [null, undefined],
  ['2026-11-22', 'over'],
  ['2026-11-23', 'ending'],
  ['2026-12-24', 'ending'],
  ['2026-12-25', undefined],
  ['2031-01-01', undefined],
])('a picture that may be used until %s is %s on the 23rd of November', (until, state) => {
  expect(rightsState(until, '2026-11-23')).toBe(state);
});
