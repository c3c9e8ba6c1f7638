import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '../../domain/language.ts';
import { dayOf } from '../../domain/time/calendar.ts';
import { readSitePath, type SitePath, withLanguage } from '../../domain/site/site-sections.ts';
import { withoutTrailingSlashes } from '../../domain/without-slashes.ts';
import { wallClockIn } from '../../domain/time/zone-time.ts';
import { serveBuiltFiles } from '../built-files.ts';
import type { CachedResponse } from '../delivery/cached-response.ts';
import type { CacheRegistry, Visit } from '../delivery/cache-registry.ts';
import { onDay, seenBy } from '../delivery/snapshot.ts';
import { staleHeaders } from '../delivery/stale-headers.ts';
import { requestKey } from '../delivery/warm-requests.ts';
import { hijackAfter, noSuchSite } from '../hub/api-routes.ts';
import { MAX_PATH_PART } from '../http/address-limits.ts';
import type { AddressCounts } from '../redirects/address-counts.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import type { AskedAddress } from '../redirects/redirect-table.ts';
import { type AppLog, sendProblem } from '../plugins/problem.ts';
import { isOpenedInBrowser } from '../plugins/problem-page.ts';
import { siteFeed } from './feed.ts';
import { findPage } from './find-page.ts';
import { makeSitePage, nothingPage, redirectTo, respondWith } from './make-page.ts';
import { readSiteFiles, SITE_FILES, siteFolder } from './site-files.ts';
import { originsOf } from './site-origin.ts';
import { robots, sitemap } from './sitemap.ts';
import type { SiteRequest } from './site-request.ts';

interface SitePages {
  readonly registry: CacheRegistry;
  readonly publicOrigin: string | undefined;
  readonly log: AppLog;
  readonly counts: AddressCounts;
}

/** Addresses below these are never pages of a public site. */
const ELSEWHERE = /^\/(?:api|app|devise|media|demo|site)(?:\/|$)/;

const serverName = (request: FastifyRequest) => request.headers['server-name'] as string | undefined;

const withoutQuery = (url: string) => url.split('?', 1)[0]!;

/** Decoded, so that every spelling of an address is one; undefined where it cannot be. */
function decodedPath(url: string): string | undefined {
  try {
    return decodeURI(withoutQuery(url));
  } catch {
    return undefined;
  }
}

/** '/dining/' is '/dining'; Spanish begins at '/es/'. Undefined where the address is written as it should be. */
function tidied(path: string): string | undefined {
  if (path === '/es') return '/es/';
  if (path === '/' || path === '/es/' || !path.endsWith('/')) return undefined;
  const tidy = withoutTrailingSlashes(path);
  // '//elsewhere.test/' would lead to another host.
  return tidy.startsWith('//') || tidy === '' ? '/' : tidy;
}

/** No site has the host, and none answers on unknown ones. */
const nowhere = (request: FastifyRequest, reply: FastifyReply) =>
  hijackAfter(
    reply,
    noSuchSite().then((none) => none.write(request.raw, reply.raw)),
  );

