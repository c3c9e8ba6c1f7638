import type { GuestSlice } from '../../content/page/guest-slices.ts';
import { inEitherLanguage } from '../../domain/language.ts';
import { days } from '../../domain/time/day-range.ts';
import { mealPeriods } from '../../domain/time/opening-hours.ts';
import { instantAt } from '../../domain/time/zone-time.ts';
import { searchPath } from '../../domain/site/site-sections.ts';
import type { ResortCard } from '../../site/group-views.ts';
import type { EventLine, OfferCard, Photo, RestaurantView, RoomCard } from '../../site/view.ts';
import { plainText } from '../http/html-text.ts';
import type { StructuredData } from './found-page.ts';
import { siteMeta } from './site-meta.ts';
import type { SiteRequest } from './site-request.ts';

/** What search engines are told beside the words (schema.org, as JSON-LD). */

export const pictureOf = (picture: Photo, { origin }: SiteRequest) =>
  picture ? { image: `${origin}${picture.src}?w=1600` } : {};

export const absolute = (href: string, { origin }: SiteRequest) =>
  new URL(href, origin || 'http://localhost').href;

export const hotelId = (request: SiteRequest) => `${request.origin}/#hotel`;

/** Where the property is; null where the site does not say. */
export function addressOfHouse({ snapshot, language }: SiteRequest): string | null {
  const { contact } = snapshot.site;
  return contact?.address ? inEitherLanguage(contact.address, language) : null;
}

/** The property itself, which its rooms, tables and events belong to. */
export function hotelData(request: SiteRequest): StructuredData {
  const { site, context } = request.snapshot;
  const { contact } = site;
  const { language } = request;
  const address = addressOfHouse(request);
  const { description } = siteMeta(request.snapshot, language);
  return {
    '@type': request.isGroup ? 'Organization' : 'Resort',
    '@id': hotelId(request),
    name: site.name,
    url: `${request.origin}/`,
    ...(description ? { description } : {}),
    ...(contact?.telephone ? { telephone: contact.telephone } : {}),
    ...(contact?.email ? { email: contact.email } : {}),
    ...(address ? { address } : {}),
    ...pictureOf(site.homeImage ? context.picture(site.homeImage) : null, request),
  };
}

/** The site itself, which may be searched. */
export const websiteData = (request: SiteRequest): StructuredData => ({
  '@type': 'WebSite',
  '@id': `${request.origin}/#website`,
  name: request.snapshot.site.name,
  url: `${request.origin}/`,
  inLanguage: request.language,
  publisher: { '@id': hotelId(request) },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${request.origin}${searchPath(request.language)}?q={words}`,
    },
    'query-input': 'required name=words',
  },
});

const schemaDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const openingHours = (view: RestaurantView) =>
  mealPeriods.flatMap((period) =>
    (view.hours[period]?.spans ?? [])
      .filter(({ season }) => !season)
      .map((span) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: span.days.map((day) => schemaDays[days.indexOf(day)]),
        opens: span.opens,
        closes: span.closes,
      })),
  );

export const restaurantData = (request: SiteRequest, view: RestaurantView): StructuredData => ({
  '@type': 'Restaurant',
  '@id': `${absolute(view.card.href, request)}#restaurant`,
  name: view.card.title,
  url: absolute(view.card.href, request),
  ...(view.card.label ? { servesCuisine: view.card.label } : {}),
  ...(view.card.text ? { description: view.card.text } : {}),
  ...pictureOf(view.card.picture, request),
  openingHoursSpecification: openingHours(view),
  containedInPlace: { '@id': hotelId(request) },
  hasMenu: view.menus.map(({ id }) => ({ '@id': `${absolute(view.card.href, request)}#menu-${id}` })),
});

const menuItems = (items: RestaurantView['menus'][number]['sections'][number]['items']) =>
  items.map(({ title, desc, amount, currency }) => ({
    '@type': 'MenuItem',
    name: title,
    ...(desc ? { description: desc } : {}),
    ...(amount === null
      ? {}
      : { offers: { '@type': 'Offer', price: amount, ...(currency ? { priceCurrency: currency } : {}) } }),
  }));

