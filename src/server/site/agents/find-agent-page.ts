import { agentPlaceAt, agentPlacePath } from '../../../domain/site/agent-paths.ts';
import { type SitePath, withLanguage } from '../../../domain/site/site-sections.ts';
import type { Found } from '../found-page.ts';
import type { SiteRequest } from '../site-request.ts';
import { doorPage } from './agent-doors.ts';
import { blankFinder, finderPage } from './finder-page.ts';

/**
 * The pages of travel agents that are the same for everybody, on the site of the group. Who is found stands in the
 * database: such a page says only that there is one, and is made for whoever asks (`finder.ts`).
 */
export function findAgentPage(request: SiteRequest, path: SitePath): Found {
  const place = agentPlaceAt(path);
  if (!place || !request.isGroup) return undefined;
  const own = agentPlacePath(place, path.language);
  if (withLanguage(path.path, path.language) !== own) return { is: 'moved', to: own };
  if (place.is === 'find' || place.is === 'found') {
    return {
      is: 'page',
      page: finderPage(request, blankFinder, place.is === 'found' ? place.slug : undefined),
    };
  }
  return { is: 'page', page: doorPage(place.is, request) };
}
