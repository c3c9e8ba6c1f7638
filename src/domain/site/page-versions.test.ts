import { assert, constantFrom, array, double, option, property, record, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnVersion, liveVersions, nextVersionChange, type PageVersion } from './page-versions.ts';

const version = (
  name: string,
  from: string | null,
  until: string | null = null,
  share: number | null = null,
) => ({
  name,
  from,
  until,
  share,
});
const namesAt = (versions: readonly ReturnType<typeof version>[], now: string) =>
  liveVersions(versions, now).map(({ name }) => name);

describe('the live version of a page', () => {
  const standing = version('standing', null);
  const carnival = version('carnival', '2026-02-12T00:00', '2026-02-19T00:00');
  const easter = version('easter', '2026-02-16T09:00', '2026-02-18T09:00');

  it('is the one that began last, and when it ends the one before returns', () => {
    const all = [easter, standing, carnival];
    expect(namesAt(all, '2026-02-11T23:59')).toEqual(['standing']);
    expect(namesAt(all, '2026-02-12T00:00')).toEqual(['carnival']);
    expect(namesAt(all, '2026-02-16T09:00')).toEqual(['easter']);
    expect(namesAt(all, '2026-02-18T09:00')).toEqual(['carnival']);
    expect(namesAt(all, '2026-02-19T00:00')).toEqual(['standing']);
  });

  it('is none before the first begins', () => {
    expect(namesAt([carnival], '2026-01-01T00:00')).toEqual([]);
    expect(drawnVersion([], 0)).toBeUndefined();
  });

  it('is drawn by its share where several begin together', () => {
    const tests = [version('a', null, null, 1), version('b', null, null, 3)];
    expect(namesAt(tests, '2026-01-01T00:00')).toEqual(['a', 'b']);
    expect([0, 0.249, 0.25, 0.999].map((ticket) => drawnVersion(tests, ticket)!.name)).toEqual([
      'a',
      'a',
      'b',
      'b',
    ]);
  });
});

const moment = constantFrom('2026-01-01T00:00', '2026-02-01T10:00', '2026-03-01T10:00', '2026-04-01T00:00');
const anyVersion = record({
  from: option(moment),
  until: option(moment),
  share: option(integer({ min: 0, max: 100 })),
});
const versions = array(anyVersion, { maxLength: 6 });
const started = ({ from }: PageVersion) => from ?? '';

describe('whatever versions there are', () => {
  it('the live ones began together, no later than now, and nothing that is on began after them', () => {
    assert(
      property(versions, moment, (all, now) => {
        const live = liveVersions(all, now);
        const on = all.filter((one) => started(one) <= now && (one.until === null || one.until > now));
        expect(new Set(live.map(started)).size).toBeLessThanOrEqual(1);
        expect(live.length > 0).toBe(on.length > 0);
        for (const one of on) expect(started(one) <= started(live[0]!)).toBe(true);
      }),
    );
  });

  it('nothing changes before the next change', () => {
    assert(
      property(versions, moment, moment, (all, now, later) => {
        const change = nextVersionChange(all, now);
        if (later < now || (change !== undefined && later >= change)) return;
        expect(liveVersions(all, later)).toEqual(liveVersions(all, now));
      }),
    );
  });

  it('a visitor is always given one that is live and, where any share is above 0, has a share', () => {
    assert(
      property(versions, moment, double({ min: 0, max: 0.999_999, noNaN: true }), (all, now, ticket) => {
        const live = liveVersions(all, now);
        const drawn = drawnVersion(live, ticket);
        expect(live.length === 0 ? drawn === undefined : live.includes(drawn!)).toBe(true);
        if (live.some(({ share }) => (share ?? 1) > 0)) expect(drawn!.share).not.toBe(0);
      }),
    );
  });
});
