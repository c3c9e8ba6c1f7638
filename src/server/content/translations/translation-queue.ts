import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { allContentTypes, contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
  otherLanguage,
} from '../../../domain/language.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { untranslatedTexts } from '../../../domain/record/untranslated.ts';
import { mayChangeOfGroup, wordsOnly } from '../../../domain/staff/role.ts';
import { holds } from '../../../domain/staff/permission.ts';
import { record_total } from '../../database/schema.ts';
import type { Paging } from '../../http/paging.ts';
import type { Staff } from '../../http/staff.ts';
import { siteNames } from '../record-response.ts';
import { findRecords, type Queries } from '../store/repository.ts';
import { among } from '../store/selection.ts';
import { tablesOf } from '../store/tables.ts';
import { siteOf } from '../../../domain/record/site-of.ts';

/**
 * Everything that waits for a translation which somebody may write: type by type, within one property by property. It is
 * translated from the first language of its site. Of a record something either changed since it was translated, or is
 * only missing.
 */

export const translationStates = ['missing', 'changed'] as const;
export type TranslationState = (typeof translationStates)[number];

/** Where a record stands in the queue: `event.24.1501`; what belongs to the group has site 0. */
interface Cursor {
  readonly type: string;
  readonly siteId: number;
  readonly id: number;
}

const CURSOR = /^([a-z_]+)\.(\d{1,9})\.(\d{1,9})$/;

export function readCursor(text: string): Cursor | undefined {
  const [, type, siteId, id] = CURSOR.exec(text) ?? [];
  return type === undefined ? undefined : { type, siteId: Number(siteId), id: Number(id) };
}

/** The languages in which somebody writes translations of a type's records; none where staff do not edit them at all. */
function translatesInto(staff: Staff, type: ContentType): readonly Language[] {
  if (type.workflow === undefined || !mayChangeOfGroup(type, staff.siteIds)) return [];
  return holds(staff.permissions, type.permission) ? languages : wordsOnly(staff, type.permission);
}

/** Whether somebody translates a type's records from a language. */
export const mayTranslate = (staff: Staff, type: ContentType, from: Language): boolean =>
  translatesInto(staff, type).includes(otherLanguage(from));

export interface QueueFilter {
  readonly type?: string | undefined;
  /** Sites to look at; every site when absent. */
  readonly siteIds?: readonly number[] | undefined;
  /** Only what belongs to the sites: nothing of the group. */
  readonly isOfSites?: boolean;
  readonly state?: TranslationState | undefined;
}

interface LocalizedSite {
  readonly id: number;
  readonly from: Language;
}

/** Those of the sites that are written in both languages; what another lacks in one of them nobody reads. */
async function localizedSites(db: Queries, siteIds: readonly number[] | undefined): Promise<LocalizedSite[]> {
  const { records } = tablesOf(contentTypes.site);
  const rows = (await db
    .select({ id: records.id, first: records.firstLanguage })
    .from(records)
    .where(and(eq(records.localized, true), siteIds && inArray(records.id, [...siteIds])))
    .orderBy(records.id)) as { id: number; first: unknown }[];
  return rows.map(({ id, first }) => ({ id, from: isLanguage(first) ? first : defaultLanguage }));
}

interface Queue {
  readonly types: readonly ContentType[];
  /** By the name of a type: the sites for which somebody translates it. */
  readonly sitesOf: ReadonlyMap<string, readonly number[]>;
  readonly state: TranslationState | undefined;
}

const isChanged = sql`translation_due <> '{}'::jsonb`;

function isQueued(type: ContentType, { sitesOf, state }: Queue): SQL | undefined {
  const siteIds = sitesOf.get(type.name) ?? [];
  const isOfState = state === 'changed' ? isChanged : state === 'missing' ? not(isChanged) : undefined;
  return and(among(type, { siteIds, needsSpanish: true }), isOfState);
}

/** A site is of the group, and yet is translated by those who look after it: of sites all totals are one. */
async function countSites(
  db: Queries,
  queue: Queue,
): Promise<{ type: string; site_id: number; total: number; waiting: number }[]> {
  const type = queue.types.find(({ scope }) => scope === 'itself');
  if (!type) return [];
  const total = queue.sitesOf.get(type.name)?.length ?? 0;
  const waiting = await db.$count(tablesOf(type).records, isQueued(type, { ...queue, state: undefined }));
  return [{ type: type.name, site_id: 0, total, waiting }];
}

export interface QueueCount {
  readonly type: string;
  readonly site_id: number | null;
  readonly missing: number;
  readonly changed: number;
  /** How many records there are, waiting or not. */
  readonly total: number;
}

/**
 * How many records there are and how many wait, by type and site: both as triggers keep it, those with changes by their
 * own index.
 */
async function countQueue(db: Queries, queue: Queue): Promise<QueueCount[]> {
  const { types, sitesOf } = queue;
  if (types.length === 0) return [];
  const siteIds = [...new Set([...sitesOf.values()].flat())];
  const names = types.flatMap(({ name, scope }) => (scope === 'itself' ? [] : [name]));
  const kept = await db
    .select({
      type: record_total.type,
      site_id: record_total.site_id,
      total: sql`sum(${record_total.total})`.mapWith(Number),
      waiting:
        sql`coalesce(sum(${record_total.total}) filter (where ${record_total.needs_spanish}), 0)`.mapWith(
          Number,
        ),
    })
    .from(record_total)
    .where(
      and(
        inArray(record_total.type, names),
        inArray(record_total.site_id, [0, ...siteIds]),
        eq(record_total.show, 'live'),
      ),
    )
    .groupBy(record_total.type, record_total.site_id);
  const all = [...kept, ...(await countSites(db, queue))];
  const parts = types.map((type) => {
    const { records } = tablesOf(type);
    const site = type.scope === 'site' ? sql`site_id` : sql`0`;
    const where = isQueued(type, { ...queue, state: 'changed' });
    return sql`select ${type.name}::text as type, ${site} as site_id, count(*)::int as changed
      from ${records} where ${where} group by 2`;
  });
  const { rows } = await db.execute<{ type: string; site_id: number; changed: number }>(
    sql.join(parts, sql` union all `),
  );
  const changedOf = new Map(rows.map(({ type, site_id, changed }) => [`${type} ${site_id}`, changed]));
  return all
    .filter(
      ({ type, site_id, total }) => total > 0 && (site_id === 0 || sitesOf.get(type)?.includes(site_id)),
    )
    .map(({ type, site_id, total, waiting }) => {
      const changed = changedOf.get(`${type} ${site_id}`) ?? 0;
      return { type, site_id: site_id === 0 ? null : site_id, missing: waiting - changed, changed, total };
    });
}

