import { expect, test } from 'vitest';
import { soldOutFor, untilTomorrow } from './sold-out.ts';

test('A dish that is sold out until tomorrow is back at five in the morning', () => {
  expect(untilTomorrow('2026-11-22T20:15')).toBe('2026-11-23T05:00');
  expect(untilTomorrow('2026-12-31T05:00')).toBe('2027-01-01T05:00');
});

test('After midnight a bar is still in its service: tomorrow is the same morning', () => {
  expect(untilTomorrow('2026-11-23T01:40')).toBe('2026-11-23T05:00');
});

test('Guests read "today" unless staff named a time at which the dish is back', () => {
  expect(soldOutFor(null)).toBe('today');
  expect(soldOutFor('2026-11-23T05:00')).toBe('today');
  expect(soldOutFor('2026-11-22T18:00')).toBe('now');
});
