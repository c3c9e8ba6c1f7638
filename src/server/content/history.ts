import { and, desc, eq } from 'drizzle-orm';
import type { ContentType } from '../../domain/content-type.ts';
import { revision } from '../database/schema.ts';
import type { StoredRecord } from './record.ts';
import type { Queries } from './repository.ts';

/** Who writes; `id` is null for Palapa itself. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
}

export type Action = 'create' | 'update' | 'archive' | 'restore' | 'delete';

/** Keeps a write as the record's newest revision. */
export async function remember(
  tx: Queries,
  type: ContentType,
  record: StoredRecord,
  action: Action,
  actor: Actor,
) {
  await tx.insert(revision).values({
    type: type.name,
    record_id: record.id,
    site_id: record.site_id ?? (type.name === 'site' ? record.id : null),
    number: record.version,
    action,
    actor: actor.id,
    actor_name: actor.name,
    record,
  });
}

/** What happened to a record, newest first. */
export async function findRevisions(db: Queries, type: ContentType, id: number) {
  return db
    .select({
      number: revision.number,
      action: revision.action,
      actor_name: revision.actor_name,
      at: revision.at,
      record: revision.record,
    })
    .from(revision)
    .where(and(eq(revision.type, type.name), eq(revision.record_id, id)))
    .orderBy(desc(revision.number));
}
