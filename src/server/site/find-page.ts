import { contentTypes } from '../../content/index.ts';
import type { GuestSlice } from '../../content/page/guest-slices.ts';
import { inLanguage, isTranslated, otherLanguage } from '../../domain/language.ts';
import { pathOfPage, wayToPage } from '../../domain/site/page-tree.ts';
import {
  liveVersions,
  nextVersionChange,
  type PageVersion,
  sharingVersions,
} from '../../domain/site/page-versions.ts';
import {
  inSiteLanguage,
  type OwnPage,
  ownPageAt,
  ownPath,
  sectionNamed,
  sectionPath,
  type SitePath,
  type SiteSection,
  withLanguage,
} from '../../domain/site/site-sections.ts';
import { isPublicationSection } from '../../domain/site/publications/publication-sections.ts';
import { guestPhrases } from '../delivery/guest-phrases.ts';
import { plainBeginning } from '../hub/page-metadata.ts';
import { serialize } from '../hub/serialize-record.ts';
import type { Found, FoundPage } from './found-page.ts';
import { findAgentPage } from './agents/find-agent-page.ts';
import { bookingForm } from './booking/booking-form.ts';
import { flightForm, flightsPage } from './booking/flights-page.ts';
import { brochurePage } from './brochures/brochures.ts';
import { bookingPage } from './booking/booking-page.ts';
import { drawOf, pressesAddress } from './draws/page-draw.ts';
import { offersPage } from './offers/offers-page.ts';
import { comparePage, roomTourPage } from './group/own-pages.ts';
import { findPublicationList } from './publications/publication-list.ts';
import { findRecordPage } from './record-pages.ts';
import { blankSearch, searchPage } from './search/search-page.ts';
import { openSections } from './section-records.ts';
import { withShared } from './shared-slices.ts';
import { type EntryName, pageHref, pagesOf, type SitePage, valuesFor } from './made-pages.ts';
import { isOpen } from './open-pages.ts';
import { sliceView } from './slice-data.ts';
import { questionsData } from './structured-data.ts';
import { staySafePage } from './stay-safe-page.ts';
import { findTerms } from './terms/terms-page.ts';
import type { SiteRequest } from './site-request.ts';

/** What stands at an address of the public site: a page that staff made, else a section or a record in one. */

const { page } = contentTypes;

const placedPictures = (slices: readonly GuestSlice[]): string[] =>
  slices.flatMap((slice) => [
    ...('image' in slice && slice.image ? [slice.image.src] : []),
    ...(slice.block === 'chapter' && slice.second ? [slice.second.src] : []),
    ...(slice.block === 'gallery' ? slice.pictures.flatMap(({ image }) => image?.src ?? []) : []),
  ]);

/** The first words of a page that says nothing about itself. */
function beginningOf(slices: readonly GuestSlice[]): string | null {
  const text = slices.flatMap((slice) => ('text' in slice && slice.text ? slice.text : []))[0];
  return text === undefined ? null : plainBeginning(text);
}

/** The version that is live, of several the one that is drawn, or of a draft the one that is looked at. */
function shownVersion<V extends PageVersion & Partial<EntryName>>(
  versions: readonly V[],
  { now, drafted, drawn }: SiteRequest,
): V | undefined {
  const wanted = drafted?.version ?? drawn?.version;
  if (wanted !== undefined) return versions.find(({ entry }) => entry === wanted);
  return sharingVersions(liveVersions(versions, now))[0] ?? (drafted && versions[0]);
}

/** A page that staff made; undefined where no version of it is live. */
export function madePage(request: SiteRequest, record: SitePage): FoundPage | undefined {
  const { snapshot, language, now, changes } = request;
  const shape = serialize(
    page,
    record,
    ['title', 'versions', 'meta_title', 'meta_description', 'social_picture', 'canonical', 'no_index'],
    valuesFor(request),
  );
  const locale = inLanguage(shape.locale, language);
  const versions = locale.versions ?? [];
  const change = nextVersionChange(versions, now);
  if (change !== undefined) changes.push(change);
  const version = shownVersion(versions, request);
  if (!version && !request.drafted) return undefined;
  const slices = withShared(request, version?.slices ?? []);
  const hero = slices.find((one) => one.block === 'hero');
  for (const picture of placedPictures(slices)) request.placed.add(picture);
  const pages = pagesOf(request);
  const other = otherLanguage(language);
  const title = locale.title ?? record.name;
  const draw = request.drafted ? undefined : drawOf(record, request);
  const isElsewhere = record.hidden_in?.includes(other) || !isTranslated(record.locale, other);
  return {
    kind: 'website',
    body: {
      kind: 'slices',
      title,
      lead: null,
      slices: slices.map((slice) => sliceView(slice, request, record)),
    },
    title: record.is_home ? snapshot.site.name : title,
    metaTitle: locale.meta_title,
    description: locale.meta_description ?? hero?.text ?? (record.is_home ? null : beginningOf(slices)),
    picture: locale.social_picture ?? hero?.image ?? null,
    href: pageHref(request, record),
    otherHref:
      snapshot.site.localized && !isElsewhere ? withLanguage(pathOfPage(pages, record, other), other) : null,
    above: wayToPage(pages, record)
      .slice(0, -1)
      .filter((one) => isOpen(request, one))
      .map((one) => ({
        href: pageHref(request, one),
        title: inLanguage(one.locale, language).title ?? one.name,
      })),
    canonical: locale.canonical,
    isHidden: locale.no_index ?? false,
    ...(draw && { draw }),
    ...(draw && request.drawn && { presses: pressesAddress(draw, request.drawn.origin, language) }),
    data: () => [questionsData(slices)].filter((one) => one !== null),
  };
}

