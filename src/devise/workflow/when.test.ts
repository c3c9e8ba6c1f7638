import { expect, test } from 'vitest';
import { wallClockHere } from './when.ts';

test('An instant is a wall clock in the zone of who reads', () => {
  const evening = new Date(2026, 10, 21, 19, 30);
  expect(wallClockHere(evening.toISOString())).toBe('2026-11-21T19:30');
});
