import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { MediaKind } from '../../../domain/media/media-kinds.ts';
import { get } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { keepFile } from '../../uploads/keep-file.ts';

/** A file of the library that is no picture. */
export interface LibraryFile {
  readonly id: string;
  readonly src: string;
  readonly name: string;
  readonly bytes: number | null;
  /** Seconds of a video. */
  readonly duration: number | null;
  /** The address of a video's poster; null where it has none. */
  readonly poster: string | null;
}

export const filesQuery = (kind: MediaKind, q: string) =>
  queryOptions({
    queryKey: queryKeys.media.files(kind, q),
    queryFn: ({ signal }) =>
      get<readonly LibraryFile[]>(`files?${new URLSearchParams({ kind, q }).toString()}`, signal),
    placeholderData: keepPreviousData,
  });

/** Puts a file into the library; choosers read their lists anew. Throws FetchFailed and FileTooLarge. */
export function useNewFile() {
  const client = useQueryClient();
  return async (file: File, onProgress: (percent: number) => void) => {
    const { meta } = await keepFile(file, { same: 'offer' }, onProgress);
    await client.invalidateQueries({ queryKey: queryKeys.media.all });
    // Whoever chose it goes on meanwhile, with or without a poster.
    void import('../../media/poster/draw-poster.ts').then(
      ({ addPoster }) => addPoster(meta!),
      () => {},
    );
    return meta!;
  };
}
