import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from './day-range.ts';
import { closesAt, mealPeriods, openNow, opensNext } from './opening-hours.ts';

const hours = (opens: string, closes: string, ...on: (typeof days)[number][]) => ({
  spans: [{ opens, closes, days: on.length > 0 ? on : [...days], season: null }],
  exceptions: [],
});

// 2026-11-21 is a Saturday.
const restaurant = {
  breakfast: hours('07:00', '11:00'),
  lunch: null,
  dinner: hours('18:00', '22:00', 'Fri', 'Sat'),
  lounge: hours('21:00', '02:00', 'Sat'),
};

describe('what is open', () => {
  const openAt = (now: string) => openNow(restaurant, now)?.period;

  it('is open from the first minute until just before the last', () => {
    expect(openAt('2026-11-21T06:59')).toBeUndefined();
    expect(openAt('2026-11-21T07:00')).toBe('breakfast');
    expect(openAt('2026-11-21T10:59')).toBe('breakfast');
    expect(openAt('2026-11-21T11:00')).toBeUndefined();
  });

  it('is only open on its days', () => {
    expect(openAt('2026-11-20T19:00')).toBe('dinner');
    expect(openAt('2026-11-22T19:00')).toBeUndefined();
  });

  it('past midnight belongs to the day it opened', () => {
    expect(openNow(restaurant, '2026-11-22T01:59')).toEqual({
      period: 'lounge',
      opens: '2026-11-21T21:00',
      closes: '2026-11-22T02:00',
    });
    expect(openAt('2026-11-21T01:00')).toBeUndefined();
  });

  it('is the earlier meal where two overlap', () => {
    expect(openAt('2026-11-21T21:30')).toBe('dinner');
    expect(openAt('2026-11-21T22:00')).toBe('lounge');
  });

  it('a bar that closes when it opens never closes on its days', () => {
    const bar = { lounge: hours('10:00', '10:00', 'Sat') };
    expect(openNow(bar, '2026-11-22T09:59')?.closes).toBe('2026-11-22T10:00');
    expect(openNow(bar, '2026-11-21T09:59')).toBeUndefined();
    expect(openNow(bar, '2026-11-22T10:00')).toBeUndefined();
  });
});

describe('when it closes', () => {
  it('is when the last of the meals ends that follow without a break', () => {
    expect(closesAt(restaurant, '2026-11-20T19:00')).toBe('2026-11-20T22:00');
    expect(closesAt(restaurant, '2026-11-21T19:00')).toBe('2026-11-22T02:00');
    const coffee = { breakfast: hours('06:30', '11:00'), lounge: hours('11:00', '21:00') };
    expect(closesAt(coffee, '2026-11-21T08:00')).toBe('2026-11-21T21:00');
    expect(closesAt(coffee, '2026-11-21T21:00')).toBeUndefined();
  });

  it('is a day ahead or later where it never does', () => {
    expect(closesAt({ lounge: hours('10:00', '10:00') }, '2026-11-21T12:00')).toBe('2026-11-26T10:00');
  });
});

describe('what opens next', () => {
  it('is the next sitting today', () => {
    expect(opensNext(restaurant, '2026-11-21T12:00')).toEqual({
      period: 'dinner',
      opens: '2026-11-21T18:00',
      closes: '2026-11-21T22:00',
    });
  });

  it('is tomorrow’s once today is over', () => {
    expect(opensNext(restaurant, '2026-11-21T23:00')?.opens).toBe('2026-11-22T07:00');
  });

  it('may be a week away', () => {
    expect(opensNext({ lunch: hours('12:00', '15:00', 'Sat') }, '2026-11-21T12:00')?.opens).toBe(
      '2026-11-28T12:00',
    );
  });

  it('is the earlier meal when two open together, and the earlier time whatever the meal', () => {
    const together = { dinner: hours('17:00', '22:00'), lounge: hours('17:00', '23:00') };
    expect(opensNext(together, '2026-11-21T12:00')?.period).toBe('dinner');
    const first = { dinner: hours('18:00', '22:00'), lounge: hours('17:00', '23:00') };
    expect(opensNext(first, '2026-11-21T12:00')?.period).toBe('lounge');
  });

  it('is nothing for a restaurant without hours', () => {
    expect(opensNext({}, '2026-11-21T12:00')).toBeUndefined();
    expect(openNow({}, '2026-11-21T12:00')).toBeUndefined();
  });

  it('is always ahead, and open when it comes', () => {
    const time = fc.nat({ max: 1439 }).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
    const span = fc.record({
      opens: time,
      closes: time,
      days: fc.subarray([...days]),
      season: fc.constant(null),
    });
    const some = fc.record({ spans: fc.array(span, { maxLength: 3 }), exceptions: fc.constant([]) });
    const any = fc.record({ breakfast: some, lunch: some, dinner: some, lounge: some }, { requiredKeys: [] });
    fc.assert(
      fc.property(any, time, (given, now) => {
        const clock = `2026-11-21T${now}`;
        const next = opensNext(given, clock);
        const isEverOpen = mealPeriods.some((period) =>
          given[period]?.spans.some((one) => one.days.length > 0),
        );
        expect(next !== undefined).toBe(isEverOpen);
        if (!next) return;
        expect(next.opens > clock).toBe(true);
        expect(openNow(given, next.opens)).toBeDefined();
      }),
    );
  });
});
