import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentType } from '../../domain/content-type.ts';
import { isId } from '../../domain/fields/reference.ts';
import {
  type Archive,
  ARCHIVE_FORMAT,
  type ArchivedRecord,
  type ArchiveHeader,
  GROUP,
  HEADER_FILE,
  OLDER_FORMATS,
  MEDIA_INDEX,
  recordFile,
  typesIn,
} from './archive.ts';
import { type ArchiveIssue, BadArchive } from './archive-issue.ts';
import { type ArchivedPublication, publicationFault } from './archived-publication.ts';
import { fromFormat2 } from './format-2.ts';
import { isValues, readJson } from './read-json.ts';
import { readMedia } from './read-media.ts';
import { mondayOf, resolveDays } from './relative-days.ts';

const HEADER_MEMBERS = ['format', 'site', 'relativeDays', 'pictures', 'sites'];

function headerFault(header: unknown): string | undefined {
  if (!isValues(header)) return `This should be { "format": ${ARCHIVE_FORMAT}, "site": … }.`;
  const { format, site, relativeDays = false, pictures = '', sites = {} } = header;
  if (format !== ARCHIVE_FORMAT && !OLDER_FORMATS.includes(format as number)) {
    return `This Palapa reads archives of format ${[...OLDER_FORMATS, ARCHIVE_FORMAT].join(' and ')}, and this one is of format ${JSON.stringify(format)}.`;
  }
  const unknown = Object.keys(header).find((name) => !HEADER_MEMBERS.includes(name));
  if (unknown !== undefined) return `There is no "${unknown}" in a header.`;
  if (typeof site !== 'string' || site === '') return 'Its "site" should be the key of a site.';
  if (typeof relativeDays !== 'boolean') return 'Its "relativeDays" should be true or false.';
  if (typeof pictures !== 'string') return 'Its "pictures" should name the index of the pictures.';
  if (!isValues(sites) || !Object.values(sites).every(isId)) return 'Its "sites" should be ids by keys.';
  return undefined;
}

async function readHeader(folder: string): Promise<ArchiveHeader> {
  const header = await readJson(join(folder, HEADER_FILE), HEADER_FILE);
  const message = headerFault(header);
  if (message !== undefined) throw new BadArchive([{ file: HEADER_FILE, message }]);
  return header as ArchiveHeader;
}

function asRecord(entry: unknown, number: number, file: string): ArchivedRecord | ArchiveIssue {
  if (!isValues(entry)) return { file, message: `Entry ${number} should be a record.` };
  const { id, archived = false, published, ...body } = entry;
  if (!isId(id)) return { file, message: `Entry ${number} has no "id".` };
  if (typeof archived !== 'boolean')
    return { file, record: id, field: 'archived', message: 'This should be true or false.' };
  const fault = publicationFault(published);
  if (fault !== undefined) return { file, record: id, field: 'published', message: fault };
  return { id, isArchived: archived, published: published as ArchivedPublication | undefined, body };
}

async function readRecords(
  folder: string,
  type: ContentType,
  header: ArchiveHeader,
  monday: string | undefined,
): Promise<ArchivedRecord[]> {
  const converted = ({ body, ...record }: ArchivedRecord): ArchivedRecord =>
    header.format === ARCHIVE_FORMAT ? { ...record, body } : { ...record, body: fromFormat2(type, body) };
  const file = recordFile(type);
  if (!existsSync(join(folder, file))) return [];
  const read = await readJson(join(folder, file), file);
  if (!Array.isArray(read)) throw new BadArchive([{ file, message: 'This should be a list of records.' }]);
  const entries: unknown[] = monday === undefined ? read : (resolveDays(read, monday) as unknown[]);
  const issues: ArchiveIssue[] = [];
  const records = new Map<number, ArchivedRecord>();
  for (const [index, entry] of entries.entries()) {
    const record = asRecord(entry, index + 1, file);
    if ('message' in record) issues.push(record);
    else if (records.has(record.id))
      issues.push({ file, record: record.id, message: 'Another record has this id.' });
    else records.set(record.id, converted(record));
  }
  if (issues.length > 0) throw new BadArchive(issues);
  return [...records.values()];
}

/** Names of files that hold nothing of this archive: a misspelt one would be left out without a word. */
async function unexpectedFiles(folder: string, types: readonly ContentType[]): Promise<ArchiveIssue[]> {
  const known = new Set([HEADER_FILE, MEDIA_INDEX, ...types.map(recordFile)]);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json') && !known.has(name));
  return names.map((file) => ({
    file,
    message: `No type of record is stored under this name here. There are ${types.map(recordFile).join(', ')}.`,
  }));
}

function siteIssues({ site }: ArchiveHeader, sites: readonly ArchivedRecord[]): ArchiveIssue[] {
  if (site === GROUP) return [];
  const file = 'sites.json';
  if (sites.length !== 1)
    return [{ file, message: `This should hold one site, ${site}, and holds ${sites.length}.` }];
  const { id, body } = sites[0]!;
  return body.key === site
    ? []
    : [{ file, record: id, field: 'key', message: `This should be ${site}, as in ${HEADER_FILE}.` }];
}

async function issuesOf<T>(read: Promise<T>, issues: ArchiveIssue[]): Promise<T | undefined> {
  return read.catch((error: unknown) => {
    if (!(error instanceof BadArchive)) throw error;
    issues.push(...error.issues);
    return undefined;
  });
}

/**
 * The archive in a folder. `today`, 'YYYY-MM-DD', says in which week its relative days lie. What records say is not
 * looked at here: that is the engine's to judge. Throws BadArchive with everything that is wrong.
 */
export async function readArchive(folder: string, today: string): Promise<Archive> {
  const header = await readHeader(folder);
  const types = typesIn(header);
  const monday = header.relativeDays ? mondayOf(today) : undefined;
  const issues = await unexpectedFiles(folder, types);
  const records = new Map<ContentType, readonly ArchivedRecord[]>();
  for (const type of types) {
    const read = await issuesOf(readRecords(folder, type, header, monday), issues);
    if (read && type.scope === 'itself') issues.push(...siteIssues(header, read));
    records.set(type, read ?? []);
  }
  const index = join(folder, header.pictures ?? MEDIA_INDEX);
  const hasIndex = header.pictures !== undefined || existsSync(index);
  const media = hasIndex ? await issuesOf(readMedia(index), issues) : undefined;
  if (issues.length > 0) throw new BadArchive(issues);
  return { header, records, media: media ?? new Map() };
}
