import type { FastifyInstance } from 'fastify';
import { numberParameter, textParameter } from '../../http/parameter.ts';
import { defineQuery } from '../../http/query.ts';
import { findAnything } from '../find/find.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';
import type { Database } from '../store/repository.ts';
import { requirePermission, type IdentifyStaff, requestedSites, staffOf } from '../../http/staff.ts';

const findQuery = defineQuery({ q: textParameter({}), site_id: numberParameter({}) });

/** To plan a query over every type takes a processor some 30 ms: searches wait for each other, and not guests for them. */
const SEARCHES_AT_ONCE = 1;
/** About a second of searches: who comes later is told to try again. */
const MAX_WAITING = 40;

/** `GET find?q=…`: one search over everything that somebody may look at. */
export function findRoutes(
  app: FastifyInstance,
  { db, identify }: { db: Database; identify: IdentifyStaff },
): void {
  const inTurn = limitConcurrency(SEARCHES_AT_ONCE, undefined, MAX_WAITING);
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
      const found = await inTurn(() => findAnything(db, staff, { words, ...(siteIds ? { siteIds } : {}) }));
      return { data: found };
    },
  );
}
