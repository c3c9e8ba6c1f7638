import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Language } from '../../domain/language.ts';
import type { PictureFocus } from '../../domain/picture-sources.ts';
import type { Transactions } from '../content/store/repository.ts';
import type { Actor } from '../content/write/history.ts';
import type { Measure } from './decoder/jobs.ts';
import { putItem } from './items.ts';
import { hashOf } from './picture-hash.ts';

/** The folders of originals, variants, uploads in progress, and those that come in parts. */
export interface MediaFolders {
  readonly originals: string;
  readonly variants: string;
  readonly incoming: string;
  readonly unfinished: string;
}

export const mediaFolders = (dataDir: string): MediaFolders => ({
  originals: join(dataDir, 'media/originals'),
  variants: join(dataDir, 'media/variants'),
  incoming: join(dataDir, 'media/incoming'),
  unfinished: join(dataDir, 'media/unfinished'),
});

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
  await mkdir(folders.originals, { recursive: true });
  await writeAtomically(join(folders.originals, file), bytes);
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
