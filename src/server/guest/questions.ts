import type { GuestSiteAnswer } from '../../content/guest.ts';
import { en } from '../../content/site/phrases/en.ts';
import { es } from '../../content/site/phrases/es.ts';
import { dietaryFilters, withTag } from '../../domain/dining/dietary.ts';
import { defaultLanguage, findBySlug } from '../../domain/language.ts';
import { type Promoted, promotionsAt } from '../../domain/promotion.ts';
import { searchTerms } from '../../domain/search.ts';
import { eventsOn, lastOccurrence, nextOccurrences, type Repeating } from '../../domain/time/recurrence.ts';
import { isDay, isWallClock } from '../../domain/time/time-format.ts';
import { wallClockIn } from '../../domain/time/zone-time.ts';
import type { StoredRecord } from '../content/store/record.ts';
import { readAirports } from './airports.ts';
import {
  guestEvent,
  guestEventOfDay,
  guestPage,
  guestPageName,
  guestPromotion,
  guestRestaurant,
  guestRestaurantMenus,
  guestSite,
} from './guest-shapes.ts';
import type { Snapshot } from '../delivery/snapshot.ts';

/** What a client asked badly: answered with 400. */
export class Malformed extends Error {}

/** Asked for one thing that is not there: answered with 404. */
export class Missing extends Error {}

export interface Asked {
  readonly snapshot: Snapshot;
  readonly param: string;
  readonly query: (name: string) => string | undefined;
  /** Wall clock at the property: now, or the `asOf` of the question. */
  readonly now: string;
}

export interface Question {
  readonly path: string;
  readonly summary: string;
  /** Query parameters the answer depends on. */
  readonly asks?: readonly string[];
  /** The answer changes with the clock, so it is made again each minute. */
  readonly dependsOnTime?: boolean;
  /** Its data, or a promise of it. */
  readonly answer: (asked: Asked) => unknown;
}

const NEXT_DAYS = 7;

function required(asked: Asked, name: string): string {
  const value = asked.query(name);
  if (value === undefined || value.trim() === '') throw new Malformed(`Say which ${name}: ?${name}=`);
  return value;
}

function bySlug(records: readonly StoredRecord[], slug: string): StoredRecord {
  const found = findBySlug(records as readonly (StoredRecord & { locale: never })[], slug, defaultLanguage);
  if (!found) throw new Missing('We could not find what you were looking for.');
  return found;
}

/** Now at the property; `asOf=2026-12-24T18:00` shows another moment. Throws Malformed. */
export function nowAt(snapshot: Snapshot, asOf: string | undefined, instant: Date): string {
  if (asOf === undefined) return wallClockIn(instant, snapshot.site.timeZone as string);
  if (!isWallClock(asOf)) throw new Malformed('asOf should be a wall-clock time like 2026-11-21T19:30.');
  return asOf;
}

function eventsOfDay({ snapshot, query, now }: Asked) {
  const day = query('day') ?? now.slice(0, 10);
  if (!isDay(day)) throw new Malformed('day should be a real day like 2026-11-21.');
  return eventsOn(snapshot.events as unknown as (StoredRecord & Repeating & { label: string })[], day).map(
    (standing) => guestEventOfDay(snapshot, standing.event, standing),
  );
}

function promotionsOfPlace(asked: Asked) {
  const { snapshot, now } = asked;
  const on = promotionsAt(
    snapshot.promotions as unknown as (StoredRecord & Promoted)[],
    required(asked, 'location'),
    now,
  );
  return on.map((one) => guestPromotion(snapshot, one as StoredRecord));
}

export function siteAnswer(snapshot: Snapshot): GuestSiteAnswer {
  return {
    site: guestSite(snapshot, snapshot.site),
    localizations: { en, es },
    contentAsMenu: snapshot.pages.map((one) => guestPageName(snapshot, one)),
  };
}

/** Restaurants with the dishes that the dietary finder can offer, and nothing else of their menus. */
function dietaryDishes({ snapshot }: Asked) {
  const restaurants = snapshot.restaurants.map((one) => guestRestaurantMenus(snapshot, one));
  return withTag(restaurants, ...dietaryFilters);
}

/** The whole list as long as nothing is asked: only then, so that no spelling of nothing keeps it a second time. */
async function airports({ query }: Asked) {
  const index = await readAirports();
  const q = query('q') ?? '';
  return q === '' ? index.all : index.suggest(searchTerms(q));
}

/** Everything guests may ask, one entry a question. Times and days are the property's. */
export const questions: readonly Question[] = [
  {
    path: 'site',
    summary: 'The site, its main menu, phrases and menu links',
    answer: ({ snapshot }) => siteAnswer(snapshot),
  },
  {
    path: 'restaurants/all',
    summary: 'Restaurants and bars in the order of the property',
    answer: ({ snapshot }) => snapshot.restaurants.map((one) => guestRestaurant(snapshot, one)),
  },
  {
    path: 'restaurants/dietary-dishes',
    summary: 'Restaurants with the dishes that are gluten-free, keto, vegan or vegetarian',
    answer: dietaryDishes,
  },
  {
    path: 'restaurant-menus/:slug',
    summary: "A restaurant's menus in full",
    answer: ({ snapshot, param }) => guestRestaurantMenus(snapshot, bySlug(snapshot.restaurants, param)),
  },
  {
    path: 'content-sections/all',
    summary: 'Pages of hotel information',
    answer: ({ snapshot }) => snapshot.pages.map((one) => guestPage(snapshot, one)),
  },
  {
    path: 'content-sections/menu',
    summary: 'Pages of hotel information by name, for tiles and links',
    answer: ({ snapshot }) => snapshot.pages.map((one) => guestPageName(snapshot, one)),
  },
  {
    path: 'promos/by-location',
    summary: 'Promotions on now in a place of the hub',
    asks: ['location', 'asOf'],
    dependsOnTime: true,
    answer: promotionsOfPlace,
  },
  {
    path: 'events/all',
    summary: 'Events of a day, today where none is named',
    asks: ['day', 'asOf'],
    dependsOnTime: true,
    answer: eventsOfDay,
  },
  {
    path: 'events/by-slug',
    summary: 'One event with its next days',
    asks: ['slug', 'asOf'],
    dependsOnTime: true,
    answer(asked) {
      const record = bySlug(asked.snapshot.events, required(asked, 'slug'));
      const event = record as unknown as Repeating;
      const today = asked.now.slice(0, 10);
      const next = nextOccurrences(event, today, NEXT_DAYS);
      return guestEvent(asked.snapshot, record, next, lastOccurrence(event, today));
    },
  },
  {
    path: 'airports',
    summary: 'Airports and cities for what was typed, all of them by code where nothing was',
    asks: ['q'],
    answer: airports,
  },
];
