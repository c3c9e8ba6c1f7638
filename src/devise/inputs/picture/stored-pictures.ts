import { keepPreviousData, useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query';
import type { PictureShape } from '../../../domain/fields/picture.ts';
import type { Language } from '../../../domain/language.ts';
import type { OfferedPicture } from '../../../domain/picture-sources.ts';
import { list, send } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';

/** A picture in the store, by the id that fields keep. */
export interface StoredPicture extends OfferedPicture {
  readonly id: string;
  /** The last day on which it may be used. */
  readonly rights_until: string | null;
}

/** So many that a picture with a common id is among those its id finds. */
const PAGE_SIZE = 100;

/** For whom and for which place pictures are looked through. */
export interface PicturePlace {
  readonly siteId?: number | null | undefined;
  readonly shape?: PictureShape | undefined;
}

const asking = (q: string, page: number, { siteId, shape }: PicturePlace = {}): string => {
  const query = new URLSearchParams({ q, page: String(page), pageSize: String(PAGE_SIZE) });
  if (siteId) query.set('site_id', String(siteId));
  if (shape) query.set('shape', shape);
  return `pictures?${query.toString()}`;
};

/** Stored pictures by their words or id, a page after the other. */
export function useFoundPictures(searched: string, place: PicturePlace) {
  return useInfiniteQuery({
    queryKey: queryKeys.pictures.list(searched, place),
    queryFn: ({ pageParam, signal }) => list<StoredPicture>(asking(searched, pageParam, place), signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.pageSize < meta.total ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** Null for an id that the store does not know. */
async function pictureOf(id: string, signal: AbortSignal): Promise<StoredPicture | null> {
  const { data } = await list<StoredPicture>(asking(id, 1), signal);
  return data.find((one) => one.id === id) ?? null;
}

/** The pictures of the ids, by place: undefined while one loads, null when it is gone. */
export function usePictures(ids: readonly string[]): readonly (StoredPicture | null | undefined)[] {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: queryKeys.pictures.one(id),
      queryFn: ({ signal }: { signal: AbortSignal }) => pictureOf(id, signal),
      staleTime: Infinity,
    })),
    combine: (results) => results.map(({ data }) => data),
  });
}

/** Tells what is known of a picture to whoever shows it, so that it need not be asked for again. */
export function useKnownPicture(): (picture: StoredPicture) => void {
  const client = useQueryClient();
  return (picture) => client.setQueryData(queryKeys.pictures.one(picture.id), picture);
}

/** Keeps a file with what it shows in both languages. Throws FetchFailed. */
export function useUpload(): (file: File, alt: Record<Language, string>) => Promise<StoredPicture> {
  const client = useQueryClient();
  return async (file, alt) => {
    const query = new URLSearchParams({ name: file.name, alt_en: alt.en.trim(), alt_es: alt.es.trim() });
    const stored = await send<StoredPicture>('POST', `pictures?${query.toString()}`, file);
    client.setQueryData(queryKeys.pictures.one(stored.id), stored);
    void client.invalidateQueries({ queryKey: queryKeys.pictures.lists });
    return stored;
  };
}
