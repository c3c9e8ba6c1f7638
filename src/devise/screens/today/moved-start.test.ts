import { expect, it } from 'vitest';
import { movedStart } from './moved-start.ts';

it('an evening that is moved past midnight begins on the next day', () => {
  expect(movedStart('2026-11-25T23:00', '00:30')).toBe('2026-11-26T00:30');
  expect(movedStart('2026-12-31T20:00', '01:00')).toBe('2027-01-01T01:00');
});

it('every other hour is of the same day', () => {
  expect(movedStart('2026-11-25T23:00', '21:00')).toBe('2026-11-25T21:00');
  expect(movedStart('2026-11-25T23:00', '05:00')).toBe('2026-11-25T05:00');
  expect(movedStart('2026-11-25T06:30', '04:30')).toBe('2026-11-25T04:30');
});
