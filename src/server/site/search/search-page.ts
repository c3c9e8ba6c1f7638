import { excerptOf } from '../../../domain/site/excerpt.ts';
import { otherLanguage } from '../../../domain/language.ts';
import { searchPath } from '../../../domain/site/site-sections.ts';
import type { SearchGroup, SearchView } from '../../../site/search-views.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import type { FoundPage } from '../found-page.ts';
import { sayIn } from '../say.ts';
import type { SiteRequest } from '../site-request.ts';
import type { FoundTexts } from './find-texts.ts';
import { searchedPages } from './searched-pages.ts';

/** The page that says what was found on a site. */

/** Pages that one page of the list shows. */
export const PAGE_SIZE = 12;

/** What was asked and what came of it. */
export interface Search {
  readonly state: SearchView['state'];
  readonly query: string;
  readonly page: number;
  readonly found: FoundTexts;
}

export const nothingFound: FoundTexts = { texts: [], total: 0, beginnings: [] };

/** Before anything was asked. */
export const blankSearch: Search = { state: 'blank', query: '', page: 1, found: nothingFound };

/** '/search?q=sea%20bass&page=2' */
function addressOf(path: string, query: string, page: number): string {
  const parameters = new URLSearchParams(page > 1 ? { q: query, page: String(page) } : { q: query });
  return `${path}?${parameters.toString()}`;
}

/** What was found by the part of the site it stands in: the part of the best match first. */
function groupsOf({ texts, beginnings }: FoundTexts, request: SiteRequest): SearchGroup[] {
  if (texts.length === 0) return [];
  const phrases = guestPhrases(request.snapshot).site[request.language];
  const pages = new Map(searchedPages(request).map((page) => [`${page.kind} ${page.id}`, page]));
  const hits = texts.flatMap(({ kind, id, body }) => {
    const page = pages.get(`${kind} ${id}`);
    return page ? [{ kind, hit: { card: page.card(), excerpt: excerptOf(body, beginnings) } }] : [];
  });
  return [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, some]) => ({
    title: kind === 'page' ? null : phrases[kind],
    hits: some.map(({ hit }) => hit),
  }));
}

export function searchPage(request: SiteRequest, search: Search): FoundPage {
  const { language, snapshot } = request;
  const { state, query, page, found } = search;
  const phrases = guestPhrases(snapshot).site[language];
  const own = searchPath(language);
  const at = (number: number) => addressOf(own, query, number);
  const inOther = searchPath(otherLanguage(language));
  return {
    kind: 'website',
    body: {
      kind: 'search',
      state,
      query,
      total: found.total,
      groups: groupsOf(found, request),
      previous: page > 1 ? at(page - 1) : null,
      next: page * PAGE_SIZE < found.total ? at(page + 1) : null,
    },
    title: query === '' ? phrases.search : sayIn(request)('search-for', { query }),
    description: phrases['search-lead'],
    picture: null,
    href: own,
    otherHref: snapshot.site.localized ? (query === '' ? inOther : addressOf(inOther, query, 1)) : null,
    above: [],
    isHidden: true,
    data: () => [],
  };
}
