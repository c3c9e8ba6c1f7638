import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMinutes,
  dayOf,
  dayOfMonth,
  daysBetween,
  lastDayOfMonth,
  minuteOfDay,
  monthsBetween,
  timeOf,
  weekday,
} from './calendar.ts';

const anyDay = fc
  .integer({ min: 0, max: 60_000 })
  .map((count) => new Date(Date.UTC(1950, 0, 1 + count)).toISOString().slice(0, 10));

describe('days', () => {
  it('step over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('are not shortened by daylight saving', () => {
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
  });

  it('know their place in the week and the month', () => {
    expect(weekday('2026-11-22')).toBe(0);
    expect(weekday('2026-11-21')).toBe(6);
    expect(dayOfMonth('2026-11-05')).toBe(5);
    expect(['2026-02-10', '2028-02-10', '2026-04-01', '2026-12-31'].map(lastDayOfMonth)).toEqual([
      28, 29, 30, 31,
    ]);
  });

  it('count months by the calendar, whatever the days', () => {
    expect(monthsBetween('2026-01-31', '2026-02-01')).toBe(1);
    expect(monthsBetween('2026-11-21', '2028-01-01')).toBe(14);
    expect(monthsBetween('2026-03-01', '2025-12-31')).toBe(-3);
  });

  it('come back when counted forth and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(weekday(addDays(day, 7 * count))).toBe(weekday(day));
      }),
    );
  });

  it('the day after the last of a month is a first', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const last = addDays(day, lastDayOfMonth(day) - dayOfMonth(day));
        expect(dayOfMonth(addDays(last, 1))).toBe(1);
        expect(monthsBetween(day, addDays(last, 1))).toBe(1);
      }),
    );
  });
});

it('a wall clock is a day and a time, and minutes carry over midnight', () => {
  expect(dayOf('2026-11-21T19:30')).toBe('2026-11-21');
  expect(timeOf('2026-11-21T19:30')).toBe('19:30');
  expect(['2026-11-21T00:00', '2026-11-21T19:30', '2026-11-21T23:59'].map(minuteOfDay)).toEqual([
    0, 1170, 1439,
  ]);
  expect(addMinutes('2026-12-31T23:30', 45)).toBe('2027-01-01T00:15');
});
