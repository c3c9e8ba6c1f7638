import { allContentTypes, contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import type { Language } from '../../domain/language.ts';
import type { PictureFocus } from '../../domain/picture-sources.ts';
import type { ArchivedPublication } from './archived-publication.ts';
import type { PictureRights } from '../media/rights.ts';
import type { FileFacts } from '../media/store.ts';
import type { Values } from './read-json.ts';

/**
 * An archive is a folder of JSON files with the content of one site, or with what belongs to the whole group. The demo
 * is stored as archives, and a site moves from one installation to another as one (ADR 17).
 */

export const ARCHIVE_FORMAT = 3;
/** Formats of earlier versions that are read as well. */
export const OLDER_FORMATS: readonly number[] = [2];
export const HEADER_FILE = 'archive.json';
export const MEDIA_INDEX = 'pictures.json';

/** Stands in place of a site's key in the archive of what belongs to no site: brands, resorts, fact sheets. */
export const GROUP = 'group';

/** `archive.json`. */
export interface ArchiveHeader {
  readonly format: number;
  /** The key of the site, or GROUP. */
  readonly site: string;
  /** `{monday+3}` in a date means so many days from the Monday of the week in which the archive is loaded. */
  readonly relativeDays?: boolean;
  /** The index of pictures and other files, from the archive's folder; several archives may share one. */
  readonly pictures?: string;
  /** Which ids the records of a group's archive call sites by, by the site's key. */
  readonly sites?: Readonly<Record<string, number>>;
}

export interface ArchivedRecord {
  readonly id: number;
  readonly isArchived: boolean;
  /** What guests read of it; what its type does by default where nothing is said. */
  readonly published?: ArchivedPublication | undefined;
  /** What staff would send to save the record. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface ArchivedFile {
  /** Absolute. */
  readonly file: string;
  /** What an export says of the file, as staff would send it; an index made by hand has the three below. */
  readonly record?: Values;
  readonly alt: Readonly<Record<Language, string>>;
  readonly focus?: PictureFocus;
  readonly rights?: PictureRights;
  /** Taken of the file with this hash, so that nobody who has the same file need measure it again. */
  readonly measure?: FileFacts & { readonly hash: string };
}

export interface Archive {
  readonly header: ArchiveHeader;
  /** In the order in which they are written: what others name comes first. */
  readonly records: ReadonlyMap<ContentType, readonly ArchivedRecord[]>;
  /** Files of the media library, by their keys. */
  readonly media: ReadonlyMap<string, ArchivedFile>;
}

/** The types whose records an archive holds: a site's own and the site itself, or the group's. */
export function typesIn({ site }: Pick<ArchiveHeader, 'site'>): readonly ContentType[] {
  const isOfSite = (type: ContentType) => type.scope !== 'group';
  // What is said of files of the library stands in their index.
  return allContentTypes.filter(
    (type) => type !== contentTypes.media_item && isOfSite(type) === (site !== GROUP),
  );
}

export const recordFile = (type: ContentType): string => `${type.path}.json`;
