import type { FastifyInstance, FastifyRequest } from 'fastify';
import { subscriberStates } from '../../../domain/forms/subscriber.ts';
import type { Database } from '../../content/store/repository.ts';
import type { CacheRegistry } from '../../delivery/cache-registry.ts';
import { pagingOf, pagingParameters } from '../../http/paging.ts';
import { choiceParameter, numberParameter, textParameter } from '../../http/parameter.ts';
import { defineQuery } from '../../http/query.ts';
import { actorOf, requestedSites, staffOf } from '../../http/staff.ts';
import { originsOf } from '../../site/site-origin.ts';
import { recordAuditEntry } from '../../staff/audit/audit.ts';
import {
  countSubscribers,
  listSubscribers,
  type SubscriberFilter,
  subscriberCsv,
} from './subscriber-list.ts';

/** Subscribers of the newsletter, below `/api/devise/newsletter`. */

const filterParameters = {
  site_id: numberParameter({ description: 'Every site of the asker where none is given.' }),
  state: choiceParameter({ options: subscriberStates }),
  searchterm: textParameter({ description: 'Part of an address.' }),
};
const listQuery = defineQuery({ ...pagingParameters, ...filterParameters });
const csvQuery = defineQuery(filterParameters);

interface SubscriberParts {
  readonly db: Database;
  readonly registry: CacheRegistry;
  readonly publicOrigin: string | undefined;
}

export function subscriberRoutes(
  routes: FastifyInstance,
  { db, registry, publicOrigin }: SubscriberParts,
): void {
  const config = { permission: 'manage forms' } as const;

  const filterOf = (
    request: FastifyRequest,
    { site_id, state, searchterm }: ReturnType<typeof csvQuery.read>,
  ): SubscriberFilter => ({
    siteIds: requestedSites(site_id, staffOf(request)),
    state,
    words: searchterm,
  });

  routes.get('/', { config, schema: { querystring: listQuery.schema } }, async (request) => {
    const given = listQuery.read(request);
    const page = pagingOf(given);
    const { data, total } = await listSubscribers(db, filterOf(request, given), page);
    return { data, meta: { total, ...page } };
  });

  routes.get('/export', { config, schema: { querystring: csvQuery.schema } }, async (request, reply) => {
    const directory = await registry.directory();
    const originOf = (siteId: number) => {
      const site = directory.byId(siteId);
      return site ? originsOf(request, site, directory, publicOrigin).own : '';
    };
    const filter = filterOf(request, csvQuery.read(request));
    const key = await routes.signingKey();
    const rows = await countSubscribers(db, filter);
    await recordAuditEntry(db, request, {
      action: 'inbox-exported',
      actor: actorOf(staffOf(request)),
      subject: 'CSV',
      detail: { rows, form: 'newsletter' },
    });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="newsletter.csv"')
      .send(subscriberCsv(db, filter, { key, originOf }));
  });
}
