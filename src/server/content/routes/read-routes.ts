import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import type { JsonSchema } from '../../../domain/fields/field-type.ts';
import { NotFound } from '../../http/errors.ts';
import { idParams, pathNumber, revisionParams } from '../../http/path.ts';
import { dataResponse, failures, listOf, objectOf, refTo } from '../../http/route-schema.ts';
import { mayAccessSite, staffOf } from '../../http/staff.ts';
import { requestLanguage } from '../../plugins/request-language.ts';
import { findUses } from '../find/uses.ts';
import { schemaName } from '../openapi/schemas.ts';
import { settlePublication } from '../publication/settle.ts';
import { recordResponse, recordResponses } from '../record-response.ts';
import { listRecords } from '../store/list.ts';
import type { StoredRecord } from '../store/record.ts';
import { type Database, findRecord } from '../store/repository.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { findRevision, findRevisions, recordThen } from '../write/history.ts';
import { defineListQuery } from './list-query.ts';

/** The record in the address. Throws NotFound, also for one of a site that is not the asker's. */
export async function requestedRecord(
  db: Database,
  type: ContentType,
  request: FastifyRequest,
  which?: { alsoDeleted: boolean },
): Promise<StoredRecord> {
  const record = await findRecord(db, type, pathNumber(request, 'id'), which);
  const siteId = record && siteOf(type, record);
  if (!record || (siteId && !mayAccessSite(staffOf(request), siteId))) throw new NotFound();
  return record;
}

/** Lists, searches, reads, uses and history of one type. */
export function readRoutes(routes: FastifyInstance, type: ContentType, db: Database): void {
  const query = defineListQuery(type);

  async function list(request: FastifyRequest) {
    const selection = query.read(request, staffOf(request));
    if (selection.publication) await settlePublication(db, type);
    const { records, total, isTotalCapped } = await listRecords(db, type, selection);
    const { page, pageSize } = selection;
    return {
      data: await recordResponses(db, type, records, requestLanguage(request)),
      meta: { total, ...(isTotalCapped ? { isTotalCapped } : {}), page, pageSize },
    };
  }

  const record = refTo(schemaName(type));
  const { one, many } = type.labels.en;
  const lists = (summary: string) => ({
    schema: {
      tags: [many],
      summary,
      querystring: query.schema,
      response: {
        200: dataResponse(listOf(record), `A page of ${many}`, { meta: refTo('ListMeta') }),
        ...failures.badRequest,
      },
    },
  });
  const reads = (summary: string, data: JsonSchema, description: string, params = idParams) => ({
    schema: {
      tags: [many],
      summary,
      params,
      response: { 200: dataResponse(data, description), ...failures.badRequest, ...failures.notFound },
    },
  });

  routes.get('/', lists(`List ${many}`), list);
  routes.get('/search', lists(`Search ${many}`), list);
  routes.get('/:id', reads('Read one', record, `The ${one}`), async (request) => ({
    data: await recordResponse(db, type, await requestedRecord(db, type, request), requestLanguage(request)),
  }));
  routes.get(
    '/:id/uses',
    reads('What points at it', listOf(refTo('Pointer')), 'What would miss it'),
    async (request) => ({
      data: await findUses(db, type, await requestedRecord(db, type, request), staffOf(request)),
    }),
  );
  routes.get(
    '/:id/revisions',
    reads('Its history, newest first', listOf(refTo('Revision')), 'Every write'),
    async (request) => {
      const { id } = await requestedRecord(db, type, request, { alsoDeleted: true });
      return { data: await findRevisions(db, type, id) };
    },
  );
  const past = { allOf: [refTo('Revision'), objectOf({ record })] };
  routes.get(
    '/:id/revisions/:number',
    reads(
      'What it said after one write',
      past,
      'The write, and the record as it was afterwards',
      revisionParams,
    ),
    async (request) => {
      const { id, publication } = await requestedRecord(db, type, request, { alsoDeleted: true });
      const found = await findRevision(db, type, id, pathNumber(request, 'number'));
      if (!found) throw new NotFound('There is no such revision.');
      // What is published is said as it is now.
      const then = { ...recordThen(type, found.record), publication };
      return { data: { ...found, record: await recordResponse(db, type, then, requestLanguage(request)) } };
    },
  );
}
