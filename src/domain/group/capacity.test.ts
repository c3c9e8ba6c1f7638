import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Capacities, findRooms, mostPeople, readCapacity } from './capacity.ts';
import { layoutNames } from './layouts.ts';
import { readComparison } from './comparison.ts';
import { boundsOf } from './room-plan.ts';

const holds = fc.option(fc.integer({ min: 1, max: 600 }), { nil: null });
const room: fc.Arbitrary<Capacities> = fc.record({
  theatre: holds,
  classroom: holds,
  banquet: holds,
  boardroom: holds,
  u_shape: holds,
  cocktail: holds,
});
const rooms = fc.array(room, { maxLength: 8 });
const wanted = fc.record({
  people: fc.integer({ min: 1, max: 700 }),
  layout: fc.constantFrom(null, ...layoutNames),
});

describe('the capacity finder', () => {
  it('gives every room that holds the group, and none that does not', () => {
    fc.assert(
      fc.property(rooms, wanted, (all, group) => {
        const { people, layout } = group;
        const found = findRooms(all, group);
        for (const one of all) {
          const most = Math.max(
            0,
            ...(layout === null ? layoutNames : [layout]).map((name) => one[name] ?? 0),
          );
          expect(found.some((each) => each.room === one)).toBe(most >= people);
        }
        expect(found.length > 0).toBe(mostPeople(all, layout) >= people);
      }),
    );
  });

  it('puts first what leaves the fewest chairs empty, and says in which layout', () => {
    fc.assert(
      fc.property(rooms, wanted, (all, group) => {
        const found = findRooms(all, group);
        for (const { room: one, layout, holds: most } of found) {
          expect(one[layout]).toBe(most);
          expect(group.layout ?? layout).toBe(layout);
        }
        const chairs = found.map((one) => one.holds);
        expect(chairs).toEqual(chairs.toSorted((a, b) => a - b));
      }),
    );
  });

  it('gives a larger group no room that a smaller one does not get', () => {
    fc.assert(
      fc.property(rooms, wanted, fc.nat(100), (all, group, more) => {
        const larger = findRooms(all, { ...group, people: group.people + more });
        const smaller = new Set(findRooms(all, group).map((one) => one.room));
        for (const { room: one } of larger) expect(smaller).toContain(one);
      }),
    );
  });

  it.each([
    [{}, null, []],
    [{ people: ['80'], layout: ['banquet'] }, { people: 80, layout: 'banquet' }, []],
    [{ people: ['80'] }, { people: 80, layout: null }, []],
    [{ layout: ['banquet'] }, null, []],
    [{ people: ['0'] }, null, ['people']],
    [{ people: ['-5'] }, null, ['people']],
    [{ people: ['1e3'] }, null, ['people']],
    [{ people: ['10001'] }, null, ['people']],
    [{ people: ['12'], layout: ['toString'] }, null, ['layout']],
    [{ people: ['many'], layout: ['ring'] }, null, ['people', 'layout']],
  ] as const)('reads %j', (asked, group, issues) => {
    expect(readCapacity(asked)).toMatchObject({ wanted: group, issues });
  });

  it('reads whatever an address holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(fc.string())), (anything) => {
        expect(readCapacity(anything).people.length).toBeLessThanOrEqual(41);
      }),
    );
  });
});

describe('a comparison', () => {
  const all = ['a', 'b', 'c', 'd'];
  const read = (resort: string[]) => readComparison({ resort }, all, (one) => one);

  it('has two or three resorts, each once, in the order in which they were asked for', () => {
    expect(read(['c', 'a', 'c'])).toEqual({ resorts: ['c', 'a'], hasUnknown: false, hasMore: false });
    expect(read(['d,b', 'a'])).toEqual({ resorts: ['d', 'b', 'a'], hasUnknown: false, hasMore: false });
    expect(read(['a', 'b', 'c', 'd'])).toEqual({
      resorts: ['a', 'b', 'c'],
      hasUnknown: false,
      hasMore: true,
    });
    expect(read(['x', 'b'])).toEqual({ resorts: ['b'], hasUnknown: true, hasMore: false });
  });
});

it('a plan is as large as what is drawn on it', () => {
  const placed = fc.record({
    across: fc.nat(50),
    down: fc.nat(50),
    width: fc.integer({ min: 1, max: 20 }),
    depth: fc.integer({ min: 1, max: 20 }),
  });
  expect(boundsOf([])).toBeNull();
  fc.assert(
    fc.property(fc.array(placed, { minLength: 1 }), (areas) => {
      const { across, down, width, depth } = boundsOf(areas)!;
      for (const one of areas) {
        expect(one.across).toBeGreaterThanOrEqual(across);
        expect(one.down).toBeGreaterThanOrEqual(down);
        expect(one.across + one.width).toBeLessThanOrEqual(across + width);
        expect(one.down + one.depth).toBeLessThanOrEqual(down + depth);
      }
    }),
  );
});
