import type { Language } from '../../domain/language.ts';
import {
  bookingPath,
  comparePath,
  brochurePath,
  flightsPath,
  readSitePath,
  roomTourPath,
  staySafePath,
  sectionPath,
  type SiteSection,
} from '../../domain/site/site-sections.ts';
import { publicationSections } from '../../domain/site/publications/publication-sections.ts';
import { CachedResponse } from '../delivery/cached-response.ts';
import { PUBLIC_HEADERS } from '../delivery/response-headers.ts';
import { escapeHtml } from '../http/html-text.ts';
import { bookedResorts } from '../booking/booked-resorts.ts';
import { hasFlights } from './booking/flights-page.ts';
import { brochureChoices } from './brochures/brochures.ts';
import { slugIn, slugOrId, titledHere } from './cards.ts';
import { findPage } from './find-page.ts';
import { archiveAddresses } from './publications/publication-list.ts';
import { publicationsOf } from './publications/publications.ts';
import { agentAddresses } from '../../domain/site/agent-paths.ts';
import { openSections, sectionRecords } from './section-records.ts';
import { pageHref } from './made-pages.ts';
import { openPages } from './open-pages.ts';
import type { FoundPage } from './found-page.ts';
import { siteMeta } from './site-meta.ts';
import { termsAddresses } from './terms/terms-page.ts';
import { pageHoldsUntil, type SiteRequest } from './site-request.ts';

/** What search engines may read, and the map of a site: every page in both languages, with its picture. */

function robotsText({ snapshot, language, origin }: SiteRequest): string {
  if (!siteMeta(snapshot, language).isIndexed) return 'User-agent: *\nDisallow: /\n';
  const map = origin === '' ? '' : `Sitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /api/\nDisallow: /devise/\n${map}`;
}

export const robots = (request: SiteRequest): Promise<CachedResponse> =>
  CachedResponse.make({
    type: 'text/plain; charset=utf-8',
    headers: PUBLIC_HEADERS,
    text: robotsText(request),
  });

/** Resorts and brands have one address in both languages. */
function slugsBelow(request: SiteRequest, section: SiteSection): string[] {
  if (section === 'meetings' && !request.isGroup) return [];
  if (section === 'resorts' || section === 'brands' || section === 'meetings') {
    return sectionRecords[section](request).map(slugOrId);
  }
  return sectionRecords[section](request)
    .filter(titledHere(request))
    .map((one) => slugIn(one, request));
}

function addressesOf(request: SiteRequest): string[] {
  const { language } = request;
  const pages = openPages(request).map((one) => pageHref(request, one));
  const sections = openSections(request).flatMap((section) => [
    sectionPath(section, language),
    ...slugsBelow(request, section).map((slug) => sectionPath(section, language, slug)),
  ]);
  const booking = bookedResorts(request.snapshot).length > 0 ? [bookingPath(language)] : [];
  const flights = hasFlights(request) ? [flightsPath(language)] : [];
  return [
    ...new Set([
      ...pages,
      ...sections,
      ...archiveAddresses(request),
      ...termsAddresses(request),
      staySafePath(language),
      comparePath(language),
      roomTourPath(language),
      ...(brochureChoices(request).length > 0 ? [brochurePath(language)] : []),
      ...booking,
      ...flights,
      ...(request.isGroup ? agentAddresses(language) : []),
    ]),
  ];
}

/** A page that may be listed: made, not hidden, and the original of what it says. */
function listedPage(request: SiteRequest, href: string): FoundPage | undefined {
  const found = findPage(request, readSitePath(href));
  if (found?.is !== 'page') return undefined;
  const { page } = found;
  return page.isHidden || page.canonical ? undefined : page;
}

const hrefIn = ({ href, otherHref }: FoundPage, own: Language, wanted: Language) =>
  own === wanted ? href : otherHref;

function entryOf(page: FoundPage, { origin, language }: SiteRequest): string {
  const alternates = (['en', 'es'] as const).flatMap((one) => {
    const href = hrefIn(page, language, one);
    return href === null || page.otherHref === null
      ? []
      : [`<xhtml:link rel="alternate" hreflang="${one}" href="${escapeHtml(origin + href)}"/>`];
  });
  const picture = page.picture
    ? `<image:image><image:loc>${escapeHtml(`${origin}${page.picture.src}?w=1600`)}</image:loc></image:image>`
    : '';
  return `<url><loc>${escapeHtml(origin + page.href)}</loc>${alternates.join('')}${picture}</url>`;
}

export function sitemap(requests: readonly SiteRequest[]): Promise<CachedResponse> {
  const entries = requests
    .filter(({ language, snapshot }) => language === 'en' || snapshot.site.localized)
    .filter(({ language, snapshot }) => siteMeta(snapshot, language).isIndexed)
    .flatMap((request) =>
      addressesOf(request).flatMap((href) => {
        const page = listedPage(request, href);
        return page ? [entryOf(page, request)] : [];
      }),
    );
  return CachedResponse.make({
    type: 'application/xml; charset=utf-8',
    headers: PUBLIC_HEADERS,
    text: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`,
    expiresAt: Math.min(Date.now() + A_DAY, ...requests.map(nextChange)),
  });
}

/** Offers and events come and go by the clock: the map of a day is good enough for those who read it. */
const A_DAY = 86_400_000;

/**
 * Posts and terms stand on the map from their moment on, pages while a version of them is live, the room tour while a
 * room of the sites that it shows has a plan.
 */
function nextChange(request: SiteRequest): number {
  const own = { ...request, changes: [] };
  publicationsOf(own, publicationSections);
  termsAddresses(own);
  openPages(own);
  return pageHoldsUntil(own);
}
