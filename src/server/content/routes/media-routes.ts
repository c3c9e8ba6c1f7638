import { and, asc, count, isNull, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contentTypes } from '../../../content/index.ts';
import { dataResponse, listOf, objectOf, wholeNumber } from '../../http/route-schema.ts';
import { tablesOf } from '../store/tables.ts';
import type { RouteContext } from './route-context.ts';

const type = contentTypes.media_item;

/** `GET media/folders`: the folders that records name, and how many of them each holds by itself. */
export function mediaRoutes(routes: FastifyInstance, { db }: RouteContext): void {
  const { records } = tablesOf(type);
  const folder = objectOf({ folder: { type: 'string' }, total: wholeNumber });
  const schema = {
    tags: [type.labels.en.many],
    summary: 'The folders of the library',
    response: { 200: dataResponse(listOf(folder), 'By their names') },
  };
  routes.get('/folders', { schema }, async () => ({
    data: await db
      .select({ folder: records.folder, total: count() })
      .from(records)
      .where(and(isNull(records.deleted_at), ne(records.folder, '')))
      .groupBy(records.folder)
      .orderBy(asc(records.folder)),
  }));
}
