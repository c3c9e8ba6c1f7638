import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import { isEntryId } from '../../../domain/fields/entry.ts';
import { isStorable } from '../../../domain/fields/text.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import { hasComments, MAX_COMMENT } from '../../../domain/record/record-comment.ts';
import { ownValue } from '../../../domain/record/same-value.ts';
import { ValidationFailed } from '../../http/errors.ts';
import { numberParameter } from '../../http/parameter.ts';
import { idParams, pathNumber, revisionParams } from '../../http/path.ts';
import { defineQuery } from '../../http/query.ts';
import { dataResponse, failures, listOf, objectOf, wholeNumber } from '../../http/route-schema.ts';
import { actorOf, requestedSites, staffOf } from '../../http/staff.ts';
import { addComment, countOpenComments, findComments, settleComment } from '../comments/comments.ts';
import { requestedRecord } from './read-routes.ts';
import type { RouteContext } from './route-context.ts';

const maybeText = { type: ['string', 'null'] };
const instant = { type: 'string', format: 'date-time' };

const comment = objectOf({
  id: wholeNumber,
  entry: maybeText,
  block: maybeText,
  name: maybeText,
  text: { type: 'string' },
  author_name: { type: 'string' },
  at: instant,
  resolved_at: { ...instant, type: ['string', 'null'] },
  resolved_by_name: maybeText,
});

const newComment = {
  type: 'object',
  properties: {
    entry: { ...maybeText, description: 'The id of a block; without one all of the record is meant.' },
    text: { type: 'string', maxLength: MAX_COMMENT },
  },
  required: ['text'],
};

const openQuery = defineQuery({
  site_id: numberParameter({ description: 'Only records of this site; else those of all of yours.' }),
});

/** What somebody says about what. Throws ValidationFailed. */
function requestedComment({ body }: FastifyRequest) {
  const [entry, given] = [ownValue(body, 'entry') ?? null, ownValue(body, 'text')];
  const text = typeof given === 'string' ? given.trim() : '';
  const issues: ValidationIssue[] = [];
  if (entry !== null && !isEntryId(entry)) {
    issues.push({ path: 'entry', code: 'type', detail: 'eight small letters or digits' });
  }
  if (given !== undefined && given !== null && typeof given !== 'string') {
    issues.push({ path: 'text', code: 'type', detail: 'text' });
  } else if (text === '') issues.push({ path: 'text', code: 'required' });
  if (text.length > MAX_COMMENT) {
    issues.push({ path: 'text', code: 'too-long', detail: String(MAX_COMMENT) });
  } else if (!isStorable(text)) issues.push({ path: 'text', code: 'control-character' });
  if (issues.length > 0) throw new ValidationFailed(issues);
  return { entry: entry as string | null, text };
}

/**
 * Comments of staff on the blocks of a page: whoever may look at the record reads them, whoever may change it or its words
 * writes and resolves them. No version is asked for, because a comment changes no record.
 */
export function commentRoutes(
  routes: FastifyInstance,
  type: ContentType,
  { db }: Pick<RouteContext, 'db'>,
): void {
  if (!hasComments(type)) return;
  const tags = [type.labels.en.many];
  const { one, many } = type.labels.en;
  const config = { takesWords: true } as const;
  const answers = { ...failures.badRequest, ...failures.notFound };

  const total = objectOf({ record_id: wholeNumber, total: wholeNumber });
  const open = {
    tags,
    summary: `How many open comments ${many} have`,
    querystring: openQuery.schema,
    response: { 200: dataResponse(listOf(total), 'Those that have some'), ...failures.badRequest },
  };
  routes.get('/comments', { schema: open }, async (request) => {
    const { site_id: siteId } = openQuery.read(request);
    return { data: await countOpenComments(db, type, requestedSites(siteId, staffOf(request))) };
  });

  const list = {
    tags,
    summary: `What staff say about the blocks of the ${one}`,
    params: idParams,
    response: { 200: dataResponse(listOf(comment), 'The oldest first'), ...answers },
  };
  routes.get('/:id/comments', { schema: list }, async (request) => {
    const { id } = await requestedRecord(db, type, request, { alsoDeleted: true });
    return { data: await findComments(db, type, id) };
  });

  const add = {
    tags,
    summary: 'Say something about a block, or about all of it',
    params: idParams,
    body: newComment,
    response: { 201: dataResponse(comment, 'The comment'), ...answers, ...failures.validationFailed },
  };
  routes.post('/:id/comments', { config, schema: add }, async (request, reply) => {
    const record = await requestedRecord(db, type, request);
    const wanted = requestedComment(request);
    const data = await addComment(db, type, record, wanted, actorOf(staffOf(request)));
    return reply.code(201).send({ data });
  });

  for (const [action, isResolved, summary] of [
    ['resolve', true, 'Say that a comment is done with'],
    ['reopen', false, 'Say that a comment is not done with'],
  ] as const) {
    const schema = {
      tags,
      summary,
      params: revisionParams,
      response: { 200: dataResponse(comment, 'The comment'), ...answers },
    };
    routes.post(`/:id/comments/:number/${action}`, { config, schema }, async (request) => {
      const { id: recordId } = await requestedRecord(db, type, request);
      const which = { recordId, id: pathNumber(request, 'number'), isResolved };
      return { data: await settleComment(db, type, which, actorOf(staffOf(request))) };
    });
  }
}