const blank = { title: null, label: null, text: null, link_text: null, link_url: null };

/** A section's page where staff made none: its title over slices that show all of it. */
const sectionSlices: Readonly<Record<SiteSection, readonly GuestSlice[] | null>> = {
  rooms: [{ ...blank, block: 'rooms', layout: 'turns', rooms: [] }],
  dining: [{ ...blank, block: 'restaurants', layout: 'tables', restaurants: [] }],
  // What comes seldom as pictures, before the seven days in full.
  events: [
    { ...blank, block: 'events', layout: 'evenings', when: 'rare', most: 3 },
    { ...blank, block: 'events', layout: 'week', when: 'week', most: null },
  ],
  // All offers with what is looked for among them are a page of their own.
  specials: null,
  resorts: [{ ...blank, block: 'resorts', layout: 'chapters', resorts: [], filters: true }],
  brands: [{ ...blank, block: 'brands', layout: 'chapters', brands: [] }],
  collection: [{ ...blank, block: 'collections', layout: 'pictures', collections: [] }],
  meetings: [{ ...blank, block: 'meetings', resort: null }],
  'fact-sheets': [{ ...blank, block: 'fact_sheets', resort: null }],
  // Lists of posts are made by `publications`.
  blog: null,
  press: null,
  'playa-cares': null,
  'event-posts': null,
  info: null,
};

function sectionPage(request: SiteRequest, section: SiteSection): FoundPage | undefined {
  const { language, snapshot } = request;
  const slices = sectionSlices[section];
  if (slices === null || !openSections(request).includes(section)) return undefined;
  const phrases = guestPhrases(snapshot).site[language];
  return {
    kind: 'website',
    body: {
      kind: 'slices',
      title: phrases[section],
      lead: phrases[`${section}-lead`],
      slices: slices.map((slice) => sliceView(slice, request)),
    },
    title: phrases[section],
    description: phrases[`${section}-lead`],
    picture: null,
    href: sectionPath(section, language),
    otherHref: snapshot.site.localized ? sectionPath(section, otherLanguage(language)) : null,
    above: [],
    data: () => [],
  };
}

const asFound = (found: FoundPage | undefined): Found => found && { is: 'page', page: found };

/** The page that staff made for a path; one that has the path in the other language leads to its own. */
function findMade(request: SiteRequest, path: string): Found {
  const pages = pagesOf(request);
  const at = (language: SiteRequest['language']) =>
    pages.find((one) => pathOfPage(pages, one, language) === path);
  const own = at(request.language);
  if (own) return asFound(madePage(request, own));
  const other = at(otherLanguage(request.language));
  return other && { is: 'moved', to: pageHref(request, other) };
}

/** The pages that a site has by itself; undefined where it has nothing to show there. */
const ownPageMakers: Readonly<
  Record<Exclude<OwnPage, 'terms'>, (request: SiteRequest) => FoundPage | undefined>
> = {
  search: (request) => searchPage(request, blankSearch),
  booking(request) {
    const form = bookingForm(request);
    return form ? bookingPage(request, form) : undefined;
  },
  flights(request) {
    const form = flightForm(request);
    return form ? flightsPage(request, form) : undefined;
  },
  brochure: brochurePage,
  'stay-safe': staySafePage,
  compare: comparePage,
  'room-tour': roomTourPage,
};

/** The address of such a page in the other language leads to its own. */
function standsAt(own: string, { path, language }: SitePath, found: FoundPage | undefined): Found {
  return withLanguage(path, language) === own ? asFound(found) : found && { is: 'moved', to: own };
}

function findInSection(request: SiteRequest, section: SiteSection, below: readonly string[]): Found {
  const list = isPublicationSection(section) ? findPublicationList(request, section, below) : undefined;
  if (list) return list;
  const [slug, ...more] = below;
  if (more.length > 0) return undefined;
  if (section === 'specials' && slug === undefined) return asFound(offersPage(request));
  return slug === undefined ? asFound(sectionPage(request, section)) : findRecordPage(request, section, slug);
}

/** Undefined where nothing stands. Languages that the site does not speak lead to the one it does. */
export function findPage(request: SiteRequest, { path, parts, language }: SitePath): Found {
  if (language === 'es' && !request.snapshot.site.localized) {
    const english = findPage({ ...request, language: 'en' }, { path, parts, language: 'en' });
    return english && { is: 'moved', to: inSiteLanguage(withLanguage(path, 'es'), 'en') };
  }
  const made = findMade(request, path);
  if (made) return made;
  const is = { path, parts, language };
  const ofAgents = findAgentPage(request, is);
  if (ofAgents) return ofAgents;
  const own = ownPageAt(is);
  if (own === 'terms') return findTerms(request, is);
  if (own) return standsAt(ownPath(own, language), is, ownPageMakers[own](request));
  const [first, ...below] = parts;
  const named = sectionNamed(first, language);
  if (!named) return undefined;
  const { section, isOwnWord } = named;
  const found = findInSection(request, section, below);
  if (found?.is !== 'page' || isOwnWord) return found;
  return { is: 'moved', to: found.page.href };
}
