import type { GuestRecord } from '../domain/guest/guest-record.ts';
import type { HubList, ListedRecord } from '../domain/hub-list.ts';
import type { Language, Locales } from '../domain/language.ts';
import type { OfferedPicture } from '../domain/picture-sources.ts';
import type { PromotionLocation } from '../domain/promotion.ts';
import type { FieldName } from '../domain/record/record-of.ts';
import type { Occurrence } from '../domain/time/recurrence.ts';
import type { ZoneOffsets } from '../domain/time/zone-offsets.ts';
import type { contentSection } from './content-section/content-section.ts';
import type { event } from './event/event.ts';
import type { menu } from './menu/menu.ts';
import type { promotion } from './promotion/promotion.ts';
import type { restaurant } from './restaurant/restaurant.ts';
import type { Phrases } from './site/phrases/en.ts';
import type { site } from './site/site.ts';

/**
 * What guests may see: the types of the public responses, drawn from the declarations. Types only, so the hub carries
 * none of it. Texts of the field type `markdown` are safe HTML here. In each language anything may be missing, and is
 * then read in the other one.
 */

/** `src` takes `?w=<pixels>`; the format follows the Accept header. Vector pictures have no thumbhash. */
export type GuestPicture = OfferedPicture;

/** What a record says in one language. */
type InLanguage<R extends { readonly locale: Locales<unknown> }> = R['locale'][Language];

/** The slug of the default language, or of the only one. */
interface HasSlug {
  readonly slug: string | null;
}

/** Which sites a host names is for the server to know, and some of it is for the public site alone. */
export type NotOfSite =
  | 'hosts'
  | 'hubHosts'
  | 'isDefault'
  | 'frameHosts'
  | 'contact'
  | 'pressContact'
  | 'formMail'
  | 'bookingExcludeResorts'
  | 'flights';
export type GuestSite = GuestRecord<typeof site, Exclude<FieldName<typeof site>, NotOfSite>>;

export type GuestMenuLink = NonNullable<InLanguage<GuestSite>['menuLink']>;

/** A page by its id, for tiles and links. */
export type GuestPageName = HasSlug & GuestRecord<typeof contentSection, 'title' | 'slug'>;

/** The label is the staff's. */
export type GuestPage = HasSlug &
  GuestRecord<typeof contentSection, Exclude<FieldName<typeof contentSection>, 'label'>>;

export type GuestRichLink = InLanguage<GuestPage>['rich_links'][number];

export type GuestMenuName = GuestRecord<typeof menu, 'name' | 'title' | 'slug'>;

/** A menu with everything on it. */
export type GuestMenu = GuestRecord<typeof menu, 'name' | 'title' | 'slug' | 'sections' | 'specialtysection'>;

interface Placed extends HasSlug {
  readonly position: number | null;
}

type RestaurantFields = GuestRecord<
  typeof restaurant,
  Exclude<FieldName<typeof restaurant>, 'label' | 'menus'>
>;

export type GuestRestaurant = Omit<RestaurantFields, 'locale'> &
  Placed & {
    readonly menus: readonly GuestMenuName[];
    /** The wire gives the dress code a second name. */
    readonly locale: Locales<InLanguage<RestaurantFields> & { readonly dressCode: string | null }>;
  };

/** `restaurant-menus/{slug}` and `restaurants/dietary-dishes`: a restaurant by name, with its menus in full. */
export type GuestRestaurantMenus = Placed &
  GuestRecord<typeof restaurant, 'title' | 'slug' | 'type' | 'section' | 'image'> & {
    readonly menus: readonly GuestMenu[];
  };

/** Of one occurrence; wall clocks at the property. */
type Times = Pick<Occurrence, 'starts' | 'ends'>;

/** Of the first occurrence, and how it repeats. */
type Dates = 'start_date' | 'end_date' | 'repeats' | 'repeat_frequency' | 'repeat_settings';

/** One occurrence of an event on the day asked for. */
export type GuestEventOfDay = HasSlug &
  Times &
  GuestRecord<typeof event, Dates | 'title' | 'slug' | 'category' | 'location' | 'image'>;

