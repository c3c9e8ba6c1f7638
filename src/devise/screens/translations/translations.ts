import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { headNamed } from '../../../content/head-named.ts';
import { type NamedHead, typeHeads } from '../../../content/heads.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { mayChangeOfGroup, wordsOnly } from '../../../domain/staff/role.ts';
import { holds } from '../../../domain/staff/permission.ts';
import { get, list, type Listed, type ListMeta } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { rightsOf, type SessionUser } from '../../session.tsx';
import type { StaffRecord } from '../../workflow/records/staff-record.ts';

/** A record that waits for Spanish. */
export interface Waiting {
  readonly type: string;
  readonly id: number;
  readonly site_id: number | null;
  readonly site_name: string | null;
  readonly name: string;
  /** How many of its texts have no Spanish, and of how many the English changed. */
  readonly missing: number;
  readonly changed: number;
  readonly updated_at: string;
  readonly updated_by: string | null;
  readonly cursor: string;
}

/** Records that wait, by type and site; null for what is the group's. */
export interface WaitingCount {
  readonly type: string;
  readonly site_id: number | null;
  readonly missing: number;
  readonly changed: number;
  /** How many records there are, waiting or not. */
  readonly total: number;
}

export interface WaitingList extends Listed<Waiting> {
  readonly meta: ListMeta & { readonly counts: readonly WaitingCount[] };
}

/** The query parameters that narrow the list; the workbench keeps them in its address. */
const FILTERS = ['type', 'site_id', 'state'] as const;
export type QueueFilterName = (typeof FILTERS)[number];

export function filtersIn(search: URLSearchParams): URLSearchParams {
  const given = FILTERS.flatMap((name): [string, string][] => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(given);
}

const fetchList = (query: string, signal?: AbortSignal) =>
  list<Waiting>(`translations?${query}`, signal) as Promise<WaitingList>;

export const waitingQuery = (query: string) =>
  queryOptions({
    queryKey: queryKeys.translations.list(query),
    queryFn: ({ signal }) => fetchList(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A record of the list, and what its waiting texts said when they were translated. */
export interface ToTranslate {
  readonly record: StaffRecord;
  readonly was: Readonly<Record<string, unknown>>;
}

export const toTranslateQuery = (type: ContentType, id: number) =>
  queryOptions({
    queryKey: queryKeys.translations.one(type, id),
    queryFn: ({ signal }) => get<ToTranslate>(`translations/${type.path}/${id}`, signal),
    staleTime: 0,
  });

/** What comes after an entry of the list; null where it was the last. */
export async function nextWaiting(filters: URLSearchParams, cursor: string): Promise<Waiting | null> {
  const query = new URLSearchParams(filters);
  query.set('after', cursor);
  query.set('pageSize', '1');
  return (await fetchList(String(query))).data[0] ?? null;
}

export const cursorOf = (type: ContentType, record: StaffRecord): string =>
  `${type.name}.${record.site_id ?? 0}.${record.id}`;

/** The types of which somebody translates records. The server decides of which sites. */
export const translatedTypes = (user: SessionUser): NamedHead[] =>
  Object.values(typeHeads).filter(
    (type) =>
      type.hasWorkflow &&
      mayChangeOfGroup(type, user.site_ids) &&
      (holds(user.permissions_list, type.permission) ||
        wordsOnly(rightsOf(user), type.permission).length > 0),
  );

export function addressOfWaiting(
  { type, id }: Pick<Waiting, 'type' | 'id'>,
  filters: URLSearchParams,
): string {
  const { path } = headNamed(type)!;
  const query = String(filters);
  return `/translations/${path}/${id}${query && `?${query}`}`;
}
