import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { languages, type Language } from '../../domain/language.ts';
import { isPictureFile } from '../media/store.ts';
import type { ArchivedPicture } from './archive.ts';
import { type ArchiveIssue, BadArchive } from './archive-issue.ts';
import { isValues, readJson } from './read-json.ts';

/** The texts of a picture that says none: logos and icons stand beside their name. */
const NO_ALT: Readonly<Record<Language, string>> = { en: '', es: '' };

function isMeasure(value: unknown): boolean {
  if (!isValues(value)) return false;
  const { hash, width, height, thumbhash } = value;
  const isLength = (length: unknown) => Number.isSafeInteger(length) && (length as number) > 0;
  const isThumbhash = thumbhash === null || typeof thumbhash === 'string';
  return typeof hash === 'string' && isLength(width) && isLength(height) && isThumbhash;
}

function isFocus(value: unknown): boolean {
  if (!isValues(value)) return false;
  const isPercent = (part: unknown) => typeof part === 'number' && part >= 0 && part <= 100;
  return isPercent(value.x) && isPercent(value.y);
}

function faultOf(entry: unknown, folder: string): string | undefined {
  if (!isValues(entry) || typeof entry.file !== 'string')
    return 'This should be { "file": …, "alt": { "en", "es" } }.';
  const { file, alt = NO_ALT, focus, measure } = entry;
  if (!isValues(alt) || languages.some((one) => typeof alt[one] !== 'string')) {
    return 'Its alt should be a text in "en" and one in "es".';
  }
  if (measure !== undefined && !isMeasure(measure))
    return 'Its measure should be { "hash", "width", "height", "thumbhash" }.';
  if (focus !== undefined && !isFocus(focus)) return 'Its focus should be { "x", "y" }, from 0 to 100.';
  // An index from elsewhere names no file outside of its own folder.
  if (!resolve(folder, file).startsWith(resolve(folder) + sep)) return `${file} lies outside of the archive.`;
  if (!isPictureFile(file))
    return `${basename(file)} is no picture that Palapa stores (${extname(file) || 'no extension'}).`;
  return existsSync(join(folder, file)) ? undefined : `There is no file ${file}.`;
}

/** The pictures of an index, by id. Throws BadArchive. */
export async function readPictures(path: string): Promise<ReadonlyMap<string, ArchivedPicture>> {
  const name = basename(path);
  const folder = dirname(path);
  const index = await readJson(path, name);
  if (!isValues(index))
    throw new BadArchive([{ file: name, message: 'This should be pictures by their ids.' }]);
  const issues: ArchiveIssue[] = [];
  const pictures = new Map<string, ArchivedPicture>();
  for (const [id, entry] of Object.entries(index)) {
    const message = faultOf(entry, folder);
    if (message !== undefined) issues.push({ file: name, field: id, message });
    const { file, alt = NO_ALT, ...more } = entry as Partial<ArchivedPicture>;
    if (message === undefined) pictures.set(id, { ...more, file: resolve(folder, file!), alt });
  }
  if (issues.length > 0) throw new BadArchive(issues);
  return pictures;
}
