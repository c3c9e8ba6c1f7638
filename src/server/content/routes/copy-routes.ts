import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import { isId } from '../../../domain/fields/reference.ts';
import { NotFound, ValidationFailed } from '../../http/errors.ts';
import { idParams } from '../../http/path.ts';
import { listOf, objectOf, wholeNumber } from '../../http/route-schema.ts';
import { actorOf, mayAccessSite, staffOf } from '../../http/staff.ts';
import { isReadRequest } from '../../plugins/is-read-request.ts';
import { requestLanguage } from '../../plugins/request-language.ts';
import { copiesOf, stopFollowing, takeOver } from '../copies/copy-list.ts';
import { copyRecord } from '../copies/copy-record.ts';
import { keepInStep } from '../copies/keep-in-step.ts';
import { publishRightOf } from '../publication/publish-right.ts';
import { recordResponse } from '../record-response.ts';
import { requestedRecord } from './read-routes.ts';
import { requestedChange } from './requested-change.ts';
import { failureText } from './requested-many.ts';
import type { RouteContext } from './route-context.ts';

const MAX_SITES = 100;

const version = { type: 'integer', minimum: 1 };

function requestedSiteIds(body: unknown): readonly number[] {
  const { site_ids } = (body ?? {}) as { site_ids?: unknown };
  if (
    Array.isArray(site_ids) &&
    site_ids.length > 0 &&
    site_ids.length <= MAX_SITES &&
    site_ids.every(isId)
  ) {
    return [...new Set(site_ids)];
  }
  throw new ValidationFailed([{ path: 'site_ids', code: 'type', detail: 'a list of site ids' }]);
}

function requestedFields(body: unknown): readonly string[] {
  const { fields } = (body ?? {}) as { fields?: unknown };
  return Array.isArray(fields) ? fields.filter((one) => typeof one === 'string') : [];
}

/** Brings copies in step before a write is answered; what fails here is done with the next write. */
export function followAfterWrites(routes: FastifyInstance, follow: () => Promise<void>): void {
  routes.addHook('onSend', async (request, reply) => {
    if (isReadRequest(request) || reply.statusCode >= 300) return;
    await follow().catch((error: unknown) => request.log.error({ err: error }, 'Copies are behind.'));
  });
}

/** Copies of records at other sites: once, or kept in step with their origin. Both sites have to be the asker's. */
export function copyRoutes(
  routes: FastifyInstance,
  type: ContentType,
  { db }: Pick<RouteContext, 'db'>,
): void {
  if (!type.copied) return;
  const tags = [type.labels.en.many];
  const rightOf = (request: FastifyRequest) => publishRightOf(staffOf(request), type.permission);

  followAfterWrites(routes, () => keepInStep(db, type));

  routes.get(
    '/:id/copies',
    { schema: { tags, summary: 'Where it came from, and its copies at other sites', params: idParams } },
    async (request) => {
      const record = await requestedRecord(db, type, request);
      return { data: await copiesOf(db, type, record, staffOf(request)) };
    },
  );

  routes.post(
    '/:id/copies',
    {
      schema: {
        tags,
        summary: 'Copy it to other sites',
        params: idParams,
        body: objectOf({ site_ids: listOf(wholeNumber), in_step: { type: 'boolean' } }),
      },
    },
    async (request) => {
      const { id } = await requestedRecord(db, type, request);
      const { in_step } = (request.body ?? {}) as { in_step?: unknown };
      const staff = staffOf(request);
      const done = [];
      const failed = [];
      for (const siteId of requestedSiteIds(request.body)) {
        try {
          if (!mayAccessSite(staff, siteId)) throw new NotFound('There is no such site.');
          const { copy, dropped } = await copyRecord(db, type, {
            id,
            siteId,
            isInStep: in_step === true,
            publishRight: rightOf(request),
            actor: actorOf(staff),
          });
          done.push({ site_id: siteId, id: copy.id, dropped });
        } catch (error) {
          if (!(error instanceof NotFound) && !(error instanceof ValidationFailed)) throw error;
          failed.push({ site_id: siteId, detail: failureText(error, requestLanguage(request)) });
        }
      }
      return { data: { done, failed } };
    },
  );

  routes.post(
    '/:id/copies/take',
    {
      schema: {
        tags,
        summary: 'Take over what the origin says',
        params: idParams,
        body: objectOf({ version, fields: listOf({ type: 'string' }) }),
      },
    },
    async (request) => {
      await requestedRecord(db, type, request);
      const change = { ...requestedChange(request), publishRight: rightOf(request) };
      const record = await takeOver(db, type, change, requestedFields(request.body));
      return { data: await recordResponse(db, type, record, requestLanguage(request)) };
    },
  );

  routes.post(
    '/:id/copies/stop',
    {
      schema: {
        tags,
        summary: 'Keep it in step no longer',
        params: idParams,
        body: objectOf({ version }),
      },
    },
    async (request) => {
      await requestedRecord(db, type, request);
      const record = await stopFollowing(db, type, requestedChange(request));
      return { data: await recordResponse(db, type, record, requestLanguage(request)) };
    },
  );
}
