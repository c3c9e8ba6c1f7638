import type { GuestResponses, GuestSiteState } from '../../content/guest.ts';
import type { JsonSchema } from '../../domain/fields/field-type.ts';
import { dietaryFilters, withTag } from '../../domain/dining/dietary.ts';
import { airportCodesIn } from '../../domain/fields/booking-text.ts';
import { resortsForSite } from '../../domain/resort.ts';
import { defaultLanguage, findBySlug, languages, type HasSlugs } from '../../domain/language.ts';
import { nextPromotionChange, promotionLocations, promotionsAt } from '../../domain/promotion.ts';
import { bookingPath } from '../../domain/site/site-sections.ts';
import { addDays, dayOf, nextMidnight } from '../../domain/time/calendar.ts';
import { takenEnd } from '../../domain/time/has-ended.ts';
import { hasDates } from '../../domain/time/opening-hours.ts';
import {
  occurrencesAhead,
  eventsOn,
  lastOccurrence,
  nextEndPastMidnight,
} from '../../domain/time/recurrence.ts';
import { holdsUntilClock, wallClockIn } from '../../domain/time/zone-time.ts';
import {
  choiceParameter,
  dayParameter,
  searchParameter,
  textParameter,
  wallClockParameter,
} from '../http/parameter.ts';
import { defineQuery, type Query, type ValuesIn } from '../http/query.ts';
import { bookedResorts } from '../booking/booked-resorts.ts';
import { readAirports } from './airports.ts';
import { CALENDAR_TYPE, eventCalendar } from './event-calendar.ts';
import { hubLists } from './hub-lists.ts';
import {
  guestEvent,
  guestEventOfDay,
  guestPage,
  guestPageName,
  guestPromotion,
  guestRestaurant,
  guestRestaurantMenus,
  guestSite,
} from './serializers.ts';
import { guestPhrases } from '../delivery/guest-phrases.ts';
import { onDay, type Snapshot } from '../delivery/snapshot.ts';

/** A request for one record that does not exist: answered with 404. */
export class Missing extends Error {}

export interface EndpointRequest<V = unknown> {
  readonly snapshot: Snapshot;
  readonly param: string;
  /** Values of the query parameters. */
  readonly query: V;
  /** Wall clock at the property: now, or the `asOf` of the request. */
  readonly now: string;
}

export interface Endpoint<V = unknown> {
  readonly path: string;
  readonly summary: string;
  /** The query parameters that the response depends on. */
  readonly query: Query<V>;
  /** The JSON schema of its data, where it is known. */
  readonly data?: JsonSchema;
  /** The next wall clock at which the response changes by itself, where it depends on the clock; undefined where none. */
  changesAt?(request: EndpointRequest<V>): string | undefined;
  /** What its data is sent as; JSON where nothing is said. */
  readonly format?: { readonly type: string; write(data: unknown): string };
  /** Its data, or a promise of it. Throws Missing. */
  read(request: EndpointRequest<V>): unknown;
}

const NEXT_DAYS = 7;

export const asOf = wallClockParameter({
  description:
    'Another moment than now, on the wall clock of the property. Guests see by it what is published already; staff see in previews what will be published then',
});

const noQuery = defineQuery({});
const momentQuery = defineQuery({ asOf });
const locationQuery = defineQuery({
  location: choiceParameter({ options: promotionLocations, ignoresCase: true, required: true }),
  asOf,
});
const dayQuery = defineQuery({ day: dayParameter({ description: 'Today where none is named' }), asOf });
export const slugQuery = defineQuery({ slug: textParameter({ required: true }), asOf });
const calendarQuery = defineQuery({
  slug: textParameter({ required: true }),
  at: wallClockParameter({ required: true, description: 'The wall clock at which the occurrence starts' }),
  language: choiceParameter({ options: languages }),
});
const airportQuery = defineQuery({
  q: searchParameter({ description: 'The beginnings of words; accents and case do not matter' }),
});

function bySlug<R extends HasSlugs>(records: readonly R[], slug: string): R {
  const found = findBySlug(records, slug, defaultLanguage);
  if (!found) throw new Missing('We could not find what you were looking for.');
  return found;
}

