import type { FastifyRequest } from 'fastify';
import type { Language } from '../../domain/language.ts';
import { wallClockIn } from '../../domain/time/zone-time.ts';
import type { CacheRegistry, Visit } from '../delivery/cache-registry.ts';
import { originsOf } from './site-origin.ts';
import { type SiteRequest, siteRequest } from './site-request.ts';

/** A site on the host that was asked. */
export interface OpenSite {
  readonly visit: Visit;
  /** Scheme and host, as search engines should know it. */
  readonly origin: string;
  /** What its pages in a language are made from. */
  readonly requestIn: (language: Language) => SiteRequest;
}

/** Undefined where no site has the host, and none answers on unknown ones. */
export async function openSite(
  request: FastifyRequest,
  { registry, publicOrigin }: { readonly registry: CacheRegistry; readonly publicOrigin: string | undefined },
): Promise<OpenSite | undefined> {
  const serverName = request.headers['server-name'] as string | undefined;
  const visit = await registry.visit(request.headers.host, serverName);
  if (!visit) return undefined;
  const { site, cache } = visit;
  const origins = originsOf(request, site, await registry.directory(), publicOrigin);
  const { snapshot } = cache;
  const at = new Date();
  const now = wallClockIn(at, snapshot.site.timeZone);
  const instant = at.getTime();
  return {
    visit,
    origin: origins.own,
    requestIn: (language) => siteRequest({ site, snapshot, language, now, instant, origins }),
  };
}
