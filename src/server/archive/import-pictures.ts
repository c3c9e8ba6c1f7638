import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { isSameValue } from '../../domain/record/same-value.ts';
import { namedIcons, namedPictures } from '../../domain/record/record-pictures.ts';
import type { Queries, Transactions } from '../content/store/repository.ts';
import type { Actor } from '../content/write/history.ts';
import { media } from '../database/schema.ts';
import { focusOf, type MediaRecord } from '../media/address.ts';
import { measure } from '../media/decoder/child/measure.ts';
import type { Measure } from '../media/decoder/jobs.ts';
import { findItems } from '../media/items.ts';
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

export const altOf = ({ locale }: MediaRecord) => ({ en: locale.en.alt ?? '', es: locale.es.alt ?? '' });

/** Whether a record says of its picture what the archive says; an archive without a focal point leaves the one there is. */
const saysTheSame = (item: MediaRecord, { alt, focus }: ArchivedPicture): boolean =>
  isSameValue(altOf(item), alt) && (!focus || isSameValue(focusOf(item).focus, focus));

/** Whether a record shows the file with this hash, and the file is there. */
async function isStored(
  db: Queries,
  folders: MediaFolders,
  item: MediaRecord,
  hash: string,
): Promise<boolean> {
  if (item.hash !== hash) return false;
  const [row] = await db
    .select({ file: media.file })
    .from(media)
    .where(and(eq(media.id, item.key!), eq(media.hash, hash)));
  return row !== undefined && (await folders.store.find(row.file)) !== undefined;
}

/** What an import does with the pictures of an archive. One that cannot be read is an issue. */
export async function planPictures(
  db: Queries,
  folders: MediaFolders,
  archive: Archive,
): Promise<{ pictures: ImportedPicture[]; issues: ArchiveIssue[] }> {
  const needed = neededPictures(archive);
  const items = await findItems(
    db,
    needed.map(({ id }) => id),
  );
  const byKey = new Map(items.map((item) => [item.key, item]));
  const pictures: ImportedPicture[] = [];
  const issues: ArchiveIssue[] = [];
  for (const picture of needed) {
    const item = byKey.get(picture.id);
    const bytes = await readFile(picture.file);
    const hash = hashOf(bytes);
    if (item && (await isStored(db, folders, item, hash)) && saysTheSame(item, picture)) {
      pictures.push({ ...picture, change: 'unchanged', measures: {} });
      continue;
    }
    try {
      const { hash: known, ...given } = picture.measure ?? {};
      const measures = { [hash]: known === hash ? (given as Measure) : await measure(bytes) };
      pictures.push({ ...picture, change: item ? 'changed' : 'new', measures });
    } catch {
      const message = `${basename(picture.file)} cannot be read as a picture.`;
      issues.push({ file: archive.header.pictures ?? PICTURE_INDEX, field: picture.id, message });
    }
  }
  return { pictures, issues };
}

/** Stores what `planPictures` found missing or different. */
export async function storePictures(
  db: Transactions,
  folders: MediaFolders,
  pictures: readonly ImportedPicture[],
  actor: Actor,
): Promise<void> {
  for (const { id, file, alt, focus, measures, change } of pictures) {
    if (change !== 'unchanged')
      await storePicture(db, folders, { id, source: file, alt: { ...alt }, focus, measures, actor });
  }
}