const counted = ({ missing, changed }: QueueCount, state: TranslationState | undefined): number =>
  state === undefined ? missing + changed : state === 'missing' ? missing : changed;

interface Slice {
  readonly after?: Cursor | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** The ids of a type's records in the queue, in its order, which is that of the index. */
async function queuedIds(db: Queries, type: ContentType, queue: Queue, { after, offset, limit }: Slice) {
  const { records } = tablesOf(type);
  const isOfSite = type.scope === 'site';
  const isAfter =
    after &&
    (isOfSite ? sql`(site_id, id) > (${after.siteId}, ${after.id})` : sql`${records.id} > ${after.id}`);
  const rows = (await db
    .select({ id: records.id })
    .from(records)
    .where(and(isQueued(type, queue), isAfter))
    .orderBy(...(isOfSite ? [records.site_id, records.id] : [records.id]))
    .limit(limit)
    .offset(offset)) as { id: number }[];
  return rows.map(({ id }) => id);
}

interface Queued {
  readonly type: ContentType;
  readonly ids: readonly number[];
}

/** What stands on a page of the queue, or behind a record of it. */
async function slicesOf(
  db: Queries,
  queue: Queue,
  counts: readonly QueueCount[],
  { page, pageSize, after }: Paging & { readonly after?: Cursor | undefined },
): Promise<Queued[]> {
  const begins = after ? queue.types.findIndex(({ name }) => name === after.type) : 0;
  const found: Queued[] = [];
  let skip = after ? 0 : (page - 1) * pageSize;
  let room = pageSize;
  for (const type of queue.types.slice(Math.max(begins, 0))) {
    if (room === 0) break;
    const total = counts
      .filter((count) => count.type === type.name)
      .reduce((sum, count) => sum + counted(count, queue.state), 0);
    if (skip >= total) {
      skip -= total;
      continue;
    }
    const isFirst = after?.type === type.name;
    const ids = await queuedIds(db, type, queue, {
      ...(isFirst ? { after } : {}),
      offset: skip,
      limit: room,
    });
    skip = 0;
    room -= ids.length;
    if (ids.length > 0) found.push({ type, ids });
  }
  return found;
}

/** What lists say of each. */
async function linesOf(
  db: Queries,
  queued: readonly Queued[],
  { reader, fromOf }: { readonly reader: Language; readonly fromOf: (siteId: number | null) => Language },
) {
  const lines = [];
  for (const { type, ids } of queued) {
    const records = await findRecords(db, type, { ids });
    const names = await siteNames(
      db,
      records.map(({ site_id }) => site_id),
    );
    const byId = new Map(records.map((record) => [record.id, record]));
    for (const record of ids.flatMap((id) => byId.get(id) ?? [])) {
      const { id, site_id, updated_at, updated_by, translation_due } = record;
      lines.push({
        type: type.name,
        id,
        site_id,
        site_name: names.get(site_id ?? 0) ?? null,
        name: nameOf(type, record, reader),
        missing: untranslatedTexts(type, record, { from: fromOf(siteOf(type, record)) }).length,
        changed: translation_due.length,
        updated_at,
        updated_by,
        cursor: `${type.name}.${site_id ?? 0}.${id}`,
      });
    }
  }
  return lines;
}

/** A page of what waits for somebody's translation, or what comes after a record of it, with how much waits where. */
export async function listTranslations(
  db: Queries,
  staff: Staff,
  { type: name, siteIds, isOfSites = false, state }: QueueFilter,
  paging: Paging & { readonly after?: Cursor | undefined },
) {
  const sites = await localizedSites(db, siteIds);
  const sitesFor = (type: ContentType) => sites.filter(({ from }) => mayTranslate(staff, type, from));
  const types = allContentTypes.filter((type) =>
    type.scope !== 'group'
      ? sitesFor(type).length > 0
      : !isOfSites && mayTranslate(staff, type, defaultLanguage),
  );
  const sitesOf = new Map(types.map((type) => [type.name, sitesFor(type).map(({ id }) => id)]));
  const counts = await countQueue(db, { types, sitesOf, state: undefined });
  const queue: Queue = {
    types: name === undefined ? types : types.filter((type) => type.name === name),
    sitesOf,
    state,
  };
  const wanted = counts.filter((count) => queue.types.some((type) => type.name === count.type));
  const total = wanted.reduce((sum, count) => sum + counted(count, state), 0);
  const queued = await slicesOf(db, queue, wanted, paging);
  const fromOf = (siteId: number | null) => sites.find(({ id }) => id === siteId)?.from ?? defaultLanguage;
  const data = await linesOf(db, queued, { reader: staff.language ?? defaultLanguage, fromOf });
  const { page, pageSize } = paging;
  return { data, meta: { total, page, pageSize, counts } };
}
