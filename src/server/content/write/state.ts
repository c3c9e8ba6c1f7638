import { eq } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { languages } from '../../../domain/language.ts';
import { closeApprovals } from '../publication/close-approvals.ts';
import { publicationColumns } from '../publication/columns.ts';
import { requireRightOverShown } from '../publication/publish-right.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { type Change, nextFacts, lockRecord } from './change.ts';
import { NotFound } from '../../http/errors.ts';
import { type Action, recordRevision } from './history.ts';
import { refuseUsed } from './refuse-used.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Queries, Transactions } from '../store/repository.ts';
import { lockSlugs } from '../store/slugs.ts';
import { tablesOf } from '../store/tables.ts';
import { withIndexIssues } from '../store/uniqueness.ts';

/** Where a record is kept: in sight, in the archive, in the trash. Each throws MayNotPublish as well as what it names. */

type State = Partial<Pick<StoredRecord, 'archived_at' | 'deleted_at'>>;

async function setState(
  tx: Queries,
  type: ContentType,
  current: StoredRecord,
  {
    action,
    state,
    actor,
    publishRight,
  }: Pick<Change, 'actor' | 'publishRight'> & { action: Action; state: State },
): Promise<StoredRecord> {
  requireRightOverShown(current.publication, publishRight);
  const { records, locales } = tablesOf(type);
  const facts = nextFacts(current, actor);
  const publication = state.deleted_at
    ? await closeApprovals(tx, current.publication, languages, { outcome: 'deleted', actor })
    : current.publication;
  await tx
    .update(records)
    .set({ ...state, ...facts, ...publicationColumns(publication, facts.updated_at) })
    .where(eq(records.id, current.id));
  if ('deleted_at' in state) {
    // Whatever is in the trash leaves its address to others.
    if (state.deleted_at === null) await lockSlugs(tx, type, siteOf(type, current) ?? 0);
    await tx
      .update(locales)
      .set({ is_live: state.deleted_at === null })
      .where(eq(locales.record_id, current.id));
  }
  const record = { ...current, ...facts, ...state, publication };
  await recordRevision(tx, type, record, { action, actor, before: current });
  return record;
}

const now = () => new Date().toISOString();

/** Out of guests' sight until it is restored. */
export const archiveRecord = (db: Transactions, type: ContentType, change: Change): Promise<StoredRecord> =>
  db.transaction(async (tx) => {
    const { current } = await lockRecord(tx, type, change);
    if (current.archived_at !== null) return current;
    const state = { archived_at: now() };
    return setState(tx, type, current, { ...change, action: 'archive', state });
  });

/** Into the trash: guests and lists no longer have it. Throws ValidationFailed where something still shows it. */
export const deleteRecord = (db: Transactions, type: ContentType, change: Change): Promise<StoredRecord> =>
  db.transaction(async (tx) => {
    const { current } = await lockRecord(tx, type, change);
    await refuseUsed(tx, type, current);
    const state = { deleted_at: now() };
    return setState(tx, type, current, { ...change, action: 'delete', state });
  });

/** Out of the trash, else out of the archive. Throws ValidationFailed where its address was given to another meanwhile. */
export const restoreRecord = (db: Transactions, type: ContentType, change: Change): Promise<StoredRecord> =>
  withIndexIssues(type, () =>
    db.transaction(async (tx) => {
      const { current } = await lockRecord(tx, type, change, 'trash').catch((error: unknown) => {
        if (error instanceof NotFound) return lockRecord(tx, type, change);
        throw error;
      });
      if (current.deleted_at === null && current.archived_at === null) return current;
      const state = current.deleted_at === null ? { archived_at: null } : { deleted_at: null };
      return setState(tx, type, current, { ...change, action: 'restore', state });
    }),
  );
