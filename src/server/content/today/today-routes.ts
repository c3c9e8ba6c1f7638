import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentTypes } from '../../../content/index.ts';
import { NotFound } from '../../http/errors.ts';
import { numberParameter } from '../../http/parameter.ts';
import { defineQuery } from '../../http/query.ts';
import { mayAccessSite, requirePermission, staffOf } from '../../http/staff.ts';
import type { RouteContext } from '../routes/route-context.ts';
import { findRecord } from '../store/repository.ts';
import { readDishes } from './dishes-today.ts';
import { readToday } from './today.ts';

const siteQuery = defineQuery({ site_id: numberParameter({ required: true }) });

/** The first page of whoever keeps a property: each part for those who may look at it. */
export function todayRoutes(
  app: FastifyInstance,
  { db, identify }: Pick<RouteContext, 'db' | 'identify'>,
): void {
  async function requestedSite(request: FastifyRequest) {
    const { site_id } = siteQuery.read(request);
    const site = mayAccessSite(staffOf(request), site_id)
      ? await findRecord(db, contentTypes.site, site_id)
      : undefined;
    if (!site) throw new NotFound('There is no such site.');
    return site;
  }
  const schema = (summary: string) => ({ tags: ['today'], summary, querystring: siteQuery.schema });
  app.get(
    '/today',
    {
      onRequest: requirePermission(identify, 'signed-in'),
      schema: schema('The day of a property: events, restaurants, promotions, what is sold out, what waits'),
    },
    async (request) => ({ data: await readToday(db, staffOf(request), await requestedSite(request)) }),
  );
  app.get(
    '/today/dishes',
    {
      onRequest: requirePermission(identify, contentTypes.menu.permission),
      schema: schema('Every dish of a property, with its price and whether it is sold out'),
    },
    async (request) => ({ data: await readDishes(db, staffOf(request), await requestedSite(request)) }),
  );
}
