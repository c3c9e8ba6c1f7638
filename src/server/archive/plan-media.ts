import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { contentTypes } from '../../content/index.ts';
import { kindOf, type MediaKind, pictureKinds } from '../../domain/media/media-kinds.ts';
import type { PictureEdit } from '../../domain/picture-edit.ts';
import { namedMedia } from '../../domain/record/named-media.ts';
import { isSameValue } from '../../domain/record/same-value.ts';
import type { Queries } from '../content/store/repository.ts';
import { media } from '../database/schema.ts';
import { focusOf, type MediaRecord } from '../media/address.ts';
import { cleanFile } from '../media/decoder/child/clean.ts';
import { measure } from '../media/decoder/child/measure.ts';
import { findItems } from '../media/items.ts';
import { framedHash, hashOfFile } from '../media/picture-hash.ts';
import { type FileFacts, type MediaFolders, mimeOf } from '../media/store.ts';
import { type Archive, type ArchivedFile, MEDIA_INDEX } from './archive.ts';
import type { ArchiveIssue } from './archive-issue.ts';
import { olderIn } from './archived-publication.ts';
import { bodyOfItem, editIn, type ImportedFile, type NamedFile } from './import-media.ts';

const type = contentTypes.media_item;

/**
 * The files that the records of an archive name and that it holds, and what these name themselves: the poster of a video
 * and its captions, which stand before it.
 */
function neededFiles({ records, media: files }: Archive): NamedFile[] {
  const needed = new Set(
    [...records].flatMap(([of, archived]) =>
      archived.flatMap(({ body, published }) =>
        [body, ...olderIn(published)].flatMap((one) => [...namedMedia(of, one)]),
      ),
    ),
  );
  for (const id of needed)
    for (const inner of namedMedia(type, files.get(id)?.record ?? {})) needed.add(inner);
  return [...needed].toReversed().flatMap((id) => (files.has(id) ? [{ id, ...files.get(id)! }] : []));
}

const altOf = ({ locale }: MediaRecord) => ({ en: locale.en.alt ?? '', es: locale.es.alt ?? '' });

/** Whether a record says of its file what the archive says; of an index made by hand only what it names. */
const saysTheSame = (item: MediaRecord, { record, alt, focus, rights }: ArchivedFile): boolean =>
  record
    ? isSameValue(bodyOfItem(item), record)
    : isSameValue(altOf(item), alt) &&
      (!focus || isSameValue(focusOf(item).focus, focus)) &&
      (!rights || isSameValue({ credit: item.credit, until: item.rights_until }, rights));

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

/** What there is to know of a document, captions or a video. Throws PictureFault for what the library would refuse. */
async function factsByReading(file: string, kind: MediaKind): Promise<FileFacts> {
  const target = join(tmpdir(), `palapa-${randomUUID()}`);
  try {
    const job = { kind: 'clean', source: file, target, kinds: [kind] } as const;
    const { width, height, thumbhash, duration } = await cleanFile(job, Infinity);
    return { width, height, thumbhash, duration };
  } finally {
    await rm(target, { force: true });
  }
}

/** What pages need to know of a file, and of the picture as it is framed. Throws where it cannot be read. */
async function factsOf(file: NamedFile, hash: string): Promise<Record<string, FileFacts>> {
  const known = (wanted: string): FileFacts | undefined =>
    file.measure?.hash === wanted ? file.measure : undefined;
  const kind = kindOf(mimeOf(file.file)!);
  if (!pictureKinds.includes(kind)) return { [hash]: known(hash) ?? (await factsByReading(file.file, kind)) };
  const edit = editIn(file);
  const measured = async (wanted: string, framing: PictureEdit | null): Promise<FileFacts> =>
    known(wanted) ?? { duration: null, ...(await measure(await readFile(file.file), framing)) };
  const framed = edit && framedHash(hash, edit);
  return {
    [hash]: await measured(hash, null),
    ...(framed && { [framed]: await measured(framed, edit) }),
  };
}

/** What an import does with the files of an archive. One that cannot be read is an issue. */
export async function planMedia(
  db: Queries,
  folders: MediaFolders,
  archive: Archive,
): Promise<{ media: ImportedFile[]; issues: ArchiveIssue[] }> {
  const needed = neededFiles(archive);
  const items = await findItems(
    db,
    needed.map(({ id }) => id),
  );
  const byKey = new Map(items.map((item) => [item.key, item]));
  const planned: ImportedFile[] = [];
  const issues: ArchiveIssue[] = [];
  for (const file of needed) {
    const item = byKey.get(file.id);
    const hash = await hashOfFile(file.file);
    const edit = editIn(file);
    const shown = edit ? framedHash(hash, edit) : hash;
    if (item && (await isStored(db, folders, item, shown)) && saysTheSame(item, file)) {
      planned.push({ ...file, change: 'unchanged', facts: {} });
      continue;
    }
    try {
      planned.push({ ...file, change: item ? 'changed' : 'new', facts: await factsOf(file, hash) });
    } catch {
      const message = `${basename(file.file)} cannot be read as what its name says.`;
      issues.push({ file: archive.header.pictures ?? MEDIA_INDEX, field: file.id, message });
    }
  }
  return { media: planned, issues };
}
