import { contentTypes } from '../../content/index.ts';
import {
  findBySlug,
  inEitherLanguage,
  inLanguage,
  type Language,
  otherLanguage,
  type Titled,
} from '../../domain/language.ts';
import { roomTourPath, type SiteSection, sectionPath } from '../../domain/site/site-sections.ts';
import { eventHours } from '../../domain/event-days.ts';
import { occurrencesAhead, lastOccurrence, type Occurrence } from '../../domain/time/recurrence.ts';
import { describeRepetition, describeRhythm } from '../../domain/time/repetition-words.ts';
import { addDays, dayOf, nextMidnight, timeOf } from '../../domain/time/calendar.ts';
import { takenEnd } from '../../domain/time/has-ended.ts';
import { mealPeriods } from '../../domain/time/opening-hours.ts';
import { reservationOf } from '../../domain/dining/reservation.ts';
import type { EventView, RestaurantView } from '../../site/view.ts';
import { guestPhrases } from '../delivery/guest-phrases.ts';
import type { Snapshot } from '../delivery/snapshot.ts';
import { plainBeginning } from '../hub/page-metadata.ts';
import { serialize } from '../hub/serialize-record.ts';
import { guestRestaurantMenus } from '../hub/serializers.ts';
import { eventLine, restaurantCard, type Room, roomCard, roomsOf, slugIn, titledHere } from './cards.ts';
import type { Found, FoundPage, MadeRecordPage } from './found-page.ts';
import { offerPage } from './offers/offer-page.ts';
import { brandPage } from './group/brands.ts';
import { collectionPage } from './group/collections.ts';
import { factSheetPage } from './group/fact-sheets.ts';
import { resortMeetingsPage } from './group/meetings.ts';
import { resortPage } from './group/resort-page.ts';
import { roomFilm, roomPlan } from './group/room-tour.ts';
import type { PublicationSection } from '../../domain/site/publications/publication-sections.ts';
import type { Story } from './publications/publications.ts';
import { storyPage } from './publications/story-page.ts';
import { sectionRecords } from './section-records.ts';
import { recordLinks } from './record-links.ts';
import { otherEvents } from './coming-events.ts';
import { mayFrame } from './slice-data.ts';
import { sayIn } from './say.ts';
import type { SiteRequest } from './site-request.ts';
import { eventData, menuData, restaurantData, roomData } from './structured-data.ts';

/** Pages of single records below a section: '/dining/arrecife', '/es/habitaciones/suite-coral'. */

const { content_section, event, restaurant, room } = contentTypes;

type Slugged = { readonly id: number; readonly locale: Record<Language, Pick<Titled, 'slug'>> };

/** By its slug in either language, else by its id. */
const named = <R extends Slugged>(records: readonly R[], slug: string, language: Language): R | undefined =>
  findBySlug(records, slug, language) ?? records.find(({ id }) => String(id) === slug);

const withId = <R extends { readonly id: number }>(records: readonly R[], id: number): R | undefined =>
  records.find((record) => record.id === id);

interface Opened {
  readonly own: string;
  readonly other: string;
  readonly made: MadeRecordPage;
}

interface Opener {
  bySlug(request: SiteRequest, slug: string): Opened | undefined;
  byId(request: SiteRequest, id: number): Opened | undefined;
}

/** Opens a record found by its slug; its slugs in this and the other language make its addresses. */
function opener<R extends Slugged>(
  recordsOf: (request: SiteRequest) => readonly R[],
  make: (request: SiteRequest, record: R) => MadeRecordPage | undefined,
): Opener {
  const open = (request: SiteRequest, record: R | undefined): Opened | undefined => {
    const made = record && make(request, record);
    if (!record || !made) return undefined;
    const other = { ...request, language: otherLanguage(request.language) };
    return { own: slugIn(record, request), other: slugIn(record, other), made };
  };
  return {
    bySlug: (request, slug) => open(request, named(recordsOf(request), slug, request.language)),
    byId: (request, id) => open(request, withId(recordsOf(request), id)),
  };
}

function restaurantPage(request: SiteRequest, record: Snapshot['restaurants'][number]): MadeRecordPage {
  const { snapshot, language } = request;
  const card = restaurantCard(request, record);
  const shape = serialize(
    restaurant,
    record,
    ['content', 'dress_code', 'notes', 'gallery', 'extension', 'links', 'reservations_url', ...mealPeriods],
    snapshot.context,
  );
  const words = inLanguage(shape.locale, language);
  const { content, dress_code, notes, gallery } = words;
  const reservation = reservationOf(words);
  const menus = guestRestaurantMenus(snapshot, record).menus.map(({ id, name, locale }) => {
    const { title, slug, sections, specialtysection } = inLanguage(locale, language);
    return {
      id: slug ?? String(id),
      title: title ?? name,
      sections: sections ?? [],
      specialties: specialtysection ?? [],
    };
  });
  const all = snapshot.restaurants.filter(titledHere(request));
  const after = all[(all.indexOf(record) + 1) % all.length];
  const next = after && after !== record ? restaurantCard(request, after) : null;
  const view: RestaurantView = {
    kind: 'restaurant',
    card,
    html: content,
    hours: shape,
    dressCode: dress_code,
    notes,
    extension: shape.extension,
    reserve: reservation.url,
    links: recordLinks(reservation.links, request),
    gallery: gallery ?? [],
    menus,
    next,
  };
  return {
    title: card.title,
    description: plainBeginning(content ?? '') || null,
    picture: card.picture,
    body: view,
    data: () => [restaurantData(request, view), ...menus.map((menu) => menuData(request, view, menu))],
  };
}

