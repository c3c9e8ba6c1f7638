import { inLanguage, otherLanguage } from '../../domain/language.ts';
import { staySafePath } from '../../domain/site/site-sections.ts';
import { guestPhrases } from '../delivery/guest-phrases.ts';
import { contentTypes } from '../../content/index.ts';
import { plainBeginning } from '../hub/page-metadata.ts';
import { serialize } from '../hub/serialize-record.ts';
import type { FoundPage } from './found-page.ts';
import type { SiteRequest } from './site-request.ts';

/** How the property keeps its guests well: what the hub's page says, from the same field of the site. */

/** Undefined where the site says nothing of it. */
export function staySafePage(request: SiteRequest): FoundPage | undefined {
  const { snapshot, language } = request;
  const shape = serialize(contentTypes.site, snapshot.site, ['safeStay'], snapshot.context);
  const said = inLanguage(shape.locale, language).safeStay;
  if (!said?.content) return undefined;
  const title = said.title ?? guestPhrases(snapshot).hub[language]['safe-stay'];
  return {
    kind: 'website',
    body: {
      kind: 'text',
      card: { title, href: '', picture: said.image, label: null, text: null },
      byline: null,
      html: said.content,
      links: [],
      pictureLinks: [],
      // The picture that the page opens with hangs there already.
      gallery: (said.gallery ?? []).filter(({ src }) => src !== said.image?.src),
      frame: null,
    },
    title,
    description: plainBeginning(said.content) || null,
    picture: said.image,
    href: staySafePath(language),
    otherHref: snapshot.site.localized ? staySafePath(otherLanguage(language)) : null,
    above: [],
    data: () => [],
  };
}
