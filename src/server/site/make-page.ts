import { withLanguage, type SitePath } from '../../domain/site/site-sections.ts';
import { renderPage } from '../../site/render.tsx';
import type { NothingView } from '../../site/view.ts';
import { CachedResponse, type KeptResponse } from '../delivery/cached-response.ts';
import { guestPhrases } from '../delivery/guest-phrases.ts';
import type { Snapshot } from '../delivery/snapshot.ts';
import { formOrigins } from '../booking/booked-resorts.ts';
import { encodedPath } from './asked-path.ts';
import { siteDocument } from './document.ts';
import { PUBLIC_CACHE } from '../delivery/response-headers.ts';
import { findPage } from './find-page.ts';
import type { DrawCounts } from './draws/draw-counts.ts';
import { DrawnResponse, type VersionResponse } from './draws/drawn-response.ts';
import type { FoundPage, PageDraw } from './found-page.ts';
import { hostOfOrigin } from './site-origin.ts';
import type { SiteFiles } from './site-files.ts';
import { siteHeaders } from './site-headers.ts';
import { siteView, tagOf } from './site-view.ts';
import { pageHoldsUntil, type SiteRequest } from './site-request.ts';

/** A page of the public site as a response: made once, then written as it is until something on it changes. */

interface MadePage {
  readonly request: SiteRequest;
  readonly page: FoundPage;
  readonly files: SiteFiles;
  readonly status?: number;
  /** What is made for one visitor alone, with further headers, names and values in turn. */
  readonly alone?: readonly string[];
  /**
   * Kept by nobody, not even the browser, and run by no script of another host: it is behind a sign-in, or its address
   * holds the token of a mailed link.
   */
  readonly isSecret?: boolean;
}

/** What a page is made with beside its request. */
export interface PageMaker {
  readonly files: SiteFiles;
  readonly draws: DrawCounts;
}

/** The other hosts that pages of the site have to do with. */
export const neighboursOf = (snapshot: Snapshot, page: FoundPage) => ({
  frameHosts: (snapshot.site.frameHosts ?? []).flatMap(({ host }) => hostOfOrigin(host) ?? []),
  formOrigins: formOrigins(snapshot),
  tag: tagOf(snapshot, page),
});

/** A page as HTML. */
export function documentOf({ request, page, files }: Pick<MadePage, 'request' | 'page' | 'files'>): string {
  const rendered = renderPage(siteView(request, page), guestPhrases(request.snapshot));
  return siteDocument({ page, request, rendered, files });
}

export function respondWith({
  status = 200,
  alone,
  isSecret = false,
  ...made
}: MadePage): Promise<CachedResponse> {
  const { request } = made;
  const page = isSecret ? { ...made.page, isUncounted: true } : made.page;
  const kept = isSecret ? 'secret' : alone ? 'alone' : request.drawn === undefined ? 'shared' : 'drawn';
  const headers = siteHeaders(neighboursOf(request.snapshot, page), made.files.visitHash, kept);
  return CachedResponse.make({
    text: documentOf({ ...made, page }),
    status,
    type: 'text/html; charset=utf-8',
    headers: alone ? [...headers, ...alone] : headers,
    expiresAt: pageHoldsUntil(request),
  });
}

/** What says in the dress of the site that nothing is there, or that something failed. */
export function nothingPage(request: SiteRequest, kind: NothingView['kind']): FoundPage {
  const { language, snapshot } = request;
  const title = guestPhrases(snapshot).site[language][`${kind}-title`];
  return {
    kind: 'website',
    body: { kind },
    title,
    description: null,
    picture: null,
    href: withLanguage('/', language),
    otherHref: snapshot.site.localized ? withLanguage('/', language === 'en' ? 'es' : 'en') : null,
    above: [],
    isHidden: true,
    data: () => [],
  };
}

const movedTo = (to: string): Promise<CachedResponse> =>
  CachedResponse.make({
    text: '',
    status: 308,
    type: 'text/plain; charset=utf-8',
    headers: ['location', encodedPath(to), ...PUBLIC_CACHE],
  });

/**
 * Leads visitors of an old address on. Search engines take it for good; browsers ask again, because staff may change
 * their mind.
 */
export const redirectTo = (location: string): Promise<CachedResponse> =>
  CachedResponse.make({
    text: '',
    status: 301,
    type: 'text/plain; charset=utf-8',
    headers: ['location', location, ...PUBLIC_CACHE],
  });

/** One response for each version that shares the visitors, on each host. */
async function respondWithDraw(
  request: SiteRequest,
  path: SitePath,
  { files, draws }: PageMaker,
  draw: PageDraw,
): Promise<KeptResponse> {
  const make = (version: string, origin: string) => {
    const own: SiteRequest = { ...request, drawn: { version, origin }, placed: new Set(), changes: [] };
    const found = findPage(own, path);
    if (found?.is !== 'page') throw new Error('A version that was drawn is none of its page.');
    return respondWith({ request: own, page: found.page, files });
  };
  const { origin, onHosts } = request;
  const origins = [...new Set([origin, ...onHosts.values()])];
  const versions = draw.versions.map(async (drawn): Promise<VersionResponse> => {
    const made = await Promise.all(origins.map((one) => make(drawn.version, one)));
    return { ...drawn, responses: new Map(origins.map((one, at) => [one, made[at]!])) };
  });
  return new DrawnResponse({
    draw,
    origin,
    onHosts,
    versions: await Promise.all(versions),
    language: request.language,
    timeZone: request.snapshot.site.timeZone,
    isSecure: origin.startsWith('https:'),
    counts: draws,
  });
}

/** The response to an address; undefined where nothing stands there. */
export function makeSitePage(
  request: SiteRequest,
  path: SitePath,
  maker: PageMaker,
): Promise<KeptResponse> | undefined {
  const found = findPage(request, path);
  if (found?.is === 'moved') return movedTo(found.to);
  const draw = found?.page.draw;
  if (draw) return respondWithDraw(request, path, maker, draw);
  return found && respondWith({ request, page: found.page, files: maker.files });
}
