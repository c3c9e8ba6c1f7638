import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { contentTypes } from '../../content/index.ts';
import { type Database, findRecords, type Queries } from '../content/store/repository.ts';
import { codeOf } from '../database/embedded/unavailable.ts';
import type { MediaFolders } from '../media/store.ts';
import { bodyOfItem } from './import-media.ts';
import { GROUP, HEADER_FILE, MEDIA_INDEX } from './archive.ts';
import { type ExportedRecords, exportRecords } from './export-records.ts';

/** An export that cannot be made, in one line for whoever asked for it. */
export class CannotExport extends Error {}

async function siteIdOf(db: Queries, key: string): Promise<number> {
  const sites = await findRecords(db, contentTypes.site, {});
  const site = sites.find((one) => one.key === key);
  if (site) return site.id;
  const keys = [...sites.map((one) => one.key), GROUP].join(', ');
  throw new CannotExport(`There is no site ${key}. There are ${keys}.`);
}

async function assertFree(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    if (codeOf(error) === 'ENOTDIR') throw new CannotExport(`${folder} is a file.`);
    throw error;
  });
  if (names.length > 0) throw new CannotExport(`${folder} is not empty.`);
}

const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function writeArchive(
  folder: string,
  folders: MediaFolders,
  { header, files, media }: ExportedRecords,
) {
  await writeFile(join(folder, HEADER_FILE), asText(header));
  for (const [file, records] of files) await writeFile(join(folder, file), asText(records));
  if (media.length === 0) return;
  await mkdir(join(folder, 'media'));
  const index: Record<string, object> = {};
  for (const { item, file: stored } of media.toSorted((one, other) =>
    one.file.id < other.file.id ? -1 : 1,
  )) {
    const { id, hash, width, height, thumbhash, duration } = stored;
    const file = `media/${id}${extname(stored.file)}`;
    await folders.store.fetch(stored.file, join(folder, file));
    const measure = { hash, width, height, thumbhash, ...(duration !== null && { duration }) };
    index[id] = { file, record: bodyOfItem(item), measure };
  }
  await writeFile(join(folder, MEDIA_INDEX), asText(index));
}

/** Writes the archive of a site, or of the group, into a folder that is empty or not there yet. Throws CannotExport. */
export async function exportArchive(
  db: Database,
  media: MediaFolders,
  key: string,
  folder: string,
): Promise<ExportedRecords> {
  await assertFree(folder);
  const exported = await db.transaction(
    async (tx) => exportRecords(tx, { key, siteId: key === GROUP ? null : await siteIdOf(tx, key) }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await mkdir(dirname(folder), { recursive: true });
  // Beside its place first: nobody takes half an archive for a whole one.
  const draft = await mkdtemp(`${folder}.`);
  try {
    await writeArchive(draft, media, exported);
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  return exported;
}
