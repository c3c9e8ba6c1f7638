import { contentTypes } from '../../content/index.ts';
import { sectionOf } from '../../content/site-sections.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { pathOfPage } from '../../domain/site/page-tree.ts';
import type { PublicationSection } from '../../domain/site/publications/publication-sections.ts';
import { withLanguage } from '../../domain/site/site-sections.ts';
import { recordsOf } from '../delivery/snapshot.ts';
import { pageInSection } from '../site/record-pages.ts';
import { titledHere } from '../site/cards.ts';
import { publicationPath, publicationsOf } from '../site/publications/publications.ts';
import type { SiteRequest } from '../site/site-request.ts';
import { termsAddress } from '../site/terms/terms-page.ts';

const { page, pc_event, pc_post, post, terms } = contentTypes;

type Find = (request: SiteRequest, id: number) => string | undefined;

function pageAddress(request: SiteRequest, id: number): string | undefined {
  const { language, snapshot } = request;
  const pages = recordsOf(snapshot, page);
  const shown = pages.find((one) => one.id === id);
  return shown && titledHere(request)(shown)
    ? withLanguage(pathOfPage(pages, shown, language), language)
    : undefined;
}

const postAddress =
  (...sections: PublicationSection[]): Find =>
  (request, id) => {
    const shown = publicationsOf(request, sections).find(({ record }) => record.id === id);
    return shown && titledHere(request)(shown.record) ? publicationPath(request, shown) : undefined;
  };

/** Types whose addresses do not follow from a section alone. */
const addresses: Readonly<Partial<Record<string, Find>>> = {
  [page.name]: pageAddress,
  [post.name]: postAddress('blog', 'press'),
  [pc_post.name]: postAddress('playa-cares'),
  [pc_event.name]: postAddress('event-posts'),
  [terms.name]: termsAddress,
};

/**
 * Where visitors of a language find a record on the public site, '/es/bodas', '/press/a-new-wing'; undefined for one that
 * they do not see now.
 */
export function siteAddress(type: ContentType, id: number, request: SiteRequest): string | undefined {
  const find = addresses[type.name];
  if (find) return find(request, id);
  const section = type.appears?.guests?.sitePage && sectionOf(type);
  return section && pageInSection(request, section, id)?.href;
}
