import { expect, it } from 'vitest';
import { movedAlways, movedOnce } from './move-occurrence.ts';
import { plannedOccurrences } from './planned-occurrences.ts';
import { plainRepeat } from './recurrence-exceptions.ts';
import type { Repeating } from './recurrence.ts';

const daysOf = (...names: string[]) => ({
  ...plainRepeat.repeat_days,
  ...Object.fromEntries(names.map((name) => [`repeats_${name}`, true])),
});
const weekly: Repeating = {
  start_date: '2026-11-04T20:00',
  end_date: '2026-11-04T22:00',
  repeats: 1,
  repeat_frequency: 'weekly',
  repeat_settings: { ...plainRepeat, repeat_days: daysOf('wednesday', 'friday') },
};
const FROM = '2026-11-22';
const TO = '2026-11-28';
const firstOf = (event: Repeating, day: string) =>
  plannedOccurrences(event, FROM, TO).find((one) => one.day === day)!;
const starts = (event: Repeating) => plannedOccurrences(event, FROM, TO).map((one) => [one.starts, one.ends]);

it('one date that is moved leaves the others where they are', () => {
  const event = {
    ...weekly,
    ...movedOnce(weekly, firstOf(weekly, '2026-11-27'), '2026-11-28T19:00'),
  };
  expect(starts(event)).toEqual([
    ['2026-11-25T20:00', '2026-11-25T22:00'],
    ['2026-11-28T19:00', '2026-11-28T21:00'],
  ]);
});

it('a moved date that goes back to where the rule has it is no exception, and stays where it is held', () => {
  const location = { en: 'Library', es: null };
  const settings = {
    ...weekly.repeat_settings!,
    moved: [{ from: '2026-11-27', to: '2026-11-28T19:00' }],
    elsewhere: [{ from: '2026-11-27', location }],
  };
  const event = { ...weekly, repeat_settings: settings };
  expect(movedOnce(event, firstOf(event, '2026-11-27'), '2026-11-27T20:00').repeat_settings).toMatchObject({
    moved: [],
    elsewhere: [{ from: '2026-11-27', location }],
  });
});

it('every date of one day of the week moves to another, the other day stays, and the hour is for all', () => {
  const settings = { ...weekly.repeat_settings!, cancelled: ['2026-12-04', '2026-12-02'] };
  const event = { ...weekly, repeat_settings: settings };
  const always = movedAlways(event, firstOf(event, '2026-11-27'), '2026-11-28T19:30');
  expect(starts({ ...event, ...always })).toEqual([
    ['2026-11-25T19:30', '2026-11-25T21:30'],
    ['2026-11-28T19:30', '2026-11-28T21:30'],
  ]);
  // What was cancelled on a Friday is cancelled on the Saturday after it.
  expect(always.repeat_settings?.cancelled).toEqual(['2026-12-05', '2026-12-02']);
});

it('what repeats by the day or the month is shifted as a whole, and what happens once is moved', () => {
  const monthly: Repeating = { ...weekly, repeat_frequency: 'monthly', start_date: '2026-10-25T20:00' };
  const planned = plannedOccurrences(monthly, FROM, TO)[0]!;
  expect(movedAlways(monthly, planned, '2026-11-26T20:00').start_date).toBe('2026-10-26T20:00');
  const once: Repeating = {
    ...weekly,
    repeats: 0,
    start_date: '2026-11-25T23:00',
    end_date: '2026-11-26T01:00',
  };
  expect(movedAlways(once, plannedOccurrences(once, FROM, TO)[0]!, '2026-11-26T00:30')).toEqual({
    start_date: '2026-11-26T00:30',
    end_date: '2026-11-26T02:30',
  });
});
