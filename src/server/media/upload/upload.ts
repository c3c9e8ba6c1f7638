import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { slugOf } from '../../../domain/fields/slug.ts';
import type { Language } from '../../../domain/language.ts';
import { media } from '../../database/schema.ts';
import type { Queries } from '../../content/store/repository.ts';
import type { Decoder } from '../decoder/decoder.ts';
import { withIncomingFiles } from './incoming.ts';
import { receiveUpload } from './receive-upload.ts';
import type { MediaFolders, PictureRow } from '../store.ts';
import { MAX_UPLOAD } from './upload-problems.ts';

const MAX_ID = 60;

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
  readonly body: Readable;
  /** The file's name; the picture is called after it. */
  readonly name: string;
  readonly alt: Record<Language, string>;
  /** Who sends it. */
  readonly person: string;
}

interface UploadParts {
  readonly db: Queries;
  readonly folders: MediaFolders;
  readonly decoder: Decoder;
}

const idOf = (name: string): string =>
  slugOf(name.replace(/\.\w+$/, ''))
    .slice(0, MAX_ID)
    .replace(/-$/, '') || 'picture';

/** Keeps a picture that staff sent. Rejects with UploadTooLarge, DecodeFailed or DecoderBusy. */
export async function storeUpload(
  { db, folders, decoder }: UploadParts,
  { body, name, alt, person }: Upload,
): Promise<PictureRow> {
  return withIncomingFiles(folders.incoming, async (source, target) => {
    await receiveUpload(body, source, MAX_UPLOAD);
    const cleaned = await decoder.add({ kind: 'clean', source, target }, 'staff', person).result;
    const wanted = idOf(name);
    const file = `${wanted}.${cleaned.hash}.webp`;
    await mkdir(folders.originals, { recursive: true });
    await rename(target, join(folders.originals, file));
    return insertFreely(db, wanted, { file, mime: 'image/webp', alt, ...cleaned });
  });
}
