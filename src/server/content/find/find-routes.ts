import type { FastifyInstance } from 'fastify';
import { asked, askedSites } from '../asked/asked.ts';
import { findAnything } from './find.ts';
import type { Database } from '../store/repository.ts';
import { admit, type Identify, staffOf } from '../staff.ts';

/** `GET find?q=…`: one search over everything that somebody may look at. */
export function findRoutes(
  app: FastifyInstance,
  { db, identify }: { db: Database; identify: Identify },
): void {
  app.get(
    '/find',
    {
      onRequest: admit(identify, 'signed-in'),
      schema: {
        tags: ['find'],
        summary: 'Records of every type, by the beginnings of words',
        querystring: {
          type: 'object',
          properties: { q: { type: 'string' }, site_id: { type: 'integer', minimum: 1 } },
        },
      },
    },
    async (request) => {
      const staff = staffOf(request);
      const siteIds = askedSites(request, staff);
      const words = asked(request, 'q') ?? '';
      return { data: await findAnything(db, staff, { words, ...(siteIds ? { siteIds } : {}) }) };
    },
  );
}
