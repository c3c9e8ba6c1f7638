import { expect, test } from 'vitest';
import { exactly } from '../shell/when.tsx';
import { momentIn, wallClockHere } from './when.ts';

test('An instant is a wall clock in the zone of who reads', () => {
  const evening = new Date(2026, 10, 21, 19, 30);
  expect(wallClockHere(evening.toISOString())).toBe('2026-11-21T19:30');
});

test('An instant in Spanish has the half of its day as every time of the program has', () => {
  const evening = new Date(2026, 10, 21, 19, 30).toISOString();
  expect(exactly(evening, 'es')).toMatch(/7:30\sp\.\sm\.$/);
  expect(momentIn(evening, 'es', undefined)).toMatch(/7:30\sp\.\sm\.$/);
  expect(exactly(evening, 'en')).toMatch(/7:30\sPM$/);
});
