import { inArray } from 'drizzle-orm';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { mapLinks } from '../../domain/record/record-links.ts';
import { namedMedia } from '../../domain/record/named-media.ts';
import { keepPictures } from '../../domain/record/record-pictures.ts';
import type { RecordValues } from '../../domain/record/parse-record.ts';
import { withoutEmpty } from '../../domain/record/without-empty.ts';
import { recordValues, type StoredRecord } from '../content/store/record.ts';
import { findRecords, type Queries } from '../content/store/repository.ts';
import { media } from '../database/schema.ts';
import type { MediaRecord } from '../media/address.ts';
import { findItems, type StoredFile } from '../media/items.ts';
import { ARCHIVE_FORMAT, type ArchiveHeader, GROUP, recordFile, typesIn } from './archive.ts';
import type { ArchiveIssue } from './archive-issue.ts';
import {
  type ArchivedPublication,
  mapOlder,
  olderIn,
  publicationOf,
  scheduledIn,
} from './archived-publication.ts';
import { bodyOfItem } from './import-media.ts';
import type { Values } from './read-json.ts';

interface Exported {
  readonly type: ContentType;
  readonly record: StoredRecord;
  readonly published: ArchivedPublication | undefined;
  readonly body: Values;
}

/** What is said of a file of the library, and the file as it is shown. */
interface ExportedFile {
  readonly item: MediaRecord;
  readonly file: StoredFile;
}

export interface ExportedRecords {
  readonly header: ArchiveHeader;
  /** What each file holds, by its name. */
  readonly files: ReadonlyMap<string, readonly object[]>;
  readonly media: readonly ExportedFile[];
  /** Links to records and pictures that are not there any more, which the archive does not have. */
  readonly leftOut: readonly ArchiveIssue[];
}

/** Files by their keys, with what they name themselves: posters, captions. */
async function mediaOf(db: Queries, keys: ReadonlySet<string>): Promise<ExportedFile[]> {
  const items = new Map<string, MediaRecord>();
  const asked = new Set<string>();
  for (let wanted = [...keys]; wanted.length > 0;) {
    for (const key of wanted) asked.add(key);
    const found = await findItems(db, wanted);
    for (const item of found) items.set(item.key!, item);
    const named = found.flatMap((item) => [...namedMedia(contentTypes.media_item, bodyOfItem(item))]);
    wanted = [...new Set(named)].filter((key) => !asked.has(key));
  }
  if (items.size === 0) return [];
  const files = await db
    .select()
    .from(media)
    .where(inArray(media.id, [...items.keys()]));
  return [...items.values()].flatMap((item) => {
    const file = files.find(({ id, hash }) => id === item.key && hash === item.hash);
    return file ? [{ item, file }] : [];
  });
}

/** Records that are not in the trash, in the order that staff gave them, archived ones last. */
async function recordsOf<T extends ContentType>(
  db: Queries,
  type: T,
  siteId: number | null,
): Promise<StoredRecord<T>[]> {
  const selection = siteId === null ? {} : { siteIds: [siteId] };
  const live = await findRecords(db, type, { ...selection, show: 'live' });
  return [...live, ...(await findRecords(db, type, { ...selection, show: 'archived' }))];
}

/** What the archive of a site, or of the group, holds. `siteId` is null for the group. */
export async function exportRecords(
  db: Queries,
  { key, siteId }: { readonly key: string; readonly siteId: number | null },
): Promise<ExportedRecords> {
  const stored = new Map<ContentType, StoredRecord[]>();
  for (const type of typesIn({ site: key })) stored.set(type, await recordsOf(db, type, siteId));
  const ids = new Map(
    [...stored].map(([type, records]) => [type.name, new Set(records.map(({ id }) => id))]),
  );
  const sites = key === GROUP ? await recordsOf(db, contentTypes.site, null) : [];
  if (key === GROUP) ids.set('site', new Set(sites.map(({ id }) => id)));

  const bodies: Exported[] = [];
  for (const [type, records] of stored) {
    const bodyOf = (values: RecordValues) => withoutEmpty(type, values);
    for (const record of records) {
      const published = await publicationOf(db, type, record, bodyOf);
      bodies.push({ type, record, published, body: bodyOf(recordValues(type, record)) });
    }
  }
  const named = bodies.flatMap(({ type, body, published }) =>
    [body, ...olderIn(published)].flatMap((one) => [...namedMedia(type, one)]),
  );
  const exported = await mediaOf(db, new Set(named));
  const isStored = new Set(exported.map(({ file }) => file.id));

  const leftOut: ArchiveIssue[] = [];
  const files = new Map<string, object[]>();
  for (const { type, record, body, published } of bodies) {
    const file = recordFile(type);
    const leave = (field: string, what: string) =>
      leftOut.push({ file, record: record.id, field, message: `${what} is not there any more.` });
    const whole = (values: Values): Values => {
      const linked = mapLinks(type, values, (target, id, path) => {
        if (ids.get(target)?.has(id) ?? true) return id;
        leave(path, `${target} ${id}`);
        return null;
      });
      return keepPictures(type, linked, ({ id, path }) => {
        if (!isStored.has(id)) leave(path, `Picture ${id}`);
        return isStored.has(id);
      });
    };
    for (const language of scheduledIn(record)) {
      const message = `What is scheduled for ${language} is not in the archive.`;
      leftOut.push({ file, record: record.id, field: 'published', message });
    }
    const archived = record.archived_at === null ? {} : { archived: true };
    const publication = published ? { published: mapOlder(published, whole) } : {};
    files.set(file, [
      ...(files.get(file) ?? []),
      { id: record.id, ...archived, ...publication, ...whole(body) },
    ]);
  }
  const header = {
    format: ARCHIVE_FORMAT,
    site: key,
    ...(key === GROUP ? { sites: keysOf(sites) } : {}),
  } as const;
  return { header, files, media: exported, leftOut };
}

const keysOf = (sites: readonly StoredRecord<typeof contentTypes.site>[]): Record<string, number> =>
  Object.fromEntries(sites.map(({ id, key }) => [key, id]));
