import { contentTypes } from '../../../content/index.ts';
import { inLanguage } from '../../../domain/language.ts';
import { liveVersions } from '../../../domain/site/page-versions.ts';
import type { PublicationSection } from '../../../domain/site/publications/publication-sections.ts';
import { sectionPath, type SiteSection, siteSections } from '../../../domain/site/site-sections.ts';
import { takenEnd } from '../../../domain/time/has-ended.ts';
import { occurrencesAhead } from '../../../domain/time/recurrence.ts';
import type { Card } from '../../../site/view.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import { recordsOf } from '../../delivery/snapshot.ts';
import { plainText } from '../../http/html-text.ts';
import { eventLine, resortCard, restaurantCard, roomCard, slugIn, titledHere } from '../cards.ts';
import { offerCard } from '../offers/offer-card.ts';
import { openSections, sectionRecords } from '../section-records.ts';
import { publicationCard } from '../publications/publications.ts';
import { pageCard } from '../page-card.ts';
import { pageHref, type SitePage } from '../made-pages.ts';
import { openPages } from '../open-pages.ts';
import type { SiteRequest } from '../site-request.ts';
import { staySafePage } from '../stay-safe-page.ts';
import { groupListers } from './group-listers.ts';
import { listed, type Lister, optionWords, type SearchedPage, wordsOf } from './record-words.ts';

/** The pages of a public site that its visitors may find by searching, in the language of the request. */

/** The names of a restaurant's menus, and their dishes. */
const menuWords = (record: SiteRequest['snapshot']['restaurants'][number], request: SiteRequest): string[] =>
  record.menus.flatMap((id) => {
    const menu = request.snapshot.menus.find((one) => one.id === id);
    const names = ['title', 'specialtysection', 'sections'];
    return menu ? wordsOf(contentTypes.menu, menu, names, request) : [];
  });

const { content_section, event, pc_post, resort, restaurant, room, shared_slice, special } = contentTypes;

/** Posts, once their moment has come. */
const postLister =
  (section: PublicationSection): Lister =>
  (request) =>
    listed(
      section,
      sectionRecords[section](request).filter(titledHere(request)),
      (record) => publicationCard(request, { section, record }),
      // Of any post these are the words that all of them have.
      (record) => [...wordsOf(pc_post, record, ['excerpt', 'content'], request), record.author],
    );

/** Only what an offer makes to everybody now is found; an event until the last of its dates has ended. */
const listers: Readonly<Record<SiteSection, Lister>> = {
  rooms: (request) =>
    listed(
      'rooms',
      sectionRecords.rooms(request).filter(titledHere(request)),
      (record) => roomCard(request, record),
      (record) => wordsOf(room, record, ['excerpt', 'content', 'bed', 'view', 'amenities'], request),
    ),
  dining: (request) =>
    listed(
      'dining',
      sectionRecords.dining(request).filter(titledHere(request)),
      (record) => restaurantCard(request, record),
      (record) => [
        ...wordsOf(restaurant, record, ['type', 'content', 'dress_code', 'notes'], request),
        ...optionWords(restaurant, 'section', record, request),
        ...menuWords(record, request),
      ],
    ),
  events(request) {
    const { now, changes } = request;
    const coming = sectionRecords
      .events(request)
      .filter(titledHere(request))
      .flatMap((record) => {
        const [next] = occurrencesAhead(record, now, 1);
        if (next) changes.push(takenEnd(next));
        return next ? [{ id: record.id, record, next }] : [];
      });
    return listed(
      'events',
      coming,
      ({ record, next }) => eventLine(request, record, next),
      ({ record }) => [
        ...wordsOf(event, record, ['content', 'location'], request),
        ...optionWords(event, 'category', record, request),
      ],
    );
  },
  specials: (request) =>
    listed(
      'specials',
      sectionRecords
        .specials(request)
        .filter(titledHere(request))
        .filter((record) => offerCard(request, record) !== undefined),
      (record) => offerCard(request, record),
      (record) => wordsOf(special, record, ['excerpt', 'content', 'terms'], request),
    ),
  resorts: (request) =>
    listed(
      'resorts',
      sectionRecords.resorts(request),
      (record) => resortCard(request, record),
      (record) => [
        resortCard(request, record).place,
        ...wordsOf(resort, record, ['tagline', 'description'], request),
      ],
    ),
  ...groupListers,
  blog: postLister('blog'),
  press: postLister('press'),
  'playa-cares': postLister('playa-cares'),
  'event-posts': postLister('event-posts'),
  info: (request) =>
    listed(
      'info',
      sectionRecords.info(request).filter(titledHere(request)),
      (record) => infoCard(request, record),
      (record) =>
        record.display_type === 'iframe' ? [] : wordsOf(content_section, record, ['content'], request),
    ),
};

