import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { slugOf } from '../../../domain/fields/slug.ts';
import { isStorable } from '../../../domain/fields/text.ts';
import type { Language } from '../../../domain/language.ts';
import type { Queries, Transactions } from '../../content/store/repository.ts';
import type { Actor } from '../../content/write/history.ts';
import type { MediaRecord } from '../address.ts';
import type { Decoder } from '../decoder/decoder.ts';
import { withIncomingFiles } from './incoming.ts';
import { receiveUpload } from './receive-upload.ts';
import { addItem, findSent, replaceItemFile, type Replacing } from '../items.ts';
import type { MediaFolders } from '../store.ts';
import { MAX_UPLOAD } from './upload-problems.ts';

const MAX_KEY = 60;
/** As the record's field has it. */
const MAX_NAME = 160;

export interface Upload {
  readonly body: Readable;
  /** The file's name; the picture is called after it. */
  readonly name: string;
  readonly alt: Record<Language, string>;
  readonly folder?: string | null;
  /** Who sends it. */
  readonly actor: Actor & { readonly id: string };
}

interface UploadParts {
  readonly db: Transactions & Queries;
  readonly folders: MediaFolders;
  readonly decoder: Decoder;
}

const withoutEnding = (name: string): string => name.replace(/\.\w+$/, '');

const keyOf = (name: string): string =>
  slugOf(withoutEnding(name)).slice(0, MAX_KEY).replace(/-$/, '') || 'picture';

/** What a file is called among staff; control characters and half characters cannot be stored. */
const nameOf = (name: string): string => {
  const called = withoutEnding(name).slice(0, MAX_NAME).trim();
  return called !== '' && isStorable(called) ? called : keyOf(name);
};

/** Reads what was sent in a decoder process, and keeps the file as it will be served. */
async function keepFile(
  { folders, decoder }: UploadParts,
  { name, actor }: Pick<Upload, 'name' | 'actor'>,
  { source, target }: { readonly source: string; readonly target: string },
) {
  const cleaned = await decoder.add({ kind: 'clean', source, target }, 'staff', actor.id).result;
  const { size: bytes } = await stat(target);
  const file = `${keyOf(name)}.${cleaned.hash}.webp`;
  await mkdir(folders.originals, { recursive: true });
  await rename(target, join(folders.originals, file));
  return { file, mime: 'image/webp', bytes, edit: null, ...cleaned };
}

/** The record whose file is the very one that was sent. */
export interface KnownItem {
  readonly known: MediaRecord;
}

/**
 * Keeps a picture that staff sent; with `offersKnown`, one that is there already is answered in its stead. Rejects with
 * UploadTooLarge, DecodeFailed or DecoderBusy.
 */
export async function storeUpload(
  parts: UploadParts,
  { body, name, alt, folder, actor }: Upload,
  { offersKnown = false } = {},
): Promise<MediaRecord | KnownItem> {
  return withIncomingFiles(parts.folders.incoming, async (source, target) => {
    const sent_hash = await receiveUpload(body, source, MAX_UPLOAD);
    const known = offersKnown ? await findSent(parts.db, sent_hash) : undefined;
    if (known) return { known };
    const file = { ...(await keepFile(parts, { name, actor }, { source, target })), sent_hash };
    return addItem(parts.db, {
      wanted: keyOf(name),
      name: nameOf(name),
      alt,
      folder: folder ?? null,
      file,
      actor,
    });
  });
}

/**
 * Puts another file in the place of a record's, everywhere at once. Throws NotFound, Conflict and VersionMissing beside
 * what `storeUpload` does.
 */
export async function replaceFile(
  parts: UploadParts,
  { body, name, actor }: Pick<Upload, 'body' | 'name' | 'actor'>,
  change: Replacing,
): Promise<MediaRecord> {
  return withIncomingFiles(parts.folders.incoming, async (source, target) => {
    const sent_hash = await receiveUpload(body, source, MAX_UPLOAD);
    const file = { ...(await keepFile(parts, { name, actor }, { source, target })), sent_hash };
    return replaceItemFile(parts.db, file, change);
  });
}
