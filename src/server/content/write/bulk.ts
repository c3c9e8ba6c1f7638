import type { ContentType } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import { Conflict, MayNotPublish, NotFound, ValidationFailed } from '../../http/errors.ts';
import { decidePublication } from '../publication/change-publication.ts';
import type { PublishRight } from '../publication/publish-right.ts';
import type { StoredRecord } from '../store/record.ts';
import { redirectingMoves } from '../../redirects/redirect-moves.ts';
import type { Database, Queries, Transactions } from '../store/repository.ts';
import type { Change } from './change.ts';
import { restoreRevision } from './restore-revision.ts';
import { archiveRecord, deleteRecord, restoreRecord } from './state.ts';
import { updateRecord } from './write.ts';

/** What is done with each of many records. */
export type BulkAction =
  | { readonly action: 'archive' | 'restore' | 'delete' }
  /** Takes back the save that made the named version. */
  | { readonly action: 'revert' }
  /** `body` holds the fields that change, as a save of one record takes them. */
  | { readonly action: 'set'; readonly body: unknown }
  | { readonly action: 'publish' | 'withdraw'; readonly languages: readonly Language[] };

export type BulkActionName = BulkAction['action'];

/** A record to change, over the version that the client read of it. */
export interface BulkEntry {
  readonly id: number;
  readonly version: number;
}

export interface BulkChange extends Pick<Change, 'actor' | 'siteIds'> {
  readonly what: BulkAction;
  readonly records: readonly BulkEntry[];
  readonly publishRight: PublishRight;
}

type OneChange = Change & { readonly version: number; readonly publishRight: PublishRight };

const states = { archive: archiveRecord, restore: restoreRecord, delete: deleteRecord } as const;

function changeOne(
  db: Transactions & Queries,
  type: ContentType,
  what: BulkAction,
  change: OneChange,
): Promise<StoredRecord> {
  switch (what.action) {
    case 'set':
      return updateRecord(db, type, { ...change, body: what.body });
    case 'revert':
      return restoreRevision(db, type, { ...change, number: change.version - 1 });
    case 'publish':
    case 'withdraw':
      return decidePublication(db, type, change, what);
    default:
      return states[what.action](db, type, change);
  }
}

/** Why one record of many was left as it is. */
export type BulkFailure = 'no-room' | NotFound | Conflict | ValidationFailed | MayNotPublish;

const isFailure = (error: unknown): error is BulkFailure =>
  error instanceof NotFound ||
  error instanceof Conflict ||
  error instanceof ValidationFailed ||
  error instanceof MayNotPublish;

/**
 * Changes each of the named records by itself; those that cannot be changed are named with the reason.
 * `hasRoom` is asked before each: as every record is written once more as a revision, five hundred large ones may
 * take more than the room that was there when the request came.
 */
export async function changeMany(
  db: Database,
  type: ContentType,
  { what, records, ...by }: BulkChange,
  hasRoom: () => boolean,
) {
  const done: BulkEntry[] = [];
  const failed: { id: number; cause: BulkFailure }[] = [];
  for (const { id, version } of records) {
    if (!hasRoom()) {
      failed.push({ id, cause: 'no-room' });
      continue;
    }
    try {
      const change = { ...by, id, version };
      const changed = await redirectingMoves(db, type, change, (tx) => changeOne(tx, type, what, change));
      done.push({ id, version: changed.version });
    } catch (error) {
      if (!isFailure(error)) throw error;
      failed.push({ id, cause: error });
    }
  }
  return { done, failed };
}
