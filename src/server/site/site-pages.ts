import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTypes } from '../../content/index.ts';
import { defaultLanguage, languages } from '../../domain/language.ts';
import { publicationSections } from '../../domain/site/publications/publication-sections.ts';
import { isFinderPath } from '../../domain/site/agent-paths.ts';
import {
  isSiteAddress,
  readSitePath,
  roomTourPath,
  type SitePath,
  withLanguage,
} from '../../domain/site/site-sections.ts';
import { serveBuiltFiles } from '../built-files.ts';
import type { CachedResponse, KeptResponse } from '../delivery/cached-response.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import { recordsOf } from '../delivery/snapshot.ts';
import type { MadeFrom } from '../delivery/site-cache.ts';
import { staleHeaders } from '../delivery/stale-headers.ts';
import { requestKey } from '../delivery/warm-requests.ts';
import { hijackAfter, noSuchSite } from '../hub/api-routes.ts';
import { MAX_PATH_PART } from '../http/address-limits.ts';
import type { PictureFiles } from '../media/routes.ts';
import type { AddressCounts } from '../redirects/address-counts.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import type { AskedAddress } from '../redirects/redirect-table.ts';
import { type AppLog, sendProblem } from '../plugins/problem.ts';
import { isOpenedInBrowser } from '../plugins/problem-page.ts';
import type { AgentParts } from './agents/agent-parts.ts';
import { agentRoutes } from './agents/agent-routes.ts';
import type { DrawCounts } from './draws/draw-counts.ts';
import { pressRoute } from './draws/press-route.ts';
import { siteFeed } from './feed.ts';
import { feedPath } from './publications/publication-list.ts';
import { pressPictureRoute } from './publications/press-picture-route.ts';
import type { ReadCounts } from './reads/read-counts.ts';
import { readRoute } from './reads/read-route.ts';
import { decodedPath, encodedPath, tidied, withoutQuery } from './asked-path.ts';
import { findPage } from './find-page.ts';
import { type FormPostParts, formPosts, thanksPage } from './forms/form-posts.ts';
import { newsletterRoutes } from './forms/newsletter-routes.ts';
import { ticketRoute } from './forms/ticket-route.ts';
import { housesOfPage, requestWithHouses } from './group/house.ts';
import { makeSitePage, nothingPage, redirectTo, respondWith } from './make-page.ts';
import { answerToQuery } from './query-answers.ts';
import type { SearchAnswers } from './search/search-answers.ts';
import { readSiteFiles, SITE_FILES, siteFolder } from './site-files.ts';
import { type OpenSite, openSite } from './open-site.ts';
import type { SiteRequest } from './site-request.ts';
import type { PasswordCost } from '../staff/account/password-cost.ts';
import { robots, sitemap } from './sitemap.ts';

interface SitePages {
  readonly registry: CacheRegistry;
  readonly publicOrigin: string | undefined;
  readonly log: AppLog;
  readonly counts: AddressCounts;
  readonly draws: DrawCounts;
  readonly reads: ReadCounts;
  /** Where press pictures are made. */
  readonly pictures: PictureFiles;
  readonly search: SearchAnswers;
  /** What forms are stored and mailed with. */
  readonly forms: Pick<FormPostParts, 'db' | 'storage' | 'outbox'>;
  /** Whether the password of the demo's people is taken. */
  readonly opensDemo: AgentParts['opensDemo'];
  readonly passwordCost: PasswordCost;
}

/** No site has the host, and none answers on unknown ones. */
const nowhere = (request: FastifyRequest, reply: FastifyReply) =>
  hijackAfter(
    reply,
    noSuchSite().then((none) => none.write(request.raw, reply.raw)),
  );

