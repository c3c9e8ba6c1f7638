import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWallClock } from './time-format.ts';
import { dayIn, holdsUntilClock, instantAt, wallClockIn } from './zone-time.ts';

describe('an instant at a property', () => {
  it('is what the clock on its wall says', () => {
    const instant = new Date('2026-11-22T01:30:00Z');
    expect(wallClockIn(instant, 'America/Cancun')).toBe('2026-11-21T20:30');
    expect(wallClockIn(instant, 'Asia/Tokyo')).toBe('2026-11-22T10:30');
  });

  it('is another day in another zone', () => {
    const instant = new Date('2026-11-22T01:30:00Z');
    expect(dayIn(instant, 'America/Cancun')).toBe('2026-11-21');
    expect(dayIn(instant, 'UTC')).toBe('2026-11-22');
  });

  it('writes midnight as the start of the new day', () => {
    expect(wallClockIn(new Date('2026-11-22T05:00:00Z'), 'America/Cancun')).toBe('2026-11-22T00:00');
  });

  it('follows daylight saving where the zone has it', () => {
    const clock = (instant: string) => wallClockIn(new Date(instant), 'America/New_York');
    expect(clock('2026-03-08T06:59:00Z')).toBe('2026-03-08T01:59');
    expect(clock('2026-03-08T07:00:00Z')).toBe('2026-03-08T03:00');
    expect(clock('2026-11-01T05:30:00Z')).toBe('2026-11-01T01:30');
    expect(clock('2026-11-01T06:30:00Z')).toBe('2026-11-01T01:30');
  });

  it('writes early years with four digits', () => {
    expect(wallClockIn(new Date('0800-06-01T12:00:00Z'), 'UTC')).toMatch(/^0800-/);
  });

  it('throws for a zone or an instant that does not exist', () => {
    expect(() => wallClockIn(new Date(), 'Mars/Olympus')).toThrow(RangeError);
    expect(() => dayIn(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
  });

  it('is always a wall clock, never further than a day from UTC', () => {
    const zones = fc.constantFrom(
      'America/Cancun',
      'America/Jamaica',
      'Pacific/Kiritimati',
      'Asia/Kathmandu',
    );
    const instants = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const clock = wallClockIn(instant, zone);
        expect(isWallClock(clock)).toBe(true);
        expect(Math.abs(Date.parse(`${clock}Z`) - instant.getTime())).toBeLessThan(86_400_000);
      }),
    );
  });
});

describe('a wall clock of a property', () => {
  it('is an instant', () => {
    expect(instantAt('2026-11-21T20:30', 'America/Cancun').toISOString()).toBe('2026-11-22T01:30:00.000Z');
    expect(instantAt('2026-11-22T10:30', 'Asia/Tokyo').toISOString()).toBe('2026-11-22T01:30:00.000Z');
  });

  it('that the clocks leave out stands after the gap, one that they show twice is the first', () => {
    expect(instantAt('2026-03-08T02:30', 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(instantAt('2026-11-01T01:30', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z');
  });

  it('is found again from any instant, to the minute', () => {
    const zones = fc.constantFrom('America/Cancun', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham');
    const minutes = fc.integer({ min: 28_000_000, max: 31_000_000 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const wallClock = wallClockIn(new Date(minute * 60_000), zone);
        expect(wallClockIn(instantAt(wallClock, zone), zone)).toBe(wallClock);
      }),
    );
  });
});

describe('what changes at a wall clock', () => {
  const until = (clock: string, now: string) =>
    new Date(holdsUntilClock(clock, 'America/New_York', Date.parse(now))).toISOString();

  it('holds until the clock stands there', () => {
    expect(until('2026-11-01T01:45', '2026-11-01T05:40:00Z')).toBe('2026-11-01T05:45:00.000Z');
    expect(until('2026-11-02T00:00', '2026-11-01T06:40:00Z')).toBe('2026-11-02T05:00:00.000Z');
  });

  it('holds for a minute in the second of two equal hours, where the clock has stood there before', () => {
    expect(until('2026-11-01T01:45', '2026-11-01T06:40:00Z')).toBe('2026-11-01T06:41:00.000Z');
  });
});