/** Every address of a public site, by host; its map for search engines, its feeds. */
export function sitePages(app: FastifyInstance, { registry, publicOrigin, log, counts }: SitePages): void {
  const files = readSiteFiles();

  async function siteRequest(
    request: FastifyRequest,
    { site, cache }: Visit,
    language: Language,
  ): Promise<SiteRequest> {
    const { snapshot } = cache;
    const { timeZone } = snapshot.site;
    const now = wallClockIn(new Date(), timeZone);
    const { own, of: originOf } = originsOf(request, site, await registry.directory(), publicOrigin);
    return {
      snapshot: seenBy(onDay(snapshot, dayOf(now)), language),
      language,
      now,
      origin: own,
      originOf,
      isGroup: site.isDefault,
      placed: new Set(),
      changes: [],
    };
  }

  /** What failed is said in the dress of the site, and kept by nobody. */
  async function made(
    wanted: SiteRequest,
    path: SitePath,
    missing: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    try {
      return await (makeSitePage(wanted, path, files) ?? missing());
    } catch (err) {
      log.error({ err }, 'A page of the public site could not be made.');
      return respondWith({ request: wanted, page: nothingPage(wanted, 'broken'), files, status: 500 });
    }
  }

  async function writePage(
    request: FastifyRequest,
    visit: Visit,
    path: SitePath,
    response: ServerResponse,
  ): Promise<void> {
    const wanted = await siteRequest(request, visit, path.language);
    const stale = staleHeaders(visit.staleSince);
    const missing = () =>
      respondWith({ request: wanted, page: nothingPage(wanted, 'missing'), files, status: 404 });
    const { cache } = visit;
    const section = `site ${wanted.origin} ${path.language}`;
    // What says that nothing is there is the same at every address: strangers have it made once.
    const missingOnce = () => {
      if (isOpenedInBrowser(request)) counts.missed(visit.site.id, withLanguage(path.path, path.language));
      return cache.make(`${section} missing`, missing, 'always');
    };
    const key = `${section} ${path.path}`;
    const answer = await cache.make(key, () => made(wanted, path, missingOnce));
    if (answer.isFound) cache.remember(requestKey(request.raw), key);
    answer.write(request.raw, response, stale);
  }

  /** Whether something stands at an address of a site. The way to the hub is nothing that a redirect would hide. */
  async function standingIn(
    request: FastifyRequest,
    visit: Visit,
  ): Promise<(address: AskedAddress) => boolean> {
    const [en, es] = await Promise.all(languages.map((language) => siteRequest(request, visit, language)));
    return ({ path }) => {
      const read = readSitePath(path);
      return findPage(read.language === 'es' ? es! : en!, read) !== undefined;
    };
  }

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // A part that is too long for its own route comes here, because nothing else takes it.
    const parts = withoutQuery(request.url).split('/');
    if (parts.some(({ length }) => length > MAX_PATH_PART)) {
      return sendProblem(reply, 414, { detail: 'A part of the address is too long.' });
    }
    const address = decodedPath(request.url);
    if (address === undefined || ELSEWHERE.test(address)) {
      reply.callNotFound();
      return reply;
    }
    const visit = await registry.visit(request.headers.host, serverName(request));
    if (!visit) return nowhere(request, reply);
    const search = request.url.slice(withoutQuery(request.url).length);
    const { cache, site } = visit;
    const redirect = await findRedirect(
      { snapshot: cache.snapshot, hosts: site.hosts },
      { path: address, search },
      () => standingIn(request, visit),
    );
    if (redirect) {
      counts.hit(redirect.rule.id);
      return hijackAfter(
        reply,
        redirectTo(redirect.location).then((answer) => answer.write(request.raw, reply.raw)),
      );
    }
    const tidy = tidied(address);
    if (tidy !== undefined) return reply.redirect(encodeURI(tidy) + search, 308);
    const path = readSitePath(address);
    const { snapshot } = cache;
    // Until staff have made a home page, the address alone leads to the hub.
    const hasHome = snapshot.others.page?.some(({ is_home }) => is_home === true) ?? false;
    if (path.path === '/' && !hasHome) return reply.redirect('/app/', 302);
    // What is no page and was not opened as one is told so in a word.
    if (/\.[a-z0-9]{2,5}$/i.test(address) && !isOpenedInBrowser(request)) return sendProblem(reply, 404);
    return hijackAfter(reply, writePage(request, visit, path, reply.raw));
  }

  const hidden = { schema: { hide: true } };

  /** A file that is made from the site for machines. */
  function file(
    path: string,
    language: Language,
    make: (wanted: SiteRequest) => Promise<CachedResponse>,
  ): void {
    app.get(path, hidden, async (request, reply) => {
      const visit = await registry.visit(request.headers.host, serverName(request));
      if (!visit) return nowhere(request, reply);
      const wanted = await siteRequest(request, visit, language);
      const key = `site ${wanted.origin} ${path}`;
      const response = await visit.cache.make(key, () => make(wanted));
      return hijackAfter(
        reply,
        Promise.resolve(response.write(request.raw, reply.raw, staleHeaders(visit.staleSince))),
      );
    });
  }

  file('/robots.txt', 'en', robots);
  file('/sitemap.xml', 'en', (wanted) =>
    sitemap(
      languages.map((language) => ({
        ...wanted,
        language,
        snapshot: seenBy(wanted.snapshot, language),
      })),
    ),
  );
  file('/feed.xml', 'en', siteFeed);
  file('/es/feed.xml', 'es', siteFeed);
  for (const path of ['/', '/*']) app.get(path, hidden, page);
  serveBuiltFiles(app, siteFolder, SITE_FILES);
}
