import { expect, it } from 'vitest';
import { cropBox, editedSize, editOf } from './picture-edit.ts';

const crop = { x: 25, y: 0, width: 50, height: 100 };

it('a picture that is neither cut, turned nor mirrored has no edit, and a crop of everything is none', () => {
  expect(editOf({ rotation: null, flipped: false, crop: null })).toBe(null);
  expect(editOf({ crop: { x: 0, y: 0, width: 100, height: 100 } })).toBe(null);
  expect(editOf({ flipped: true })).toEqual({ rotation: 0, flipped: true, crop: null });
});

it('a crop stays within the picture, however large it was asked for', () => {
  expect(editOf({ crop: { x: 80, y: 100, width: 60, height: 50 } })?.crop).toEqual({
    x: 80,
    y: 99,
    width: 20,
    height: 1,
  });
});

it('a picture is turned before it is cut', () => {
  expect(editedSize({ width: 300, height: 200 }, null)).toEqual({ width: 300, height: 200 });
  expect(editedSize({ width: 300, height: 200 }, { rotation: 90, flipped: false, crop: null })).toEqual({
    width: 200,
    height: 300,
  });
  expect(editedSize({ width: 300, height: 200 }, { rotation: 270, flipped: true, crop })).toEqual({
    width: 100,
    height: 300,
  });
});

it('a crop of a picture of one pixel is that pixel', () => {
  expect(cropBox({ x: 99, y: 99, width: 1, height: 1 }, { width: 1, height: 1 })).toEqual({
    left: 0,
    top: 0,
    width: 1,
    height: 1,
  });
});
