import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { contentTypes } from '../../../content/index.ts';
import { slugOf } from '../../../domain/fields/slug.ts';
import { isStorable } from '../../../domain/fields/text.ts';
import type { Language } from '../../../domain/language.ts';
import { maxBytes, type MediaKind, pictureKinds } from '../../../domain/media/media-kinds.ts';
import type { Queries, Transactions } from '../../content/store/repository.ts';
import { tablesOf } from '../../content/store/tables.ts';
import type { Actor } from '../../content/write/history.ts';
import type { MediaRecord } from '../address.ts';
import type { Decoder } from '../decoder/decoder.ts';
import { withIncomingFiles } from './incoming.ts';
import { receiveUpload } from './receive-upload.ts';
import { addItem, findSent, replaceItemFile, type Replacing } from '../items.ts';
import { sha256Of } from '../picture-hash.ts';
import type { MediaFolders } from '../store.ts';

const MAX_KEY = 60;
/** As the record's field has it. */
const MAX_NAME = 160;

/** What was sent: a picture as the body of a request, or a file that has come in parts. */
export type Origin = { readonly body: Readable } | { readonly file: string };

export interface Upload {
  readonly origin: Origin;
  /** The file's name; the record is called after it. */
  readonly name: string;
  readonly alt: Record<Language, string>;
  readonly folder?: string | null;
  /** What it may be. */
  readonly kinds: readonly MediaKind[];
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

interface SentFile {
  readonly source: string;
  readonly target: string;
  readonly sent_hash: string;
}

/** Does work with a file that was sent and a place for what it becomes; then what is ours of both goes. */
const withSentFile = <T>(
  { folders }: UploadParts,
  origin: Origin,
  work: (file: SentFile) => Promise<T>,
): Promise<T> =>
  withIncomingFiles(folders.incoming, async (source, target) => {
    if ('file' in origin) {
      return work({ source: origin.file, target, sent_hash: await sha256Of(origin.file) });
    }
    return work({ source, target, sent_hash: await receiveUpload(origin.body, source, maxBytes.picture) });
  });

/** Reads what was sent in a decoder process, and keeps the file as it will be served. */
async function keepFile(
  { folders, decoder }: UploadParts,
  { name, actor, kinds }: Pick<Upload, 'name' | 'actor' | 'kinds'>,
  { source, target, sent_hash }: SentFile,
) {
  const job = { kind: 'clean', source, target, kinds } as const;
  const { extension, ...cleaned } = await decoder.add(job, 'staff', actor.id).result;
  const { size: bytes } = await stat(target);
  const file = `${keyOf(name)}.${cleaned.hash}.${extension}`;
  await folders.store.keep(target, file);
  return { file, bytes, edit: null, sent_hash, ...cleaned };
}

/** The record whose file is the very one that was sent. */
export interface KnownItem {
  readonly known: MediaRecord;
}

/**
 * Keeps a file that staff sent; with `offersKnown`, one that is there already is answered in its stead. Rejects with
 * UploadTooLarge, DecodeFailed or DecoderBusy.
 */
export async function storeUpload(
  parts: UploadParts,
  { origin, name, alt, folder, kinds, actor }: Upload,
  { offersKnown = false } = {},
): Promise<MediaRecord | KnownItem> {
  return withSentFile(parts, origin, async (sent) => {
    const known = offersKnown ? await findSent(parts.db, sent.sent_hash) : undefined;
    if (known) return { known };
    return addItem(parts.db, {
      wanted: keyOf(name),
      name: nameOf(name),
      alt,
      folder: folder ?? null,
      file: await keepFile(parts, { name, actor, kinds }, sent),
      actor,
    });
  });
}

/** What may stand in the place of a record's file: fields that name it expect what it is now. */
async function kindsInPlaceOf(db: Queries, id: number): Promise<readonly MediaKind[]> {
  const { records } = tablesOf(contentTypes.media_item);
  const [row] = await db.select({ kind: records.kind }).from(records).where(eq(records.id, id));
  const kind = (row?.kind ?? 'picture') as MediaKind;
  return pictureKinds.includes(kind) ? pictureKinds : [kind];
}

/**
 * Puts another file in the place of a record's, everywhere at once. Throws NotFound, Conflict and VersionMissing beside
 * what `storeUpload` does.
 */
export async function replaceFile(
  parts: UploadParts,
  { origin, name, actor }: Pick<Upload, 'origin' | 'name' | 'actor'>,
  change: Replacing,
): Promise<MediaRecord> {
  return withSentFile(parts, origin, async (sent) => {
    const kinds = await kindsInPlaceOf(parts.db, change.id);
    return replaceItemFile(parts.db, await keepFile(parts, { name, actor, kinds }, sent), change);
  });
}
