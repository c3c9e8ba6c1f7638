import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { hashOf } from '../../picture-hash.ts';
import { asFault, type CleanedPicture, type CleanJob, PictureFault } from '../jobs.ts';
import { measure } from './measure.ts';

const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);
/** Longer than any screen is wide. */
const MAX_LENGTH = 5000;

/** Checks what the file's header says, before anything is unfolded. */
async function readFormat(bytes: Buffer, maxPixels: number): Promise<string> {
  const header = await asFault('format', () => sharp(bytes, { limitInputPixels: false }).metadata());
  if (!FORMATS.has(header.format ?? '')) throw new PictureFault('format');
  // A file of a few kilobytes can unfold into gigabytes.
  if (header.width * header.height > maxPixels) throw new PictureFault('pixels');
  return header.format;
}

/**
 * Writes the picture as it will be stored: upright, without where and with what it was taken, and without whatever
 * else its file holds. Throws PictureFault.
 */
export async function cleanPicture({ source, target }: CleanJob, maxPixels: number): Promise<CleanedPicture> {
  const bytes = await readFile(source);
  const format = await readFormat(bytes, maxPixels);
  const clean = await asFault('damaged', () =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(MAX_LENGTH, MAX_LENGTH, { fit: 'inside', withoutEnlargement: true })
      // What is drawn, as diagrams and screenshots are, comes as PNG and would get visible artefacts.
      .webp(format === 'png' ? { lossless: true } : { quality: 92 })
      .toBuffer(),
  );
  await writeFile(target, clean);
  return { hash: hashOf(clean), ...(await measure(clean)) };
}
