import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { type RecordValues, parseRecord } from '../../domain/record/parse-record.ts';
import { nameOf } from '../../domain/record/record-name.ts';
import { findRecords, type Queries } from '../content/store/repository.ts';
import { recordValues, type StoredRecord } from '../content/store/record.ts';
import { tablesOf } from '../content/store/tables.ts';
import { revision } from '../database/schema.ts';
import { type Archive, type ArchivedRecord, GROUP } from './archive.ts';
import { freshId } from './fresh-id.ts';

export interface PlannedRecord {
  readonly id: number;
  /** The record that the archive's stands for; none where it will be a new one. */
  readonly current?: StoredRecord | undefined;
}

/** By the name of the type and the id in the archive. */
export type IdPlan = ReadonlyMap<string, ReadonlyMap<number, PlannedRecord>>;

/**
 * What tells a record from others of its type and site where ids do not: its address, else a value that only it may
 * have, else its name.
 */
function identityOf(type: ContentType, { plain, locale }: RecordValues): string {
  const slug = locale.en.slug ?? locale.es.slug;
  if (typeof slug === 'string') return `slug ${slug}`;
  const unique = Object.keys(type.fields).find((name) => type.fields[name]!.unique && plain[name] != null);
  if (unique !== undefined) return `${unique} ${String(plain[unique])}`;
  return `name ${nameOf(type, { ...plain, locale }, 'en')}`;
}

/** Every record of a type and site that is not in the trash, oldest first. */
async function standing(db: Queries, type: ContentType, siteId: number | null): Promise<StoredRecord[]> {
  const selection = siteId === null ? {} : { siteIds: [siteId] };
  const live = await findRecords(db, type, { ...selection, show: 'live' });
  const archived = await findRecords(db, type, { ...selection, show: 'archived' });
  return [...live, ...archived].sort((one, other) => one.id - other.id);
}

/** Ids that no new record may have: a record has them, or had them and its history still does. */
async function takenIds(db: Queries, type: ContentType, ids: readonly number[]): Promise<Set<number>> {
  const { records } = tablesOf(type);
  const rows = (await db
    .select({ id: records.id })
    .from(records)
    .where(inArray(records.id, [...ids]))) as { id: number }[];
  const remembered = await db
    .select({ id: revision.record_id })
    .from(revision)
    .where(and(eq(revision.type, type.name), inArray(revision.record_id, [...ids]), eq(revision.number, 1)));
  return new Set([...rows, ...remembered].map(({ id }) => id));
}

async function planType(
  db: Queries,
  type: ContentType,
  archived: readonly ArchivedRecord[],
  present: readonly StoredRecord[],
): Promise<Map<number, PlannedRecord>> {
  const plan = new Map<number, PlannedRecord>();
  const byId = new Map(present.map((record) => [record.id, record]));
  const left = new Map(byId);
  for (const { id } of archived) {
    const current = byId.get(id);
    if (current) plan.set(id, { id, current });
    left.delete(id);
  }
  const byIdentity = Map.groupBy(left.values(), (record) => identityOf(type, recordValues(type, record)));
  const unplanned = archived.filter(({ id }) => !plan.has(id));
  const taken =
    unplanned.length === 0
      ? new Set<number>()
      : await takenIds(
          db,
          type,
          unplanned.map(({ id }) => id),
        );
  const reserved = new Set(archived.map(({ id }) => id));
  for (const { id, body } of unplanned) {
    const current =
      left.size > 0 ? byIdentity.get(identityOf(type, parseRecord(type, body)))?.shift() : undefined;
    if (current) plan.set(id, { id: current.id, current });
    else plan.set(id, { id: taken.has(id) ? await freshId(db, type, reserved) : id });
  }
  return plan;
}

async function siteOfKey(db: Queries, key: string): Promise<StoredRecord | undefined> {
  const { records } = tablesOf(contentTypes.site);
  const [row] = (await db
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.key, key), isNull(records.deleted_at)))
    .orderBy(asc(records.id))) as { id: number }[];
  return row && (await standing(db, contentTypes.site, row.id))[0];
}

/**
 * Which record of the database each record of an archive is, or which id it gets as a new one. An id stays what it is
 * where it is free or belongs to a record of the same type and site already (ADR 17).
 */
export async function planIds(db: Queries, { header, records }: Archive): Promise<IdPlan> {
  const plan = new Map<string, ReadonlyMap<number, PlannedRecord>>();
  const site = header.site === GROUP ? undefined : await siteOfKey(db, header.site);
  for (const [type, archived] of records) {
    if (type.scope === 'itself') {
      // Its key alone says which site it is: another one may have its id.
      const entry = archived[0]!;
      const planned = site
        ? new Map([[entry.id, { id: site.id, current: site }]])
        : await planType(db, type, archived, []);
      plan.set(type.name, planned);
    } else {
      const isNewSite = header.site !== GROUP && !site;
      const present = isNewSite || archived.length === 0 ? [] : await standing(db, type, site?.id ?? null);
      plan.set(type.name, await planType(db, type, archived, present));
    }
  }
  return plan;
}
