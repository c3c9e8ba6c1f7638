import type { FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import type { Problem } from '../../../domain/fields/problem.ts';
import { isId } from '../../../domain/fields/reference.ts';
import { readDraft } from '../../../domain/record/draft.ts';
import { askedNumber } from './asked.ts';
import { isDraftKey } from '../drafts/drafts.ts';
import type { Change } from '../write/change.ts';
import { malformed, NotFound, Refused } from '../failures.ts';
import { actorOf, mayTouch, type Staff, staffOf } from '../staff.ts';

/** Whose change a request is, of which record and site. */

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** What a change by this request may touch. */
export const changeBy = (staff: Staff): Pick<Change, 'actor' | 'siteIds'> => ({
  actor: actorOf(staff),
  ...(staff.siteIds === 'all' ? {} : { siteIds: staff.siteIds }),
});

/** What is to become of the record in the address. What is no version, `readDraft` names with all else that fails. */
export function updateAsked(request: FastifyRequest): Change & { body: unknown } {
  const { body } = request;
  const { version } = (body ?? {}) as { version?: unknown };
  return {
    ...changeBy(staffOf(request)),
    id: askedNumber(request, 'id'),
    ...(isId(version) ? { version } : {}),
    body,
  };
}

/** A change of the record in the address that takes no fields. Throws Refused for what is no version. */
export function changeAsked(request: FastifyRequest): Change {
  const { body, ...change } = updateAsked(request);
  const { version } = (body ?? {}) as { version?: unknown };
  if (isGiven(version) && !isId(version)) {
    throw new Refused([{ path: 'version', code: 'type', detail: 'a whole number' }]);
  }
  return change;
}

/** The draft that a new record was typed in; undefined where none is named. */
export function draftAsked({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-draft-key'];
  if (key !== undefined && !isDraftKey(key)) throw malformed('X-Draft-Key should be 8 letters or digits.');
  return key;
}

/** The site of a new record: the one it names, else the request's own. Throws Refused and NotFound. */
export function siteOfNew(body: unknown, staff: Staff, current: number | undefined): number {
  const given = (body as { site_id?: unknown } | null)?.site_id;
  const named = isGiven(given) ? given : current;
  if (!isId(named)) {
    const problem: Problem = isGiven(named)
      ? { path: 'site_id', code: 'type', detail: 'the id of a record' }
      : { path: 'site_id', code: 'required' };
    throw new Refused([problem]);
  }
  if (!mayTouch(staff, named)) throw new NotFound('There is no such site.');
  return named;
}

/** The site of a new record of the type. Where none can be made of the body, whatever else fails is named too. */
export function siteOfNewRecord(type: ContentType, body: unknown, staff: Staff, current: number | undefined) {
  try {
    return siteOfNew(body, staff, current);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused([...error.problems, ...readDraft(type, body).problems]);
  }
}