/** Every address of a public site, by host; its map for search engines, its feeds. */
export function sitePages(
  app: FastifyInstance,
  {
    registry,
    publicOrigin,
    log,
    counts,
    draws,
    reads,
    pictures,
    search,
    forms,
    opensDemo,
    passwordCost,
  }: SitePages,
): void {
  const files = readSiteFiles();

  /** What failed is said in the dress of the site, and kept by nobody. */
  async function made(
    open: OpenSite,
    path: SitePath,
    missing: () => Promise<KeptResponse>,
  ): Promise<KeptResponse> {
    const wanted = await requestWithHouses(open, path);
    try {
      return await (makeSitePage(wanted, path, { files, draws }) ?? missing());
    } catch (err) {
      log.error({ err }, 'A page of the public site could not be made.');
      return respondWith({ request: wanted, page: nothingPage(wanted, 'broken'), files, status: 500 });
    }
  }

  async function writePage(
    request: FastifyRequest,
    open: OpenSite,
    path: SitePath,
    response: ServerResponse,
  ): Promise<void> {
    const { visit, origin, requestIn } = open;
    const stale = staleHeaders(visit.staleSince);
    const missing = () => {
      const wanted = requestIn(visit.site.localized ? path.language : defaultLanguage);
      return respondWith({ request: wanted, page: nothingPage(wanted, 'missing'), files, status: 404 });
    };
    const { cache } = visit;
    const section = `site ${origin} ${path.language}`;
    // What says that nothing is there is the same at every address: strangers have it made once.
    const missingOnce = () => {
      if (isOpenedInBrowser(request)) counts.missed(visit.site.id, withLanguage(path.path, path.language));
      return cache.make(`${section} missing`, missing, { keep: 'always' });
    };
    const key = `${section} ${path.path}`;
    const from = housesOfPage(requestIn(path.language), path).length === 0 ? 'own' : 'others';
    const answer = await cache.make(key, () => made(open, path, missingOnce), { from });
    if (answer.isFound) cache.remember(requestKey(request.raw), key, from);
    answer.write(request.raw, response, stale);
  }

  /** Whether something stands at an address of a site. The way to the hub is nothing that a redirect would hide. */
  function standingIn({ requestIn }: OpenSite): (address: AskedAddress) => boolean {
    const requests = { en: requestIn('en'), es: requestIn('es') };
    return ({ path }) => {
      const read = readSitePath(path);
      return findPage(requests[read.language], read) !== undefined;
    };
  }

  /** What is made for whoever asks, and kept by nobody. */
  async function writeAlone(
    request: FastifyRequest,
    open: OpenSite,
    path: SitePath,
    response: ServerResponse,
    make: (wanted: SiteRequest) => Promise<CachedResponse>,
  ): Promise<void> {
    const wanted = await requestWithHouses(open, path);
    let answer: CachedResponse;
    try {
      answer = await make(wanted);
    } catch (err) {
      log.error({ err }, 'A page that a visitor asked for could not be made.');
      answer = await respondWith({
        request: wanted,
        page: nothingPage(wanted, 'broken'),
        files,
        status: 500,
      });
    }
    answer.write(request.raw, response, staleHeaders(open.visit.staleSince));
  }

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // A part that is too long for its own route comes here, because nothing else takes it.
    const parts = withoutQuery(request.url).split('/');
    if (parts.some(({ length }) => length > MAX_PATH_PART)) {
      return sendProblem(reply, 414, { detail: 'A part of the address is too long.' });
    }
    const address = decodedPath(request.url);
    if (address === undefined || !isSiteAddress(address)) {
      reply.callNotFound();
      return reply;
    }
    const open = await openSite(request, { registry, publicOrigin });
    if (!open) return nowhere(request, reply);
    const asked = request.url.slice(withoutQuery(request.url).length);
    const { cache, site } = open.visit;
    const { snapshot } = cache;
    const redirect = findRedirect({ snapshot, hosts: site.hosts }, { path: address, search: asked }, () =>
      standingIn(open),
    );
    if (redirect) {
      counts.hit(redirect.rule.id);
      return hijackAfter(
        reply,
        redirectTo(redirect.location).then((answer) => answer.write(request.raw, reply.raw)),
      );
    }
    const tidy = tidied(address);
    if (tidy !== undefined) return reply.redirect(encodedPath(tidy) + asked, 308);
    const path = readSitePath(address);
    const thanks = thanksPage(open, path, asked, files);
    if (thanks) {
      return hijackAfter(
        reply,
        thanks.then((answer) => answer.write(request.raw, reply.raw)),
      );
    }
    if (isFinderPath(path) && site.isDefault) {
      const found = findPage(open.requestIn(path.language), path);
      if (found?.is === 'page' && found.page.body.kind === 'agent-finder') {
        const answer = finder
          .answer(open, path, request)
          .then((response) => response.write(request.raw, reply.raw));
        return hijackAfter(reply, answer);
      }
    }
    const answer = answerToQuery({ request, open, path, files, search });
    if (answer?.is === 'moved') return reply.redirect(encodedPath(answer.to) + asked, 308);
    if (answer) {
      return hijackAfter(reply, writeAlone(request, open, path, reply.raw, answer.make));
    }
    // Until staff have made a home page, the address alone leads to the hub.
    const hasHome = () => recordsOf(snapshot, contentTypes.page).some(({ is_home }) => is_home);
    if (path.path === '/' && !hasHome()) return reply.redirect('/app/', 302);
    // What is no page and was not opened as one is told so in a word.
    if (/\.[a-z0-9]{2,5}$/i.test(address) && !isOpenedInBrowser(request)) return sendProblem(reply, 404);
    return hijackAfter(reply, writePage(request, open, path, reply.raw));
  }

  const hidden = { schema: { hide: true } };

  /** A file that is made from the site for machines. */
  function file(path: string, make: (open: OpenSite) => Promise<KeptResponse>, from?: MadeFrom): void {
    app.get(path, hidden, async (request, reply) => {
      const open = await openSite(request, { registry, publicOrigin });
      if (!open) return nowhere(request, reply);
      const { visit, origin } = open;
      const response = await visit.cache.make(`site ${origin} ${path}`, () => make(open), { from });
      return hijackAfter(
        reply,
        Promise.resolve(response.write(request.raw, reply.raw, staleHeaders(visit.staleSince))),
      );
    });
  }

  file('/robots.txt', ({ requestIn }) => robots(requestIn('en')));
  // With the sites that the room tour shows: whether there is one at all depends on them.
  async function siteMap(open: OpenSite): Promise<KeptResponse> {
    const tours = languages.map((language) => readSitePath(roomTourPath(language)));
    return sitemap(await Promise.all(tours.map((path) => requestWithHouses(open, path))));
  }
  file('/sitemap.xml', siteMap, 'others');
  file('/feed.xml', ({ requestIn }) => siteFeed(requestIn('en')));
  file('/es/feed.xml', ({ requestIn }) => siteFeed(requestIn('es')));
  for (const section of publicationSections) {
    for (const language of languages) {
      file(feedPath(section, language), ({ requestIn }) => siteFeed(requestIn(language), section));
    }
  }
  const formParts = { ...forms, registry, publicOrigin, files };
  const finder = agentRoutes(app, { ...formParts, opensDemo, passwordCost, otherwise: page });
  for (const path of ['/', '/*']) app.get(path, hidden, page);
  formPosts(app, formParts);
  newsletterRoutes(app, formParts);
  ticketRoute(app, registry);
  pressRoute(app, { registry, publicOrigin, counts: draws });
  readRoute(app, { registry, publicOrigin, counts: reads });
  pressPictureRoute(app, { registry, publicOrigin, pictures });
  serveBuiltFiles(app, siteFolder, SITE_FILES);
}
