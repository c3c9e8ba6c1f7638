import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { Measure } from '../jobs.ts';

/** A thumbhash is made of a picture of at most 100 by 100 pixels. */
const MAX_THUMB = 100;

/** Decodes the whole picture: a tenth of a second or more for a large one. */
export async function measure(bytes: Buffer): Promise<Measure> {
  const { width, height, format } = await sharp(bytes).metadata();
  if (format === 'svg') return { width, height, thumbhash: null };
  const { data, info } = await sharp(bytes)
    .resize(MAX_THUMB, MAX_THUMB, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width,
    height,
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
  };
}
