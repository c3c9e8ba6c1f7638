import type { FastifyRequest } from 'fastify';
import type { Asked } from '../../domain/group/asked.ts';
import { ownPageAt, type SitePath } from '../../domain/site/site-sections.ts';
import { pageParameters } from '../http/page-query.ts';
import type { CachedResponse } from '../delivery/cached-response.ts';
import { findPage } from './find-page.ts';
import type { FoundPage } from './found-page.ts';
import { nothingPage, respondWith } from './make-page.ts';
import type { SiteFiles } from './site-files.ts';
import type { AskedOfPage, SiteRequest } from './site-request.ts';

/**
 * Pages that a query changes: resorts that are filtered or compared, meeting rooms that are looked for. What a query says
 * is one visitor's: such a page is made for whoever asks, kept by nobody, and no search engine lists it.
 */

/** What any page may be asked for by a slice of it, and what resorts are compared by. */
const ofEveryPage = ['place', 'kind', 'amenity', 'people', 'layout'];
const ofComparison = ['resort'];

/** What an address asks of the page at it; undefined where it asks nothing. Throws BadRequest for more than anybody needs. */
export function askedOfPage(path: SitePath, request: Pick<FastifyRequest, 'url'>): Asked | undefined {
  if (!request.url.includes('?')) return undefined;
  const read = ownPageAt(path) === 'compare' ? ofComparison : ofEveryPage;
  const given = pageParameters(request).filter(([name]) => read.includes(name));
  if (given.length === 0) return undefined;
  const byName = Map.groupBy(given, ([name]) => name);
  return Object.fromEntries([...byName].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
}

interface Asking {
  readonly request: SiteRequest;
  readonly path: SitePath;
  readonly values: Asked;
  /** The query as it was written, with its question mark. */
  readonly query: string;
  readonly files: SiteFiles;
}

/** Only what a page reads makes it another page: a campaign's `kind=` at a page without filters changes nothing. */
const withQuery = (page: FoundPage, query: string): FoundPage => ({
  ...page,
  isHidden: true,
  otherHref: page.otherHref === null ? null : page.otherHref + query,
});

/** The page at a path where one stands. What means nothing is said on it, and the answer is no success. */
export function answerAsked({ request, path, values, query, files }: Asking): Promise<CachedResponse> {
  const asked: AskedOfPage = { values, refused: [] };
  const wanted: SiteRequest = { ...request, asked };
  const found = findPage(wanted, path);
  const page = found?.is === 'page' ? withQuery(found.page, query) : nothingPage(wanted, 'missing');
  const status = found?.is !== 'page' ? 404 : asked.refused.length > 0 ? 422 : 200;
  return respondWith({ request: wanted, page, files, status, alone: [] });
}
