import { otherLanguage } from '../../domain/language.ts';
import { sectionPath } from '../../domain/site/site-sections.ts';
import { guestPhrases } from '../delivery/guest-phrases.ts';
import type { FoundPage } from './found-page.ts';
import type { SiteRequest } from './site-request.ts';

/** A page that says nothing of its own to search engines: what stands there is the site's global meta. */
export function examplePage({ language, snapshot }: SiteRequest): FoundPage {
  const title = guestPhrases(snapshot).site[language].dining;
  return {
    kind: 'website',
    body: { kind: 'slices', title, lead: null, slices: [] },
    title,
    description: null,
    picture: null,
    href: sectionPath('dining', language),
    otherHref: snapshot.site.localized ? sectionPath('dining', otherLanguage(language)) : null,
    above: [],
    data: () => [],
  };
}
