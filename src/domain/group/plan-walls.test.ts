import { describe, expect, it } from 'vitest';
import { besides, doorPlaces, headOf, isInWall, slidingPlace } from './plan-walls.ts';

const at = (across: number, down: number, width: number, depth: number) => ({ across, down, width, depth });

const room = at(0, 0, 5, 6);
const bath = at(0, 0, 2.4, 2.6);
const terrace = at(0, 6, 5, 2);
const walled = [room, bath, terrace];

describe('a door', () => {
  it('is in the wall that its square touches, and hangs at the end nearer to the corner', () => {
    expect(doorPlaces(at(3.8, 0, 0.9, 0.9), walled)).toEqual([
      { opening: { isLevel: true, at: 0, from: 3.8, to: 4.7 }, hangsAtStart: false, opensTo: 0.9 },
    ]);
    expect(doorPlaces(at(0.3, 5.1, 0.9, 0.9), walled)).toMatchObject([
      { opening: { isLevel: true, at: 6, from: 0.3 }, hangsAtStart: true, opensTo: 5.1 },
    ]);
  });

  it('of a bathroom opens into it or out of it, in measures that are no whole numbers', () => {
    const within = doorPlaces(at(1.6, 1.65, 0.8, 0.8), walled);
    expect(within).toMatchObject([
      { opening: { isLevel: false, from: 1.65 }, hangsAtStart: false, opensTo: 1.6 },
    ]);
    expect(within[0]?.opening.at).toBeCloseTo(2.4);
    expect(doorPlaces(at(2.4, 1.65, 0.8, 0.8), walled)).toMatchObject([
      { opening: { isLevel: false, at: 2.4 }, hangsAtStart: false },
    ]);
  });

  it('is in no wall where it touches none, and in two where it fills a corner', () => {
    expect(doorPlaces(at(3, 3, 0.9, 0.9), walled)).toEqual([]);
    expect(doorPlaces(at(4.1, 0, 0.9, 0.9), walled)).toHaveLength(2);
  });

  it('leads from what is on one side of it to what is on the other', () => {
    const between = (door: Parameters<typeof doorPlaces>[0]) =>
      doorPlaces(door, walled).map(({ opening }) => besides(opening, walled));
    expect(between(at(3.8, 0, 0.9, 0.9))).toEqual([[undefined, room]]);
    expect(between(at(1.6, 1.65, 0.8, 0.8))).toEqual([[bath, room]]);
  });
});

it('a sliding door lies along the middle of its rectangle, and belongs to a wall there', () => {
  const sliding = slidingPlace(at(1, 5.9, 3, 0.2));
  expect(sliding).toEqual({ isLevel: true, at: 6, from: 1, to: 4 });
  expect(isInWall(sliding, walled)).toBe(true);
  expect(isInWall(slidingPlace(at(1, 5, 3, 0.2)), walled)).toBe(false);
  expect(slidingPlace(at(4.9, 1, 0.2, 2))).toEqual({ isLevel: false, at: 5, from: 1, to: 3 });
});

it('a bed has its head at the end that is nearer to a wall', () => {
  expect(headOf(at(0.2, 2.7, 2, 2.1), walled)).toBe('top');
  expect(headOf(at(2.7, 3.8, 2, 2.1), walled)).toBe('below');
  expect(headOf(at(0.1, 3, 2.1, 1.4), walled)).toBe('left');
  expect(headOf(at(2.8, 3, 2.1, 1.4), walled)).toBe('right');
});
