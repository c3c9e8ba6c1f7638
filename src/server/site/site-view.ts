import { inEitherLanguage, inLanguage } from '../../domain/language.ts';
import { agentsPath, findAgentPath } from '../../domain/site/agent-paths.ts';
import {
  bookingPath,
  comparePath,
  roomTourPath,
  brochurePath,
  flightsPath,
  searchPath,
  sectionPath,
  type SiteSection,
  staySafePath,
  termsPath,
  withLanguage,
} from '../../domain/site/site-sections.ts';
import { publicationSections } from '../../domain/site/publications/publication-sections.ts';
import type { NavigationLink, SiteView } from '../../site/view.ts';
import { contentTypes } from '../../content/index.ts';
import { recordsOf } from '../delivery/snapshot.ts';
import { guestPhrases } from '../delivery/guest-phrases.ts';
import { bookedResorts } from '../booking/booked-resorts.ts';
import { hasFlights } from './booking/flights-page.ts';
import { resortCard, titledHere } from './cards.ts';
import { hasComparison, hasRoomTour } from './group/own-pages.ts';
import { openSections } from './section-records.ts';
import { siteTerms } from './terms/site-terms.ts';
import { pageHref, type SitePage } from './made-pages.ts';
import { openPages } from './open-pages.ts';
import type { FoundPage } from './found-page.ts';
import { popUpOf } from './pop-ups/pop-ups.ts';
import type { SiteRequest } from './site-request.ts';

/** What stands around every page of a site: its name, navigation, address, the other resorts. */

/** At the top of every site without a word from staff, as far as it has them. */
const AT_THE_TOP = ['resorts', 'rooms', 'dining', 'events', 'specials'] as const;

/** In the footer: what the group is made of, then what it publishes. */
const BELOW = ['brands', 'collection', 'meetings', 'fact-sheets', ...publicationSections] as const;

const linkTo = (request: SiteRequest, record: SitePage): NavigationLink => {
  const { menu_label, title } = inLanguage(record.locale, request.language);
  return { href: pageHref(request, record), text: menu_label ?? title ?? record.name, isCurrent: false };
};

/** What every visitor should find from everywhere: flights, brochures, how guests are kept well, travel agents, the terms. */
function houseRules(request: SiteRequest): NavigationLink[] {
  const { language, snapshot } = request;
  const phrases = guestPhrases(snapshot).site[language];
  const { safeStay } = snapshot.site;
  const isSafe = Boolean(safeStay?.content && inEitherLanguage(safeStay.content, language));
  const hasBrochures = recordsOf(snapshot, contentTypes.brochure).some(titledHere(request));
  return [
    ...(hasFlights(request)
      ? [{ href: flightsPath(language), text: phrases['flights-title'], isCurrent: false }]
      : []),
    ...(hasBrochures
      ? [{ href: brochurePath(language), text: phrases['brochures-title'], isCurrent: false }]
      : []),
    ...(isSafe ? [{ href: staySafePath(language), text: phrases['stay-safe'], isCurrent: false }] : []),
    ...(request.isGroup
      ? [
          { href: findAgentPath(language), text: phrases['find-agent'], isCurrent: false },
          { href: agentsPath(language), text: phrases.agents, isCurrent: false },
        ]
      : []),
    ...(siteTerms(request).length > 0
      ? [{ href: termsPath(language), text: phrases['terms-title'], isCurrent: false }]
      : []),
  ];
}

/** Resorts side by side and rooms as plans, where a site has them. */
function ownPages(request: SiteRequest): NavigationLink[] {
  const { language, snapshot } = request;
  const phrases = guestPhrases(snapshot).site[language];
  const link = (href: string, text: string) => ({ href, text, isCurrent: false });
  return [
    ...(hasComparison(request) ? [link(comparePath(language), phrases['compare-title'])] : []),
    ...(hasRoomTour(request) ? [link(roomTourPath(language), phrases['room-tour-title'])] : []),
  ];
}

/** Sections of the site, then the pages that staff placed there. */
function navigation(
  request: SiteRequest,
  place: 'header' | 'footer',
  { open, made }: { readonly open: readonly SiteSection[]; readonly made: readonly SitePage[] },
): NavigationLink[] {
  const { language } = request;
  const pages = made.filter(({ menu }) => menu === place).map((one) => linkTo(request, one));
  const sections = (place === 'header' ? AT_THE_TOP : BELOW)
    .filter((section) => open.includes(section))
    .map((section) => ({
      href: sectionPath(section, language),
      text: guestPhrases(request.snapshot).site[language][section],
      isCurrent: false,
    }));
  const placed = new Set(pages.map(({ href }) => href));
  const own = [...sections, ...(place === 'footer' ? [...ownPages(request), ...houseRules(request)] : [])];
  return [...own.filter(({ href }) => !placed.has(href)), ...pages];
}

const marked = (links: readonly NavigationLink[], href: string): NavigationLink[] =>
  links.map((link) => ({ ...link, isCurrent: href === link.href || href.startsWith(`${link.href}/`) }));

/** The tag that counts the visits of a page; null where none does. */
export const tagOf = ({ site }: SiteRequest['snapshot'], { isUncounted }: FoundPage): string | null =>
  (!isUncounted && site.analytics?.tag) || null;

/** Staff who look at what is not published are no visitors. */
function countingOf({ drafted, snapshot }: SiteRequest, page: FoundPage): SiteView['counting'] {
  const tag = tagOf(snapshot, page);
  if (!tag || drafted) return null;
  const { site } = snapshot;
  return {
    tag,
    asksFirst: site.analytics?.asksFirst ?? false,
    event: site.pageViewKey ?? 'pageView',
    resort: site.currentResort,
    isFamilyResort: site.familyResort,
  };
}

export function siteView(request: SiteRequest, page: FoundPage): SiteView {
  const { body, href, otherHref, presses } = page;
  const { snapshot, language, now } = request;
  const { site, context } = snapshot;
  const { tagline } = inLanguage(site.locale, language);
  const found = { open: openSections(request), made: openPages(request) };
  const said = (value: { en: string | null; es: string | null } | undefined) =>
    value ? inEitherLanguage(value, language) : null;
  const { contact } = site;
  return {
    language,
    now,
    site: {
      name: site.name,
      tagline,
      logo: site.logo === null ? null : context.picture(site.logo),
      homeHref: withLanguage('/', language),
      telephone: contact?.telephone ?? null,
      email: contact?.email ?? null,
      address: said(contact?.address),
      coming: said(contact?.coming),
      booking: bookedResorts(snapshot).length > 0 ? bookingPath(language) : said(contact?.booking),
    },
    searchHref: searchPath(language),
    header: marked(navigation(request, 'header', found), href),
    footer: marked(navigation(request, 'footer', found), href),
    resorts: snapshot.resorts
      .filter((one) => request.isGroup || one.site !== site.id)
      .map((one) => resortCard(request, one)),
    isGroup: request.isGroup,
    otherLanguage: otherHref,
    presses: presses ?? null,
    popUp: popUpOf(request, page),
    counting: countingOf(request, page),
    body,
  };
}
