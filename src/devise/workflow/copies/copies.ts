import { queryOptions } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content-type.ts';
import { get, send } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import type { RecordState } from '../records/staff-record.ts';

/** The other end of a copy: its origin, or a copy of the record. */
export interface OtherEnd {
  readonly id: number;
  readonly site_id: number;
  readonly site_name: string | null;
  /** Null at a site that is not theirs. */
  readonly name: string | null;
  readonly is_theirs: boolean;
  readonly state: RecordState;
  readonly in_step: boolean;
  readonly made_by: string;
  readonly made_at: string;
  /** The fields that kept it from following; null while it follows. */
  readonly failure: string | null;
  /** Dotted paths of what the copy says otherwise. */
  readonly differs: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

export interface Copies {
  readonly origin: (OtherEnd & { readonly says: Values }) | null;
  readonly copies: readonly OtherEnd[];
}

export const copiesQuery = (type: ContentType, id: number) =>
  queryOptions({
    queryKey: queryKeys.records.copies(type, id),
    queryFn: ({ signal }) => get<Copies>(`${type.path}/${id}/copies`, signal),
    staleTime: 0,
  });

export interface Copied {
  readonly done: readonly {
    readonly site_id: number;
    readonly id: number;
    readonly dropped: readonly string[];
  }[];
  readonly failed: readonly { readonly site_id: number; readonly detail: string }[];
}

export const copyTo = (type: ContentType, id: number, site_ids: readonly number[], in_step: boolean) =>
  send<Copied>('POST', `${type.path}/${id}/copies`, { site_ids, in_step });
