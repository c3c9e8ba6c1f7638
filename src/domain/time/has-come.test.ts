import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCome } from './has-come.ts';
import { instantAt, wallClockIn } from './zone-time.ts';

const MINUTE = 60_000;
const NEW_YORK = 'America/New_York';

const momentAt = (instant: number, timeZone = NEW_YORK) => ({
  now: wallClockIn(new Date(instant), timeZone),
  instant,
  timeZone,
});

describe('whether a wall clock has been reached', () => {
  it('is so from its minute on, and for good', () => {
    const time = fc.integer({ min: Date.UTC(2026, 9, 30), max: Date.UTC(2026, 10, 3) });
    fc.assert(
      fc.property(
        fc.constantFrom(NEW_YORK, 'Australia/Lord_Howe', 'America/Cancun'),
        time,
        time,
        (timeZone, at, now) => {
          const clock = wallClockIn(new Date(at), timeZone);
          const begins = instantAt(clock, timeZone).getTime();
          expect(hasCome(clock, momentAt(now, timeZone))).toBe(begins <= now);
        },
      ),
    );
  });

  it('stays so in the hour that comes twice when clocks are set back', () => {
    const half = instantAt('2026-11-01T01:30', NEW_YORK).getTime();
    expect(hasCome('2026-11-01T01:30', momentAt(half - MINUTE))).toBe(false);
    expect(hasCome('2026-11-01T01:30', momentAt(half))).toBe(true);
    // An hour later the clock says 1:15 once more.
    const again = momentAt(half + 45 * MINUTE);
    expect(again.now).toBe('2026-11-01T01:15');
    expect(hasCome('2026-11-01T01:30', again)).toBe(true);
  });

  it('comes after the gap where clocks are set forward over it', () => {
    const end = Date.parse('2026-03-08T07:00:00Z');
    expect(momentAt(end).now).toBe('2026-03-08T03:00');
    expect(hasCome('2026-03-08T02:30', momentAt(end))).toBe(false);
    expect(hasCome('2026-03-08T02:30', momentAt(end + 30 * MINUTE))).toBe(true);
  });
});
