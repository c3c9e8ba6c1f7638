import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Language } from '../../domain/language.ts';
import type { PictureFocus } from '../../domain/picture-sources.ts';
import type { Transactions } from '../content/store/repository.ts';
import type { Actor } from '../content/write/history.ts';
import type { Measure } from './decoder/jobs.ts';
import { putItem } from './items.ts';
import type { S3Settings } from '../s3-settings.ts';
import { hashOf } from './picture-hash.ts';
import { DiskOriginals } from './store/disk-originals.ts';
import type { OriginalStore } from './store/original-store.ts';
import { S3Originals } from './store/s3-originals.ts';

/** Where media lie: originals in their store, all else in folders of this machine. */
export interface MediaFolders {
  readonly store: OriginalStore;
  /** Originals, where they are kept on disk. */
  readonly originals: string;
  /** Copies of originals that are kept elsewhere. */
  readonly copies: string;
  readonly variants: string;
  /** Uploads in progress, and files that are about to go to another folder. */
  readonly incoming: string;
  /** Uploads that come in parts. */
  readonly unfinished: string;
}

/** With settings of S3, originals are kept in that bucket; else in the data folder (ADR 60). */
export function mediaFolders(dataDir: string, s3?: S3Settings): MediaFolders {
  const folders = {
    originals: join(dataDir, 'media/originals'),
    copies: join(dataDir, 'media/copies'),
    variants: join(dataDir, 'media/variants'),
    incoming: join(dataDir, 'media/incoming'),
    unfinished: join(dataDir, 'media/unfinished'),
  };
  const store = s3 ? new S3Originals(s3, folders) : new DiskOriginals(folders.originals);
  return { ...folders, store };
}

const mimes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
};

/** Whether a file is a picture that Palapa stores, by its extension. */
export const isPictureFile = (file: string): boolean => Object.hasOwn(mimes, extname(file));

/** Writes atomically: a reader never sees an incomplete file. */
export async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Keeps bytes as an original: as a file first, since a store takes files. */
async function keepBytes({ store, incoming }: MediaFolders, name: string, bytes: Buffer): Promise<void> {
  await mkdir(incoming, { recursive: true });
  const draft = join(incoming, randomUUID());
  try {
    await writeFile(draft, bytes);
    await store.keep(draft, name);
  } finally {
    await rm(draft, { force: true });
  }
}

/** A picture file of ours, which needs no cleaning. */
export interface OwnPicture {
  readonly id: string;
  readonly source: string;
  readonly alt: Record<Language, string>;
  readonly focus?: PictureFocus | undefined;
  /** What is known of pictures, by their hash. */
  readonly measures: Readonly<Record<string, Measure>>;
  readonly actor: Actor;
}

/** Keeps a picture under an id, with its size and thumbhash; one of the same id is replaced. */
export async function storePicture(
  db: Transactions,
  folders: MediaFolders,
  { id, source, alt, focus, measures, actor }: OwnPicture,
): Promise<void> {
  const bytes = await readFile(source);
  const extension = extname(source);
  const mime = mimes[extension];
  if (!mime) throw new Error(`${source} is no picture that Palapa keeps.`);
  const hash = hashOf(bytes);
  const measure = measures[hash];
  if (!measure) throw new Error(`${source} was not measured: run \`node scripts/measure-demo.ts\`.`);
  const file = `${id}.${hash}${extension}`;
  await keepBytes(folders, file, bytes);
  const { width, height, thumbhash } = measure;
  const stored = {
    file,
    mime,
    hash,
    width,
    height,
    thumbhash,
    duration: null,
    bytes: bytes.length,
    sent_hash: null,
    edit: null,
  };
  await putItem(db, { key: id, alt, focus, file: stored, actor });
}
