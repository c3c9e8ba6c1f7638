import type { FastifyInstance } from 'fastify';
import { numberParameter, textParameter } from '../../http/parameter.ts';
import { defineQuery } from '../../http/query.ts';
import { findAnything } from '../find/find.ts';
import type { Database } from '../store/repository.ts';
import { requirePermission, type IdentifyStaff, requestedSites, staffOf } from '../../http/staff.ts';

const findQuery = defineQuery({ q: textParameter({}), site_id: numberParameter({}) });

/** `GET find?q=…`: one search over everything that somebody may look at. */
export function findRoutes(
  app: FastifyInstance,
  { db, identify }: { db: Database; identify: IdentifyStaff },
): void {
  app.get(
    '/find',
    {
      onRequest: requirePermission(identify, 'signed-in'),
      schema: {
        tags: ['find'],
        summary: 'Records of every type, by the beginnings of words',
        querystring: findQuery.schema,
      },
    },
    async (request) => {
      const staff = staffOf(request);
      const { q: words = '', site_id } = findQuery.read(request);
      const siteIds = requestedSites(site_id, staff);
      return { data: await findAnything(db, staff, { words, ...(siteIds ? { siteIds } : {}) }) };
    },
  );
}
