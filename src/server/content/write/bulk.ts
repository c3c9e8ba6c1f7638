import type { ContentType } from '../../../domain/content-type.ts';
import { Conflict, NotFound, ValidationFailed } from '../../http/errors.ts';
import type { Database } from '../store/repository.ts';
import type { Change } from './change.ts';
import { archiveRecord, deleteRecord, restoreRecord } from './state.ts';

const actions = { archive: archiveRecord, restore: restoreRecord, delete: deleteRecord } as const;
export type BulkAction = keyof typeof actions;

/** A record to change, over the version that the client read of it. */
export interface BulkEntry {
  readonly id: number;
  readonly version: number;
}

export interface BulkChange extends Pick<Change, 'actor' | 'siteIds'> {
  readonly action: BulkAction;
  readonly records: readonly BulkEntry[];
}

/** Why one record of many was left as it is. */
export type BulkFailure = 'no-room' | NotFound | Conflict | ValidationFailed;

const isFailure = (error: unknown): error is BulkFailure =>
  error instanceof NotFound || error instanceof Conflict || error instanceof ValidationFailed;

/**
 * Archives, restores or deletes each of the named records; those that cannot be are named with the reason.
 * `hasRoom` is asked before each: as every record is written once more as a revision, five hundred large ones may
 * take more than the room that was there when the request came.
 */
export async function changeMany(
  db: Database,
  type: ContentType,
  { action, records, ...by }: BulkChange,
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
      const changed = await actions[action](db, type, { ...by, id, version });
      done.push({ id, version: changed.version });
    } catch (error) {
      if (!isFailure(error)) throw error;
      failed.push({ id, cause: error });
    }
  }
  return { done, failed };
}