export const menuData = (
  request: SiteRequest,
  view: RestaurantView,
  menu: RestaurantView['menus'][number],
): StructuredData => ({
  '@type': 'Menu',
  '@id': `${absolute(view.card.href, request)}#menu-${menu.id}`,
  name: menu.title,
  inLanguage: request.language,
  hasMenuSection: menu.sections.map(({ title, items, subsections }) => ({
    '@type': 'MenuSection',
    ...(title ? { name: title } : {}),
    hasMenuItem: [...menuItems(items), ...subsections.flatMap((sub) => menuItems(sub.items))],
  })),
});

export const roomData = (
  request: SiteRequest,
  { title, text, href, picture, facts }: RoomCard,
): StructuredData => ({
  '@type': 'HotelRoom',
  name: title,
  url: absolute(href, request),
  ...(text ? { description: text } : {}),
  ...pictureOf(picture, request),
  ...(facts.bed ? { bed: facts.bed } : {}),
  ...(facts.size ? { floorSize: { '@type': 'QuantitativeValue', value: facts.size, unitCode: 'MTK' } } : {}),
  ...(facts.adults
    ? { occupancy: { '@type': 'QuantitativeValue', maxValue: facts.adults + (facts.children ?? 0) } }
    : {}),
  containedInPlace: { '@id': hotelId(request) },
});

export function eventData(request: SiteRequest, line: EventLine): StructuredData {
  const { site } = request.snapshot;
  const instant = (wallClock: string) => instantAt(wallClock, site.timeZone).toISOString();
  return {
    '@type': 'Event',
    name: line.title,
    url: absolute(line.href, request),
    startDate: instant(line.starts),
    ...(line.ends ? { endDate: instant(line.ends) } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(line.text ? { description: line.text } : {}),
    ...pictureOf(line.picture, request),
    location: {
      '@type': 'Place',
      name: line.place ?? site.name,
      address: addressOfHouse(request) ?? site.name,
    },
    organizer: { '@id': hotelId(request) },
  };
}

export const offerData = (request: SiteRequest, offer: OfferCard): StructuredData => ({
  '@type': 'Offer',
  name: offer.title,
  url: absolute(offer.href, request),
  ...(offer.text ? { description: offer.text } : {}),
  ...(offer.label ? { category: offer.label } : {}),
  validFrom: instantAt(offer.from, request.snapshot.site.timeZone).toISOString(),
  ...(offer.ends
    ? { validThrough: instantAt(offer.ends, request.snapshot.site.timeZone).toISOString() }
    : {}),
  ...pictureOf(offer.picture, request),
  offeredBy: { '@id': hotelId(request) },
});

/** All offers of a list. */
export const offerCatalogData = (
  request: SiteRequest,
  { title, href }: { readonly title: string; readonly href: string },
  offers: readonly OfferCard[],
): StructuredData => ({
  '@type': 'OfferCatalog',
  name: title,
  url: absolute(href, request),
  numberOfItems: offers.length,
  itemListElement: offers.map((offer) => offerData(request, offer)),
});

export const resortData = (request: SiteRequest, resort: ResortCard): StructuredData => ({
  '@type': 'Resort',
  name: resort.title,
  url: absolute(resort.href, request),
  ...(resort.text ? { description: resort.text } : {}),
  ...pictureOf(resort.picture, request),
  address: resort.place,
});

/** The questions of a page with their answers; null where it answers none. */
export function questionsData(slices: readonly GuestSlice[]): StructuredData | null {
  const answered = slices
    .flatMap((slice) => (slice.block === 'questions' ? slice.questions : []))
    .flatMap(({ question, answer }) => (question && answer ? [{ question, answer }] : []));
  if (answered.length === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}

export const breadcrumbData = (
  request: SiteRequest,
  way: readonly { readonly href: string; readonly title: string }[],
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ href, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: absolute(href, request),
  })),
});
