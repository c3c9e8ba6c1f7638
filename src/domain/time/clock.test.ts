import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes } from './calendar.ts';
import { remaining, runningClocks } from './clock.ts';
import { wallClockIn } from './zone-time.ts';

const END = '2026-11-21T19:30';

describe('a clock', () => {
  it('counts down in days, hours and minutes', () => {
    expect(remaining(END, '2026-11-19T18:25')).toEqual({ days: 2, hours: 1, minutes: 5 });
    expect(remaining(END, '2026-11-21T19:29')).toEqual({ days: 0, hours: 0, minutes: 1 });
    expect(remaining('2027-01-01T00:00', '2026-12-31T00:00')).toEqual({ days: 1, hours: 0, minutes: 0 });
  });

  it('vanishes at the end, to the minute', () => {
    expect(remaining(END, END)).toBeNull();
    expect(remaining(END, '2026-11-21T19:31')).toBeNull();
  });

  it('counts in the time of the property, wherever the phone is', () => {
    const instant = new Date('2026-11-22T00:00:00Z');
    const at = (zone: string) => remaining(END, wallClockIn(instant, zone));
    expect(at('America/Cancun')).toEqual({ days: 0, hours: 0, minutes: 30 });
    expect(at('America/Bahia_Banderas')).toEqual({ days: 0, hours: 1, minutes: 30 });
    expect(at('America/Santo_Domingo')).toBeNull();
  });

  it('counts a night in which the hour changes as its hands do: 24 hours', () => {
    expect(remaining('2026-11-02T00:00', '2026-11-01T00:00')).toEqual({ days: 1, hours: 0, minutes: 0 });
  });

  it('says what is left so that adding it leads to the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), (minutes) => {
        const left = remaining(END, addMinutes(END, -minutes))!;
        expect(left.days * 1440 + left.hours * 60 + left.minutes).toBe(minutes);
        expect(left.hours).toBeLessThan(24);
        expect(left.minutes).toBeLessThan(60);
      }),
    );
  });
});

describe('the clocks of a site', () => {
  it('are those that still run, the next to end in front', () => {
    const clocks = [
      { id: 1, end_date: '2026-12-24T20:00' },
      { id: 2, end_date: '2026-11-20T10:00' },
      { id: 4, end_date: END },
      { id: 3, end_date: END },
    ];
    expect(runningClocks(clocks, '2026-11-21T08:00').map(({ id }) => id)).toEqual([3, 4, 1]);
    expect(runningClocks(clocks, '2027-01-01T00:00')).toEqual([]);
  });
});
