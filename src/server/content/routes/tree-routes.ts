import type { FastifyInstance } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import { BadRequest, NotFound } from '../../http/errors.ts';
import { compressLong } from '../../http/compress-long.ts';
import { numberParameter } from '../../http/parameter.ts';
import { defineQuery } from '../../http/query.ts';
import { dataResponse, failures, listOf, objectOf, refTo, wholeNumber } from '../../http/route-schema.ts';
import { mayAccessSite, staffOf } from '../../http/staff.ts';
import { requestLanguage } from '../../plugins/request-language.ts';
import { treeRows } from '../store/tree-rows.ts';
import type { RouteContext } from './route-context.ts';

const treeQuery = defineQuery({ site_id: numberParameter({ description: 'The site whose tree it is.' }) });

const slug = objectOf({ slug: { type: ['string', 'null'] } });
const row = objectOf({
  id: wholeNumber,
  site_id: wholeNumber,
  name: { type: 'string' },
  parent: { type: ['integer', 'null'] },
  is_home: { type: 'boolean' },
  locale: objectOf({ en: slug, es: slug }),
  publication: refTo('Publication'),
});

/** `GET pages/tree?site_id=…`: what stands below what, of a type whose records do. */
export function treeRoutes(
  routes: FastifyInstance,
  type: ContentType,
  { db }: Pick<RouteContext, 'db'>,
): void {
  const tree = type.workflow?.tree;
  if (!tree) return;
  const { many } = type.labels.en;
  const schema = {
    tags: [many],
    summary: `The ${many} of a site, each with the one that it stands below`,
    querystring: treeQuery.schema,
    response: {
      200: dataResponse(listOf(row), 'In the order that staff give them; `total` may be more', {
        meta: objectOf({ total: { type: 'integer' } }),
      }),
      ...failures.badRequest,
      ...failures.notFound,
    },
  };
  routes.get('/tree', { schema, onSend: compressLong }, async (request) => {
    const { site_id: siteId } = treeQuery.read(request);
    if (siteId === undefined) throw new BadRequest('site_id is missing: a tree is that of one site.');
    if (!mayAccessSite(staffOf(request), siteId)) throw new NotFound('There is no such site.');
    const { rows, total } = await treeRows(db, type, tree, { siteId, reader: requestLanguage(request) });
    return { data: rows, meta: { total } };
  });
}
