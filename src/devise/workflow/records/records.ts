import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content-type.ts';
import type { CompletedAction } from '../../../domain/message.ts';
import { isSaved } from '../../../domain/workflow/is-saved.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { get, list, type Listed, savedFirst, send, sendForEnvelope } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { renewSession } from '../../session.tsx';
import { queryString } from './query-string.ts';
import { AlreadyCreated } from '../draft/already-created.ts';
import { type ListQuery, withRecord } from './cached-list.ts';
import { lastKnownQuery } from '../history/revisions.ts';
import type { PublishWish } from '../publication/choice.ts';
import type { StaffRecord } from './staff-record.ts';

/** Queries and mutations of records. The record in a write's response is put into every cached list. */

/** One record; disabled for one that does not exist yet. */
export const recordQuery = (type: ContentType, id: number | null) =>
  queryOptions({
    queryKey: queryKeys.records.one(type, id),
    queryFn: ({ signal }) => get<StaffRecord>(`${type.path}/${id}`, signal),
    enabled: id !== null,
  });

export const listQuery = (type: ContentType, query: ListQuery) =>
  queryOptions({
    queryKey: queryKeys.records.list(type, query),
    queryFn: ({ signal }) => list<StaffRecord>(`${type.path}?${queryString(query)}`, signal),
    placeholderData: keepPreviousData,
  });

const MAX_PAGE_SIZE = 100;

/** More than any property plans in six weeks; what is beyond is told. */
const MAX_CALENDAR_PAGES = 5;