function infoCard(request: SiteRequest, record: SiteRequest['snapshot']['pages'][number]): Card {
  const { snapshot, language } = request;
  const { title, image } = inLanguage(record.locale, language);
  return {
    title: title ?? record.label,
    href: sectionPath('info', language, slugIn(record, request)),
    picture: image === null ? null : snapshot.context.picture(image),
    label: null,
    text: null,
  };
}

const versionFields = contentTypes.page.fields.versions.fields;

/** The words of slices that are kept once for many pages. */
const sharedWords = (slices: SitePage['versions'][number]['slices'], request: SiteRequest): string[] =>
  slices.flatMap((slice) => {
    const record =
      slice.block === 'shared' &&
      recordsOf(request.snapshot, shared_slice).find(({ id }) => id === slice.shared_slice);
    return record ? wordsOf(shared_slice, record, ['slices'], request) : [];
  });

/** Pages that staff made, but for those that search engines are not to list and those that repeat another one. */
function madePages(request: SiteRequest, open: readonly SitePage[]): SearchedPage[] {
  return open
    .filter(({ locale }) => {
      const { canonical, no_index } = inLanguage(locale, request.language);
      return !canonical && !no_index;
    })
    .map((record) => ({
      kind: 'page',
      id: record.id,
      card: () => pageCard(request, record),
      lines: () => [
        ...wordsOf(contentTypes.page, record, ['meta_description'], request),
        ...liveVersions(record.versions, request.now).flatMap((version) => [
          ...wordsOf({ fields: versionFields }, version, ['slices'], request),
          ...sharedWords(version.slices, request),
        ]),
      ],
    }));
}

/** The pages of the sections themselves, where staff made none at the address. */
function sectionPages(request: SiteRequest, made: ReadonlySet<string>): SearchedPage[] {
  const { language, snapshot } = request;
  const phrases = guestPhrases(snapshot).site[language];
  return openSections(request)
    .filter((section) => section !== 'info' && !made.has(sectionPath(section, language)))
    .map((section) => ({
      kind: section,
      id: 0,
      card: () => ({
        title: phrases[section],
        href: sectionPath(section, language),
        picture: null,
        label: null,
        text: phrases[`${section}-lead`],
      }),
      lines: () => [phrases[`${section}-lead`]],
    }));
}

/** How the property keeps its guests well: a page of the site itself, which no record stands for. */
function safeStayPages(request: SiteRequest): SearchedPage[] {
  const page = staySafePage(request);
  if (page?.body.kind !== 'text') return [];
  const { href, body } = page;
  return [
    {
      kind: 'info',
      id: 0,
      card: () => ({ ...body.card, href }),
      lines: () => [plainText(body.html ?? '')],
    },
  ];
}

/** All of them. What depends on the clock notes when it changes. */
export function searchedPages(request: SiteRequest): SearchedPage[] {
  const open = openSections(request);
  const pages = openPages(request);
  const made = new Set(pages.map((one) => pageHref(request, one)));
  return [
    ...madePages(request, pages),
    ...sectionPages(request, made),
    ...safeStayPages(request),
    ...(Object.keys(siteSections) as SiteSection[])
      .filter((section) => open.includes(section))
      .flatMap((section) => listers[section](request)),
  ];
}
