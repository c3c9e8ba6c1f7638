import { describe, expect, it } from 'vitest';
import { besides, doorPlaces, isInWall, slidingPlace, type Wall } from '../src/domain/group/plan-walls.ts';
import {
  type AreaKind,
  boundsOf,
  hasWalls,
  holds,
  isDoor,
  nameLetters,
  nameSize,
  overlap,
  type Placed,
  placeName,
} from '../src/domain/group/room-plan.ts';
import { languages, type Locales } from '../src/domain/language.ts';
import { demoRecords, demoValues } from './demo-records.ts';

type Area = Placed & { readonly kind: AreaKind; readonly name: Locales<string> };

interface Room {
  readonly label: string;
  readonly size: number;
  readonly adults: number;
  readonly children: number;
  readonly amenities: readonly { readonly name: Locales<string> }[];
  readonly plan?: readonly Area[];
  readonly locale: { readonly en: { readonly bed: string } };
}

const drawn = demoValues<Room>('room').flatMap(({ plan = [], ...room }) =>
  plan.length > 0 ? [{ ...room, plan }] : [],
);

const walledIn = (plan: readonly Area[]) => plan.filter(({ kind }) => hasWalls(kind));

/** How many pieces of a plan have the words in their English name. */
const count = (plan: readonly Area[], words: string): number =>
  plan.filter(({ name }) => name.en?.toLowerCase().includes(words)).length;

it.each(drawn)('what stands in $label stands apart, and in one room', ({ plan }) => {
  const walled = walledIn(plan);
  const things = plan.filter(({ kind }) => !hasWalls(kind));
  expect(things.length).toBeGreaterThan(0);
  for (const [index, thing] of things.entries()) {
    expect(things.slice(index + 1).filter((other) => overlap(thing, other))).toEqual([]);
    if (thing.kind === 'sliding') continue;
    expect(walled.some((room) => holds(room, thing))).toBe(true);
    expect(walled.filter((room) => overlap(room, thing) && !holds(room, thing))).toEqual([]);
  }
  for (const [index, area] of walled.entries()) {
    const cut = walled.slice(index + 1).filter((other) => overlap(area, other) && !holds(area, other));
    expect(cut).toEqual([]);
  }
});

it.each(drawn)('the names in $label cover nothing', ({ plan }) => {
  const letters = nameLetters('on-desktop', boundsOf(plan)!);
  const covered = plan.flatMap((area) =>
    languages.flatMap((language) => {
      const name = area.name[language];
      // A bathroom's name stands in the room that holds the bathroom, too.
      const others = plan.filter((one) => !holds(one, area));
      const place = hasWalls(area.kind) && name && placeName(area, nameSize(name, letters), others);
      return place && others.some((one) => overlap(place, one)) ? [name] : [];
    }),
  );
  expect(covered).toEqual([]);
});