/** What a site has between two days. */
export const calendarQuery = (
  type: ContentType,
  query: { readonly site_id: number; readonly from: string; readonly to: string },
) =>
  queryOptions({
    queryKey: queryKeys.records.list(type, query satisfies ListQuery),
    queryFn: async ({ signal }): Promise<Listed<StaffRecord>> => {
      const data: StaffRecord[] = [];
      for (let page = 1; ; page++) {
        const path = `${type.path}?${queryString({ ...query, page, pageSize: MAX_PAGE_SIZE })}`;
        const { data: some, meta } = await list<StaffRecord>(path, signal);
        data.push(...some);
        if (some.length < MAX_PAGE_SIZE || page === MAX_CALENDAR_PAGES) return { data, meta };
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** All live records of a site, in their order where staff give them one, from as many pages as needed. */
export const everyRecordQuery = (type: ContentType, siteId: number) =>
  queryOptions({
    queryKey: queryKeys.records.every(type, siteId),
    queryFn: async ({ signal }) => {
      const all: StaffRecord[] = [];
      for (let page = 1, total = 1; all.length < total; page++) {
        const order = type.ordered ? { sort: 'position' } : {};
        const query = queryString({ site_id: siteId, ...order, page, pageSize: MAX_PAGE_SIZE });
        const { data, meta } = await list<StaffRecord>(`${type.path}?${query}`, signal);
        all.push(...data);
        total = data.length === 0 ? 0 : meta.total;
      }
      return all;
    },
    staleTime: 0,
  });

export interface Use {
  readonly type: string;
  readonly path: string;
  readonly id: number;
  readonly name: string;
  readonly site_id: number | null;
}

export const usesQuery = (type: ContentType, id: number) =>
  queryOptions({
    queryKey: queryKeys.records.uses(type, id),
    queryFn: ({ signal }) => get<readonly Use[]>(`${type.path}/${id}/uses`, signal),
    staleTime: 0,
  });

/** Section 4: what was created joins the lists, what was saved replaces the old one, what was removed leaves them. */
function updateCaches(type: ContentType, record: StaffRecord): void {
  queries.setQueryData(recordQuery(type, record.id).queryKey, record);
  queries.setQueryData(lastKnownQuery(type, record.id).queryKey, record);
  const lists = queries.getQueriesData<Listed<StaffRecord>>({ queryKey: queryKeys.records.lists(type) });
  for (const [key, listed] of lists) {
    if (listed) queries.setQueryData(key, withRecord(listed, record, key[3] as ListQuery));
  }
  // Sorting and searching happen on the server: other lists are fetched again when they are opened.
  void queries.invalidateQueries({ queryKey: queryKeys.records.lists(type), refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: queryKeys.records.revisions(type, record.id) });
  void queries.invalidateQueries({ queryKey: queryKeys.records.publication(type, record.id) });
  void queries.invalidateQueries({ queryKey: queryKeys.approvals.lists });
  if (type.workflow?.tree) void queries.invalidateQueries({ queryKey: queryKeys.records.trees(type) });
  if (type.scope === 'itself') updateSites();
}

/** The session knows the sites by name, language and time; what waits for translation hangs on their languages. */
function updateSites(): void {
  void queries.invalidateQueries({ queryKey: queryKeys.translations.all });
  // Without a connection they are as they were until the page is loaded again.
  renewSession().catch(() => undefined);
}

/**
 * Creates a record, once per draft. Throws FetchFailed, and AlreadyCreated when the draft was changed after a
 * lost response.
 */
export async function createRecord(
  type: ContentType,
  {
    siteId,
    key,
    publish,
  }: { readonly siteId: number | null; readonly key: string; readonly publish?: PublishWish | undefined },
  values: FormValues,
): Promise<StaffRecord> {
  const body = { ...values, ...(siteId === null ? {} : { site_id: siteId }), publish };
  const { data, meta } = await sendForEnvelope<StaffRecord, { isNew: boolean }>('POST', type.path, body, key);
  updateCaches(type, data);
  if (meta?.isNew === false && !isSaved(type, values, data)) throw new AlreadyCreated(data);
  return data;
}

/** Saves over the version that was read. Throws FetchFailed, 409 when somebody else saved first. */
export async function saveRecord(
  type: ContentType,
  {
    id,
    version,
    publish,
  }: { readonly id: number; readonly version: number | null; readonly publish?: PublishWish | undefined },
  values: FormValues,
): Promise<StaffRecord> {
  try {
    const record = await send<StaffRecord>('PUT', `${type.path}/${id}`, { ...values, version, publish });
    updateCaches(type, record);
    return record;
  } catch (failed) {
    const current = savedFirst(failed);
    if (!current || !isSaved(type, values, current)) throw failed;
    updateCaches(type, current as StaffRecord);
    return current as StaffRecord;
  }
}

/** Publishes, withdraws, cancels or sends for approval the version that was read. Throws FetchFailed. */
export async function changePublication(
  type: ContentType,
  { id, version }: { readonly id: number; readonly version: number },
  action: 'publish' | 'withdraw' | 'approval' | `publication/${number}/cancel`,
  body: Readonly<Record<string, unknown>> = {},
): Promise<StaffRecord> {
  const record = await send<StaffRecord>('POST', `${type.path}/${id}/${action}`, { ...body, version });
  updateCaches(type, record);
  return record;
}

export async function removeRecord(type: ContentType, { id, version }: StaffRecord): Promise<StaffRecord> {
  const record =
    type.remove === 'archive'
      ? await send<StaffRecord>('POST', `${type.path}/${id}/archive`, { version })
      : await send<StaffRecord>('DELETE', `${type.path}/${id}?version=${version}`);
  updateCaches(type, record);
  return record;
}

/** Out of the trash or the archive. */
export async function restoreRecord(type: ContentType, { id, version }: { id: number; version: number }) {
  const record = await send<StaffRecord>('POST', `${type.path}/${id}/restore`, { version });
  updateCaches(type, record);
  return record;
}

export async function restoreRevision(
  type: ContentType,
  { id, version }: { id: number; version: number },
  number: number,
): Promise<StaffRecord> {
  const record = await send<StaffRecord>('POST', `${type.path}/${id}/revisions/${number}/restore`, {
    version,
  });
  updateCaches(type, record);
  return record;
}

/** Undoes an action. Throws FetchFailed, with 409 when somebody has saved meanwhile. */
export async function undo(type: ContentType, record: { id: number; version: number }, did: CompletedAction) {
  switch (did) {
    case 'saved':
      return restoreRevision(type, record, record.version - 1);
    case 'deleted':
    case 'archived':
      return restoreRecord(type, record);
    default: {
      const whole = queries.getQueryData(recordQuery(type, record.id).queryKey);
      return removeRecord(type, { ...(whole as StaffRecord), ...record });
    }
  }
}
