import { copyFile, readFile, writeFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { hashOf } from '../../picture-hash.ts';
import { asFault, type CleanedFile, type CleanJob, PictureFault } from '../jobs.ts';
import { measure } from './measure.ts';

/** Longer than any screen is wide. */
const MAX_LENGTH = 5000;

/** Checks what the file's header says, before anything is unfolded. */
async function readHeader(bytes: Buffer, maxPixels: number): Promise<Metadata> {
  const header = await asFault('damaged', () => sharp(bytes, { limitInputPixels: false }).metadata());
  // A file of a few kilobytes can unfold into gigabytes, and one of many frames into all of them.
  if (header.width * header.height * (header.pages ?? 1) > maxPixels) throw new PictureFault('pixels');
  // The library reads what such a file says of itself, and not its pictures: they are coded as HEVC.
  if (header.format === 'heif' && header.compression !== 'av1') throw new PictureFault('heic');
  return header;
}

/**
 * Writes the picture as it will be stored: upright, without where and with what it was taken, and without whatever
 * else its file holds. Throws PictureFault.
 */
export async function cleanPicture({ source, target }: CleanJob, maxPixels: number): Promise<CleanedFile> {
  const bytes = await readFile(source);
  const { format } = await readHeader(bytes, maxPixels);
  const isDrawn = format === 'png' || format === 'gif';
  const clean = await asFault('damaged', () =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(MAX_LENGTH, MAX_LENGTH, { fit: 'inside', withoutEnlargement: true })
      // What is drawn, as diagrams and screenshots are, would get visible artefacts.
      .webp(isDrawn ? { lossless: true } : { quality: 92 })
      .toBuffer(),
  );
  await writeFile(target, clean);
  const known = { mime: 'image/webp', extension: 'webp', hash: hashOf(clean), duration: null };
  return { ...known, ...(await measure(clean)) };
}

const TRIAL = 16;

/** A GIF that moves is kept as it was sent; one that does not is a picture like any other. Throws PictureFault. */
export async function cleanGif(job: CleanJob, maxPixels: number): Promise<CleanedFile> {
  const bytes = await readFile(job.source);
  const { pages = 1 } = await readHeader(bytes, maxPixels);
  if (pages === 1) return cleanPicture(job, maxPixels);
  // Every frame is read once: what ends in the middle is refused now, and not shown half.
  await asFault('damaged', () =>
    sharp(bytes, { animated: true, limitInputPixels: maxPixels, failOn: 'error' })
      .resize(TRIAL, TRIAL, { fit: 'fill' })
      .raw()
      .toBuffer(),
  );
  await copyFile(job.source, job.target);
  const known = { mime: 'image/gif', extension: 'gif', hash: hashOf(bytes), duration: null };
  return { ...known, ...(await measure(bytes)) };
}
