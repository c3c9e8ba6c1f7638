import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wallClockBy, zoneOffsets } from './zone-offsets.ts';
import { wallClockIn } from './zone-time.ts';

const start = new Date('2026-11-20T18:00:00Z');

it.each(['America/New_York', 'America/Cancun', 'America/Mazatlan', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
  'in %s the offsets say what the zone says, for a year',
  (timeZone) => {
    const offsets = zoneOffsets(start, timeZone);
    const aYear = fc.integer({ min: start.getTime(), max: offsets.until - 1 });
    fc.assert(
      fc.property(aYear, (time) => {
        expect(wallClockBy(offsets, new Date(time))).toBe(wallClockIn(new Date(time), timeZone));
      }),
      { numRuns: 300 },
    );
  },
);

it('a change is known to the minute', () => {
  const offsets = zoneOffsets(start, 'America/New_York');
  expect(offsets.changes.map(({ from }) => new Date(from).toISOString())).toEqual([
    '2026-11-20T18:00:00.000Z',
    '2027-03-14T07:00:00.000Z',
    '2027-11-07T06:00:00.000Z',
  ]);
});

it('nothing is claimed of instants before or after', () => {
  const offsets = zoneOffsets(start, 'America/Cancun');
  expect(wallClockBy(offsets, new Date(start.getTime() - 60_000))).toBeUndefined();
  expect(wallClockBy(offsets, new Date(offsets.until))).toBeUndefined();
});
