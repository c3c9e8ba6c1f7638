import { and, eq, inArray } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { bodyOfPaths, differingPaths, sharedPaths } from '../../../domain/copy/follow-origin.ts';
import type { Language } from '../../../domain/language.ts';
import type { RecordValues } from '../../../domain/record/parse-record.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { record_copy } from '../../database/schema.ts';
import { ValidationFailed } from '../../http/errors.ts';
import { mayAccessSite, type Staff } from '../../http/staff.ts';
import type { PublishRight } from '../publication/publish-right.ts';
import { siteNames } from '../record-response.ts';
import { recordValues, type StoredRecord } from '../store/record.ts';
import { type Database, findRecord, type Queries } from '../store/repository.ts';
import { type Change, lockRecord } from '../write/change.ts';
import { updateRecord } from '../write/write.ts';
import { findCopy, type RecordCopy } from './copy-record.ts';

/** Where a record came from and which copies it has, and what staff decide about a copy. */

async function otherEnd(db: Queries, type: ContentType, id: number, staff: Staff, reader: Language) {
  const record = await findRecord(db, type, id, { alsoDeleted: true });
  if (!record) return null;
  const siteId = record.site_id ?? 0;
  const isTheirs = mayAccessSite(staff, siteId);
  const names = await siteNames(db, [siteId]);
  return {
    id,
    site_id: siteId,
    site_name: names.get(siteId) ?? null,
    // What it is called and how to reach it is for staff of its site.
    name: isTheirs ? nameOf(type, record, reader) : null,
    is_theirs: isTheirs,
    state: record.deleted_at ? 'deleted' : record.archived_at ? 'archived' : 'live',
  };
}

const linkFacts = ({ in_step, made_by, made_at, failure }: RecordCopy) => ({
  in_step,
  made_by,
  made_at,
  failure,
});

const differsIn = (type: ContentType, record: StoredRecord, link: RecordCopy) =>
  differingPaths(type, recordValues(type, record), link.base as RecordValues);

export async function copiesOf(db: Queries, type: ContentType, record: StoredRecord, staff: Staff) {
  const reader = staff.language ?? 'en';
  const link = await findCopy(db, type, record.id);
  const end = link && (await otherEnd(db, type, link.origin_id, staff, reader));
  const differs = link ? differsIn(type, record, link) : [];
  const links = await db
    .select()
    .from(record_copy)
    .where(and(eq(record_copy.type, type.name), eq(record_copy.origin_id, record.id)))
    .orderBy(record_copy.copy_id);
  const copies = [];
  for (const one of links) {
    const copy = await findRecord(db, type, one.copy_id);
    const facts = copy && (await otherEnd(db, type, one.copy_id, staff, reader));
    if (copy && facts) {
      copies.push({ ...facts, ...linkFacts(one), differs: differsIn(type, copy, one) });
    }
  }
  return {
    origin: end
      ? { ...end, ...linkFacts(link), differs, says: bodyOfPaths(differs, link.base as RecordValues) }
      : null,
    copies,
  };
}

async function lockLink(tx: Queries, type: ContentType, id: number): Promise<RecordCopy> {
  const isLink = and(eq(record_copy.type, type.name), eq(record_copy.copy_id, id));
  const [link] = await tx.select().from(record_copy).where(isLink).for('update');
  if (!link) throw new ValidationFailed([{ path: 'id', code: 'is-no-copy' }]);
  return link;
}

/** Writes what the origin says over the copy's own values at these paths. Throws ValidationFailed for others. */
export const takeOver = (
  db: Database,
  type: ContentType,
  change: Change & { readonly publishRight: PublishRight },
  paths: readonly string[],
): Promise<StoredRecord> =>
  db.transaction(async (tx) => {
    const link = await lockLink(tx, type, change.id);
    const shared = sharedPaths(type);
    const wrong = paths.filter((path) => !shared.includes(path));
    if (wrong.length > 0 || paths.length === 0) {
      throw new ValidationFailed([{ path: 'fields', code: 'choice', detail: shared.join(', ') }]);
    }
    return updateRecord(tx, type, { ...change, body: bodyOfPaths(paths, link.base as RecordValues) });
  });

/** From now on the copy is a record of its own; it still says where it came from. */
export const stopFollowing = (db: Database, type: ContentType, change: Change): Promise<StoredRecord> =>
  db.transaction(async (tx) => {
    await lockLink(tx, type, change.id);
    const { current } = await lockRecord(tx, type, change);
    await tx
      .update(record_copy)
      .set({ in_step: false })
      .where(and(eq(record_copy.type, type.name), inArray(record_copy.copy_id, [change.id])));
    return current;
  });
