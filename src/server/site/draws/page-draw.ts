import { createHash } from 'node:crypto';
import type { Language } from '../../../domain/language.ts';
import { liveVersions, sharingVersions } from '../../../domain/site/page-versions.ts';
import type { PageDraw } from '../found-page.ts';
import type { SitePage } from '../made-pages.ts';
import type { SiteRequest } from '../site-request.ts';

/** Undefined where one version alone is shown: nothing is drawn then, and nothing counted. */
export function drawOf(
  { id, versions }: SitePage,
  { language, now }: Pick<SiteRequest, 'language' | 'now'>,
): PageDraw | undefined {
  const shown = (versions ?? []).filter(({ only_in }) => (only_in ?? language) === language);
  const sharing = sharingVersions(liveVersions(shown, now));
  if (sharing.length < 2) return undefined;
  const said = sharing.map((version) => `${version.id} ${version.share ?? 1}`).sort();
  return {
    page: id,
    name: createHash('sha256').update(said.join()).digest('hex').slice(0, 8),
    versions: sharing.map((version) => ({ version: version.id, share: version.share })),
  };
}

export const PRESSES_PATH = '/api/page-presses';

/**
 * What is told that a link of a drawn page was pressed; the visitor's cookie says on which version. It is whole, since
 * HTML allows nothing else in `ping`, and names the host that the visitor is on: the cookie goes to no other.
 */
export const pressesAddress = ({ page, name }: PageDraw, origin: string, language: Language): string =>
  `${origin}${PRESSES_PATH}?page=${page}&draw=${name}&lang=${language}`;
