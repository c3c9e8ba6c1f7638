import { expect, test } from 'vitest';
import {
  asPlanned,
  datesOnDay,
  datesToday,
  datesWith,
  isPlanned,
  plainRepeat,
  plannedDates,
  withCancelled,
  withLocation,
  withMoved,
} from './recurrence-exceptions.ts';
import { nextOccurrences, occurrencesOn, type Repeating } from './recurrence.ts';

const yoga: Repeating = {
  start_date: '2026-11-02T08:00',
  end_date: null,
  repeats: 1,
  repeat_frequency: 'weekly',
  repeat_settings: { ...plainRepeat, repeat_days: { ...plainRepeat.repeat_days, repeats_monday: true } },
};

const changed = (
  change: (settings: NonNullable<Repeating['repeat_settings']>) => Repeating['repeat_settings'],
) => ({
  ...yoga,
  repeat_settings: change(yoga.repeat_settings!),
});

test('A cancelled date stays in the list of next dates, marked, and guests see nothing on it', () => {
  const event = changed((settings) => withCancelled(settings, '2026-11-09'));
  expect(plannedDates(event, '2026-11-05', 2)).toEqual([
    { day: '2026-11-09', starts: '2026-11-09T08:00', isCancelled: true, movedTo: null, location: null },
    { day: '2026-11-16', starts: '2026-11-16T08:00', isCancelled: false, movedTo: null, location: null },
  ]);
  expect(occurrencesOn(event, '2026-11-09')).toEqual([]);
});

test('A moved date stands where it was moved to', () => {
  const event = changed((settings) => withMoved(settings, '2026-11-09', '2026-11-10T17:00'));
  expect(plannedDates(event, '2026-11-05', 1)[0]?.movedTo).toBe('2026-11-10T17:00');
  expect(occurrencesOn(event, '2026-11-10')).toEqual([{ starts: '2026-11-10T17:00', ends: null }]);
});

test('A date held elsewhere says so, also after it was moved, and can be put back', () => {
  const library = { en: 'Library', es: 'Biblioteca' };
  const held = withMoved(withLocation(plainRepeat, '2026-11-09', library), '2026-11-09', '2026-11-10T17:00');
  const event = changed((settings) => ({ ...held, repeat_days: settings.repeat_days }));
  expect(plannedDates(event, '2026-11-05', 1)[0]).toMatchObject({
    movedTo: '2026-11-10T17:00',
    location: library,
  });
  expect(occurrencesOn(event, '2026-11-10')).toEqual([
    { starts: '2026-11-10T17:00', ends: null, location: library },
  ]);
  expect(asPlanned(held, '2026-11-09')).toEqual(plainRepeat);
  expect(withCancelled(held, '2026-11-09').elsewhere).toEqual([]);
});

test('A date is cancelled or moved, never both, and can be put back', () => {
  const moved = withMoved(withCancelled(plainRepeat, '2026-11-09'), '2026-11-09', '2026-11-10T17:00');
  expect(moved.cancelled).toEqual([]);
  const cancelled = withCancelled(moved, '2026-11-09');
  expect(cancelled.moved).toEqual([]);
  expect(asPlanned(cancelled, '2026-11-09')).toEqual(plainRepeat);
});

const MONDAY = '2026-11-09';
const asItWas = { cancelled: false, to: null, location: null };

test('A date is cancelled, moved, held elsewhere and put back, and what was said before of it goes', () => {
  const moved = datesWith(yoga, MONDAY, { ...asItWas, to: `${MONDAY}T17:00` });
  expect(datesOnDay(moved, MONDAY)).toMatchObject([{ starts: `${MONDAY}T17:00`, day: MONDAY }]);
  const elsewhere = datesWith(moved, MONDAY, { ...asItWas, location: { en: 'Library', es: null } });
  expect(datesOnDay(elsewhere, MONDAY)).toMatchObject([
    { starts: `${MONDAY}T08:00`, location: { en: 'Library' } },
  ]);
  const cancelled = datesWith(elsewhere, MONDAY, { ...asItWas, cancelled: true });
  expect(occurrencesOn(cancelled, MONDAY)).toEqual([]);
  expect(datesOnDay(cancelled, MONDAY)).toMatchObject([
    { exception: { cancelled: true, to: null, location: null } },
  ]);
  expect(datesWith(cancelled, MONDAY, asItWas)).toEqual(yoga);
});

test('A date that was moved to another day stands there, under the day that it was planned for', () => {
  const moved = datesWith(yoga, MONDAY, { ...asItWas, to: '2026-11-10T09:00' });
  expect(datesOnDay(moved, MONDAY)).toEqual([]);
  expect(datesOnDay(moved, '2026-11-10')).toMatchObject([{ day: MONDAY, starts: '2026-11-10T09:00' }]);
  expect([isPlanned(moved, MONDAY), isPlanned(moved, '2026-11-10')]).toEqual([true, false]);
});

const gala: Repeating = {
  start_date: '2026-11-14T20:00',
  end_date: '2026-11-15T01:00',
  repeats: 0,
  repeat_frequency: null,
  repeat_settings: null,
};
const SATURDAY = '2026-11-14';

test('What happens once is cancelled for guests, and can be put back', () => {
  const cancelled = datesWith(gala, SATURDAY, { ...asItWas, cancelled: true });
  expect(occurrencesOn(cancelled, SATURDAY)).toEqual([]);
  expect(nextOccurrences(cancelled, '2026-11-01', 3)).toEqual([]);
  expect(datesOnDay(cancelled, SATURDAY)).toMatchObject([{ exception: { cancelled: true } }]);
  expect(occurrencesOn(datesWith(cancelled, SATURDAY, asItWas), SATURDAY)).toHaveLength(1);
});

test('What happens once moves with its end', () => {
  const moved = datesWith(gala, SATURDAY, { ...asItWas, to: '2026-11-14T21:30' });
  expect(moved).toMatchObject({ start_date: '2026-11-14T21:30', end_date: '2026-11-15T02:30' });
});

test('What happens once and lasts for days stands on each of them', () => {
  const festival = { ...gala, end_date: '2026-11-16T22:00' };
  expect(datesOnDay(festival, '2026-11-15')).toMatchObject([{ day: SATURDAY }]);
  expect(datesOnDay(festival, '2026-11-13')).toEqual([]);
  expect(datesOnDay(festival, '2026-11-17')).toEqual([]);
});

test('After midnight what has not ended yet still stands under today', () => {
  const disco = { ...yoga, start_date: '2026-11-02T23:00', end_date: '2026-11-03T02:00' };
  expect(datesToday(disco, '2026-11-10T01:30')).toMatchObject([{ day: MONDAY, ends: '2026-11-10T02:00' }]);
  expect(datesToday(disco, '2026-11-10T02:00')).toEqual([]);
});