function roomPage(request: SiteRequest, record: Room): MadeRecordPage {
  const card = roomCard(request, record);
  const shape = serialize(room, record, ['content', 'gallery', 'amenities'], request.snapshot.context);
  const { content, gallery } = inLanguage(shape.locale, request.language);
  const others = roomsOf(request).filter((one) => one !== record && titledHere(request)(one));
  const { language } = request;
  return {
    title: card.title,
    description: card.text,
    picture: card.picture,
    body: {
      kind: 'room',
      card,
      html: content,
      amenities: record.amenities.map(({ name }) => inEitherLanguage(name, language) ?? '').filter(Boolean),
      gallery: gallery ?? [],
      plan: roomPlan(request, record),
      tour: record.plan.length > 0 ? roomTourPath(request.language) : null,
      film: roomFilm(request, record),
      others: others.map((one) => roomCard(request, one)),
    },
    data: () => [roomData(request, card)],
  };
}

/** Dates beyond the next ones are for the calendar. */
const DATES = 6;

/** Days. That an event repeats until a day further away is no news. */
const SOON = 92;

const OTHERS = 3;

type Event = Snapshot['events'][number];

/** How an event repeats, in words. */
function rhythmOf(record: Event, { now, language }: SiteRequest): EventView['rhythm'] {
  if (record.repeats !== 1) return null;
  const until = record.repeat_settings?.until ?? null;
  const endsSoon = until !== null && until <= addDays(dayOf(now), SOON);
  const days = (endsSoon ? describeRepetition : describeRhythm)(record, language);
  const times = eventHours({ starts: record.start_date, ends: record.end_date }, language);
  return { days: days.charAt(0).toUpperCase() + days.slice(1), times };
}

/** Whether it is on day after day from now on, as ever: then a list of dates adds nothing. */
const isEachDay = (dates: readonly Occurrence[], { start_date }: Event, now: string): boolean =>
  dates.length === DATES &&
  dates[0]!.starts < `${addDays(dayOf(now), 2)}T00:00` &&
  dates.every(
    ({ starts, location }, later) =>
      starts === `${addDays(dayOf(dates[0]!.starts), later)}T${timeOf(start_date)}` && !location,
  );

function eventPage(request: SiteRequest, record: Event): MadeRecordPage {
  const { snapshot, language, now, changes, placed } = request;
  const dates = occurrencesAhead(record, now, DATES);
  changes.push(...dates.slice(0, 1).map(takenEnd), nextMidnight(now));
  const shown = dates[0] ??
    lastOccurrence(record, addDays(dayOf(now), 1)) ?? { starts: record.start_date, ends: record.end_date };
  const line = eventLine(request, record, shown);
  const shape = serialize(event, record, ['content', 'links', 'gallery'], snapshot.context);
  const { content, links, gallery } = inLanguage(shape.locale, language);
  const isOver = dates.length === 0;
  const listed = isEachDay(dates, record, now) ? [] : dates;
  for (const picture of [line.picture, ...(gallery ?? [])]) if (picture) placed.add(picture.src);
  return {
    title: line.title,
    description: plainBeginning(content ?? '') || null,
    picture: line.picture,
    body: {
      kind: 'event',
      event: { ...line, text: null },
      html: content,
      links: recordLinks(links, request),
      gallery: gallery ?? [],
      rhythm: isOver ? null : rhythmOf(record, request),
      dates: listed.map(({ starts, ends }) => ({ starts, ends })),
      isOver,
      others: snapshot.site.hideActivities ? [] : otherEvents(record, OTHERS, request),
    },
    data: () => (isOver ? [] : [eventData(request, line)]),
  };
}

