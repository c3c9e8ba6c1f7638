import { liveVersions, nextVersionChange } from '../../domain/site/page-versions.ts';
import { titledHere } from './cards.ts';
import { pagesOf, type SitePage } from './made-pages.ts';
import type { SiteRequest } from './site-request.ts';

/** Whether visitors find the page: a version of it is live. Notes when that may change. */
export function isOpen({ now, changes }: SiteRequest, { versions }: SitePage): boolean {
  const change = nextVersionChange(versions, now);
  if (change !== undefined) changes.push(change);
  return liveVersions(versions, now).length > 0;
}

/** The pages that menus, lists, search and the map of a site may lead to. */
export const openPages = (request: SiteRequest): SitePage[] =>
  pagesOf(request).filter((one) => titledHere(request)(one) && isOpen(request, one));
