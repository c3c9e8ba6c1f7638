import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { languages, type Language } from '../../domain/language.ts';
import { isDay } from '../../domain/time/time-format.ts';
import { mimeOf } from '../media/store.ts';
import type { ArchivedFile } from './archive.ts';
import { type ArchiveIssue, BadArchive } from './archive-issue.ts';
import { isValues, readJson } from './read-json.ts';

/** The texts of a file that says none: logos and icons stand beside their name. */
const NO_ALT: Readonly<Record<Language, string>> = { en: '', es: '' };

function isMeasure(value: unknown): boolean {
  if (!isValues(value)) return false;
  const { hash, width, height, thumbhash, duration = null } = value;
  const isCount = (count: unknown) => Number.isSafeInteger(count) && (count as number) > 0;
  // Documents and captions have no size.
  const isLength = (length: unknown) => length === null || isCount(length);
  const isThumbhash = thumbhash === null || typeof thumbhash === 'string';
  return (
    typeof hash === 'string' &&
    [width, height, duration].every(isLength) &&
    (width === null) === (height === null) &&
    isThumbhash
  );
}

function isFocus(value: unknown): boolean {
  if (!isValues(value)) return false;
  const isPercent = (part: unknown) => typeof part === 'number' && part >= 0 && part <= 100;
  return isPercent(value.x) && isPercent(value.y);
}

const MAX_CREDIT = 200;

function isRights(value: unknown): boolean {
  if (!isValues(value)) return false;
  const { credit, until } = value;
  const isCredit = credit === null || (typeof credit === 'string' && credit.length <= MAX_CREDIT);
  return isCredit && (until === null || (typeof until === 'string' && isDay(until)));
}

function faultOf(entry: unknown, folder: string): string | undefined {
  if (!isValues(entry) || typeof entry.file !== 'string')
    return 'This should be { "file": …, "alt": { "en", "es" } }.';
  const { file, record = {}, alt = NO_ALT, focus, measure, rights } = entry;
  if (!isValues(record)) return 'Its record should be { … }.';
  if (!isValues(alt) || languages.some((one) => typeof alt[one] !== 'string')) {
    return 'Its alt should be a text in "en" and one in "es".';
  }
  if (measure !== undefined && !isMeasure(measure))
    return 'Its measure should be { "hash", "width", "height", "thumbhash" }.';
  if (focus !== undefined && !isFocus(focus)) return 'Its focus should be { "x", "y" }, from 0 to 100.';
  if (rights !== undefined && !isRights(rights))
    return 'Its rights should be { "credit", "until" }: a text, and a day or null.';
  // An index from elsewhere names no file outside of its own folder.
  if (!resolve(folder, file).startsWith(resolve(folder) + sep)) return `${file} lies outside of the archive.`;
  if (mimeOf(file) === undefined)
    return `${basename(file)} is no file that Palapa stores (${extname(file) || 'no extension'}).`;
  return existsSync(join(folder, file)) ? undefined : `There is no file ${file}.`;
}

/** The files of an index, by their keys. Throws BadArchive. */
export async function readMedia(path: string): Promise<ReadonlyMap<string, ArchivedFile>> {
  const name = basename(path);
  const folder = dirname(path);
  const index = await readJson(path, name);
  if (!isValues(index))
    throw new BadArchive([{ file: name, message: 'This should be files by their keys.' }]);
  const issues: ArchiveIssue[] = [];
  const files = new Map<string, ArchivedFile>();
  for (const [id, entry] of Object.entries(index)) {
    const message = faultOf(entry, folder);
    if (message !== undefined) issues.push({ file: name, field: id, message });
    const { file, alt = NO_ALT, ...more } = entry as Partial<ArchivedFile>;
    if (message === undefined) files.set(id, { ...more, file: resolve(folder, file!), alt });
  }
  if (issues.length > 0) throw new BadArchive(issues);
  return files;
}
