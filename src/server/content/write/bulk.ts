import type { FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import { type Problem, problemText } from '../../../domain/fields/problem.ts';
import { isId } from '../../../domain/fields/reference.ts';
import type { Language } from '../../../domain/language.ts';
import { readingLanguage } from '../../plugins/reading-language.ts';
import type { Change } from './change.ts';
import { changeBy } from '../asked/change-asked.ts';
import { NotFound, Refused } from '../failures.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Database } from '../store/repository.ts';
import { staffOf } from '../staff.ts';
import { archiveRecord, deleteRecord, restoreRecord } from './state.ts';

const MANY_MOST = 500;

const deeds = { archive: archiveRecord, restore: restoreRecord, delete: deleteRecord } as const;
type Deed = keyof typeof deeds;

/** What a type allows with many records at once. */
const allowed = (type: ContentType): readonly Deed[] =>
  type.remove === 'never' ? [] : [type.remove, 'restore'];

function manyAsked(type: ContentType, body: unknown): { action: Deed; ids: readonly number[] } {
  const { action, ids } = (body ?? {}) as { action?: unknown; ids?: unknown };
  const problems: Problem[] = [];
  const known = allowed(type);
  if (!known.includes(action as Deed)) {
    problems.push({ path: 'action', code: 'choice', detail: known.join(', ') });
  }
  if (!Array.isArray(ids) || !ids.every(isId)) {
    problems.push({ path: 'ids', code: 'type', detail: 'a list of record ids' });
  } else if (ids.length > MANY_MOST) {
    problems.push({ path: 'ids', code: 'too-many', detail: String(MANY_MOST) });
  }
  if (problems.length > 0) throw new Refused(problems);
  return { action: action as Deed, ids: [...new Set(ids as number[])] };
}

/** Why one record of many was left as it is; anything that is no fault of the request is thrown on. */
function reason(error: unknown, language: Language): string {
  if (error instanceof NotFound) return error.message;
  if (error instanceof Refused) return error.problems.map((one) => problemText(one, language)).join(' ');
  throw error;
}

/** Archives, restores or deletes each of the named records; those that cannot be are named with the reason. */
export async function changeMany(db: Database, type: ContentType, request: FastifyRequest) {
  const { action, ids } = manyAsked(type, request.body);
  const by = changeBy(staffOf(request));
  const change: (db: Database, type: ContentType, change: Change) => Promise<StoredRecord> = deeds[action];
  const done: { id: number; version: number }[] = [];
  const failed: { id: number; detail: string }[] = [];
  for (const id of ids) {
    try {
      const { version } = await change(db, type, { ...by, id });
      done.push({ id, version });
    } catch (error) {
      failed.push({ id, detail: reason(error, readingLanguage(request)) });
    }
  }
  return { done, failed };
}