/** `starts` and `ends` are those of the next occurrence, or of the last when none is to come. */
export type GuestEvent = HasSlug &
  Times &
  GuestRecord<
    typeof event,
    Dates | 'title' | 'slug' | 'category' | 'content' | 'location' | 'image' | 'links' | 'gallery'
  > & {
    /** Days of the next occurrences, soonest first, at most seven. */
    readonly days: readonly string[];
  };

type Promoted = GuestRecord<typeof promotion, 'settings'>;

/** Where its video has some: the addresses of its captions, by the language that they are read in. */
type WithCaptions<W extends { readonly settings: unknown }> = {
  readonly settings:
    | (NonNullable<W['settings']> & { readonly captions?: Locales<string | null> })
    | Extract<W['settings'], null>;
};

export type GuestPromotion = Omit<Promoted, 'locale'> & {
  readonly locale: { readonly [L in Language]: WithCaptions<Promoted['locale'][L]> };
};

/** `GET /api/site`. */
export interface GuestSiteState {
  readonly site: GuestSite;
  readonly localizations: Locales<Phrases>;
  readonly contentAsMenu: readonly GuestPageName[];
  /** Content types that the hub shows on its general pages; absent where there are none. */
  readonly lists?: readonly HubList[];
  /** Where the public site books a stay, by language, and at which resort: '' where visitors choose one; absent where it books none. */
  readonly booking?: { readonly path: Locales<string>; readonly resort: string };
}

/** The data of the hub's endpoints by path, as they are declared in src/server/hub/endpoints.ts. */
export interface GuestResponses {
  readonly site: GuestSiteState;
  readonly 'restaurants/all': readonly GuestRestaurant[];
  readonly 'restaurants/dietary-dishes': readonly GuestRestaurantMenus[];
  readonly 'restaurant-menus/:slug': GuestRestaurantMenus;
  readonly 'content-sections/all': readonly GuestPage[];
  readonly 'content-sections/menu': readonly GuestPageName[];
  readonly 'promos/by-location': readonly GuestPromotion[];
  readonly 'events/all': readonly GuestEventOfDay[];
  readonly 'events/by-slug': GuestEvent;
}

/** A path of the public API as it is requested: with its query, and a slug in the place of ':slug'. */
type Requested<P extends string> = P extends `${infer Begin}:slug` ? `${Begin}${string}` : P;
type WithoutQuery<P extends string> = P extends `${infer Path}?${string}` ? Path : P;
type NamedEndpoint<P extends string> = {
  [Name in keyof GuestResponses]: P extends Requested<Name> ? Name : never;
}[keyof GuestResponses];

/** The data at a path below `/api/`, its query included; never where there is no such endpoint. */
export type GuestResponseAt<P extends string> =
  NamedEndpoint<WithoutQuery<P>> extends infer Name extends keyof GuestResponses
    ? [Name] extends [never]
      ? DeclaredResponseAt<WithoutQuery<P>>
      : GuestResponses[Name]
    : never;

/** The endpoints of the types without screens of their own. */
type DeclaredResponseAt<P extends string> = P extends `${string}/all`
  ? readonly ListedRecord[]
  : P extends `${string}/by-slug`
    ? ListedRecord
    : never;

/** What the shell page of the hub carries inline, as JSON in `<script id="palapa-start">`. */
export interface HubStart extends GuestSiteState {
  readonly currentLanguage: 'en' | 'es';
  /** The property's wall clock for a year, so that a phone shows it without loading its time zones. */
  readonly offsets: ZoneOffsets;
  /** Hub addresses in the URL's hash, or kept in memory so that the URL never changes. */
  readonly routing: 'hash' | 'memory';
  /** The route asked for by a real path (`/app/property-hub/…`), else null. */
  readonly route: string | null;
  /** How many promotions are on in the places where other things would move when they come. */
  readonly promotions: Readonly<Partial<Record<PromotionLocation, number>>>;
  /** Small pictures on tiles as data URLs, by their name. */
  readonly icons: Readonly<Record<string, string>>;
  /** Answers the first screen needs, by their address: `restaurants/all` → data. */
  readonly answers: Readonly<Record<string, unknown>>;
}
