import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audiences, lastMinute, liveVersion, type SpecialVersion } from './special.ts';
import { endOfStretch, liveAt, liveStretches, versionWarnings } from './special-timeline.ts';
import { addMinutes } from './time/calendar.ts';

const version = (version_name: string, more: Partial<SpecialVersion> = {}): SpecialVersion => ({
  version_name,
  start_date: '2026-11-01T00:00',
  end_date: '2026-11-30T00:00',
  audience: 'Everyone',
  priority: 10,
  pages: [{ page: 'specials' }],
  title: null,
  image: null,
  percent_off: null,
  code: null,
  ...more,
});

const START = '2026-11-01T00:00';
const minute = fc.integer({ min: 0, max: 40 * 24 * 60 }).map((minutes) => addMinutes(START, minutes));

const anyVersions = fc.array(
  fc
    .record({
      dates: fc.tuple(minute, minute),
      audience: fc.constantFrom(...audiences),
      priority: fc.integer({ min: 0, max: 3 }),
      pages: fc.subarray(['home', 'specials', '*']).map((pages) => pages.map((page) => ({ page }))),
    })
    .map(({ dates, ...rest }) => {
      const [start_date, end_date] = dates.toSorted() as [string, string];
      return version('any', { ...rest, start_date, end_date });
    }),
  { maxLength: 6 },
);

/** Versions with a moment, which is often the one at which something begins or ends, or a minute beside it. */
const anyMoment = anyVersions.chain((versions) => {
  const edges = versions.flatMap(({ start_date, end_date }) => [start_date, lastMinute(end_date)]);
  const beside = fc.constantFrom(-1, 0, 1);
  const now =
    edges.length === 0
      ? minute
      : fc.oneof(
          minute,
          fc.tuple(fc.constantFrom(...edges), beside).map(([edge, by]) => addMinutes(edge, by)),
        );
  return fc.tuple(fc.constant(versions), now);
});

describe('the versions of a special', () => {
  it('at any moment exactly one is live where any is on, and none where none is', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...audiences), ([versions, now], audience) => {
        const stretches = liveStretches(versions, audience).filter(
          ({ from, until }) => (from === null || from <= now) && (until === null || now < until),
        );
        expect(stretches).toHaveLength(1);
        expect(stretches[0]!.version).toBe(liveVersion(versions, { now, audience }));
        const on = versions.some(
          (one) =>
            one.pages.length > 0 &&
            (one.audience === 'Everyone' || one.audience === audience) &&
            one.start_date <= now &&
            now <= (one.end_date.endsWith('T00:00') ? one.end_date.slice(0, 10) + 'T23:59' : one.end_date),
        );
        expect(stretches[0]!.version !== undefined).toBe(on);
      }),
    );
  });

  it('the same one is live however often it is asked, and whatever stands in another order but equals', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...audiences), ([versions, now], audience) => {
        const one = liveVersion(versions, { now, audience });
        const other = liveVersion(versions.toReversed(), { now, audience });
        expect(liveVersion(versions, { now, audience })).toBe(one);
        // Two that are equal in all that decides may change places; nothing else may.
        expect([other?.priority, other?.audience, other?.start_date]).toEqual([
          one?.priority,
          one?.audience,
          one?.start_date,
        ]);
      }),
    );
  });

  it('follow each other without a gap and without two alike beside each other', () => {
    fc.assert(
      fc.property(anyVersions, fc.constantFrom(...audiences), (versions, audience) => {
        const stretches = liveStretches(versions, audience);
        expect(stretches[0]!.from).toBeNull();
        expect(stretches.at(-1)!.until).toBeNull();
        for (const [at, { until, version: own }] of stretches.slice(0, -1).entries()) {
          expect(stretches[at + 1]!.from).toBe(until);
          expect(stretches[at + 1]!.version).not.toBe(own);
        }
      }),
    );
  });
});

describe('what staff are told of versions', () => {
  const standing = version('standing');
  const flash = version('flash', {
    priority: 40,
    start_date: '2026-11-10T09:00',
    end_date: '2026-11-12T18:00',
  });

  it('is which one is live, until when, and which comes then', () => {
    const { now, next } = liveAt([standing, flash], 'Everyone', '2026-11-09T12:00');
    expect([now.version, now.until]).toEqual([standing, '2026-11-10T09:00']);
    expect([next?.version, next?.until]).toEqual([flash, '2026-11-12T18:01']);
    expect(liveAt([standing, flash], 'Everyone', '2026-12-24T12:00')).toEqual({
      now: { from: '2026-12-01T00:00', until: null, version: undefined },
      next: undefined,
    });
    expect(liveAt([], 'Everyone', START).now.version).toBeUndefined();
  });

  it('says of a version that ends by itself the end of its form, and else when the next one begins', () => {
    const longer = version('longer', { end_date: '2026-11-20T18:00' });
    const better = version('better', {
      start_date: '2026-11-10T09:00',
      end_date: '2026-11-30T00:00',
      priority: 20,
    });
    expect(liveStretches([longer], 'Everyone').map(endOfStretch)).toEqual([
      '2026-11-01T00:00',
      '2026-11-20T18:00',
      null,
    ]);
    expect(liveStretches([longer, better], 'Everyone').map(endOfStretch)).toEqual([
      '2026-11-01T00:00',
      '2026-11-10T09:00',
      '2026-11-30T23:59',
      null,
    ]);
  });

  it('warns of two with one priority, but not where dates, people or pages keep them apart', () => {
    const now = '2026-11-05T00:00';
    const warnings = (more: Partial<SpecialVersion>) => versionWarnings([standing, version('x', more)], now);
    expect(warnings({ start_date: '2026-11-03T00:00' })).toContainEqual({
      is: 'same-priority',
      version: 0,
      by: 1,
    });
    const kinds = (more: Partial<SpecialVersion>) => warnings(more).map(({ is }) => is);
    expect(kinds({ priority: 11, end_date: '2026-11-20T00:00' })).toEqual([]);
    expect(kinds({ audience: 'Members' })).toEqual([]);
    expect(kinds({ start_date: '2026-12-01T00:00', end_date: '2026-12-02T00:00' })).toEqual([]);
    expect(kinds({ pages: [{ page: 'home' }], start_date: '2026-11-02T00:00' })).toEqual([]);
  });

  it('warns of one that is never live, and of one that is over', () => {
    const always = version('always', { priority: 90 });
    expect(versionWarnings([flash, always], '2026-11-05T00:00')).toEqual([
      { is: 'never-live', version: 0, by: 1 },
    ]);
    expect(versionWarnings([flash, standing], '2026-11-20T00:00')).toEqual([{ is: 'over', version: 0 }]);
  });
});
