import type { FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import { isId } from '../../../domain/fields/reference.ts';
import { wordsOnly } from '../../../domain/staff/role.ts';
import { parseRecord } from '../../../domain/record/parse-record.ts';
import { pathNumber } from '../../http/path.ts';
import { isDraftKey } from '../drafts/drafts.ts';
import { ANY_VERSION, type Change } from '../write/change.ts';
import { BadRequest, NotFound, ValidationFailed } from '../../http/errors.ts';
import { requestedVersion } from '../../http/version.ts';
import { actorOf, mayAccessSite, type Staff, staffOf } from '../../http/staff.ts';

/** Whose change a request is, of which record and site. */

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** What a change by this request may touch. */
export const changeBy = (staff: Staff): Pick<Change, 'actor' | 'siteIds'> => ({
  actor: actorOf(staff),
  ...(staff.siteIds === 'all' ? {} : { siteIds: staff.siteIds }),
});

/** What is to become of the record in the address. */
export function requestedUpdate(request: FastifyRequest, type: ContentType): Change & { body: unknown } {
  const staff = staffOf(request);
  const wordsIn = wordsOnly(staff, type.permission);
  const { body } = request;
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  const { version } = (isRecord ? body : {}) as { version?: unknown };
  // What is no record or no version is refused by `parseRecord`, together with every other field that fails.
  const isRefusedLater = !isRecord || (isGiven(version) && !isId(version));
  return {
    ...changeBy(staff),
    ...(wordsIn.length > 0 ? { wordsIn } : {}),
    id: pathNumber(request, 'id'),
    version: isId(version) ? version : isRefusedLater ? ANY_VERSION : undefined,
    body,
  };
}

/** A change of the record in the address that takes no fields. Throws ValidationFailed for what is no version. */
export const requestedChange = (
  request: FastifyRequest,
  version = requestedVersion(request.body),
): Change => ({
  ...changeBy(staffOf(request)),
  id: pathNumber(request, 'id'),
  version,
});

/** The draft that a new record was typed in; undefined where none is named. */
export function requestedDraftKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-draft-key'];
  if (key !== undefined && !isDraftKey(key))
    throw new BadRequest('X-Draft-Key should be 8 letters or digits.');
  return key;
}

/** The site of a new record: the one it names, else the request's own. Throws ValidationFailed and NotFound. */
export function siteOfNew(body: unknown, staff: Staff, current: number | undefined): number {
  const given = (body as { site_id?: unknown } | null)?.site_id;
  const named = isGiven(given) ? given : current;
  if (!isId(named)) {
    const issue: ValidationIssue = isGiven(named)
      ? { path: 'site_id', code: 'type', detail: 'the id of a record' }
      : { path: 'site_id', code: 'required' };
    throw new ValidationFailed([issue]);
  }
  if (!mayAccessSite(staff, named)) throw new NotFound('There is no such site.');
  return named;
}

/** The site of a new record of the type. Where none can be made of the body, whatever else fails is named too. */
export function siteOfNewRecord(type: ContentType, body: unknown, staff: Staff, current: number | undefined) {
  try {
    return siteOfNew(body, staff, current);
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    throw new ValidationFailed([...error.issues, ...parseRecord(type, body).issues]);
  }
}
