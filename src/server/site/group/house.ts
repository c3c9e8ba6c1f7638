import type { Language } from '../../../domain/language.ts';
import { ownPageAt, sectionNamed, type SitePath } from '../../../domain/site/site-sections.ts';
import type { Card } from '../../../site/view.ts';
import { slugOrId } from '../cards.ts';
import type { OpenSite } from '../open-site.ts';
import type { SiteRequest } from '../site-request.ts';

/**
 * The page that the group has for a resort shows rooms, tables and evenings of the resort's own site, and its room tour
 * the rooms of all resorts. Such a page is made from several snapshots, and is forgotten with each of them.
 */

/** Whose own sites a page shows. */
function shownResorts({ snapshot }: SiteRequest, path: SitePath): SiteRequest['snapshot']['resorts'] {
  if (ownPageAt(path) === 'room-tour') return snapshot.resorts;
  const [first, slug, ...more] = path.parts;
  const isResort = more.length === 0 && sectionNamed(first, path.language)?.section === 'resorts';
  return isResort ? snapshot.resorts.filter((one) => slugOrId(one) === slug) : [];
}

/** The other sites that a page shows, by their ids; none of pages that show their own alone. */
export function housesOfPage(request: SiteRequest, path: SitePath): number[] {
  if (!request.isGroup) return [];
  const sites = shownResorts(request, path).flatMap(({ site }) => site ?? []);
  return [...new Set(sites)].filter((site) => site !== request.snapshot.site.id);
}

/** What a page at a path is made from. */
export async function requestWithHouses(open: OpenSite, path: SitePath): Promise<SiteRequest> {
  const request = open.requestIn(path.language);
  const sites = housesOfPage(request, path);
  if (sites.length === 0) return request;
  const shown = await Promise.all(
    sites.map(async (site) => [site, await open.shownFrom(site, path.language)] as const),
  );
  return { ...request, houses: new Map(shown.flatMap(([site, house]) => (house ? [[site, house]] : []))) };
}

/** The language of a resort's own site, where it is not that of the page. */
export const languageOf = (house: SiteRequest, page: SiteRequest): { readonly language?: Language } =>
  house.language === page.language ? {} : { language: house.language };

/** Something of a resort's own site on a page of the group, with its address there. */
export const cardOfHouse = <C extends Card>(house: SiteRequest, page: SiteRequest, card: C): C => ({
  ...card,
  href: house.origin + card.href,
  ...languageOf(house, page),
});
