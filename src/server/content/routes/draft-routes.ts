import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { contentTypes, type ContentTypeName } from '../../../content/index.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import { isId } from '../../../domain/fields/reference.ts';
import { wordsOnly } from '../../../domain/staff/role.ts';
import { holds } from '../../../domain/staff/permission.ts';
import type { DraftFacts } from '../../../domain/workflow/draft-facts.ts';
import { MAX_DRAFT, MAX_DRAFT_TEXT } from '../../../domain/workflow/draft-size.ts';
import { choiceParameter, parseWholeNumber, textParameter } from '../../http/parameter.ts';
import { defineQuery } from '../../http/query.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { DraftAllowance } from '../drafts/allowance.ts';
import { dropDraft, findDraft, isDraftKey, keepDraft, listDrafts, valuesText } from '../drafts/drafts.ts';
import { BadRequest, NotFound, ValidationFailed, TooLarge } from '../../http/errors.ts';
import type { Database } from '../store/repository.ts';
import { requirePermission, type IdentifyStaff, mayAccessSite, staffOf } from '../../http/staff.ts';

/** A body that is larger is refused before it is read: a draft of the largest size with what is said about it. */
const MAX_BODY = MAX_DRAFT + 16 * 1024;

const STEP = /^[\w/-]{0,80}$/;

interface Keyed {
  Params: { key: string };
}

function requestedKey({ params }: FastifyRequest<Keyed>): string {
  if (!isDraftKey(params.key)) throw new BadRequest('key should be 8 letters or digits.');
  return params.key;
}

const isKnownType = (name: unknown): name is ContentTypeName =>
  typeof name === 'string' && Object.hasOwn(contentTypes, name);

const tooLarge = () => new TooLarge('values', MAX_DRAFT_TEXT);

/** Says of a body that was too large to be read which field makes it so; other errors go on as they are. */
function nameValues(error: FastifyError): never {
  throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge() : error;
}

/** Reads what a client keeps. Throws TooLarge, and ValidationFailed with every field that does not fit. */
function requestedDraft(key: string, body: unknown): Omit<DraftFacts, 'updated_at'> & { values: string } {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const { type, record_id = null, site_id = null, version = null, step = '' } = given;
  const values = valuesText(given.values);
  const issues: ValidationIssue[] = [];
  if (!isKnownType(type)) {
    issues.push({ path: 'type', code: 'choice', detail: Object.keys(contentTypes).join(', ') });
  }
  for (const [path, id] of Object.entries({ record_id, site_id, version })) {
    if (id !== null && !isId(id)) issues.push({ path, code: 'type', detail: 'a whole number' });
  }
  if (typeof step !== 'string' || !STEP.test(step)) {
    issues.push({ path: 'step', code: 'type', detail: 'text' });
  }
  if (values === undefined) issues.push({ path: 'values', code: 'type', detail: 'a group of fields' });
  if (issues.length > 0) throw new ValidationFailed(issues);
  if (Buffer.byteLength(values!) > MAX_DRAFT) throw tooLarge();
  return { key, type, record_id, site_id, version, step, values } as ReturnType<typeof requestedDraft>;
}

const idOrNull = { type: ['integer', 'null'], minimum: 1 };
const draftQuery = defineQuery({
  type: choiceParameter({ options: Object.keys(contentTypes) }),
  record_id: textParameter({ description: 'The id of a record, or new' }),
});
const kept = {
  type: 'object',
  properties: {
    type: { enum: Object.keys(contentTypes) },
    record_id: idOrNull,
    site_id: idOrNull,
    version: idOrNull,
    step: { type: 'string', pattern: STEP.source },
    values: { type: 'object' },
  },
  required: ['type', 'values'],
};

/** Half-filled forms: each person keeps their own, for reloads and dropped connections. */
export function draftRoutes(
  app: FastifyInstance,
  { db, identify }: { db: Database; identify: IdentifyStaff },
) {
  const allowance = new DraftAllowance();
  app.addHook('onRequest', requirePermission(identify, 'signed-in'));
  const schema = (summary: string, more: object = {}) => ({ schema: { tags: ['drafts'], summary, ...more } });

  app.get(
    '/drafts',
    schema('What the asker has begun to write', { querystring: draftQuery.schema }),
    async (request) => {
      const { type, record_id: id } = draftQuery.read(request);
      const recordId = id === undefined ? undefined : id === 'new' ? null : parseWholeNumber(id, 'record_id');
      const wanted = {
        ...(type === undefined ? {} : { type }),
        ...(recordId === undefined ? {} : { recordId }),
      };
      return { data: await listDrafts(db, staffOf(request).id, wanted) };
    },
  );

  app.get<Keyed>('/drafts/:key', schema('One draft with its values'), async (request) => {
    const found = await findDraft(db, staffOf(request).id, requestedKey(request));
    if (!found) throw new NotFound('There is no such draft.');
    return { data: found };
  });

  const limits = { bodyLimit: MAX_BODY, errorHandler: nameValues };
  app.put<Keyed>(
    '/drafts/:key',
    { ...schema('Keep a draft', { body: kept }), ...limits },
    async (request, reply) => {
      const staff = staffOf(request);
      const read = requestedDraft(requestedKey(request), request.body);
      const { permission } = contentTypes[read.type as ContentTypeName];
      if (!holds(staff.permissions, permission) && wordsOnly(staff, permission).length === 0) {
        return sendProblem(reply, 403, { detail: `This needs the permission '${permission}'.` });
      }
      if (read.site_id !== null && !mayAccessSite(staff, read.site_id))
        throw new NotFound('There is no such site.');
      const seconds = allowance.take(staff.id, Buffer.byteLength(read.values));
      if (seconds > 0) {
        reply.header('retry-after', String(seconds));
        return sendProblem(reply, 429, {
          detail: 'These are many large drafts in a short time. Wait a moment.',
        });
      }
      return { data: await keepDraft(db, staff.id, read) };
    },
  );

  app.delete<Keyed>('/drafts/:key', schema('Drop a draft'), async (request) => {
    const key = requestedKey(request);
    await dropDraft(db, staffOf(request).id, key);
    return { data: { key } };
  });
}
