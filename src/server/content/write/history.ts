import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { changesBetween } from '../../../domain/workflow/changes.ts';
import { revision } from '../../database/schema.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Queries } from '../store/repository.ts';

/** Who writes; `id` is null for Palapa itself. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
}

export type Action = 'create' | 'update' | 'archive' | 'restore' | 'delete';

// A history line shows a handful; a menu may have been written anew.
const MAX_CHANGED = 200;

interface Deed {
  readonly action: Action;
  readonly actor: Actor;
  /** The record as it was; none for a new one. */
  readonly before?: StoredRecord;
}

/** Keeps a write as the record's newest revision. */
export async function recordRevision(
  tx: Queries,
  type: ContentType,
  record: StoredRecord,
  { action, actor, before }: Deed,
) {
  const changed = before ? changesBetween(type, before, record).map(({ path }) => path) : [];
  await tx.insert(revision).values({
    type: type.name,
    record_id: record.id,
    site_id: record.site_id ?? (type.name === 'site' ? record.id : null),
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

interface Waiting {
  readonly id: number;
  /** Of the revision in which the Spanish of the field waited. */
  readonly number: number;
  readonly name: string;
  /** What the field said there. */
  readonly english: unknown;
}

/** The other English that waiting Spanish had last been right for. */
export async function englishBefore(db: Queries, type: ContentType, waiting: Waiting): Promise<unknown> {
  const { id, number, name, english } = waiting;
  const said = sql`${revision.record} -> 'locale' -> 'en' -> ${name}`;
  const [row] = await db
    .select({ said })
    .from(revision)
    .where(
      and(
        eq(revision.type, type.name),
        eq(revision.record_id, id),
        lt(revision.number, number),
        sql`not coalesce(${revision.record} -> 'translation_due', '[]') ? ${name}`,
        sql`${said} <> ${JSON.stringify(english)}::jsonb`,
      ),
    )
    .orderBy(desc(revision.number))
    .limit(1);
  return row?.said ?? null;
}
