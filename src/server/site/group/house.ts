import { sectionNamed, type SitePath } from '../../../domain/site/site-sections.ts';
import { resortSlug } from '../cards.ts';
import type { OpenSite } from '../open-site.ts';
import type { SiteRequest } from '../site-request.ts';

/**
 * The page that the group has for a resort shows rooms, tables and evenings of the resort's own site. Such a page is made
 * from two snapshots, and is forgotten with either.
 */

/** The other site that a page shows, by its id; undefined of pages that show their own alone. */
export function houseOfPage(
  { snapshot, isGroup }: SiteRequest,
  { parts: [first, slug, ...more], language }: SitePath,
): number | undefined {
  if (!isGroup || slug === undefined || more.length > 0) return undefined;
  if (sectionNamed(first, language)?.section !== 'resorts') return undefined;
  const site = snapshot.resorts.find((one) => resortSlug(one) === slug)?.site;
  return site == null || site === snapshot.site.id ? undefined : site;
}

/** What a page at a path is made from. */
export async function requestWithHouse(open: OpenSite, path: SitePath): Promise<SiteRequest> {
  const request = open.requestIn(path.language);
  const site = houseOfPage(request, path);
  const house = site === undefined ? undefined : await open.shownFrom(site, path.language);
  return house ? { ...request, house } : request;
}
