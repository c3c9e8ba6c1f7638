import type { Listed } from '../../api.ts';
import { type RecordState, stateOf, type StaffRecord } from './staff-record.ts';

/** The query of a list; part of its cache key. */
export interface ListQuery extends Readonly<Record<string, string | number | null | undefined>> {
  readonly show?: RecordState | undefined;
  readonly site_id?: number | undefined;
  readonly searchterm?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/**
 * Parameters whose effect is known here; with any other one, only the server knows whether a new record belongs
 * to the list.
 */
const plainParameters = new Set(['show', 'site_id', 'page', 'pageSize', 'sort', 'searchterm']);

const isPlain = (query: ListQuery) =>
  !query.searchterm &&
  (query.page ?? 1) === 1 &&
  Object.entries(query).every(([name, value]) => plainParameters.has(name) || value === undefined);

/** The cached list with a record from a response: replaced in place, added in front, or removed. */
export function withRecord(
  listed: Listed<StaffRecord>,
  record: StaffRecord,
  query: ListQuery,
): Listed<StaffRecord> {
  const { data, meta } = listed;
  const isIn = data.some(({ id }) => id === record.id);
  const belongs =
    stateOf(record) === (query.show ?? 'live') &&
    (query.site_id === undefined || record.site_id === null || record.site_id === query.site_id);
  if (isIn && belongs) return { meta, data: data.map((one) => (one.id === record.id ? record : one)) };
  if (isIn) {
    return {
      data: data.filter(({ id }) => id !== record.id),
      meta: { ...meta, total: Math.max(0, meta.total - 1) },
    };
  }
  if (!belongs || !isPlain(query)) return listed;
  return { data: [record, ...data], meta: { ...meta, total: meta.total + 1 } };
}
