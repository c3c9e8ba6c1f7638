import { expect, it } from 'vitest';
import type { CalendarItem } from './calendar-items.ts';
import { bandOf, isLong, standsOn } from './long-items.ts';

const WEEK = ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`);

const item = (key: string, starts: string, ends: string | null): CalendarItem =>
  ({ key, occurrence: { starts: `2026-11-${starts}`, ends: ends && `2026-11-${ends}` } }) as CalendarItem;

const placesOf = (items: readonly CalendarItem[]) =>
  bandOf(items, WEEK).map(({ item: { key }, from, through, row, isRest }) => [
    key,
    from,
    through,
    row,
    isRest,
  ]);

it('what lasts a day or longer is long, a night past twelve is not', () => {
  expect(isLong(item('festival', '26T10:00', '28T18:00'))).toBe(true);
  expect(isLong(item('a day', '26T10:00', '27T10:00'))).toBe(true);
  expect(isLong(item('a night', '26T22:00', '27T03:00'))).toBe(false);
  expect(isLong(item('without end', '26T22:00', null))).toBe(false);
});

it('a long one stands on each of its days, but not on one that it ends at midnight of', () => {
  const festival = item('festival', '26T10:00', '28T00:00');
  expect(WEEK.filter((day) => standsOn(festival, day))).toEqual(['2026-11-26', '2026-11-27']);
});

it('a night past twelve stands on the day that it begins on', () => {
  const night = item('night', '26T22:00', '27T03:00');
  expect(WEEK.filter((day) => standsOn(night, day))).toEqual(['2026-11-26']);
});

it('the band puts what overlaps into rows of its own, and what does not into the same', () => {
  expect(
    placesOf([
      item('began before', '20T08:00', '23T20:00'),
      item('oysters', '23T10:00', '25T18:00'),
      item('jazz', '26T10:00', '30T18:00'),
      item('show', '26T20:00', '26T22:00'),
    ]),
  ).toEqual([
    ['began before', 0, 1, 0, true],
    ['oysters', 1, 3, 1, false],
    ['jazz', 4, 6, 0, false],
  ]);
});
