import { queryOptions } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content-type.ts';
import { get } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import type { StaffRecord } from '../records/staff-record.ts';

export interface Revision {
  readonly number: number;
  readonly action: 'create' | 'update' | 'archive' | 'restore' | 'delete';
  readonly actor_name: string | null;
  readonly at: string;
  /** Dotted paths. */
  readonly changed: readonly string[];
}

export interface WholeRevision extends Revision {
  readonly record: StaffRecord;
}

/** What happened to a record, newest first; also to one in the trash. */
export const revisionsQuery = (type: ContentType, id: number) =>
  queryOptions({
    queryKey: queryKeys.records.revisions(type, id),
    queryFn: ({ signal }) => get<readonly Revision[]>(`${type.path}/${id}/revisions`, signal),
  });

/** A revision never changes. Number 0 is before the first: nothing. */
export const revisionQuery = (type: ContentType, id: number, number: number | null) =>
  queryOptions({
    queryKey: queryKeys.records.revision(type, id, number),
    queryFn: ({ signal }) => get<WholeRevision>(`${type.path}/${id}/revisions/${number}`, signal),
    staleTime: Infinity,
    enabled: number !== null && number > 0,
  });

/** The record, or its last revision when it is in the trash, where the record's endpoint no longer returns it. */
export const lastKnownQuery = (type: ContentType, id: number) =>
  queryOptions({
    queryKey: queryKeys.records.lastKnown(type, id),
    queryFn: async ({ signal }): Promise<StaffRecord> => {
      const path = `${type.path}/${id}`;
      const [newest] = await get<readonly Revision[]>(`${path}/revisions`, signal);
      if (newest?.action !== 'delete') return get<StaffRecord>(path, signal);
      return (await get<WholeRevision>(`${path}/revisions/${newest.number}`, signal)).record;
    },
    staleTime: 0,
  });
