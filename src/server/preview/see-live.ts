import type { FastifyInstance } from 'fastify';
import { allContentTypes } from '../../content/index.ts';
import { isId } from '../../domain/fields/reference.ts';
import { languages } from '../../domain/language.ts';
import { holds } from '../../domain/staff/permission.ts';
import { NotFound } from '../http/errors.ts';
import { siteOf } from '../../domain/record/site-of.ts';
import { type Database, findRecord } from '../content/store/repository.ts';
import { mayAccessSite, staffOf } from '../http/staff.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import { choiceParameter } from '../http/parameter.ts';
import { hostName } from '../http/host.ts';
import { defineQuery } from '../http/query.ts';
import { routingMode } from '../delivery/site-directory.ts';
import type { SiteName } from '../delivery/site-names.ts';
import { hubRoute } from '../hub/hub-route.ts';
import { wallClockIn } from '../../domain/time/zone-time.ts';
import { originsOf } from '../site/site-origin.ts';
import { siteRequest } from '../site/site-request.ts';
import { groupSiteOf } from './load-preview.ts';
import { siteAddress } from './site-address.ts';

interface EndpointRequest {
  Params: { path: string; id: string };
}

const seeQuery = defineQuery({ lang: choiceParameter({ options: languages }) });

/** The site's own host; on a machine of one's own the one that this machine answers to, port and all. */
function hostOf(site: SiteName, requestedHost: string): string {
  const isHere = /(^|\.)localhost$/.test(hostName(requestedHost));
  const here = isHere ? site.hosts.find((one) => one.endsWith('.localhost')) : undefined;
  if (here !== undefined) return here + (/:\d+$/.exec(requestedHost)?.[0] ?? '');
  return site.hosts[0] ?? requestedHost;
}

/**
 * `/devise/see/restaurants/1501?lang=es` leads to where guests of the record's site read it now: in the hub, or a page on
 * the public site.
 */
export function seeLive(
  app: FastifyInstance,
  { db, registry }: { db: Database; registry: CacheRegistry },
): void {
  app.get<EndpointRequest>('/devise/see/:path/:id', { schema: { hide: true } }, async (request, reply) => {
    const { lang: language = 'en' } = seeQuery.read(request);
    const staff = staffOf(request);
    const type = allContentTypes.find(({ path }) => path === request.params.path);
    const id = Number(request.params.id);
    if (!type || !holds(staff.views, type.permission) || !isId(id)) throw new NotFound();
    const record = await findRecord(db, type, id);
    const siteId = record && siteOf(type, record);
    if (!record || (siteId && !mayAccessSite(staff, siteId))) throw new NotFound();
    const directory = await registry.directory();
    const site = directory.byId(siteId ?? groupSiteOf(type, directory) ?? 0);
    const cache = site && (await registry.site(site.id));
    if (!site || !cache) throw new NotFound();
    const host = hostOf(site, request.headers.host ?? '');
    const origin = `${request.protocol}://${host}`;
    const { snapshot } = cache;
    const instant = Date.now();
    const now = wallClockIn(new Date(instant), snapshot.site.timeZone);
    const origins = originsOf(request, site, directory, undefined);
    const page = siteAddress(type, id, siteRequest({ site, snapshot, language, now, instant, origins }));
    if (page !== undefined) return reply.redirect(encodeURI(origin + page), 302);
    const route = hubRoute(type, record, snapshot, language);
    if (!route) throw new NotFound('Guests do not see this now.');
    const hub = `${origin}/app`;
    // In memory mode an address of the hub is its real path.
    const isHashed = routingMode(site, host) === 'hash';
    const address = isHashed ? `${hub}/?lang=${language}#${route}` : `${hub}${route}?lang=${language}`;
    return reply.redirect(address, 302);
  });
}
