import { HUB, hubPath, hubRoutes, matchHubRoute } from '../../domain/hub-routes.ts';

/**
 * Where an address without anything behind it leads: one for each kind of page, so that the page that says so is made
 * and kept once.
 */
export function missingRoute(route: string): string {
  const match = matchHubRoute(route);
  if (!match || !hubRoutes[match.name].path.includes(':')) return `${HUB}/not-found`;
  return hubPath(match.name, { slug: 'not-found', menu: 'not-found' });
}
