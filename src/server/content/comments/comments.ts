import { and, asc, count, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { entryIndex } from '../../../domain/lists/entry-index.ts';
import { entryName, fieldsOfEntry } from '../../../domain/lists/entry-name.ts';
import { bilingualValues } from '../../../domain/record/leaves.ts';
import type { OpenComments, RecordComment } from '../../../domain/record/record-comment.ts';
import { ownValue } from '../../../domain/record/same-value.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { record_comment } from '../../database/schema.ts';
import { NotFound, ValidationFailed } from '../../http/errors.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Queries } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';
import type { Actor } from '../write/history.ts';

/** What staff say about the blocks of a page, in a table of their own: no guest endpoint, archive or snapshot reads it. */

/** A page that needs more has been talked about elsewhere. */
const MAX_OF_RECORD = 500;

const columns = {
  id: record_comment.id,
  entry: record_comment.entry,
  block: record_comment.block,
  name: record_comment.name,
  text: record_comment.text,
  author_name: record_comment.author_name,
  at: record_comment.at,
  resolved_at: record_comment.resolved_at,
  resolved_by_name: record_comment.resolved_by_name,
};

const ofRecord = (type: ContentType, id: number) =>
  and(eq(record_comment.type, type.name), eq(record_comment.record_id, id));

/** In the order in which they were said. */
export const findComments = (db: Queries, type: ContentType, id: number): Promise<RecordComment[]> =>
  db.select(columns).from(record_comment).where(ofRecord(type, id)).orderBy(asc(record_comment.id));

/** How many open comments each record has, of the sites or of all of them. Records without any are left out. */
export function countOpenComments(
  db: Queries,
  type: ContentType,
  siteIds: readonly number[] | undefined,
): Promise<OpenComments[]> {
  const isOpen = and(eq(record_comment.type, type.name), isNull(record_comment.resolved_at));
  return db
    .select({ record_id: record_comment.record_id, total: count() })
    .from(record_comment)
    .where(siteIds ? and(isOpen, inArray(record_comment.site_id, [...siteIds])) : isOpen)
    .groupBy(record_comment.record_id)
    .orderBy(asc(record_comment.record_id));
}

/** What the block is and what it is called. Throws ValidationFailed for none of the saved record. */
function blockOf(type: ContentType, record: StoredRecord, id: string) {
  const found = entryIndex(type.fields, bilingualValues(type, record)).get(id);
  const block = ownValue(found?.entry, 'block');
  if (!found || typeof block !== 'string') {
    throw new ValidationFailed([{ path: 'entry', code: 'no-block' }]);
  }
  return { block, name: entryName(found.entry, fieldsOfEntry(found.field, found.entry)) ?? null };
}

interface NewComment {
  readonly entry: string | null;
  readonly text: string;
}

/** Throws ValidationFailed for a block that the saved record does not have, and where there are too many. */
export async function addComment(
  db: Queries,
  type: ContentType,
  record: StoredRecord,
  { entry, text }: NewComment,
  actor: Actor,
): Promise<RecordComment> {
  const about = entry === null ? { block: null, name: null } : blockOf(type, record, entry);
  const [known] = await db.select({ total: count() }).from(record_comment).where(ofRecord(type, record.id));
  if ((known?.total ?? 0) >= MAX_OF_RECORD) {
    throw new ValidationFailed([{ path: 'text', code: 'too-many', detail: String(MAX_OF_RECORD) }]);
  }
  const [added] = await db
    .insert(record_comment)
    .values({
      type: type.name,
      record_id: record.id,
      site_id: siteOf(type, record),
      entry,
      ...about,
      text,
      author: actor.id,
      author_name: actor.name,
    })
    .returning(columns);
  return added!;
}

/** Says that a comment is done with, or that it is open again; who was first stays. Throws NotFound. */
export async function settleComment(
  db: Queries,
  type: ContentType,
  { recordId, id, isResolved }: { recordId: number; id: number; isResolved: boolean },
  actor: Actor,
): Promise<RecordComment> {
  const own = and(ofRecord(type, recordId), eq(record_comment.id, id));
  if (isResolved) {
    const now = sql`clock_timestamp()`;
    const resolved = { resolved_at: now, resolved_by: actor.id, resolved_by_name: actor.name };
    await db
      .update(record_comment)
      .set(resolved)
      .where(and(own, isNull(record_comment.resolved_at)));
  } else {
    const open = { resolved_at: null, resolved_by: null, resolved_by_name: null };
    await db.update(record_comment).set(open).where(own);
  }
  const [settled] = await db.select(columns).from(record_comment).where(own);
  if (!settled) throw new NotFound('There is no such comment.');
  return settled;
}

/** Deletes the comments of records that are no longer there. */
export async function dropLostComments(db: Queries, type: ContentType): Promise<void> {
  const { records } = tablesOf(type);
  const record = db.select({ id: records.id }).from(records).where(eq(records.id, record_comment.record_id));
  await db.delete(record_comment).where(and(eq(record_comment.type, type.name), notExists(record)));
}
