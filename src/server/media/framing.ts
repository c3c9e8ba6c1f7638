import { and, eq, isNull } from 'drizzle-orm';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { editOf, type PictureEdit } from '../../domain/picture-edit.ts';
import { parseRecord } from '../../domain/record/parse-record.ts';
import { isSameValue } from '../../domain/record/same-value.ts';
import { isOf, recordValues, type StoredRecord } from '../content/store/record.ts';
import type { Queries } from '../content/store/repository.ts';
import { media } from '../database/schema.ts';
import { ValidationFailed } from '../http/errors.ts';
import type { MediaRecord } from './address.ts';
import type { Decoder } from './decoder/decoder.ts';
import { DecodeFailed, DecoderBusy } from './decoder/failures.ts';
import { factsOf, type StoredFile } from './items.ts';
import { framedHash } from './picture-hash.ts';
import type { MediaFolders } from './store.ts';

/** Crops, turns and mirrors a picture without touching its original: each framing has an address of its own. */

interface FramingParts {
  readonly db: Queries;
  readonly folders: MediaFolders;
  readonly decoder: Decoder;
}

const type = contentTypes.media_item;

async function fileAt(db: Queries, key: string, hash: string): Promise<StoredFile | undefined> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, key), eq(media.hash, hash)));
  return row;
}

/** The row of the same file as it was stored. */
async function unframed(db: Queries, shown: StoredFile): Promise<StoredFile> {
  if (shown.edit === null) return shown;
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, shown.id), eq(media.file, shown.file), isNull(media.edit)));
  return row ?? shown;
}

async function framed(parts: FramingParts, original: StoredFile, edit: PictureEdit): Promise<StoredFile> {
  const { db, folders, decoder } = parts;
  const hash = framedHash(original.hash, edit);
  const known = await fileAt(db, original.id, hash);
  if (known) return known;
  const source = await folders.store.localPath(original.file);
  const measured = await decoder.add({ kind: 'measure', source, edit }, 'staff', original.id).result;
  const row = { ...original, ...measured, hash, edit };
  await db.insert(media).values(row).onConflictDoNothing();
  return row;
}

/**
 * What a save of a record says of its file where the save frames it anew; undefined where it does not. Throws
 * ValidationFailed where the file cannot be read.
 */
async function framingOf(parts: FramingParts, record: MediaRecord, body: unknown) {
  const { plain, issues } = parseRecord(type, body, recordValues(type, record));
  const shown = record.key && record.hash ? await fileAt(parts.db, record.key, record.hash) : undefined;
  if (issues.length > 0 || !shown || record.kind !== 'picture') return undefined;
  const edit = editOf(plain);
  if (isSameValue(edit, shown.edit)) return undefined;
  const original = await unframed(parts.db, shown);
  return factsOf(edit ? await framed(parts, original, edit).catch(refuse) : original);
}

function refuse(error: unknown): never {
  if (error instanceof DecodeFailed) throw new ValidationFailed([{ path: 'crop', code: 'unreadable-file' }]);
  if (error instanceof DecoderBusy) throw new ValidationFailed([{ path: 'crop', code: 'try-again' }]);
  throw error;
}

/** What is read from files before a record is saved: only of the library's records. */
export const factsBeforeSave =
  (parts: FramingParts) =>
  (
    of: ContentType,
    record: StoredRecord,
    body: unknown,
  ): Promise<Readonly<Record<string, unknown>> | undefined> =>
    isOf(type, of, record) ? framingOf(parts, record, body) : Promise.resolve(undefined);
