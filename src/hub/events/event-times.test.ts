import { describe, expect, it } from 'vitest';
import { byTimeOfDay, isGoingOn, lastDayOf } from './event-times.ts';

const festival = { starts: '2026-11-19T17:00', ends: '2026-11-22T23:00' };
const nightFestival = { starts: '2026-11-19T21:00', ends: '2026-11-22T02:00' };
const yoga = { starts: '2026-11-20T07:00', ends: '2026-11-20T08:00' };
const lateSet = { starts: '2026-11-20T22:00', ends: '2026-11-21T01:00' };

describe('the times of an event', () => {
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

  it('yoga is going on from its first minute until it ends', () => {
    const at = (time: string) => isGoingOn(yoga, `2026-11-20T${time}`);
    expect(['06:59', '07:00', '07:59', '08:00'].map(at)).toEqual([false, true, true, false]);
  });

  it('a festival rests between its evenings', () => {
    expect(isGoingOn(festival, '2026-11-20T09:00')).toBe(false);
    expect(isGoingOn(festival, '2026-11-20T18:00')).toBe(true);
  });

  it('a festival of nights goes on past midnight and rests by day', () => {
    expect(isGoingOn(nightFestival, '2026-11-20T01:30')).toBe(true);
    expect(isGoingOn(nightFestival, '2026-11-20T12:00')).toBe(false);
  });

  it('what gives no end is never said to be going on', () => {
    expect(isGoingOn({ starts: yoga.starts, ends: null }, '2026-11-20T07:30')).toBe(false);
  });

  it('the second evening of a festival stands after the morning', () => {
    expect([festival, lateSet, yoga].sort(byTimeOfDay)).toEqual([yoga, festival, lateSet]);
  });
});
