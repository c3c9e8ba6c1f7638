import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Audience,
  audiences,
  isLive,
  type Special,
  specialForPage,
  type SpecialVersion,
} from './special.ts';

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

const special = (id: number, ...versions: SpecialVersion[]): Special => ({
  id,
  percent_off: 20,
  code: 'BRISA20',
  versions,
});

const looking = (more: { page?: string; now?: string; audience?: Audience } = {}) => ({
  page: 'specials',
  now: '2026-11-15T12:00',
  audience: 'Everyone' as Audience,
  ...more,
});

describe('a version of a special', () => {
  const live = (one: SpecialVersion, now: string) => isLive(one, looking({ now }));

  it('is on from the minute it starts through the minute it ends', () => {
    const evening = version('evening', { start_date: '2026-11-15T18:00', end_date: '2026-11-15T21:30' });
    const at = (time: string) => live(evening, `2026-11-15T${time}`);
    expect(['17:59', '18:00', '21:30', '21:31'].map(at)).toEqual([false, true, true, false]);
  });

  it('that ends at midnight is on all of its last day', () => {
    const november = version('november');
    expect(live(november, '2026-11-30T23:59')).toBe(true);
    expect(live(november, '2026-12-01T00:00')).toBe(false);
  });

  it('is shown on its pages only, however their address is written, and on every page with *', () => {
    const on = (own: string, page: string) =>
      isLive(version('x', { pages: [{ page: own }] }), looking({ page }));
    expect(on('specials', '/Specials/')).toBe(true);
    expect(on('/offers/summer', 'offers/summer')).toBe(true);
    expect(on('home', '/')).toBe(true);
    expect(on('specials', 'home')).toBe(false);
    expect(on('*', 'anywhere/at/all')).toBe(true);
    expect(isLive(version('nowhere', { pages: [] }), looking())).toBe(false);
  });

  it('reads an address with 400,000 slashes in linear time', () => {
    const page = `specials${'/'.repeat(400_000)}`;
    expect(isLive(version('x'), looking({ page }))).toBe(true);
    expect(isLive(version('x'), looking({ page: `${page}x` }))).toBe(false);
  });

  it('for members is not offered to somebody unknown; one for everyone is offered to members', () => {
    const forMembers = version('members', { audience: 'Members' });
    expect(isLive(forMembers, looking())).toBe(false);
    expect(isLive(forMembers, looking({ audience: 'Members' }))).toBe(true);
    expect(isLive(forMembers, looking({ audience: 'Residents' }))).toBe(false);
    expect(isLive(version('all'), looking({ audience: 'Members' }))).toBe(true);
  });
});

describe('the special of a page', () => {
  const nameFor = (specials: Special[], more = {}) =>
    specialForPage(specials, looking(more))?.version.version_name;

  it('is none where nothing is on', () => {
    expect(specialForPage([], looking())).toBeUndefined();
    expect(nameFor([special(1, version('over', { end_date: '2026-11-10T00:00' }))])).toBeUndefined();
  });

  it('is that of the highest priority, whichever special it belongs to', () => {
    const standing = special(1, version('standing'), version('autumn', { priority: 30 }));
    const flash = special(2, version('flash', { priority: 40, end_date: '2026-11-16T00:00' }));
    expect(nameFor([standing, flash])).toBe('flash');
    expect(nameFor([standing, flash], { now: '2026-11-17T09:00' })).toBe('autumn');
  });

  it('of two that are equal is the one meant for this visitor, then the one that began last', () => {
    const forAll = version('all', { start_date: '2026-11-14T00:00' });
    const forMembers = version('members', { audience: 'Members' });
    expect(nameFor([special(1, forAll, forMembers)], { audience: 'Members' })).toBe('members');
    expect(nameFor([special(1, version('old')), special(2, forAll)])).toBe('all');
  });

  it('of two that are equal in all is the older special, and in one special the first of its list', () => {
    expect(nameFor([special(2, version('second')), special(1, version('first'))])).toBe('first');
    expect(nameFor([special(1, version('above'), version('below'))])).toBe('above');
  });

  it("has the version's percent and code where it gives them, else the special's", () => {
    const own = special(1, version('own', { percent_off: 0, code: 'NADA' }));
    expect(specialForPage([own], looking())).toMatchObject({ percent_off: 0, code: 'NADA' });
    expect(specialForPage([special(1, version('x'))], looking())).toMatchObject({
      percent_off: 20,
      code: 'BRISA20',
    });
  });
});

const minute = fc
  .integer({ min: 0, max: 40 * 24 * 60 })
  .map((minutes) => new Date(Date.UTC(2026, 10, 1) + minutes * 60_000).toISOString().slice(0, 16));

const anyVersion = fc
  .record({
    dates: fc.tuple(minute, minute),
    audience: fc.constantFrom(...audiences),
    priority: fc.integer({ min: 0, max: 3 }),
    pages: fc.subarray(['home', 'specials', '*']).map((pages) => pages.map((page) => ({ page }))),
  })
  .map(({ dates: [one, two], ...rest }) =>
    version('any', { ...rest, start_date: one < two ? one : two, end_date: one < two ? two : one }),
  );

const anySpecials = fc
  .array(fc.array(anyVersion, { maxLength: 4 }), { maxLength: 5 })
  .map((all) => all.map((versions, index) => special(index + 1, ...versions)));

const anyLooking = fc.record({
  page: fc.constantFrom('home', 'specials'),
  now: minute,
  audience: fc.constantFrom(...audiences),
});

describe('whatever is offered', () => {
  it('a page has a special exactly when some version is live there, and none live is above it', () => {
    fc.assert(
      fc.property(anySpecials, anyLooking, (specials, query) => {
        const live = specials.flatMap(({ versions }) => versions).filter((one) => isLive(one, query));
        const found = specialForPage(specials, query)?.version;
        expect(found !== undefined).toBe(live.length > 0);
        if (found) {
          expect(live).toContain(found);
          expect(found.priority).toBe(Math.max(...live.map((one) => one.priority)));
        }
      }),
    );
  });

  it('the order in which specials were read changes nothing', () => {
    fc.assert(
      fc.property(anySpecials, anyLooking, (specials, query) => {
        expect(specialForPage(specials.toReversed(), query)).toEqual(specialForPage(specials, query));
      }),
    );
  });
});
