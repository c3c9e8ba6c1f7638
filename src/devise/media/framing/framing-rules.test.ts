import { expect, test } from 'vitest';
import {
  boxBetween,
  cutTo,
  type Framing,
  mirrored,
  turnedLeft,
  turnedRight,
  uncut,
} from './framing-rules.ts';

const plain: Framing = { rotation: null, flipped: false, crop: null, focal_x: null, focal_y: null };
const cut: Framing = { ...plain, crop: { x: 10, y: 20, width: 50, height: 40 }, focal_x: 25, focal_y: 75 };

test('What is shown of a picture turns and is mirrored with it', () => {
  expect(turnedRight(cut)).toEqual({
    rotation: '90',
    flipped: false,
    crop: { x: 40, y: 10, width: 40, height: 50 },
    focal_x: 25,
    focal_y: 25,
  });
  expect(mirrored(cut)).toMatchObject({
    flipped: true,
    crop: { x: 40, y: 20, width: 50, height: 40 },
    focal_x: 75,
    focal_y: 75,
  });
  expect(turnedLeft(turnedRight(cut))).toEqual(cut);
  expect(mirrored(mirrored(cut))).toEqual(cut);
});

test('A mirrored picture turns the way the button says: its file is mirrored after it was turned', () => {
  expect(turnedRight({ ...plain, flipped: true }).rotation).toBe('270');
  expect(turnedLeft({ ...plain, flipped: true }).rotation).toBe('90');
});

test('A part is cut of what is shown, and the point stays on what it was put on', () => {
  const part = { x: 20, y: 50, width: 50, height: 50 };
  expect(cutTo({ ...plain, focal_x: 45, focal_y: 75 }, part)).toMatchObject({
    crop: part,
    focal_x: 50,
    focal_y: 50,
  });
  const again = cutTo(cut, part);
  expect(again.crop).toEqual({ x: 20, y: 40, width: 25, height: 20 });
  expect([again.focal_x, again.focal_y]).toEqual([10, 50]);
  expect(uncut(cut)).toEqual({ ...plain, focal_x: 22.5, focal_y: 50 });
});

test('A box is drawn from any corner, and stays within the picture', () => {
  expect(boxBetween({ x: 80, y: 30 }, { x: 20, y: 130 })).toEqual({ x: 20, y: 30, width: 60, height: 70 });
  expect(boxBetween({ x: 100, y: 50 }, { x: 100, y: 50 })).toEqual({ x: 99, y: 50, width: 1, height: 1 });
});
