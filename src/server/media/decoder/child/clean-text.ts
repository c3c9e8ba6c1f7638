import { copyFile, open, readFile, writeFile } from 'node:fs/promises';
import { hashOf, hashOfFile } from '../../picture-hash.ts';
import { asFault, type CleanedFile, type CleanJob, PictureFault } from '../jobs.ts';

const NO_PICTURE = { width: null, height: null, thumbhash: null, duration: null };

/** How far from its end a whole PDF says that it ends; some programs write a little more. */
const TAIL = 2048;

/** A PDF is kept as it was sent, and only ever downloaded. Throws PictureFault. */
export async function checkDocument({ source, target }: CleanJob): Promise<CleanedFile> {
  const file = await open(source);
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - TAIL);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL), 0, TAIL, start);
    if (!buffer.subarray(0, bytesRead).includes('%%EOF')) throw new PictureFault('damaged');
  } finally {
    await file.close();
  }
  await copyFile(source, target);
  return { mime: 'application/pdf', extension: 'pdf', hash: await hashOfFile(target), ...NO_PICTURE };
}

/** '00:01.000 --> 00:02.500', with hours or without. */
const CUE = /^(\d+:)?[0-5]\d:[0-5]\d\.\d{3}\s+-->\s+(\d+:)?[0-5]\d:[0-5]\d\.\d{3}/m;

/** Captions in WebVTT, as UTF-8. Throws PictureFault where there is no cue in them. */
export async function checkCaptions({ source, target }: CleanJob): Promise<CleanedFile> {
  const bytes = await readFile(source);
  const text = await asFault('damaged', async () => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (!CUE.test(text.replaceAll('\r', '\n'))) throw new PictureFault('damaged');
  const clean = Buffer.from(text);
  await writeFile(target, clean);
  return { mime: 'text/vtt', extension: 'vtt', hash: hashOf(clean), ...NO_PICTURE };
}
