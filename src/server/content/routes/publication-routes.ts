import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import type { JsonSchema } from '../../../domain/fields/field-type.ts';
import { wordsOnly } from '../../../domain/staff/role.ts';
import { staffOf } from '../../http/staff.ts';
import { requestLanguage } from '../../plugins/request-language.ts';
import { idParams, pathNumber, revisionParams } from '../../http/path.ts';
import { conflictWith, dataResponse, failures, listOf, refTo, wholeNumber } from '../../http/route-schema.ts';
import { recordResponse } from '../record-response.ts';
import type { StoredRecord } from '../store/record.ts';
import { schemaName } from '../openapi/schemas.ts';
import { someLanguages, wallClockToCome } from '../publication/schemas.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { redirectingMoves } from '../../redirects/redirect-moves.ts';
import type { Transactions } from '../store/repository.ts';
import { requestedRecord } from './read-routes.ts';
import { requestedChange } from './requested-change.ts';
import type { RouteContext } from './route-context.ts';
import { askApproval } from '../publication/approvals.ts';
import { cancelScheduled, decidePublication } from '../publication/change-publication.ts';
import { findEntries } from '../publication/entries.ts';
import { publishRightOf } from '../publication/publish-right.ts';
import { readRequested, readText } from '../publication/requested-publication.ts';

function publicationSchemas(type: ContentType) {
  const record = refTo(schemaName(type));
  const { one, many } = type.labels.en;
  const tags = [many];
  const changed = {
    200: dataResponse(record, `The ${one} as it is now`),
    ...failures.badRequest,
    ...failures.notFound,
    ...conflictWith(record),
    ...failures.validationFailed,
    ...failures.versionMissing,
  };
  const change = (
    summary: string,
    properties: Record<string, JsonSchema>,
    needed: readonly string[],
    params: object = idParams,
  ) => ({
    tags,
    summary,
    params,
    body: {
      type: 'object',
      properties: { version: wholeNumber, ...properties },
      required: ['version', ...needed],
    },
    response: changed,
  });
  const decide = (summary: string) =>
    change(summary, { languages: someLanguages, at: wallClockToCome }, ['languages']);
  const note = { type: 'string', maxLength: 1000 };
  return {
    entries: {
      tags,
      summary: 'What was decided about its languages, newest first',
      params: idParams,
      response: {
        200: dataResponse(listOf(refTo('PublicationEntry')), 'Every decision'),
        ...failures.badRequest,
        ...failures.notFound,
      },
    },
    publish: decide('Have guests read it as it stands'),
    withdraw: decide('Have guests read nothing of it'),
    cancel: change('Take back what is scheduled', {}, [], revisionParams),
    approval: change('Ask whoever may publish to do so', { languages: someLanguages, note }, ['languages']),
  };
}

/** What guests read of a record: published, withdrawn, scheduled, sent for approval. */
export function publicationRoutes(
  routes: FastifyInstance,
  type: ContentType,
  { db }: Pick<RouteContext, 'db'>,
): void {
  const answer = async (request: FastifyRequest, record: StoredRecord) => ({
    data: await recordResponse(db, type, record, requestLanguage(request)),
  });
  const decision = (request: FastifyRequest) => ({
    ...requestedChange(request),
    publishRight: publishRightOf(staffOf(request), type.permission),
  });

  const schemas = publicationSchemas(type);
  routes.get('/:id/publication', { schema: schemas.entries }, async (request) => {
    const { id } = await requestedRecord(db, type, request, { alsoDeleted: true });
    return { data: await findEntries(db, type, id) };
  });

  const words = { config: { takesWords: true } } as const;
  for (const [action, options] of [
    ['publish', words],
    ['withdraw', {}],
  ] as const) {
    routes.post(`/:id/${action}`, { ...options, schema: schemas[action] }, async (request) => {
      const siteId = siteOf(type, await requestedRecord(db, type, request));
      const read = { takesMoment: true, also: ['version'] };
      const requested = await readRequested(db, siteId, request.body, read);
      const change = decision(request);
      const decided = (tx: Transactions) => decidePublication(tx, type, change, { action, ...requested });
      return answer(request, await redirectingMoves(db, type, change, decided));
    });
  }

  routes.post('/:id/publication/:number/cancel', { schema: schemas.cancel }, async (request) =>
    answer(request, await cancelScheduled(db, type, decision(request), pathNumber(request, 'number'))),
  );

  routes.post('/:id/approval', { ...words, schema: schemas.approval }, async (request) => {
    const siteId = siteOf(type, await requestedRecord(db, type, request));
    const read = { takesMoment: false, also: ['version', 'note'] };
    const requested = await readRequested(db, siteId, request.body, read);
    const note = readText(request.body, 'note', false);
    const wordsIn = wordsOnly(staffOf(request), type.permission);
    const change = { ...requestedChange(request), ...(wordsIn.length > 0 ? { wordsIn } : {}) };
    return answer(request, await askApproval(db, type, change, { ...requested, note }));
  });
}
