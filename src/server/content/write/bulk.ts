import type { FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import { type ValidationIssue, issueText } from '../../../domain/fields/issue.ts';
import { isId } from '../../../domain/fields/reference.ts';
import type { Language } from '../../../domain/language.ts';
import { NO_ROOM } from '../../plugins/problem.ts';
import { requestLanguage } from '../../plugins/request-language.ts';
import type { Change } from './change.ts';
import { changeBy } from '../asked/change-asked.ts';
import type { StaffRoutes } from '../asked/route-parts.ts';
import { Conflict, NotFound, ValidationFailed, VersionMissing } from '../../http/errors.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Database } from '../store/repository.ts';
import { staffOf } from '../../http/staff.ts';
import { archiveRecord, deleteRecord, restoreRecord } from './state.ts';

const MAX_MANY = 500;

const deeds = { archive: archiveRecord, restore: restoreRecord, delete: deleteRecord } as const;
type Deed = keyof typeof deeds;

/** What a type allows with many records at once. */
const allowed = (type: ContentType): readonly Deed[] =>
  type.remove === 'never' ? [] : [type.remove, 'restore'];

/** A record to change, over the version that the client read of it. */
interface BulkEntry {
  readonly id: number;
  readonly version: number;
}

const isEntry = (entry: unknown): entry is BulkEntry => {
  const { id, version } = (entry ?? {}) as Partial<Record<keyof BulkEntry, unknown>>;
  return isId(id) && isId(version);
};

/** Ids without their versions, in this form or the one before: nothing may be changed that was not read. */
function lacksVersions(records: unknown, ids: unknown): boolean {
  if (records === undefined) return Array.isArray(ids) && ids.length > 0;
  const entries: readonly unknown[] = Array.isArray(records) ? records : [];
  return entries.some((entry) => {
    const { id, version } = (entry ?? {}) as Partial<Record<keyof BulkEntry, unknown>>;
    return isId(id) && (version === undefined || version === null);
  });
}

function manyAsked(type: ContentType, body: unknown): { action: Deed; records: readonly BulkEntry[] } {
  const { action, records, ids } = (body ?? {}) as { action?: unknown; records?: unknown; ids?: unknown };
  const problems: ValidationIssue[] = [];
  const known = allowed(type);
  if (!known.includes(action as Deed)) {
    problems.push({ path: 'action', code: 'choice', detail: known.join(', ') });
  }
  if (lacksVersions(records, ids)) throw new VersionMissing();
  if (!Array.isArray(records) || !records.every(isEntry)) {
    problems.push({ path: 'records', code: 'type', detail: 'a list of record ids with their versions' });
  } else if (records.length > MAX_MANY) {
    problems.push({ path: 'records', code: 'too-many', detail: String(MAX_MANY) });
  }
  if (problems.length > 0) throw new ValidationFailed(problems);
  const byId = new Map((records as BulkEntry[]).map((entry) => [entry.id, entry]));
  return { action: action as Deed, records: [...byId.values()] };
}

const reasons = {
  gone: { en: 'There is no such record.', es: 'No existe este registro.' },
  savedFirst: {
    en: 'Somebody saved this record first.',
    es: 'Otra persona guardó este registro antes.',
  },
} as const;

/** Why one record of many was left as it is; anything that is no fault of the request is thrown on. */
function reason(error: unknown, language: Language): string {
  if (error instanceof NotFound) return reasons.gone[language];
  if (error instanceof Conflict) return reasons.savedFirst[language];
  if (error instanceof ValidationFailed) return error.issues.map((one) => issueText(one, language)).join(' ');
  throw error;
}

/** Archives, restores or deletes each of the named records; those that cannot be are named with the reason. */
export async function changeMany(
  { db, hasRoom }: Pick<StaffRoutes, 'db' | 'hasRoom'>,
  type: ContentType,
  request: FastifyRequest,
) {
  const { action, records } = manyAsked(type, request.body);
  const by = changeBy(staffOf(request));
  const change: (db: Database, type: ContentType, change: Change) => Promise<StoredRecord> = deeds[action];
  const done: { id: number; version: number }[] = [];
  const failed: { id: number; detail: string }[] = [];
  for (const { id, version } of records) {
    // Each record is written down once more as a revision: five hundred large ones are more than the room that was
    // there when the request came.
    if (!hasRoom()) {
      failed.push({ id, detail: NO_ROOM.detail });
      continue;
    }
    try {
      const changed = await change(db, type, { ...by, id, version });
      done.push({ id, version: changed.version });
    } catch (error) {
      failed.push({ id, detail: reason(error, requestLanguage(request)) });
    }
  }
  return { done, failed };
}
