import { type HubMatch, matchHubRoute } from '../domain/hub-routes.ts';
import { lists } from './start.ts';

/** The page of the hub that a path means; undefined where there is none. */
export const matchPath = (path: string): HubMatch | undefined =>
  matchHubRoute(
    path,
    lists.map((one) => one.path),
  );
