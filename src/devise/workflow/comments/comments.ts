import { queryOptions } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content-type.ts';
import type { OpenComments, RecordComment } from '../../../domain/record/record-comment.ts';
import { get, send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';

/** Also of a record in the trash. Colleagues write at the same time, so it is read anew wherever it is shown. */
export const commentsQuery = (type: ContentType, id: number) =>
  queryOptions({
    queryKey: queryKeys.records.comments(type, id),
    queryFn: ({ signal }) => get<readonly RecordComment[]>(`${type.path}/${id}/comments`, signal),
    staleTime: 0,
  });

/** How many open comments each record has, of all sites of the person. */
export const openCommentsQuery = (type: ContentType) =>
  queryOptions({
    queryKey: queryKeys.records.openComments(type),
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, number>> => {
      const counts = await get<readonly OpenComments[]>(`${type.path}/comments`, signal);
      return new Map(counts.map(({ record_id, total }) => [record_id, total]));
    },
    staleTime: 0,
  });

/** Puts a comment among those that are shown, in the place of what it was before. */
function keep(type: ContentType, id: number, comment: RecordComment): void {
  const key = commentsQuery(type, id).queryKey;
  queries.setQueryData(key, (known) => {
    if (!known) return known;
    return known.some((one) => one.id === comment.id)
      ? known.map((one) => (one.id === comment.id ? comment : one))
      : [...known, comment];
  });
  void queries.invalidateQueries({ queryKey: queryKeys.records.openComments(type) });
}

/** Throws FetchFailed, 422 where the block is not saved. */
export async function addComment(
  type: ContentType,
  id: number,
  said: { readonly entry: string | null; readonly text: string },
): Promise<void> {
  keep(type, id, await send<RecordComment>('POST', `${type.path}/${id}/comments`, said));
}

export async function settleComment(type: ContentType, id: number, comment: RecordComment): Promise<void> {
  const action = comment.resolved_at === null ? 'resolve' : 'reopen';
  const path = `${type.path}/${id}/comments/${comment.id}/${action}`;
  keep(type, id, await send<RecordComment>('POST', path));
}
