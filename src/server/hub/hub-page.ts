import type { FastifyRequest } from 'fastify';
import type { EarlyRoute } from '../../content/early.ts';
import type { GuestSiteState, HubStart } from '../../content/guest.ts';
import { chooseLanguage, type Language } from '../../domain/language.ts';
import { dayOf, nextMidnight } from '../../domain/time/calendar.ts';
import { hasDates } from '../../domain/time/opening-hours.ts';
import { zoneOffsets } from '../../domain/time/zone-offsets.ts';
import { holdsUntilClock, wallClockIn } from '../../domain/time/zone-time.ts';
import { withoutTrailingSlashes } from '../../domain/without-slashes.ts';
import { CachedResponse, type KeptResponse } from '../delivery/cached-response.ts';
import type { HubFiles } from './hub-files.ts';
import { HUB, hubPath, type HubRouteName, hubRoutes, matchHubRoute } from '../../domain/hub-routes.ts';
import { firstHalves, namedOpenings, openingOf } from './page-openings.ts';
import { screenPaths } from './hub-lists.ts';
import { lastLanguage } from '../delivery/last-language.ts';
import type { OriginalStore } from '../media/store/original-store.ts';
import { pageMetadata } from './page-metadata.ts';
import { siteState } from './endpoints.ts';
import type { SiteCache } from '../delivery/site-cache.ts';
import { pageHeaders } from './page-headers.ts';
import { pageHtml } from './page-html.ts';
import { promotionPlaces } from './promotion-places.ts';
import { tileIcons } from './tile-icons.ts';
import { parseHost } from '../http/host.ts';
import { routingMode, type RoutingMode } from '../delivery/site-directory.ts';
import type { SiteName } from '../delivery/site-names.ts';
import { onDay, seenBy } from '../delivery/snapshot.ts';

/** Which of its forms a hub page is asked for in. */
export interface PageRequest {
  readonly language: Language;
  readonly routing: RoutingMode;
  /** Scheme and host for previews; '' on a host that is not the site's own. */
  readonly origin: string;
  /** '/property-hub/…' of a real path; null for /app/ itself. */
  readonly route: string | null;
  /** Where the page's answers come from when not from `/api/`: a draft's preview. */
  readonly apiBase?: string;
  /** The menu opens as soon as the app has come. */
  readonly opensMenu?: boolean;
}

export function parsePageRequest(
  request: FastifyRequest,
  site: SiteName,
  cache: SiteCache,
  publicOrigin?: string,
): PageRequest {
  const { host, cookie } = request.headers;
  const [address = '', search = ''] = request.url.split('?');
  const path = withoutTrailingSlashes(address).slice('/app'.length);
  const route = path === '' ? null : path;
  return {
    language: chooseLanguage({
      url: search === '' ? null : new URLSearchParams(search).get('lang'),
      last: lastLanguage(cookie),
      accept: request.headers['accept-language'],
      localized: cache.snapshot.site.localized,
    }),
    routing: routingMode(site, host),
    origin: publicOrigin ?? ownOrigin(request, site),
    route,
  };
}

/**
 * Scheme and host of a request to one of the site's own hosts; '' for others. The port is named only where it is the
 * one we listen on: any other is the client's invention, or a proxy's, which PUBLIC_ORIGIN should name.
 */
function ownOrigin({ headers, protocol, socket }: FastifyRequest, site: SiteName): string {
  const host = parseHost(headers.host);
  if (!host || !site.hosts.includes(host.name)) return '';
  const port = host.port === String(socket.localPort) ? `:${host.port}` : '';
  return `${protocol}://${host.name}${port}`;
}

export const pageKey = ({ language, routing, origin, route }: PageRequest): string =>
  `page ${language} ${routing} ${origin} ${route}`;