/** How many sleep in a piece: two in a wide bed, in a bunk bed and in a sofa that unfolds. */
function sleepersIn({ kind, name, width, depth }: Area): number {
  if (/bunk|sofa bed/i.test(name.en ?? '')) return 2;
  if (kind !== 'bed') return 0;
  return Math.min(width, depth) > 1.3 ? 2 : 1;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

it.each(drawn)('everybody whom $label takes has a place to sleep', ({ plan, adults, children }) => {
  expect(sum(plan.map(sleepersIn))).toBeGreaterThanOrEqual(adults + children);
});

it.each(drawn)('$label is drawn as large as it is said to be', ({ plan, size }) => {
  const walled = walledIn(plan);
  const whole = walled.filter((area) => !walled.some((other) => other !== area && holds(other, area)));
  const area = sum(whole.map(({ width, depth }) => width * depth));
  expect(Math.abs(area / size - 1)).toBeLessThan(0.1);
});

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const kindsOfBed = ['king', 'queen', 'double', 'single', 'daybed', 'bunk', 'sofa bed'];

it.each(drawn)('the beds of $label are those of its words', ({ plan, locale }) => {
  const said = locale.en.bed.toLowerCase().split(', ');
  const inWords = kindsOfBed.map((kind) => {
    const part = said.find((one) => one.includes(kind));
    return part === undefined ? 0 : numbers.indexOf(part.split(' ')[0] ?? '');
  });
  expect(kindsOfBed.map((kind) => count(plan, kind))).toEqual(inWords);
});

/** What an amenity promises, and what of it is drawn: so many pieces of such a name. */
const promises: readonly (readonly [RegExp, string, number])[] = [
  [/^balcony\b/, 'balcony', 1],
  [/^terrace\b/, 'terrace', 1],
  [/^patio\b/, 'patio', 1],
  [/\bporch\b/, 'porch', 1],
  [/two chairs/, 'chair', 2],
  [/hammock/, 'hammock', 1],
  [/plunge pool/, 'plunge pool', 1],
  [/bathtub/, 'bathtub', 1],
  [/outdoor shower/, 'outdoor shower', 1],
  [/rain shower/, 'rain shower', 1],
  [/kitchen/, 'kitchenette', 1],
  [/with a table/, 'table', 1],
  [/desk/, 'desk', 1],
  [/shelf of books/, 'bookshelf', 1],
  [/fire bowl/, 'fire bowl', 1],
];

it.each(drawn)('what is said to be in $label is drawn', ({ plan, amenities }) => {
  const said = amenities.flatMap(({ name }) => name.en?.toLowerCase() ?? []);
  const missing = promises.filter(
    ([promise, piece, least]) => said.some((one) => promise.test(one)) && count(plan, piece) < least,
  );
  expect(missing).toEqual([]);
  // A pool that nobody speaks of is none that guests find.
  if (count(plan, 'plunge pool') > 0) expect(said.join()).toContain('plunge pool');
});

/** The ways through the walls of a plan. */
const openingsOf = (plan: readonly Area[]): Wall[] =>
  plan.flatMap((area) => {
    if (area.kind === 'sliding') return [slidingPlace(area)];
    return area.kind === 'door' ? doorPlaces(area, walledIn(plan)).map(({ opening }) => opening) : [];
  });

/** So many metres on both sides of a piece of wall. */
const DEEP = 0.5;
const before = ({ isLevel, at, from, to }: Wall): Placed =>
  isLevel
    ? { across: from, down: at - DEEP, width: to - from, depth: 2 * DEEP }
    : { across: at - DEEP, down: from, width: 2 * DEEP, depth: to - from };

/** Whether two areas share a wall, or a part of one. */
const touch = (a: Placed, b: Placed): boolean =>
  overlap({ ...a, across: a.across - 0.1, width: a.width + 0.2 }, b) ||
  overlap({ ...a, down: a.down - 0.1, depth: a.depth + 0.2 }, b);

describe('the doors', () => {
  it.each(drawn)('of $label are in its walls, and nothing stands before them', ({ plan }) => {
    const walled = walledIn(plan);
    for (const area of plan) {
      if (area.kind === 'sliding') expect(isInWall(slidingPlace(area), walled)).toBe(true);
      if (area.kind !== 'door') continue;
      const places = doorPlaces(area, walled);
      expect(places).toHaveLength(1);
      const things = plan.filter(({ kind }) => !hasWalls(kind) && !isDoor(kind));
      expect(places.flatMap(({ opening }) => things.filter((one) => overlap(before(opening), one)))).toEqual(
        [],
      );
    }
  });

  it.each(drawn)('of $label lead from outside to all that it has', ({ plan }) => {
    const walled = walledIn(plan);
    const ways = openingsOf(plan).map((opening) => besides(opening, walled));
    expect(ways.some((sides) => sides.includes(undefined))).toBe(true);
    const open = walled.filter(({ kind }) => kind === 'outside');
    // One walks around a corner of a terrace without a door.
    const around = open.flatMap((one) =>
      open.flatMap((other) => (touch(one, other) ? [[one, other] as const] : [])),
    );
    const reached = new Set<Area | undefined>([undefined]);
    // Each round opens at least one more, or nothing.
    for (const _ of walled) {
      for (const [one, other] of [...ways, ...around]) {
        if (reached.has(one) || reached.has(other)) reached.add(one).add(other);
      }
    }
    expect(walled.filter((area) => !reached.has(area)).map(({ name }) => name.en)).toEqual([]);
  });
});

interface Resort {
  readonly name: string;
  readonly site: number;
  readonly booking: { readonly max_adults?: number; readonly max_children?: number };
}

it.each(demoValues<Resort>('resort'))(
  'the booking form of $name lets in as many as its largest rooms hold',
  ({ site, booking: { max_adults = 0, max_children = 0 } }) => {
    const rooms = demoRecords('room', site).map(({ body }) => body as unknown as Room);
    expect(rooms.length).toBeGreaterThan(0);
    expect(max_adults).toBeGreaterThanOrEqual(Math.max(...rooms.map(({ adults }) => adults)));
    expect(max_children).toBeGreaterThanOrEqual(Math.max(...rooms.map(({ children }) => children)));
  },
);
