import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { editedSize, type PictureEdit } from '../../../../domain/picture-edit.ts';
import { asFault, type Measure, type MeasureJob } from '../jobs.ts';
import { edited } from './edit.ts';

/** Throws PictureFault; a missing file rejects with its ENOENT. */
export async function measureStored({ source, edit }: MeasureJob): Promise<Measure> {
  const bytes = await readFile(source);
  return asFault('damaged', () => measure(bytes, edit));
}

/** A thumbhash is made of a picture of at most 100 by 100 pixels. */
const MAX_THUMB = 100;

/** Decodes the whole picture: a tenth of a second or more for a large one. */
export async function measure(bytes: Buffer, edit: PictureEdit | null = null): Promise<Measure> {
  const { width, height, format } = await sharp(bytes).metadata();
  const size = editedSize({ width, height }, edit);
  if (format === 'svg') return { ...size, thumbhash: null };
  const shown = edit ? edited(sharp(bytes), { width, height }, edit) : sharp(bytes);
  const { data, info } = await shown
    .resize(MAX_THUMB, MAX_THUMB, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    ...size,
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
  };
}