function infoPage(request: SiteRequest, record: Snapshot['pages'][number]): MadeRecordPage {
  const names = ['title', 'image', 'content', 'links', 'rich_links', 'gallery', 'iframe_url'] as const;
  const shape = serialize(content_section, record, names, request.snapshot.context);
  const text = inLanguage(shape.locale, request.language);
  const { title, image, content, links, rich_links, gallery, iframe_url } = text;
  const isFrame = record.display_type === 'iframe' && iframe_url !== null;
  const { site } = request.snapshot;
  // A frame says nothing that search results could show.
  const shortly = sayIn(request)('info-at', { title: title ?? record.label, name: site.name });
  return {
    title: title ?? record.label,
    description: plainBeginning((isFrame ? null : content) ?? '') || shortly,
    picture: image,
    body: {
      kind: 'text',
      card: {
        title: title ?? record.label,
        href: '',
        // What is in the frame is the picture of its page.
        picture: isFrame ? null : image,
        label: null,
        text: null,
      },
      byline: null,
      html: isFrame ? null : content,
      links: recordLinks(links, request),
      pictureLinks: (rich_links ?? []).flatMap((one) =>
        recordLinks([one], request).map((link) => ({
          title: one.title,
          text: one.description,
          picture: one.image,
          link,
        })),
      ),
      gallery: gallery ?? [],
      frame: isFrame ? { url: iframe_url, isAllowed: mayFrame(request, iframe_url) } : null,
    },
    data: () => [],
  };
}

interface OneAddress {
  readonly id: number;
  readonly url_partial: string | null;
}

/** Opens a record that has one address in both languages. */
function openerByPartial<R extends OneAddress>(
  recordsOf: (request: SiteRequest) => readonly R[],
  make: (request: SiteRequest, record: R) => MadeRecordPage,
): Opener {
  const open = (request: SiteRequest, record: R | undefined): Opened | undefined => {
    if (!record) return undefined;
    const own = record.url_partial ?? String(record.id);
    return { own, other: own, made: make(request, record) };
  };
  const isNamed =
    (slug: string) =>
    ({ id, url_partial }: R): boolean =>
      url_partial === slug || String(id) === slug;
  return {
    bySlug: (request, slug) => open(request, recordsOf(request).find(isNamed(slug))),
    byId: (request, id) => open(request, withId(recordsOf(request), id)),
  };
}

const openers: Readonly<Record<SiteSection, Opener>> = {
  rooms: opener(sectionRecords.rooms, roomPage),
  dining: opener(sectionRecords.dining, restaurantPage),
  events: opener(sectionRecords.events, eventPage),
  specials: opener(sectionRecords.specials, offerPage),
  resorts: openerByPartial(sectionRecords.resorts, resortPage),
  brands: openerByPartial(sectionRecords.brands, brandPage),
  collection: opener(sectionRecords.collection, collectionPage),
  // On its own site a resort has the page of the section.
  meetings: openerByPartial(
    (request) => (request.isGroup ? sectionRecords.meetings(request) : []),
    resortMeetingsPage,
  ),
  'fact-sheets': opener(sectionRecords['fact-sheets'], factSheetPage),
  blog: opener(sectionRecords.blog, storyPage('blog')),
  press: opener(sectionRecords.press, storyPage('press')),
  'playa-cares': opener(sectionRecords['playa-cares'], storyPage('playa-cares')),
  'event-posts': opener(sectionRecords['event-posts'], storyPage('event-posts')),
  info: opener(sectionRecords.info, infoPage),
};

/** A post changes its section with its category: it is found by its slug in either one. */
const besides: Readonly<Partial<Record<SiteSection, SiteSection>>> = { blog: 'press', press: 'blog' };

function movedBeside(request: SiteRequest, section: SiteSection, slug: string): Found {
  const beside = besides[section];
  const opened = beside && openers[beside].bySlug(request, slug);
  return opened && { is: 'moved', to: sectionPath(beside, request.language, opened.own) };
}

const pageBelow = (
  { language, snapshot }: SiteRequest,
  section: SiteSection,
  { own, other, made }: Opened,
): FoundPage => ({
  kind: 'website',
  ...made,
  href: sectionPath(section, language, own),
  otherHref: snapshot.site.localized ? sectionPath(section, otherLanguage(language), other) : null,
  above: [{ href: sectionPath(section, language), title: guestPhrases(snapshot).site[language][section] }],
});

/** The record's page; another address of the same record leads to it. */
export function findRecordPage(request: SiteRequest, section: SiteSection, slug: string): Found {
  const opened = openers[section].bySlug(request, slug);
  if (!opened) return movedBeside(request, section, slug);
  if (slug !== opened.own) return { is: 'moved', to: sectionPath(section, request.language, opened.own) };
  return { is: 'page', page: pageBelow(request, section, opened) };
}

/** The page of a post that is written, wherever its moment lies. */
export function draftedStory(request: SiteRequest, section: PublicationSection, record: Story): FoundPage {
  const other = { ...request, language: otherLanguage(request.language) };
  const made = storyPage(section)(request, record);
  return pageBelow(request, section, { own: slugIn(record, request), other: slugIn(record, other), made });
}

/** The page of a record as visitors find it in its section; undefined where they find none. */
export function pageInSection(request: SiteRequest, section: SiteSection, id: number): FoundPage | undefined {
  const opened = openers[section].byId(request, id);
  return opened && pageBelow(request, section, opened);
}
