import { expect, it } from 'vitest';
import {
  type AreaKind,
  boundsOf,
  hasWalls,
  holds,
  nameLetters,
  nameSize,
  overlap,
  type Placed,
  placeName,
} from '../src/domain/group/room-plan.ts';
import { languages, type Locales } from '../src/domain/language.ts';
import { demoValues } from './demo-records.ts';

interface Room {
  readonly label: string;
  readonly plan?: readonly (Placed & { readonly kind: AreaKind; readonly name: Locales<string> })[];
}

const drawn = demoValues<Room>('room').flatMap(({ label, plan = [] }) =>
  plan.length > 0 ? [{ label, plan }] : [],
);

it.each(drawn)('what stands in $label stands apart, and in one room', ({ plan }) => {
  const walled = plan.filter(({ kind }) => hasWalls(kind));
  const things = plan.filter(({ kind }) => !hasWalls(kind));
  expect(things.length).toBeGreaterThan(0);
  for (const [index, thing] of things.entries()) {
    expect(things.slice(index + 1).filter((other) => overlap(thing, other))).toEqual([]);
    expect(walled.some((room) => holds(room, thing))).toBe(true);
    expect(walled.filter((room) => overlap(room, thing) && !holds(room, thing))).toEqual([]);
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
