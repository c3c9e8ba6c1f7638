import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { slugOf } from '../../domain/fields/slug.ts';
import type { Language } from '../../domain/language.ts';
import { atMost } from '../at-most.ts';
import { media } from '../database/schema.ts';
import type { Queries } from '../content/store/repository.ts';
import { hashOf, measure } from './measure.ts';
import { type MediaFolders, writeWhole } from './store.ts';

/** A picture that cannot be kept, in words for whoever sent it; answered with this status. */
class UnfitPicture extends Error {
  readonly statusCode: 415 | 422;

  constructor(statusCode: 415 | 422, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);
/** A file of a few kilobytes can unfold into gigabytes: this many pixels are more than any camera's. */
const PIXELS_MOST = 100_000_000;
/** Longer than any screen is wide. */
const LENGTH_MOST = 5000;
const ID_MOST = 60;

// One after the other: a large picture takes hundreds of megabytes while it is read.
const inTurn = atMost(1);

/**
 * The picture as it is kept: upright, without where and with what it was taken, and without whatever else its file
 * holds. Throws UnfitPicture.
 */
async function cleaned(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // Only its head is read here, however much the rest would unfold into.
  const read = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!read || !FORMATS.has(read.format ?? '')) {
    throw new UnfitPicture(415, 'Send a picture as JPEG, PNG, WebP or AVIF.');
  }
  if (read.width * read.height > PIXELS_MOST) {
    throw new UnfitPicture(422, 'This picture has more than 100 million pixels. Send a smaller one.');
  }
  const isDrawing = read.format === 'png';
  return sharp(bytes, { limitInputPixels: PIXELS_MOST, failOn: 'error' })
    .autoOrient()
    .resize(LENGTH_MOST, LENGTH_MOST, { fit: 'inside', withoutEnlargement: true })
    .webp(isDrawing ? { lossless: true } : { quality: 92 })
    .toBuffer()
    .catch(() => {
      throw new UnfitPicture(422, 'This picture is damaged and cannot be read.');
    });
}

type PictureRow = typeof media.$inferSelect;

/** Keeps the row under the wanted id, with a number where that is taken. */
async function insertFreely(db: Queries, wanted: string, row: Omit<PictureRow, 'id' | 'created_at'>) {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}-${number}`;
    const [kept] = await db
      .insert(media)
      .values({ id, ...row })
      .onConflictDoNothing()
      .returning();
    if (kept) return kept;
  }
}

export interface Upload {
  readonly bytes: Buffer;
  /** The file's name; the picture is called after it. */
  readonly name: string;
  readonly alt: Record<Language, string>;
}

/** Keeps a picture that staff sent. Throws UnfitPicture. */
export async function keepUpload(
  db: Queries,
  folders: MediaFolders,
  { bytes, name, alt }: Upload,
): Promise<PictureRow> {
  const wanted =
    slugOf(name.replace(/\.\w+$/, ''))
      .slice(0, ID_MOST)
      .replace(/-$/, '') || 'picture';
  const row = await inTurn(async () => {
    const clean = await cleaned(bytes);
    const hash = hashOf(clean);
    const file = `${wanted}.${hash}.webp`;
    await mkdir(folders.originals, { recursive: true });
    await writeWhole(join(folders.originals, file), clean);
    return { file, mime: 'image/webp', hash, alt, ...(await measure(clean)) };
  });
  // Outside the turn: while the database does not answer, the next picture need not wait for it too.
  return insertFreely(db, wanted, row);
}
