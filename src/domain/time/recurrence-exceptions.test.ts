import { expect, test } from 'vitest';
import {
  asPlanned,
  plainRepeat,
  plannedDates,
  withCancelled,
  withLocation,
  withMoved,
} from './recurrence-exceptions.ts';
import { occurrencesOn, type Repeating } from './recurrence.ts';

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
