import { queryOptions } from '@tanstack/react-query';
import { contentTypes } from '../../content/index.ts';
import { type MediaKind, pictureKinds } from '../../domain/media/media-kinds.ts';
import type { StaffRecord } from '../../domain/record/staff-record.ts';
import { get, list } from '../api.ts';
import { queries } from '../queries.ts';
import { queryKeys } from '../query-keys.ts';
import type { Framing } from './framing/framing-rules.ts';
import type { StoredPicture } from '../inputs/picture/stored-pictures.ts';

export const mediaType = contentTypes.media_item;

/** A picture, drawing, video, document or captions of the library. */
export type MediaItem = StaffRecord<typeof mediaType>;

export interface MediaQuery {
  readonly q: string;
  readonly folder: string | null;
  readonly kind: string | null;
  readonly page: number;
}

const PAGE_SIZE = 48;

/** Newest first, or those that a search finds. */
export const mediaQuery = ({ q, folder, kind, page }: MediaQuery) => {
  const query = { sort: '-created_at', page: String(page), pageSize: String(PAGE_SIZE) };
  const narrowed = { ...(q && { searchterm: q }), ...(folder && { folder }), ...(kind && { kind }) };
  const asked = new URLSearchParams({ ...query, ...narrowed }).toString();
  return queryOptions({
    queryKey: queryKeys.records.list(mediaType, { library: asked }),
    queryFn: ({ signal }) => list<MediaItem>(`${mediaType.path}?${asked}`, signal),
  });
};

interface Folder {
  readonly folder: string;
  readonly total: number;
}

export const foldersQuery = queryOptions({
  queryKey: queryKeys.media.folders,
  queryFn: ({ signal }) => get<readonly Folder[]>('media/folders', signal),
});

/** What the details of a file let staff change. */
export type MediaValues = Framing & Pick<MediaItem, 'name' | 'folder' | 'credit' | 'rights_until' | 'locale'>;

export const mediaValuesOf = ({
  name,
  folder,
  credit,
  rights_until,
  focal_x,
  focal_y,
  rotation,
  flipped,
  crop,
  locale,
}: MediaItem): MediaValues => ({
  name,
  folder,
  credit,
  rights_until,
  focal_x,
  focal_y,
  rotation,
  flipped,
  crop,
  locale: { en: { ...locale.en }, es: { ...locale.es } },
});

/** Where the file of a record stands; undefined where it has none yet. */
export const fileAddressOf = ({ key, hash }: MediaItem): string | undefined =>
  key === null || hash === null ? undefined : `/media/${key}/${hash}`;

export interface BegunUpload {
  readonly id: string;
  readonly name: string;
  /** Bytes of the file, and of what has come. */
  readonly size: number;
  readonly offset: number;
}

export const unfinishedQuery = queryOptions({
  queryKey: queryKeys.media.unfinished,
  queryFn: ({ signal }) => get<readonly BegunUpload[]>('uploads', signal),
});

/** Lists, folders and choosers of pictures are read anew: something came, went or changed. */
export function forgetLists(): void {
  void queries.invalidateQueries({ queryKey: queryKeys.records.lists(mediaType) });
  void queries.invalidateQueries({ queryKey: queryKeys.media.all });
  void queries.invalidateQueries({ queryKey: queryKeys.pictures.lists });
}

/** What a thumbnail is drawn from; null where there is no file, or none that is a picture. */
export function pictureOf(item: MediaItem): StoredPicture | null {
  const { key, kind, hash, width, height, thumbhash, rights_until, locale } = item;
  if (!pictureKinds.includes(kind as MediaKind)) return null;
  if (key === null || hash === null || width === null || height === null) return null;
  const alt = { en: locale.en.alt ?? '', es: locale.es.alt ?? '' };
  return { id: key, src: `/media/${key}/${hash}`, width, height, thumbhash, rights_until, alt };
}
