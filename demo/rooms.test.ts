import { expect, it } from 'vitest';
import { type AreaKind, hasWalls, overlap, type Placed } from '../src/domain/group/room-plan.ts';
import { demoValues } from './demo-records.ts';

interface Room {
  readonly label: string;
  readonly plan?: readonly (Placed & { readonly kind: AreaKind })[];
}

const drawn = demoValues<Room>('room').flatMap(({ label, plan = [] }) =>
  plan.length > 0 ? [{ label, plan }] : [],
);

it.each(drawn)('what stands in $label stands apart, and in one room', ({ plan }) => {
  const walled = plan.filter(({ kind }) => hasWalls(kind));
  const things = plan.filter(({ kind }) => !hasWalls(kind));
  expect(things.length).toBeGreaterThan(0);
  const holds = (room: Placed, thing: Placed) =>
    room.across <= thing.across &&
    room.down <= thing.down &&
    room.across + room.width >= thing.across + thing.width &&
    room.down + room.depth >= thing.down + thing.depth;
  for (const [index, thing] of things.entries()) {
    expect(things.slice(index + 1).filter((other) => overlap(thing, other))).toEqual([]);
    expect(walled.some((room) => holds(room, thing))).toBe(true);
    expect(walled.filter((room) => overlap(room, thing) && !holds(room, thing))).toEqual([]);
  }
});
