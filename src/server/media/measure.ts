import { createHash } from 'node:crypto';

/** What pages need to know of a picture before it is there. */
export interface Measure {
  readonly width: number;
  readonly height: number;
  /** Base64; null for drawings, which are sharp in any size. */
  readonly thumbhash: string | null;
}

const THUMB_MOST = 100;

export const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 12);

/** Decodes the whole picture: a tenth of a second or more for a large one. */
export async function measure(bytes: Buffer): Promise<Measure> {
  const { default: sharp } = await import('sharp');
  const { width, height, format } = await sharp(bytes).metadata();
  if (format === 'svg') return { width, height, thumbhash: null };
  const { rgbaToThumbHash } = await import('thumbhash');
  const { data, info } = await sharp(bytes)
    .resize(THUMB_MOST, THUMB_MOST, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width,
    height,
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
  };
}
