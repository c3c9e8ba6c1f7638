import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { allContentTypes } from '../../../content/index.ts';
import { BadRequest, NotFound } from '../../http/errors.ts';
import { pagingOf, pagingParameters } from '../../http/paging.ts';
import { choiceParameter, numberParameter, textParameter } from '../../http/parameter.ts';
import { pathNumber } from '../../http/path.ts';
import { defineQuery } from '../../http/query.ts';
import { objectOf, wholeNumber } from '../../http/route-schema.ts';
import { mayAccessSite, requestedSites, requirePermission, staffOf } from '../../http/staff.ts';
import { requestLanguage } from '../../plugins/request-language.ts';
import { recordResponse } from '../record-response.ts';
import { mainLanguageOf } from '../store/main-language.ts';
import { findRecord } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';
import {
  listTranslations,
  mayTranslate,
  readCursor,
  translationStates,
} from '../translations/translation-queue.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import type { RouteContext } from './route-context.ts';

const queueQuery = defineQuery({
  ...pagingParameters,
  type: choiceParameter({ options: allContentTypes.map(({ name }) => name) }),
  site_id: numberParameter({ description: 'Only records of this site, and nothing of the group.' }),
  state: choiceParameter({
    options: translationStates,
    description: 'Texts whose original changed since; records in which a translation is only missing.',
  }),
  after: textParameter({ maxLength: 80, description: 'Only what comes after this `cursor` of an entry.' }),
});

const entryParams = objectOf({
  path: { type: 'string', description: 'The path of the type.' },
  id: wholeNumber,
});

/** What waits for a translation by whoever asks, over all types and sites, and one record of it. */
export function translationRoutes(
  app: FastifyInstance,
  { db, identify }: Pick<RouteContext, 'db' | 'identify'>,
): void {
  app.addHook('onRequest', requirePermission(identify, 'signed-in'));
  const tags = ['translations'];

  app.get(
    '/translations',
    { schema: { tags, summary: 'What waits for translation', querystring: queueQuery.schema } },
    async (request) => {
      const { type, site_id, state, after, ...paging } = queueQuery.read(request);
      const cursor = after === undefined ? undefined : readCursor(after);
      if (after !== undefined && !cursor) throw new BadRequest('after should be the cursor of an entry.');
      const staff = staffOf(request);
      const filter = {
        type,
        state,
        siteIds: requestedSites(site_id, staff),
        isOfSites: site_id !== undefined,
      };
      return listTranslations(db, staff, filter, { ...pagingOf(paging), after: cursor });
    },
  );

  app.get(
    '/translations/:path/:id',
    {
      schema: {
        tags,
        summary: 'A record, and what its waiting texts said when they were translated',
        params: entryParams,
      },
    },
    async (request) => {
      const staff = staffOf(request);
      const { path } = request.params as { path: string };
      const type = allContentTypes.find((one) => one.path === path);
      if (!type) throw new NotFound();
      const id = pathNumber(request, 'id');
      const record = await findRecord(db, type, id);
      const siteId = record && siteOf(type, record);
      if (!record || (siteId && !mayAccessSite(staff, siteId))) throw new NotFound();
      if (!mayTranslate(staff, type, await mainLanguageOf(db, siteId ?? null))) throw new NotFound();
      const { records } = tablesOf(type);
      const [row] = await db.select({ was: records.translation_due }).from(records).where(eq(records.id, id));
      return {
        data: {
          record: await recordResponse(db, type, record, requestLanguage(request)),
          was: row?.was ?? {},
        },
      };
    },
  );
}
