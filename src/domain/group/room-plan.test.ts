import { describe, expect, it } from 'vitest';
import { boundsOf, nameLetters, placeName } from './room-plan.ts';

const room = { across: 1, down: 0, width: 5, depth: 4 };
const name = { width: 2, depth: 0.3, margin: 0.2 };
const at = (across: number, down: number, width = 2, depth = 1) => ({ across, down, width, depth });

describe('the name of an area', () => {
  it('stands in the lower left corner where nothing else does', () => {
    expect(placeName(room, name, [at(4, 0)])).toEqual({
      across: 1.2,
      down: 3.5,
      width: 2,
      depth: 0.3,
      isAtRight: false,
    });
  });

  it('moves to the first corner that is free', () => {
    const sofa = at(1.5, 3);
    expect(placeName(room, name, [sofa])).toMatchObject({ across: 1.2, down: 0.2 });
    const bath = at(1, 0);
    expect(placeName(room, name, [sofa, bath])).toMatchObject({ across: 3.8, down: 3.5, isAtRight: true });
  });

  it('stays in the lower left corner where all are taken', () => {
    expect(placeName(room, name, [room])).toMatchObject({ across: 1.2, down: 3.5 });
  });

  it('is left out where the area is too narrow or too shallow for it', () => {
    expect(placeName(at(0, 0, 2.3, 4), name, [])).toBeNull();
    expect(placeName(at(0, 0, 4, 0.6), name, [])).toBeNull();
  });
});

it('names are written as large on a plan of two rooms as on that of one, and larger where a phone shows it', () => {
  const [small, large] = [at(0, 0, 5, 5), at(0, 0, 10, 8)];
  for (const size of ['on-desktop', 'on-phone'] as const) {
    expect(nameLetters(size, large) / large.width).toBeCloseTo(nameLetters(size, small) / small.width);
  }
  expect(nameLetters('on-phone', small)).toBeGreaterThan(nameLetters('on-desktop', small));
  // A deep plan is drawn smaller, so that all of it is seen.
  expect(nameLetters('on-desktop', at(0, 0, 5, 10))).toBeGreaterThan(nameLetters('on-desktop', small));
});

it('the bounds of a plan hold everything in it', () => {
  expect(boundsOf([at(1, 2), at(4, 0, 1, 1)])).toEqual(at(1, 0, 4, 3));
  expect(boundsOf([])).toBeNull();
});
