import type { Sharp } from 'sharp';
import { cropBox, type PictureEdit, type Size } from '../../../../domain/picture-edit.ts';

/** The picture turned, mirrored and cut. `size` is that of the stored one. */
export function edited(picture: Sharp, size: Size, { rotation, flipped, crop }: PictureEdit): Sharp {
  const isSideways = rotation === 90 || rotation === 270;
  const turned = isSideways ? { width: size.height, height: size.width } : size;
  const upright = rotation === 0 ? picture : picture.rotate(rotation);
  if (crop === null) return flipped ? upright.flop() : upright;
  const { left, ...box } = cropBox(crop, turned);
  // The library mirrors last: what is to be on the left is cut out on the right.
  const from = flipped ? turned.width - left - box.width : left;
  const cut = upright.extract({ left: from, ...box });
  return flipped ? cut.flop() : cut;
}
