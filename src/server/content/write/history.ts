import { and, desc, eq, lt } from 'drizzle-orm';
import { type Language, languages } from '../../../domain/language.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { changesBetween } from '../../../domain/workflow/changes.ts';
import { isNamed } from '../../../domain/record/translation-due.ts';
import { isSameValue } from '../../../domain/record/same-value.ts';
import { textsOf } from '../../../domain/record/leaves.ts';
import { revision } from '../../database/schema.ts';
import { recordFromRows, type StoredRecord } from '../store/record.ts';
import type { Queries } from '../store/repository.ts';

/** Who writes; `id` is null for Palapa itself. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
}

export type Action = 'create' | 'update' | 'archive' | 'restore' | 'delete';

// A history line shows a handful; a menu may have been written anew.
const MAX_CHANGED = 200;

interface RevisionOptions {
  readonly action: Action;
  readonly actor: Actor;
  /** The record as it was; none for a new one. */
  readonly before?: StoredRecord;
}

/** Keeps a write as the record's newest revision. */
export async function recordRevision(
  tx: Queries,
  type: ContentType,
  written: StoredRecord,
  { action, actor, before }: RevisionOptions,
) {
  // What is published stands in the log: a revision says what was written.
  const { publication: _, ...record } = written;
  const changed = before ? changesBetween(type, before, written).map(({ path }) => path) : [];
  await tx.insert(revision).values({
    type: type.name,
    record_id: record.id,
    site_id: siteOf(type, record),
    number: record.version,
    action,
    actor: actor.id,
    actor_name: actor.name,
    record,
    changed: changed.slice(0, MAX_CHANGED),
  });
}

const line = {
  number: revision.number,
  action: revision.action,
  actor_name: revision.actor_name,
  at: revision.at,
  changed: revision.changed,
};

/** What happened to a record, newest first. */
export function findRevisions(db: Queries, type: ContentType, id: number) {
  return db
    .select(line)
    .from(revision)
    .where(and(eq(revision.type, type.name), eq(revision.record_id, id)))
    .orderBy(desc(revision.number));
}

/** One of them with the record as it was afterwards; undefined when there is none of that number. */
export async function findRevision(db: Queries, type: ContentType, id: number, number: number) {
  const [row] = await db
    .select({ ...line, record: revision.record })
    .from(revision)
    .where(and(eq(revision.type, type.name), eq(revision.record_id, id), eq(revision.number, number)));
  return row && { ...row, record: row.record as StoredRecord };
}

const MAX_LOOKED_BACK = 100;

interface RevisionToLookBackFrom {
  readonly id: number;
  readonly number: number;
  readonly record: StoredRecord;
  /** The language that is translated from. */
  readonly from: Language;
}

/**
 * For each waiting text of a revision, by its path, the other original that its translation had last been right for: what
 * an earlier revision said, in which it did not wait. Paths that no revision tells of are left out.
 */
export async function originalsBefore(
  db: Queries,
  type: ContentType,
  { id, number, record, from }: RevisionToLookBackFrom,
): Promise<Record<string, unknown>> {
  const waiting = record.translation_due ?? [];
  if (waiting.length === 0) return {};
  const originals = (of: StoredRecord) =>
    new Map(textsOf(type, of).map(({ path, value }) => [path, value[from]]));
  const now = originals(record);
  const open = new Set([...now.keys()].filter((path) => isNamed(path, waiting)));
  const rows = await db
    .select({ record: revision.record })
    .from(revision)
    .where(and(eq(revision.type, type.name), eq(revision.record_id, id), lt(revision.number, number)))
    .orderBy(desc(revision.number))
    .limit(MAX_LOOKED_BACK);
  const found: Record<string, unknown> = {};
  for (const row of rows) {
    const past = row.record as StoredRecord;
    const then = originals(past);
    for (const path of open) {
      const isRight = !isNamed(path, past.translation_due ?? []);
      if (isRight && then.has(path) && !isSameValue(then.get(path), now.get(path))) {
        found[path] = then.get(path);
        open.delete(path);
      }
    }
    if (open.size === 0) break;
  }
  return found;
}

/** A revision's record in today's fields: what is no longer declared is left out, what is new is empty. */
export function recordThen(type: ContentType, past: StoredRecord): StoredRecord {
  const rows = languages.map((language: Language) => ({ language, ...past.locale?.[language] }));
  const record = recordFromRows(type, past, rows);
  return { ...record, translation_due: past.translation_due ?? [] };
}