function eventsOfDay({ snapshot, query, now }: EndpointRequest<ValuesIn<typeof dayQuery>>) {
  const day = query.day ?? now.slice(0, 10);
  return eventsOn(snapshot.events, day, now).map((standing) =>
    guestEventOfDay(snapshot, standing.event, standing),
  );
}

/** At midnight, and whenever one of the events that began the day before ends. */
function todayChangesAt(events: Snapshot['events'], now: string): string {
  const end = nextEndPastMidnight(events, dayOf(now), now);
  const midnight = nextMidnight(now);
  return end !== undefined && end < midnight ? end : midnight;
}

const eventsOfDayChangeAt = ({ snapshot, query, now }: EndpointRequest<ValuesIn<typeof dayQuery>>) =>
  query.day === undefined
    ? todayChangesAt(snapshot.events, now)
    : nextEndPastMidnight(snapshot.events, query.day, now);

function promotionsAtLocation({ snapshot, query, now }: EndpointRequest<ValuesIn<typeof locationQuery>>) {
  const on = promotionsAt(snapshot.promotions, query.location, now);
  return on.map((one) => guestPromotion(snapshot, one));
}

function bookingOf(snapshot: Snapshot): NonNullable<GuestSiteState['booking']> | undefined {
  const [first, ...more] = bookedResorts(snapshot);
  const path = { en: bookingPath('en'), es: bookingPath(snapshot.site.localized ? 'es' : 'en') };
  return first && { path, resort: more.length > 0 ? '' : first.code };
}

export function siteState(snapshot: Snapshot): GuestSiteState {
  const lists = hubLists(snapshot);
  const booking = bookingOf(snapshot);
  return {
    site: guestSite(snapshot, snapshot.site),
    localizations: guestPhrases(snapshot).hub,
    contentAsMenu: snapshot.pages.map((one) => guestPageName(snapshot, one)),
    ...(lists.length > 0 ? { lists } : {}),
    ...(booking && { booking }),
  };
}

/** Restaurants with the dishes that the dietary finder can offer, and nothing else of their menus. */
function dietaryDishes({ snapshot }: EndpointRequest) {
  const restaurants = snapshot.restaurants.map((one) => guestRestaurantMenus(snapshot, one));
  return withTag(restaurants, ...dietaryFilters);
}

function eventOfSlug({ snapshot, query, now }: EndpointRequest<ValuesIn<typeof slugQuery>>) {
  const event = bySlug(snapshot.events, query.slug);
  const next = occurrencesAhead(event, now, NEXT_DAYS);
  return guestEvent(snapshot, event, next, lastOccurrence(event, addDays(dayOf(now), 1)));
}

/** At midnight, and when what it says comes next is over. */
function eventChangesAt({ snapshot, query, now }: EndpointRequest<ValuesIn<typeof slugQuery>>): string {
  const midnight = nextMidnight(now);
  const event = findBySlug(snapshot.events, query.slug, defaultLanguage);
  const [next] = event ? occurrencesAhead(event, now, 1) : [];
  return next && takenEnd(next) < midnight ? takenEnd(next) : midnight;
}

function calendarOf({ snapshot, query }: EndpointRequest<ValuesIn<typeof calendarQuery>>) {
  const event = bySlug(snapshot.events, query.slug);
  const calendar = eventCalendar(snapshot, event, query.at, query.language ?? defaultLanguage);
  if (calendar === undefined) throw new Missing('The event does not take place then.');
  return calendar;
}

async function airportsFor({ query }: EndpointRequest<ValuesIn<typeof airportQuery>>) {
  const airports = await readAirports();
  return query.q ? airports.suggest(query.q) : airports.all;
}

/** The airports that the resorts of the site are flown to by, each once. */
async function gatewaysOf({ snapshot }: EndpointRequest) {
  const airports = await readAirports();
  const codes = resortsForSite(snapshot.resorts, snapshot.site).flatMap(({ gateways }) =>
    airportCodesIn(gateways),
  );
  return [...new Set(codes)].flatMap((code) => airports.withCode(code) ?? []);
}

type Declared<P extends string, V> = Omit<Endpoint<V>, 'query'> & {
  readonly path: P;
  readonly query?: Query<V>;
  read(request: EndpointRequest<V>): P extends keyof GuestResponses ? GuestResponses[P] : unknown;
};

const endpoint = <const P extends string, V>(one: Declared<P, V>): Endpoint => ({ query: noQuery, ...one });

