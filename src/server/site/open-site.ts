import type { FastifyRequest } from 'fastify';
import { defaultLanguage, type Language } from '../../domain/language.ts';
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
  /** Another site of which a page shows records: in the language where it speaks it; undefined where guests see none. */
  readonly shownFrom: (siteId: number, language: Language) => Promise<SiteRequest | undefined>;
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
  const directory = await registry.directory();
  const origins = originsOf(request, site, directory, publicOrigin);
  const { snapshot } = cache;
  const at = new Date();
  const now = wallClockIn(at, snapshot.site.timeZone);
  const instant = at.getTime();
  async function shownFrom(siteId: number, wanted: Language): Promise<SiteRequest | undefined> {
    const other = directory.byId(siteId);
    const shown = other && (await registry.shownOn(site.id, siteId));
    if (!other || !shown) return undefined;
    return siteRequest({
      site: other,
      snapshot: shown.snapshot,
      language: other.localized ? wanted : defaultLanguage,
      now: wallClockIn(at, shown.snapshot.site.timeZone),
      instant,
      origins: originsOf(request, other, directory, publicOrigin),
    });
  }
  return {
    visit,
    shownFrom,
    origin: origins.own,
    requestIn: (language) => siteRequest({ site, snapshot, language, now, instant, origins }),
  };
}