/** What the early script needs to know of each place. */
function earlyRoutes(files: HubFiles, state: GuestSiteState, language: Language): Record<string, EarlyRoute> {
  return Object.fromEntries(
    Object.entries(hubRoutes).flatMap(([name, { path, chunk, reads, look }]) => {
      if (chunk === null) return [];
      const types = path.startsWith(':type') ? screenPaths : [''];
      return types.map((type) => {
        const opening = openingOf({ name: name as HubRouteName, params: { type } }, state, language);
        // The names of what may be many are not told: their pages open with shapes.
        const other = name === 'event' || name === 'record' ? { hero: [] as const } : undefined;
        const own = reads.map((read) => read.replace(':type', type));
        const page = { reads: own, look, ...opening, other, scripts: [], styles: [] };
        return [path.replace(':type', type), { ...page, ...files.chunks[chunk] }];
      });
    }),
  );
}

const DAY = 86_400_000;

/** The same for every instance on one day, so that they make the same page. */
const startOfDay = (time: number) => new Date(Math.floor(time / DAY) * DAY);

/**
 * Where an address without anything behind it leads: one for each kind of page, so that the page that says so is made
 * and kept once.
 */
function missingRoute(route: string): string {
  const match = matchHubRoute(route, screenPaths);
  if (!match || !hubRoutes[match.name].path.includes(':')) return `${HUB}/not-found`;
  return hubPath(match.name, { ...match.params, slug: 'not-found', menu: 'not-found' });
}

/** What every page is made of beside the site's own content. */
export interface PageParts {
  readonly files: HubFiles;
  readonly originals: OriginalStore;
}

/** The page for a route, or undefined when nothing is there. */
export async function makePage(
  parts: PageParts,
  cache: SiteCache,
  wanted: PageRequest,
): Promise<KeptResponse> {
  const { files, originals } = parts;
  const { language, routing, origin, apiBase, opensMenu } = wanted;
  const now = wallClockIn(new Date(), cache.snapshot.site.timeZone);
  const snapshot = onDay(cache.snapshot, dayOf(now));
  const seen = seenBy(snapshot, language);
  const found = pageMetadata(seen, wanted.route ?? HUB, language);
  const missing = missingRoute(wanted.route ?? '');
  if (!found && wanted.route !== missing) {
    const nowhere = { ...wanted, route: missing };
    const endpoint = pageKey(nowhere);
    return cache.make(endpoint, () => makePage(parts, cache, nowhere), { keep: 'always' });
  }
  // The app itself tells the guest that nothing is there; the status tells everybody else.
  const metadata = found ?? pageMetadata(snapshot, HUB, language)!;
  const { route } = wanted;
  const response = siteState(snapshot);
  const offsets = zoneOffsets(startOfDay(Date.now()), response.site.timeZone);
  const places = promotionPlaces(seen, language);
  const start: HubStart = {
    ...response,
    offsets,
    currentLanguage: language,
    routing,
    route,
    promotions: places.counts,
    icons: await tileIcons(response.site, snapshot.context.picture, originals),
    answers: {},
  };
  const halves = firstHalves(seen, language);
  const text = pageHtml({
    start,
    metadata,
    files,
    early: {
      route,
      offsets,
      // The early script asks the site as it stands.
      routes: apiBase === undefined ? earlyRoutes(files, response, language) : {},
      named: namedOpenings(seen, language),
      halves,
    },
    firstHeading: halves[0]?.heading,
    apiBase,
    opensMenu,
    origin,
    path: `/app${route ?? '/'}`,
  });
  // The early script is told which restaurants are open this week.
  const openWeekEnds = snapshot.restaurants.some(hasDates)
    ? holdsUntilClock(nextMidnight(now), response.site.timeZone, Date.now())
    : Infinity;
  return CachedResponse.make({
    text,
    status: found ? 200 : 404,
    type: 'text/html; charset=utf-8',
    headers: pageHeaders(files.earlyScript, response.site.analytics?.tag, apiBase !== undefined),
    expiresAt: Math.min(places.holdsUntil, openWeekEnds),
  });
}
