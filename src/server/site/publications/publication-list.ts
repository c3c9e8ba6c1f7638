import { type Language, otherLanguage } from '../../../domain/language.ts';
import {
  listPath,
  type ListPlace,
  pageOfList,
  PER_PAGE,
  readListPlace,
  yearsOf,
} from '../../../domain/site/publications/list-place.ts';
import {
  isPublicationSection,
  type PublicationSection,
  publicationSections,
} from '../../../domain/site/publications/publication-sections.ts';
import { sectionPath } from '../../../domain/site/site-sections.ts';
import type { NavigationLink } from '../../../site/view.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import { titledHere } from '../cards.ts';
import type { Found, FoundPage } from '../found-page.ts';
import { openSections } from '../section-records.ts';
import { sayIn } from '../say.ts';
import type { SiteRequest } from '../site-request.ts';
import { pressContact } from './press-contact.ts';
import { publicationCard, publicationsIn } from './publications.ts';

/** The lists of posts: '/blog', '/press/2025', '/es/prensa/2025/pagina/2'. */

const listed = (request: SiteRequest, section: PublicationSection) =>
  publicationsIn(request, section).filter(titledHere(request));

/** The feed of a section stands below it. */
export const feedPath = (section: PublicationSection, language: Language): string =>
  sectionPath(section, language, 'feed.xml');

function yearLinks(request: SiteRequest, section: PublicationSection, place: ListPlace): NavigationLink[] {
  const years = yearsOf(listed(request, section));
  if (years.length < 2) return [];
  const all = guestPhrases(request.snapshot).site[request.language]['all-years'];
  return [null, ...years].map((year) => ({
    href: listPath(section, request.language, { year, page: 1 }),
    text: year ?? all,
    isCurrent: year === place.year,
  }));
}

/** What tells a page of a list from the others: its year, and its number. */
function besides(request: SiteRequest, { year, page }: ListPlace, pages: number): string[] {
  const number = sayIn(request)('page-of', { page, pages });
  return [...(year === null ? [] : [year]), ...(page === 1 ? [] : [number])];
}

/** Where one reads on: the lists of the other sections. */
export const otherSections = (request: SiteRequest, section: PublicationSection): NavigationLink[] =>
  openSections(request)
    .filter(isPublicationSection)
    .filter((one) => one !== section)
    .map((one) => ({
      href: sectionPath(one, request.language),
      text: guestPhrases(request.snapshot).site[request.language][one],
      isCurrent: false,
    }));

/** Undefined where the list has no such page. */
function publicationList(
  request: SiteRequest,
  section: PublicationSection,
  place: ListPlace,
): FoundPage | undefined {
  const { language, snapshot } = request;
  const posts = listed(request, section);
  const shown = posts.length > 0 ? pageOfList(posts, place) : undefined;
  if (!shown) return undefined;
  const { entries, pages } = shown;
  const phrases = guestPhrases(snapshot).site[language];
  const title = phrases[section];
  const lead = phrases[`${section}-lead`];
  const cards = entries.map((record) => publicationCard(request, { section, record }));
  const more = besides(request, place, pages);
  const at = (page: number) => listPath(section, language, { ...place, page });
  const isFirst = more.length === 0;
  const other = otherLanguage(language);
  const hasSame =
    pageOfList(listed({ ...request, language: other }, section), place) !== undefined &&
    snapshot.site.localized;
  return {
    kind: 'website',
    body: {
      kind: 'publications',
      section,
      title: [title, ...more].join(' · '),
      lead,
      entries: cards,
      years: yearLinks(request, section, place),
      others: otherSections(request, section),
      page: place.page,
      pages,
      newer: place.page > 1 ? at(place.page - 1) : null,
      older: place.page < pages ? at(place.page + 1) : null,
      feed: feedPath(section, language),
      contact: section === 'press' ? pressContact(snapshot) : null,
    },
    title: [title, ...more].join(' · '),
    description: isFirst ? lead : `${more.join(' · ')}: ${cards.map((card) => card.title).join(' · ')}`,
    picture: cards[0]?.picture ?? null,
    href: listPath(section, language, place),
    // Those of the only year are those of the list.
    canonical:
      place.year !== null && yearsOf(posts).length === 1
        ? listPath(section, language, { ...place, year: null })
        : null,
    otherHref: hasSame ? listPath(section, other, place) : null,
    above: isFirst ? [] : [{ href: sectionPath(section, language), title }],
    feed: feedPath(section, language),
    data: () => [],
  };
}

/** The page of a list that an address names; undefined for what names none, or one that is not there. */
export function findPublicationList(
  request: SiteRequest,
  section: PublicationSection,
  parts: readonly string[],
): Found {
  const place = readListPlace(parts);
  const page = place && publicationList(request, section, place);
  if (!page) return undefined;
  const own = listPath(section, request.language, place);
  const written = sectionPath(section, request.language, parts.length > 0 ? parts.join('/') : undefined);
  return written === own ? { is: 'page', page } : { is: 'moved', to: own };
}

/** The addresses of all pages of all lists of a site, without the first of each section, for its map. */
export const archiveAddresses = (request: SiteRequest): string[] =>
  publicationSections.flatMap((section) => {
    const posts = listed(request, section);
    return [null, ...yearsOf(posts)].flatMap((year) => {
      const count = posts.filter(({ published_at }) => published_at.startsWith(year ?? '')).length;
      const pages = Array.from({ length: Math.ceil(count / PER_PAGE) }, (_, at) => at + 1);
      return pages
        .filter((page) => year !== null || page > 1)
        .map((page) => listPath(section, request.language, { year, page }));
    });
  });
