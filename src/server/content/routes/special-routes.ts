import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentTypes, type ContentTypeName } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { resortsForSite } from '../../../domain/resort.ts';
import { audiences, specialForPage } from '../../../domain/special.ts';
import { instantAt, wallClockIn } from '../../../domain/time/zone-time.ts';
import { MAX_PATH_PART } from '../../http/address-limits.ts';
import { choiceParameter, wallClockParameter } from '../../http/parameter.ts';
import { defineQuery } from '../../http/query.ts';
import { dataResponse, failures, listOf, objectOf, refTo } from '../../http/route-schema.ts';
import { requestLanguage } from '../../plugins/request-language.ts';
import { NotFound } from '../../http/errors.ts';
import { dateRoutes } from '../dates/date-routes.ts';
import { dayHoursRoutes } from '../dates/day-hours-routes.ts';
import { dishRoutes } from '../dishes/dish-routes.ts';
import { findRecord, findRecords } from '../store/repository.ts';
import { readPublished } from '../../delivery/published-records.ts';
import { triggerRoutes } from '../../booking/trigger-routes.ts';
import { redirectRoutes } from '../../redirects/redirect-routes.ts';
import { drawResultsRoute } from '../../site/draws/draw-results.ts';
import { mediaRoutes } from './media-routes.ts';
import type { RouteContext } from './route-context.ts';
import { mayAccessSite, staffOf } from '../../http/staff.ts';
import { schemaName } from '../openapi/schemas.ts';
import { recordResponse, recordResponses } from '../record-response.ts';

/** Routes that a declaration cannot say. */

const { resort, special } = contentTypes;

/** Whose site a request speaks for. Throws NotFound for one that is not the asker's. */
async function ownSite(request: FastifyRequest, { db, currentSiteId }: RouteContext) {
  const id = await currentSiteId(request);
  const site =
    id !== undefined && mayAccessSite(staffOf(request), id)
      ? await findRecord(db, contentTypes.site, id)
      : undefined;
  if (!site) throw new NotFound('There is no such site.');
  return site;
}

type SpecialRoute = (routes: FastifyInstance, context: RouteContext) => void;

/** The group's own site lists every resort, a property's its own. */
const resortsOfSite: SpecialRoute = (routes, context) => {
  const schema = {
    tags: [resort.labels.en.many],
    summary: 'The resorts of the request’s site',
    response: {
      200: dataResponse(listOf(refTo(schemaName(resort))), 'Every resort at the group’s own site'),
      ...failures.notFound,
    },
  };
  routes.get('/list-for-site', { schema }, async (request) => {
    const site = await ownSite(request, context);
    const records = await findRecords(context.db, resort, { sort: { by: 'name', isDescending: false } });
    const resorts = resortsForSite(records, site);
    return { data: await recordResponses(context.db, resort, resorts, requestLanguage(request)) };
  });
};

/** Which special stands there, to whom and when. */
const specialQuery = defineQuery({
  asOf: wallClockParameter({ description: 'Another moment than now, on the wall clock of the property.' }),
  audience: choiceParameter({ options: audiences, default: 'Everyone' }),
});

/** The special that stands on a page of the request's site now, with the version that puts it there; null for none. */
const specialOfPage: SpecialRoute = (routes, context) => {
  const live = objectOf({ live: { type: 'object', description: 'The version that puts it there' } });
  const placed = { allOf: [refTo(schemaName(special)), live] };
  const schema = {
    tags: [special.labels.en.many],
    summary: 'The special that stands on a page of the request’s site now',
    params: objectOf({ page: { type: 'string', maxLength: MAX_PATH_PART } }),
    querystring: specialQuery.schema,
    response: {
      200: dataResponse({ anyOf: [placed, { type: 'null' }] }, 'Null where none does'),
      ...failures.badRequest,
      ...failures.notFound,
    },
  };
  routes.get<{ Params: { page: string } }>('/for-page/:page', { schema }, async (request) => {
    const { asOf, audience = 'Everyone' } = specialQuery.read(request);
    const site = await ownSite(request, context);
    const now = new Date();
    const moment = asOf === undefined ? now : instantAt(asOf, site.timeZone);
    // What guests read, now or by then: a working copy stands on no page.
    const published = await readPublished(context.db, special, { siteIds: [site.id] }, now.toISOString());
    const found = specialForPage(published.at(moment.toISOString()).records, {
      page: request.params.page,
      now: asOf ?? wallClockIn(now, site.timeZone),
      audience,
    });
    if (!found) return { data: null };
    const { special: record, ...shown } = found;
    return {
      data: { ...(await recordResponse(context.db, special, record, requestLanguage(request))), live: shown },
    };
  });
};

const routesOf: Readonly<Partial<Record<ContentTypeName, SpecialRoute>>> = {
  booking_code_trigger: triggerRoutes,
  media_item: mediaRoutes,
  menu: dishRoutes,
  page: drawResultsRoute,
  redirect: redirectRoutes,
  event: dateRoutes,
  restaurant: dayHoursRoutes,
  resort: resortsOfSite,
  special: specialOfPage,
};

export function specialRoutes(routes: FastifyInstance, type: ContentType, context: RouteContext): void {
  routesOf[type.name as ContentTypeName]?.(routes, context);
}
