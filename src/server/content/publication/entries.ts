import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import type { DecidedEntry } from '../../../domain/publication/log.ts';
import { publication } from '../../database/schema.ts';
import type { Queries } from '../store/repository.ts';
import type { Actor } from '../write/history.ts';

/** The log of publications: the table `publication`. */

export interface NewEntry {
  readonly language: Language;
  readonly action: 'publish' | 'withdraw';
  readonly revision: number | null;
  /** An instant to come; at once where none is given. */
  readonly at?: string | undefined;
}

export type LanguageEntry = DecidedEntry & { readonly language: Language };

export interface AddedEntries {
  readonly recordId: number;
  /** The moment of writing by the database's clock: the one clock that all processes share. */
  readonly now: string;
  readonly entries: readonly LanguageEntry[];
}

interface Row extends Record<string, unknown> {
  id: string;
  record_id: number;
  language: Language;
  action: 'publish' | 'withdraw';
  revision: number | null;
  at: string;
  now: string;
}

interface AddTo {
  readonly type: ContentType;
  /** None for a record that is about to be made: it gets the type's next id. */
  readonly recordId: number | undefined;
  readonly siteId: number | null;
  readonly actor: Actor;
}

const iso = (value: string): string => new Date(value).toISOString();

/**
 * Adds entries about one record, which is locked or new. Entries for now take the moment after the lock was got, not
 * the transaction's beginning: else one that had waited for another would count as the older of the two.
 */
export async function addEntries(
  tx: Queries,
  { type, recordId, siteId, actor }: AddTo,
  entries: readonly NewEntry[],
): Promise<AddedEntries> {
  const id =
    recordId === undefined
      ? sql`(select nextval(pg_get_serial_sequence(${type.name}, 'id'))::int as id)`
      : sql`(select ${recordId}::int as id)`;
  const { rows } = await tx.execute<Row>(sql`
    insert into publication (type, record_id, site_id, language, action, revision, at, actor, actor_name)
    select ${type.name}, named.id, ${type.scope === 'itself' ? sql`named.id` : sql`${siteId}::int`}, entry.language, entry.action, entry.revision,
      coalesce(entry.at, written.at), ${actor.id}::text, ${actor.name}
    from ${id} as named, (select date_trunc('milliseconds', clock_timestamp()) as at) as written,
      jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as entry(language text, action text, revision int, at timestamptz)
    returning id, record_id, language, action, revision, at,
      to_jsonb(date_trunc('milliseconds', clock_timestamp())) #>> '{}' as now`);
  return {
    recordId: rows[0]!.record_id,
    now: iso(rows[0]!.now),
    entries: rows.map(({ id: entryId, language, action, revision, at }) => ({
      id: Number(entryId),
      language,
      action,
      revision,
      at: iso(at),
    })),
  };
}

export async function cancelEntries(tx: Queries, ids: readonly number[], actor: Actor): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(publication)
    .set({ cancelled_at: sql`now()`, cancelled_by: actor.name })
    .where(inArray(publication.id, [...ids]));
}

const line = {
  id: publication.id,
  language: publication.language,
  action: publication.action,
  revision: publication.revision,
  at: publication.at,
  actor_name: publication.actor_name,
  made_at: publication.made_at,
  cancelled_at: publication.cancelled_at,
  cancelled_by: publication.cancelled_by,
};

/** What was decided about a record, newest first. */
export const findEntries = (db: Queries, type: ContentType, recordId: number) =>
  db
    .select(line)
    .from(publication)
    .where(and(eq(publication.type, type.name), eq(publication.record_id, recordId)))
    .orderBy(desc(publication.id));
