import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { PictureEdit } from '../../domain/picture-edit.ts';
import type { Transactions } from '../content/store/repository.ts';
import type { Actor } from '../content/write/history.ts';
import { type NewFile, putItem } from './items.ts';
import type { S3Settings } from '../s3-settings.ts';
import { framedHash, hashOfFile } from './picture-hash.ts';
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
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};

/** The media type of a file that Palapa stores, by its extension; undefined for any other. */
export const mimeOf = (file: string): string | undefined => mimes[extname(file)];

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

/** Keeps a copy of a file as an original. */
async function keepCopy({ store, incoming }: MediaFolders, name: string, source: string): Promise<void> {
  await mkdir(incoming, { recursive: true });
  const draft = join(incoming, randomUUID());
  try {
    await copyFile(source, draft);
    await store.keep(draft, name);
  } finally {
    await rm(draft, { force: true });
  }
}

/** What pages need to know of a file: the size of pictures and videos, the seconds of a video. */
export interface FileFacts {
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbhash: string | null;
  readonly duration?: number | null | undefined;
}

/** A file of ours, which needs no cleaning: of the demo, of an archive. */
export interface OwnFile {
  readonly id: string;
  readonly source: string;
  /** What staff would send to save its record. */
  readonly body: Readonly<Record<string, unknown>>;
  /** How a picture is cut and turned, as `body` says it. */
  readonly edit?: PictureEdit | null;
  /** What is known of files, and of pictures as they are framed, by their hash. */
  readonly facts: Readonly<Record<string, FileFacts>>;
  readonly actor: Actor;
}

/** Keeps a file under an id, with its size and thumbhash; one of the same id is replaced. */
export async function storeFile(
  db: Transactions,
  folders: MediaFolders,
  { id, source, body, edit = null, facts, actor }: OwnFile,
): Promise<void> {
  const mime = mimeOf(source);
  if (!mime) throw new Error(`${source} is no file that Palapa keeps.`);
  const hash = await hashOfFile(source);
  const file = `${id}.${hash}${extname(source)}`;
  const { size: bytes } = await stat(source);
  const row = (of: string, framing: PictureEdit | null): NewFile => {
    const known = facts[of];
    if (!known) throw new Error(`${source} was not measured: run \`node scripts/measure-demo.ts\`.`);
    const { width, height, thumbhash, duration = null } = known;
    return {
      file,
      mime,
      hash: of,
      width,
      height,
      thumbhash,
      duration,
      bytes,
      sent_hash: null,
      edit: framing,
    };
  };
  const original = row(hash, null);
  const shown = edit ? row(framedHash(hash, edit), edit) : original;
  await keepCopy(folders, file, source);
  await putItem(db, { key: id, body, file: shown, original, actor });
}
