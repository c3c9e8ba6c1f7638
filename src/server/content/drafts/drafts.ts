import { and, desc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { DraftFacts } from '../../../domain/workflow/draft-facts.ts';
import { draft } from '../../database/schema.ts';
import { locks } from '../../database/locks.ts';
import type { Database, Queries } from '../store/repository.ts';

/** What somebody has begun to write. Every question names the person, so that nobody meets another's. */

/** Nobody has more begun at once, and no more bytes of it; the oldest go. */
const MAX_DRAFTS = 100;
const MAX_BYTES = 20 * 2 ** 20;
const KEPT_DAYS = 60;
const DAY = 86_400_000;

const KEY = /^[A-Za-z0-9]{8}$/;

export const isDraftKey = (key: unknown): key is string => typeof key === 'string' && KEY.test(key);

/** What was typed as it is kept; undefined for what is no group of fields. */
export function valuesText(values: unknown): string | undefined {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return undefined;
  try {
    return JSON.stringify(values);
  } catch {
    // Nested deeper than can be written again.
    return undefined;
  }
}

export interface KeptDraft extends DraftFacts {
  /** In the shape of the wire: `{ start_date, locale: { en: { title } } }`. */
  readonly values: unknown;
}

const facts = {
  key: draft.key,
  type: draft.type,
  record_id: draft.record_id,
  site_id: draft.site_id,
  version: draft.version,
  step: draft.step,
  updated_at: draft.updated_at,
};

export interface DraftQuestion {
  readonly type?: string;
  /** Null asks for drafts of new records. */
  readonly recordId?: number | null;
}

const ofRecord = (id: number | null): SQL | undefined =>
  id === null ? isNull(draft.record_id) : eq(draft.record_id, id);

/** Newest first. */
export function listDrafts(
  db: Queries,
  person: string,
  { type, recordId }: DraftQuestion,
): Promise<DraftFacts[]> {
  return db
    .select(facts)
    .from(draft)
    .where(
      and(
        eq(draft.person, person),
        type === undefined ? undefined : eq(draft.type, type),
        recordId === undefined ? undefined : ofRecord(recordId),
      ),
    )
    .orderBy(desc(draft.updated_at), desc(draft.key));
}

const own = (person: string, key: string) => and(eq(draft.person, person), eq(draft.key, key));

export async function findDraft(db: Queries, person: string, key: string): Promise<KeptDraft | undefined> {
  const [row] = await db
    .select({ ...facts, values: draft.values })
    .from(draft)
    .where(own(person, key));
  return row && { ...row, values: JSON.parse(row.values) as unknown };
}

const becomeRecord = {
  record_id: sql`${draft.record_id}`,
  version: sql`case when ${draft.record_id} is null then excluded.version else ${draft.version} end`,
};

/** Of one person's writes to their drafts one is done at a time, so that together they keep the limits. */
export async function lockDrafts(tx: Queries, person: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.drafts}, hashtext(${person}))`);
}

/** Drops a person's oldest drafts beyond what they may have; never the one of `key`. */
export async function dropBeyondLimits(tx: Queries, person: string, key: string): Promise<void> {
  await tx.execute(sql`
    delete from ${draft} where person = ${person} and key in (
      select key from (
        select key, row_number() over newest as place, sum(octet_length("values")) over newest as bytes
        from ${draft} where person = ${person}
        window newest as (order by key = ${key} desc, updated_at desc, key rows unbounded preceding)
      ) kept
      where key <> ${key} and (place > ${MAX_DRAFTS} or bytes > ${MAX_BYTES}))`);
}

export async function keepDraft(
  db: Database,
  person: string,
  { key, values, ...about }: Omit<KeptDraft, 'updated_at' | 'values'> & { values: string },
): Promise<DraftFacts> {
  return db.transaction(async (tx) => {
    await lockDrafts(tx, person);
    const row = { ...about, values, updated_at: new Date().toISOString() };
    await tx
      .insert(draft)
      .values({ person, key, ...row })
      .onConflictDoUpdate({
        target: [draft.person, draft.key],
        // It has become a record meanwhile, unheard by whoever still types into it as a new one.
        set: about.record_id === null ? { ...row, ...becomeRecord } : row,
      });
    await dropBeyondLimits(tx, person, key);
    return { key, ...about, updated_at: row.updated_at };
  });
}

export async function dropDraft(db: Queries, person: string, key: string): Promise<void> {
  await db.delete(draft).where(own(person, key));
}

/** Drafts that nobody has come back to for two months. */
export async function dropOldDrafts(db: Queries, now: number): Promise<void> {
  await db.delete(draft).where(lt(draft.updated_at, new Date(now - KEPT_DAYS * DAY).toISOString()));
}
