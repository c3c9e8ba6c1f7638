import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt, wallClockIn } from '../../../domain/time/zone-time.ts';
import { holdsUntil } from '../site-request.ts';
import { countingDown } from './running-clock.ts';

/** Clocks of pages, in zones that change their hour and in some that do not. */

const MINUTE = 60_000;
const zones = ['America/New_York', 'America/Cancun', 'Europe/Madrid', 'Australia/Lord_Howe', 'Asia/Kolkata'];

/** What a page that is made at an instant shows of a clock, and how long it is kept. */
function pageAt(instant: number, ends: string, timeZone: string) {
  const request = {
    now: wallClockIn(new Date(instant), timeZone),
    instant,
    changes: [] as string[],
    snapshot: { site: { timeZone } },
  };
  const clock = countingDown(request, { title: 'Carnival', text: null, ends, link: null });
  return { clock, until: holdsUntil(request) };
}

/** Minutes around the nights of 2026 and 2027 in which hours change, and any others. */
const anyInstant = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('2026-11-01T06:00Z', '2027-03-14T07:00Z', '2026-10-25T01:00Z', '2027-04-03T15:00Z'),
      fc.integer({ min: -300, max: 300 }),
    )
    .map(([night, minutes]) => Date.parse(night) + minutes * MINUTE),
  fc.integer({ min: 0, max: 500_000 }).map((minutes) => Date.UTC(2026, 9, 1) + minutes * MINUTE),
);

describe('a clock on a page', () => {
  it('is there until its end and gone from then on, and no page is kept past it, in whatever zone', () => {
    fc.assert(
      fc.property(
        anyInstant,
        fc.integer({ min: -200, max: 5000 }),
        fc.constantFrom(...zones),
        (now, ahead, timeZone) => {
          const ends = wallClockIn(new Date(now + ahead * MINUTE), timeZone);
          const end = instantAt(ends, timeZone).getTime();
          const { clock, until } = pageAt(now, ends, timeZone);
          expect(clock !== null).toBe(now < end);
          if (!clock) return;
          expect(Date.parse(clock.instant)).toBe(end);
          expect(until).toBeLessThanOrEqual(end);
          expect(until).toBeGreaterThan(now);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('that ended in the first of two equal hours does not come back in the second', () => {
    const first = Date.parse('2026-11-01T05:40Z');
    const zone = 'America/New_York';
    expect(wallClockIn(new Date(first), zone)).toBe('2026-11-01T01:40');
    expect(pageAt(first - 20 * MINUTE, '2026-11-01T01:40', zone).clock).not.toBeNull();
    expect(pageAt(first + 40 * MINUTE, '2026-11-01T01:40', zone).clock).toBeNull();
  });

  it('that ends in an hour that is left out ends as far after the gap', () => {
    const zone = 'America/New_York';
    const gap = Date.parse('2027-03-14T07:00Z');
    expect(pageAt(gap - MINUTE, '2027-03-14T02:30', zone).clock?.instant).toBe('2027-03-14T07:30:00.000Z');
    expect(pageAt(gap + 30 * MINUTE, '2027-03-14T02:30', zone).clock).toBeNull();
  });

  it('that ends at midnight has as many days left as one that ends a minute before', () => {
    const zone = 'America/Cancun';
    const now = Date.parse('2026-11-29T13:00Z');
    const ends = ['2026-12-11T23:59', '2026-12-12T00:00', '2026-11-29T23:59', '2026-11-30T00:00'];
    expect(ends.map((end) => pageAt(now, end, zone).clock?.daysLeft)).toEqual([12, 12, 0, 0]);
  });
});
