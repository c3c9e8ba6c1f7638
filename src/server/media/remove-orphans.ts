import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lt, sql } from 'drizzle-orm';
import { contentTypes } from '../../content/index.ts';
import type { Queries } from '../content/store/repository.ts';
import { tablesOf } from '../content/store/tables.ts';
import { media } from '../database/schema.ts';
import { trimCopies } from './store/local-copies.ts';
import type { MediaFolders } from './store.ts';
import { UnfinishedUploads } from './upload/unfinished-uploads.ts';

/**
 * Milliseconds: as long as the trash keeps records. An upload stores its file a moment before its row, and an older
 * backup of the database does not know what came since.
 */
const KEPT = 30 * 86_400_000;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function removeOld(folder: string, names: readonly string[], before: number): Promise<void> {
  for (const name of names) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < before) await rm(file, { force: true });
  }
}

/** Rows whose record has left the trash for good. */
async function forgetRemoved(db: Queries, before: number): Promise<void> {
  const { records } = tablesOf(contentTypes.media_item);
  const isRemoved = sql`not exists (select 1 from ${records} where ${records.key} = ${media.id})`;
  await db.delete(media).where(sql`${isRemoved} and ${lt(media.created_at, new Date(before).toISOString())}`);
}

async function knownFiles(db: Queries): Promise<ReadonlySet<string>> {
  const rows = await db.selectDistinct({ file: media.file }).from(media);
  return new Set(rows.map(({ file }) => file));
}

/**
 * Removes what nothing leads to any more: rows of records that were deleted for good, and originals without a row. What
 * a living record showed in an earlier revision stays, so that it can come back.
 */
export async function removeOrphans(
  db: Queries,
  { store }: Pick<MediaFolders, 'store'>,
  now: number,
): Promise<void> {
  const before = now - KEPT;
  await forgetRemoved(db, before);
  const known = await knownFiles(db);
  for await (const { name, modified } of store.list()) {
    if (!known.has(name) && modified < before) await store.remove(name);
  }
}

/** Removes what this machine alone has: variants without their original, forgotten uploads, copies that are not needed. */
export async function tidyFolders(db: Queries, folders: MediaFolders, now: number): Promise<void> {
  await new UnfinishedUploads(folders.unfinished).removeForgotten();
  await trimCopies(folders.copies);
  const known = await knownFiles(db);
  const isKept = (variant: string) => [...originalsOf(variant)].some((file) => known.has(file));
  const variants = await namesIn(folders.variants);
  await removeOld(
    folders.variants,
    variants.filter((name) => !isKept(name)),
    now - KEPT,
  );
}

/** 'pier.abc.webp.800.avif' is of 'pier.abc.webp'; a framed one has its own hash before the width. */
function* originalsOf(variant: string): Generator<string> {
  const parts = variant.split('.');
  yield parts.slice(0, -2).join('.');
  yield parts.slice(0, -3).join('.');
}
