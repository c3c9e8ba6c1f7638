import { describe, expect, it } from 'vitest';
import { byTimeOfDay, lastDayOf } from './event-last-day.ts';

const festival = { starts: '2026-11-19T17:00', ends: '2026-11-22T23:00' };
const nightFestival = { starts: '2026-11-19T21:00', ends: '2026-11-22T02:00' };
const yoga = { starts: '2026-11-20T07:00', ends: '2026-11-20T08:00' };
const lateSet = { starts: '2026-11-20T22:00', ends: '2026-11-21T01:00' };

describe('the last day of an event', () => {
  it('a festival lasts until its last evening', () => {
    expect(lastDayOf(festival)).toBe('2026-11-22');
  });

  it('a festival of nights lasts until the evening before it ends', () => {
    expect(lastDayOf(nightFestival)).toBe('2026-11-21');
  });

  it('an hour of yoga and a night past midnight have a single day', () => {
    expect([lastDayOf(yoga), lastDayOf(lateSet), lastDayOf({ ...yoga, ends: null })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

it('the second evening of a festival stands after the morning', () => {
  expect([festival, lateSet, yoga].sort(byTimeOfDay)).toEqual([yoga, festival, lateSet]);
});
