import { expect, it } from 'vitest';
import { plannedOccurrences } from './planned-occurrences.ts';
import { plainRepeat } from './recurrence-exceptions.ts';
import type { Repeating } from './recurrence.ts';

const weekly: Repeating = {
  start_date: '2026-11-06T22:00',
  end_date: '2026-11-07T01:00',
  repeats: 1,
  repeat_frequency: 'weekly',
  repeat_settings: { ...plainRepeat, repeat_days: { ...plainRepeat.repeat_days, repeats_friday: true } },
};
const settings = weekly.repeat_settings!;
const startsIn = (event: Repeating, from: string, to: string) =>
  plannedOccurrences(event, from, to).map(({ starts }) => starts);

it('a week has the dates of the rule, with their ends past midnight', () => {
  expect(plannedOccurrences(weekly, '2026-11-22', '2026-11-28')).toEqual([
    {
      day: '2026-11-27',
      starts: '2026-11-27T22:00',
      ends: '2026-11-28T01:00',
      isCancelled: false,
      movedFrom: null,
      location: null,
    },
  ]);
});

it('a cancelled date stays in the plan, and says so', () => {
  const cancelled = { ...weekly, repeat_settings: { ...settings, cancelled: ['2026-11-27'] } };
  expect(plannedOccurrences(cancelled, '2026-11-22', '2026-11-28')).toMatchObject([
    { starts: '2026-11-27T22:00', isCancelled: true },
  ]);
});

it('a moved date stands where it was moved to, in another week as well', () => {
  const moved = {
    ...weekly,
    repeat_settings: { ...settings, moved: [{ from: '2026-11-27', to: '2026-12-01T20:00' }] },
  };
  expect(startsIn(moved, '2026-11-22', '2026-11-28')).toEqual([]);
  expect(plannedOccurrences(moved, '2026-11-29', '2026-12-05')).toMatchObject([
    {
      day: '2026-11-27',
      starts: '2026-12-01T20:00',
      ends: '2026-12-01T23:00',
      movedFrom: '2026-11-27T22:00',
    },
    { starts: '2026-12-04T22:00', movedFrom: null },
  ]);
});

it('a date held elsewhere says where', () => {
  const location = { en: 'Library', es: 'Biblioteca' };
  const elsewhere = {
    ...weekly,
    repeat_settings: { ...settings, elsewhere: [{ from: '2026-11-27', location }] },
  };
  expect(plannedOccurrences(elsewhere, '2026-11-22', '2026-11-28')).toMatchObject([{ location }]);
});

it('what happens once stands once, also where it lasts for days or began before', () => {
  const once = { ...weekly, repeats: 0, end_date: '2026-11-09T01:00' };
  expect(startsIn(once, '2026-11-01', '2026-11-30')).toEqual(['2026-11-06T22:00']);
  expect(startsIn(once, '2026-11-07', '2026-11-30')).toEqual(['2026-11-06T22:00']);
  expect(startsIn(once, '2026-11-10', '2026-11-30')).toEqual([]);
});