function requestOf(snapshot: Snapshot, param: string, query: unknown, moment?: string): EndpointRequest {
  const { asOf: asked } = query as { asOf?: string };
  const now = asked ?? moment ?? wallClockIn(new Date(), snapshot.site.timeZone);
  return { snapshot: onDay(snapshot, dayOf(now)), param, query, now };
}

/** The data of an endpoint for a site, by the clock unless a moment is asked for. Throws Missing. */
export const readEndpoint = (
  wanted: Endpoint,
  snapshot: Snapshot,
  param: string,
  query: unknown,
  moment?: string,
): unknown => wanted.read(requestOf(snapshot, param, query, moment));

/**
 * The next wall clock at which the response changes by itself after now or after the moment that is asked for; undefined
 * where none.
 */
export const nextChange = (wanted: Endpoint, snapshot: Snapshot, query: unknown): string | undefined =>
  wanted.changesAt?.(requestOf(snapshot, '', query));

/** Epoch milliseconds until which a response that is made now holds, as long as nobody publishes anything. */
export function holdsUntil(wanted: Endpoint, snapshot: Snapshot, query: unknown): number {
  const { asOf: moment } = query as { asOf?: string };
  if (moment !== undefined) return Infinity;
  const change = nextChange(wanted, snapshot, query);
  return change === undefined ? Infinity : holdsUntilClock(change, snapshot.site.timeZone, Date.now());
}

/** The public endpoints of the hub. Times and days are the property's. */
export const endpoints: readonly Endpoint[] = [
  endpoint({
    path: 'site',
    summary: 'The site, its main menu, phrases and menu links',
    query: momentQuery,
    read: ({ snapshot }) => siteState(snapshot),
  }),
  endpoint({
    path: 'restaurants/all',
    summary: 'Restaurants and bars in the order of the property',
    query: momentQuery,
    changesAt: ({ snapshot, now }) => (snapshot.restaurants.some(hasDates) ? nextMidnight(now) : undefined),
    read: ({ snapshot }) => snapshot.restaurants.map((one) => guestRestaurant(snapshot, one)),
  }),
  endpoint({
    path: 'restaurants/dietary-dishes',
    summary: 'Restaurants with the dishes that are gluten-free, keto, vegan or vegetarian',
    query: momentQuery,
    read: dietaryDishes,
  }),
  endpoint({
    path: 'restaurant-menus/:slug',
    summary: "A restaurant's menus in full",
    query: momentQuery,
    read: ({ snapshot, param }) => guestRestaurantMenus(snapshot, bySlug(snapshot.restaurants, param)),
  }),
  endpoint({
    path: 'content-sections/all',
    summary: 'Pages of hotel information',
    query: momentQuery,
    read: ({ snapshot }) => snapshot.pages.map((one) => guestPage(snapshot, one)),
  }),
  endpoint({
    path: 'content-sections/menu',
    summary: 'Pages of hotel information by name, for tiles and links',
    query: momentQuery,
    read: ({ snapshot }) => snapshot.pages.map((one) => guestPageName(snapshot, one)),
  }),
  endpoint({
    path: 'promos/by-location',
    summary: 'Promotions on now in a place of the hub',
    query: locationQuery,
    changesAt: ({ snapshot, query, now }) => nextPromotionChange(snapshot.promotions, query.location, now),
    read: promotionsAtLocation,
  }),
  endpoint({
    path: 'events/all',
    summary: 'Events of a day, today where none is named',
    query: dayQuery,
    changesAt: eventsOfDayChangeAt,
    read: eventsOfDay,
  }),
  endpoint({
    path: 'events/calendar.ics',
    summary: 'One occurrence of an event, for the calendar of a phone',
    query: calendarQuery,
    format: { type: CALENDAR_TYPE, write: String },
    read: calendarOf,
  }),
  endpoint({
    path: 'events/by-slug',
    summary: 'One event with its next days',
    query: slugQuery,
    changesAt: eventChangesAt,
    read: eventOfSlug,
  }),
  endpoint({
    path: 'airports',
    summary: 'Airports and cities for what was typed, all of them by code where nothing was',
    query: airportQuery,
    read: airportsFor,
  }),
  endpoint({
    path: 'airports/gateways',
    summary: 'The airports of the site’s resorts, the nearest of each first',
    read: gatewaysOf,
  }),
];
