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

/** Draws the poster of a new video while whoever chose it goes on. One that this browser does not play has none. */
async function addPoster(item: number): Promise<void> {
  const { drawPoster } = await import('../../media/poster/draw-poster.ts');
  await drawPoster(item);
}

/** Puts a file into the library; choosers read their lists anew. Throws FetchFailed and FileTooLarge. */
export function useNewFile() {
  const client = useQueryClient();
  return async (file: File, onProgress: (percent: number) => void) => {
    const { meta } = await keepFile(file, { same: 'offer' }, onProgress);
    const readAnew = () => client.invalidateQueries({ queryKey: queryKeys.media.all });
    await readAnew();
    const { item, isKnown, kind } = meta!;
    if (kind === 'video' && !isKnown) void addPoster(item).then(readAnew, () => {});
    return meta!;
  };
}
