import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isSameValue } from '../../domain/record/same-value.ts';
import { namedIcons, namedPictures } from '../../domain/record/record-pictures.ts';
import type { Queries } from '../content/store/repository.ts';
import { media } from '../database/schema.ts';
import { measure } from '../media/decoder/child/measure.ts';
import type { Measure } from '../media/decoder/jobs.ts';
import { hashOf } from '../media/picture-hash.ts';
import { storePicture, type MediaFolders } from '../media/store.ts';
import { type Archive, type ArchivedPicture, PICTURE_INDEX } from './archive.ts';
import type { ArchiveIssue } from './archive-issue.ts';

export interface ImportedPicture extends ArchivedPicture {
  readonly id: string;
  readonly change: 'new' | 'changed' | 'unchanged';
  /** By its hash; none where nothing changes. */
  readonly measures: Readonly<Record<string, Measure>>;
}

/** The pictures that the records of an archive name and that it holds. */
function neededPictures({ records, pictures }: Archive): (ArchivedPicture & { id: string })[] {
  const bodies = [...records].flatMap(([type, archived]) =>
    archived.map(({ body }) => [type, body] as const),
  );
  const named = new Set(
    bodies.flatMap(([type, body]) => [
      ...namedPictures(type, body).map(({ id }) => id),
      ...namedIcons(type, body),
    ]),
  );
  return [...pictures].filter(([id]) => named.has(id)).map(([id, picture]) => ({ id, ...picture }));
}

/** What an import does with the pictures of an archive. One that cannot be read is an issue. */
export async function planPictures(
  db: Queries,
  folders: MediaFolders,
  archive: Archive,
): Promise<{ pictures: ImportedPicture[]; issues: ArchiveIssue[] }> {
  const rows = new Map((await db.select().from(media)).map((row) => [row.id, row]));
  const pictures: ImportedPicture[] = [];
  const issues: ArchiveIssue[] = [];
  for (const picture of neededPictures(archive)) {
    const row = rows.get(picture.id);
    const bytes = await readFile(picture.file);
    const hash = hashOf(bytes);
    const isStored = row?.hash === hash && existsSync(join(folders.originals, row.file));
    if (isStored && isSameValue(row.alt, picture.alt)) {
      pictures.push({ ...picture, change: 'unchanged', measures: {} });
      continue;
    }
    try {
      const { hash: known, ...given } = picture.measure ?? {};
      const measures = { [hash]: known === hash ? (given as Measure) : await measure(bytes) };
      pictures.push({ ...picture, change: row ? 'changed' : 'new', measures });
    } catch {
      const message = `${basename(picture.file)} cannot be read as a picture.`;
      issues.push({ file: archive.header.pictures ?? PICTURE_INDEX, field: picture.id, message });
    }
  }
  return { pictures, issues };
}

/** Stores what `planPictures` found missing or different. */
export async function storePictures(
  db: Queries,
  folders: MediaFolders,
  pictures: readonly ImportedPicture[],
): Promise<void> {
  for (const { id, file, alt, measures, change } of pictures) {
    if (change !== 'unchanged')
      await storePicture(db, folders, { id, source: file, alt: { ...alt }, measures });
  }
}
