import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content-type.ts';
import type { Did } from '../../../domain/message.ts';
import { isSaved } from '../../../domain/workflow/is-saved.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { get, list, type Listed, savedFirst, send, sendWhole } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { asQuery } from './as-query.ts';
import { MadeBefore } from '../draft/made-before.ts';
import { type Asked, listWith } from './list-with.ts';
import { lastKnownQuery } from '../history/revisions.ts';
import type { WireRecord } from './wire-record.ts';

/** Records as they are read and written. Whatever a write answers goes straight into every list that shows it. */

/** One record; asks nothing for one that does not exist yet. */
export const recordQuery = (type: ContentType, id: number | null) =>
  queryOptions({
    queryKey: queryKeys.records.one(type, id),
    queryFn: ({ signal }) => get<WireRecord>(`${type.path}/${id}`, signal),
    enabled: id !== null,
  });

export const listQuery = (type: ContentType, asked: Asked) =>
  queryOptions({
    queryKey: queryKeys.records.list(type, asked),
    queryFn: ({ signal }) => list<WireRecord>(`${type.path}?${asQuery(asked)}`, signal),
    placeholderData: keepPreviousData,
  });

const MOST_A_PAGE = 100;

/** All live records of a site in staff's order, however many pages that takes. */
export const everyRecordQuery = (type: ContentType, siteId: number) =>
  queryOptions({
    queryKey: queryKeys.records.every(type, siteId),
    queryFn: async ({ signal }) => {
      const all: WireRecord[] = [];
      for (let page = 1, total = 1; all.length < total; page++) {
        const asked = asQuery({ site_id: siteId, sort: 'position', page, pageSize: MOST_A_PAGE });
        const { data, meta } = await list<WireRecord>(`${type.path}?${asked}`, signal);
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
function takeIn(type: ContentType, record: WireRecord): void {
  queries.setQueryData(recordQuery(type, record.id).queryKey, record);
  queries.setQueryData(lastKnownQuery(type, record.id).queryKey, record);
  const lists = queries.getQueriesData<Listed<WireRecord>>({ queryKey: queryKeys.records.lists(type) });
  for (const [key, listed] of lists) {
    if (listed) queries.setQueryData(key, listWith(listed, record, key[3] as Asked));
  }
  // Sorting and searching are the server's: lists that are opened later ask it again.
  void queries.invalidateQueries({ queryKey: queryKeys.records.lists(type), refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: queryKeys.records.revisions(type, record.id) });
}

/** Stores a new record, once for each draft. Throws FetchFailed, and MadeBefore when the draft has gone on since. */
export async function createRecord(
  type: ContentType,
  { siteId, key }: { readonly siteId: number | null; readonly key: string },
  values: FormValues,
): Promise<WireRecord> {
  const body = siteId === null ? values : { ...values, site_id: siteId };
  const { data, meta } = await sendWhole<WireRecord, { isNew: boolean }>('POST', type.path, body, key);
  takeIn(type, data);
  if (meta?.isNew === false && !isSaved(type, values, data)) throw new MadeBefore(data);
  return data;
}

/** Saves over the version that was read. Throws FetchFailed, 409 when somebody else saved first. */
export async function saveRecord(
  type: ContentType,
  { id, version }: { readonly id: number; readonly version: number | null },
  values: FormValues,
): Promise<WireRecord> {
  try {
    const record = await send<WireRecord>('PUT', `${type.path}/${id}`, { ...values, version });
    takeIn(type, record);
    return record;
  } catch (failed) {
    const current = savedFirst(failed);
    if (!current || !isSaved(type, values, current)) throw failed;
    takeIn(type, current as WireRecord);
    return current as WireRecord;
  }
}

export async function removeRecord(type: ContentType, { id, version }: WireRecord): Promise<WireRecord> {
  const record =
    type.remove === 'archive'
      ? await send<WireRecord>('POST', `${type.path}/${id}/archive`, { version })
      : await send<WireRecord>('DELETE', `${type.path}/${id}?version=${version}`);
  takeIn(type, record);
  return record;
}

/** Out of the trash or the archive. */
export async function restoreRecord(type: ContentType, { id, version }: { id: number; version: number }) {
  const record = await send<WireRecord>('POST', `${type.path}/${id}/restore`, { version });
  takeIn(type, record);
  return record;
}

export async function restoreRevision(
  type: ContentType,
  { id, version }: { id: number; version: number },
  number: number,
): Promise<WireRecord> {
  const record = await send<WireRecord>('POST', `${type.path}/${id}/revisions/${number}/restore`, {
    version,
  });
  takeIn(type, record);
  return record;
}

/** Takes back what was just done. Throws FetchFailed, 409 when somebody has saved meanwhile. */
export async function undo(type: ContentType, record: { id: number; version: number }, did: Did) {
  switch (did) {
    case 'saved':
      return restoreRevision(type, record, record.version - 1);
    case 'deleted':
    case 'archived':
      return restoreRecord(type, record);
    default: {
      const whole = queries.getQueryData(recordQuery(type, record.id).queryKey);
      return removeRecord(type, { ...(whole as WireRecord), ...record });
    }
  }
}
