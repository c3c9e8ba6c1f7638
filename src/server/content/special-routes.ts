import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentTypes, type ContentTypeName } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { resortsForSite } from '../../domain/resort.ts';
import { type Special, specialForPage } from '../../domain/special.ts';
import { wallClockIn } from '../../domain/time/zone-time.ts';
import { defineQuery } from '../http/query.ts';
import { requestLanguage } from '../plugins/request-language.ts';
import { specialParameters } from './asked/list-query.ts';
import { NotFound } from '../http/errors.ts';
import type { StoredRecord } from './store/record.ts';
import { findRecord, findRecords } from './store/repository.ts';
import type { StaffRoutes } from './asked/route-parts.ts';
import { mayAccessSite, staffOf } from '../http/staff.ts';
import { recordResponse, recordResponses } from './record-response.ts';

/** Reads that the specification names and a declaration cannot say. */

/** Whose site a request speaks for. Throws NotFound for one that is not the asker's. */
async function ownSite(request: FastifyRequest, { db, currentSiteId }: StaffRoutes): Promise<StoredRecord> {
  const id = await currentSiteId(request);
  const site =
    id !== undefined && mayAccessSite(staffOf(request), id)
      ? await findRecord(db, contentTypes.site, id)
      : undefined;
  if (!site) throw new NotFound('There is no such site.');
  return site;
}

type SpecialRoute = (routes: FastifyInstance, type: ContentType, parts: StaffRoutes) => void;

/** The group's own site lists every resort, a property's its own. */
const resortsOfSite: SpecialRoute = (routes, type, parts) => {
  routes.get('/list-for-site', async (request) => {
    const site = await ownSite(request, parts);
    const records = await findRecords(parts.db, type, { sort: { by: 'name', isDescending: false } });
    const resorts = resortsForSite(records as unknown as (StoredRecord & { site: number | null })[], {
      id: site.id,
      isDefault: site.isDefault === true,
    });
    return { data: await recordResponses(parts.db, type, resorts, requestLanguage(request)) };
  });
};

const specialQuery = defineQuery(specialParameters);

/** The special that stands on a page of the request's site now, with the version that puts it there; null for none. */
const specialOfPage: SpecialRoute = (routes, type, parts) => {
  routes.get<{ Params: { page: string } }>('/for-page/:page', async (request) => {
    const { asOf, audience = 'Everyone' } = specialQuery.read(request);
    const site = await ownSite(request, parts);
    const specials = await findRecords(parts.db, type, { siteIds: [site.id] });
    const live = specialForPage(specials as unknown as (StoredRecord & Special)[], {
      page: request.params.page,
      now: asOf ?? wallClockIn(new Date(), site.timeZone as string),
      audience,
    });
    if (!live) return { data: null };
    const { special, ...shown } = live;
    return {
      data: { ...(await recordResponse(parts.db, type, special, requestLanguage(request))), live: shown },
    };
  });
};

const routesOf: Readonly<Partial<Record<ContentTypeName, SpecialRoute>>> = {
  resort: resortsOfSite,
  special: specialOfPage,
};

export function specialRoutes(routes: FastifyInstance, type: ContentType, parts: StaffRoutes): void {
  routesOf[type.name as ContentTypeName]?.(routes, type, parts);
}
