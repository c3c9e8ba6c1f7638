import type { ContentType } from '../../../domain/content-type.ts';
import { issueText, type ValidationIssue } from '../../../domain/fields/issue.ts';
import { isId } from '../../../domain/fields/reference.ts';
import type { Language } from '../../../domain/language.ts';
import { NotFound, ValidationFailed, VersionMissing } from '../../http/errors.ts';
import { NO_ROOM } from '../../plugins/problem.ts';
import type { BulkAction, BulkChange, BulkEntry, BulkFailure } from '../write/bulk.ts';

/** What requests ask of many records at once, and how they are told what could not be done. */

export const MAX_BULK = 500;
// More than a site's list has; a request cannot ask for the whole group's.
const MAX_ORDERED = 5000;

/** The actions that a type allows with many records at once. */
const allowedActions = (type: ContentType): readonly BulkAction[] =>
  type.remove === 'never' ? [] : [type.remove, 'restore'];

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

/** What is to be done with which records, each once. Throws VersionMissing and ValidationFailed. */
export function requestedBulk(type: ContentType, body: unknown): Pick<BulkChange, 'action' | 'records'> {
  const { action, records, ids } = (body ?? {}) as { action?: unknown; records?: unknown; ids?: unknown };
  const problems: ValidationIssue[] = [];
  const known = allowedActions(type);
  if (!known.includes(action as BulkAction)) {
    problems.push({ path: 'action', code: 'choice', detail: known.join(', ') });
  }
  if (lacksVersions(records, ids)) throw new VersionMissing();
  if (!Array.isArray(records) || !records.every(isEntry)) {
    problems.push({ path: 'records', code: 'type', detail: 'a list of record ids with their versions' });
  } else if (records.length > MAX_BULK) {
    problems.push({ path: 'records', code: 'too-many', detail: String(MAX_BULK) });
  }
  if (problems.length > 0) throw new ValidationFailed(problems);
  const byId = new Map((records as BulkEntry[]).map((entry) => [entry.id, entry]));
  return { action: action as BulkAction, records: [...byId.values()] };
}

const reasons = {
  gone: { en: 'There is no such record.', es: 'No existe este registro.' },
  savedFirst: {
    en: 'Somebody saved this record first.',
    es: 'Otra persona guardó este registro antes.',
  },
} as const;

/** Why one record of many was left as it is. */
export function failureText(cause: BulkFailure, language: Language): string {
  if (cause === 'no-room') return NO_ROOM.detail;
  if (cause instanceof NotFound) return reasons.gone[language];
  if (cause instanceof ValidationFailed) return cause.issues.map((one) => issueText(one, language)).join(' ');
  return reasons.savedFirst[language];
}

/** The ids of a list in their new order. Throws ValidationFailed. */
export function requestedOrder(body: unknown): readonly number[] {
  const { ids } = (body ?? {}) as { ids?: unknown };
  if (!Array.isArray(ids) || !ids.every(isId) || new Set(ids).size !== ids.length) {
    throw new ValidationFailed([{ path: 'ids', code: 'type', detail: 'a list of record ids' }]);
  }
  if (ids.length > MAX_ORDERED) {
    throw new ValidationFailed([{ path: 'ids', code: 'too-many', detail: String(MAX_ORDERED) }]);
  }
  return ids;
}
