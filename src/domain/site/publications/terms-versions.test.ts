import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wallClockIn } from '../../time/zone-time.ts';
import { termsVersions } from './terms-versions.ts';

/** When zones set their clocks back, one of them by half an hour, and forward; one never does. */
const changes = fc.constantFrom(
  { zone: 'America/New_York', at: Date.UTC(2026, 10, 1, 6) },
  { zone: 'America/New_York', at: Date.UTC(2026, 2, 8, 7) },
  { zone: 'Europe/Madrid', at: Date.UTC(2026, 9, 25, 1) },
  { zone: 'Australia/Lord_Howe', at: Date.UTC(2026, 3, 4, 15) },
  { zone: 'America/Cancun', at: Date.UTC(2026, 10, 1, 6) },
);

const MINUTE = 60_000;

/** Minutes around a change of clocks, in which versions begin, and in which somebody looks. */
const minutes = fc.integer({ min: -150, max: 150 });

const aroundChange = fc.record({
  change: changes,
  begins: fc.array(minutes, { minLength: 1, maxLength: 6 }),
  now: minutes,
});

const momentAt = (time: number, zone: string) => ({
  now: wallClockIn(new Date(time), zone),
  instant: time,
  timeZone: zone,
});

const versionsOf = (begins: readonly string[]) =>
  begins.map((effective_from, at) => ({ id: at + 1, effective_from }));

type Around = typeof aroundChange extends fc.Arbitrary<infer A> ? A : never;

/** The versions as they stand so many minutes after `now`. */
const versionsAt = ({ change: { zone, at }, begins, now }: Around, later = 0) =>
  termsVersions(
    versionsOf(begins.map((minute) => wallClockIn(new Date(at + minute * MINUTE), zone))),
    momentAt(at + (now + later) * MINUTE, zone),
  );

it('exactly one version is in force at any moment from the first one on, and none before', () => {
  fc.assert(
    fc.property(aroundChange, (around) => {
      const found = versionsAt(around);
      const states = found.map(({ state }) => state);
      const inForce = states.filter((state) => state === 'in-force').length;
      expect(inForce).toBe(states.every((state) => state === 'coming') ? 0 : 1);
      // Earlier ones come before it, those to come after it.
      const order = { earlier: 0, 'in-force': 1, coming: 2 };
      expect(states).toEqual(states.toSorted((a, b) => order[a] - order[b]));
      expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
    }),
  );
});

it('what has been superseded never comes back, also while clocks are set back', () => {
  fc.assert(
    fc.property(aroundChange, fc.integer({ min: 0, max: 120 }), (around, later) => {
      const inForce = (minutesLater: number) =>
        versionsAt(around, minutesLater).findLastIndex(({ state }) => state === 'in-force');
      expect(inForce(later)).toBeGreaterThanOrEqual(inForce(0));
    }),
    { numRuns: 500 },
  );
});

it('a version takes the place of the one before in its very minute, and two of a day have names of their own', () => {
  const versions = versionsOf(['2026-01-15T00:00', '2026-06-01T09:00', '2026-06-01T18:00']);
  const shown = (now: string) =>
    termsVersions(versions, {
      now,
      instant: Date.parse(`${now}:00-05:00`),
      timeZone: 'America/Cancun',
    }).map(({ name, state }) => `${name} ${state}`);
  expect(shown('2026-06-01T08:59')).toEqual([
    '2026-01-15 in-force',
    '2026-06-01 coming',
    '2026-06-01-2 coming',
  ]);
  expect(shown('2026-06-01T09:00')).toEqual([
    '2026-01-15 earlier',
    '2026-06-01 in-force',
    '2026-06-01-2 coming',
  ]);
});

it('a version that is written later changes no name, whenever it begins', () => {
  const minute = fc.integer({ min: 0, max: 3 * 1440 - 1 });
  fc.assert(
    fc.property(fc.array(minute, { minLength: 2, maxLength: 6 }), (begins) => {
      const clocks = begins.map((one) => new Date(Date.UTC(2026, 10, 26) + one * MINUTE));
      const written = versionsOf(clocks.map((one) => wallClockIn(one, 'America/Cancun')));
      const moment = momentAt(Date.UTC(2026, 10, 27), 'America/Cancun');
      const namesOf = (versions: typeof written) =>
        new Map(termsVersions(versions, moment).map(({ version, name }) => [version.id, name]));
      const [before, after] = [namesOf(written.slice(0, -1)), namesOf(written)];
      expect([...before].map(([id]) => [id, after.get(id)])).toEqual([...before]);
    }),
  );
});
