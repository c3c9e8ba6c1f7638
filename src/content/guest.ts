import type { Language, Locales } from '../domain/language.ts';
import type { Menu } from '../domain/dining/dietary.ts';
import type { Hours } from '../domain/time/opening-hours.ts';
import type { Link } from '../domain/link.ts';
import type { ZoneOffsets } from '../domain/time/zone-offsets.ts';
import type { Phrases } from './site/phrases/en.ts';

/** What guests may see: the shapes of the public answers. Types only, so the hub carries none of it. */

/** `src` takes `?w=<pixels>`; the format follows the Accept header. Vector pictures have no thumbhash. */
export interface GuestPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Base64 of a thumbhash. */
  readonly thumbhash: string | null;
  readonly alt: Locales<string>;
}

type Maybe<T> = { readonly [K in keyof T]: T[K] | null };
/** Both languages; in each anything may be missing and falls back to the other when read. */
export type BothLanguages<T> = Locales<Maybe<T>>;

export interface GuestFrame {
  readonly url: string | null;
  readonly crop: number | null;
}

export interface GuestTile {
  readonly page_id: number | null;
  readonly icon: string | null;
  readonly name: string;
  readonly url: string | null;
}

export interface GuestMenuLink {
  readonly enabled: boolean;
  readonly href: string | null;
  readonly target: string | null;
  readonly text: string | null;
}

export interface GuestSite {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly localized: boolean;
  readonly logo: GuestPicture | null;
  readonly homeImage: GuestPicture | null;
  readonly homeLogo: GuestPicture | null;
  readonly hotelInfoHeader: GuestPicture | null;
  readonly eventsHeader: GuestPicture | null;
  readonly colors: { readonly primary: string; readonly secondary: string };
  readonly currentResort: string | null;
  readonly pageViewKey: string | null;
  readonly extension: string | null;
  readonly restaurantDisclaimer: boolean;
  readonly familyResort: boolean;
  readonly hideActivities: boolean;
  readonly cabanas: GuestFrame | null;
  readonly spa: GuestFrame | null;
  readonly diningReservations: GuestFrame | null;
  readonly locale: BothLanguages<{
    tagline: string;
    description: string;
    restaurantDisclaimerText: string;
    menuTiles: readonly GuestTile[];
    menuLink: GuestMenuLink;
    /** `content` is safe HTML. */
    safeStay: Maybe<{
      title: string;
      image: GuestPicture;
      content: string;
      gallery: readonly GuestPicture[];
    }>;
  }>;
}

/** A record that guests of some languages do not see. The languages are named only where there are some. */
interface MayHide {
  readonly hidden_in?: readonly Language[];
}

/** A page by its id, for tiles and links. */
export interface GuestPageName extends MayHide {
  readonly id: number;
  readonly slug: string | null;
  readonly locale: BothLanguages<{ title: string; slug: string }>;
}

export interface GuestRichLink extends Link {
  readonly image: GuestPicture | null;
  readonly title: string;
  readonly description: string | null;
}

/** `content` is safe HTML. */
export interface GuestPage extends MayHide {
  readonly id: number;
  readonly slug: string | null;
  readonly display_type: 'page' | 'iframe';
  readonly locale: BothLanguages<{
    title: string;
    slug: string;
    image: GuestPicture;
    content: string;
    iframe_url: string;
    links: readonly Link[];
    rich_links: readonly GuestRichLink[];
    gallery: readonly GuestPicture[];
  }>;
}

export interface GuestMenuName extends MayHide {
  readonly id: number;
  readonly name: string;
  readonly locale: BothLanguages<{ title: string; slug: string }>;
}

/** `content` is safe HTML. */
export interface GuestRestaurant extends MayHide {
  readonly id: number;
  readonly slug: string | null;
  readonly position: number | null;
  readonly menus: readonly GuestMenuName[];
  readonly breakfast: Hours | null;
  readonly lunch: Hours | null;
  readonly dinner: Hours | null;
  readonly lounge: Hours | null;
  readonly extension: string | null;
  readonly locale: BothLanguages<{
    title: string;
    slug: string;
    type: string;
    section: string;
    image: GuestPicture;
    logo: GuestPicture;
    content: string;
    links: readonly Link[];
    dress_code: string;
    dressCode: string;
    notes: string;
    reservations_url: string;
    gallery: readonly GuestPicture[];
  }>;
}

/** A menu with everything on it; the picture of a specialty is given as guests load it. */
export type GuestMenu = Menu<GuestPicture | null>;

/** `restaurant-menus/{slug}` and `restaurants/dietary-dishes`: a restaurant by name, with its menus in full. */
export interface GuestRestaurantMenus extends MayHide {
  readonly id: number;
  readonly slug: string | null;
  readonly position: number | null;
  readonly locale: BothLanguages<{
    title: string;
    slug: string;
    type: string;
    section: string;
    image: GuestPicture;
  }>;
  readonly menus: readonly GuestMenu[];
}

/** One occurrence of an event on the day asked for. Times are wall clock at the property. */
export interface GuestEventOfDay extends MayHide {
  readonly id: number;
  readonly slug: string | null;
  readonly starts: string;
  readonly ends: string | null;
  readonly locale: BothLanguages<{
    title: string;
    slug: string;
    category: string;
    location: string;
    image: GuestPicture;
  }>;
}

/** `starts` and `ends` are those of the next occurrence, or of the last when none is to come. `content` is safe HTML. */
export interface GuestEvent extends Omit<GuestEventOfDay, 'locale'> {
  /** Days of the next occurrences, soonest first, at most seven. */
  readonly days: readonly string[];
  readonly locale: BothLanguages<{
    title: string;
    slug: string;
    category: string;
    content: string;
    location: string;
    image: GuestPicture;
    links: readonly Link[];
    gallery: readonly GuestPicture[];
  }>;
}

export interface GuestPromotion extends MayHide {
  readonly id: number;
  readonly locale: BothLanguages<{
    settings: {
      readonly title: string;
      readonly text: string | null;
      readonly image: GuestPicture | null;
      readonly cfId: string | null;
      readonly links: readonly Link[];
    };
  }>;
}

/** `GET /api/site`. */
export interface GuestSiteState {
  readonly site: GuestSite;
  readonly localizations: Locales<Phrases>;
  readonly contentAsMenu: readonly GuestPageName[];
}

/** What the shell page of the hub carries inline, as JSON in `<script id="palapa-start">`. */
export interface HubStart extends GuestSiteState {
  readonly currentLanguage: 'en' | 'es';
  /** The property's wall clock for a year, so that a phone shows it without loading its time zones. */
  readonly offsets: ZoneOffsets;
  /** Hub addresses in the URL's hash, or kept in memory so that the URL never changes. */
  readonly routing: 'hash' | 'memory';
  /** The route asked for by a real path (`/app/property-hub/…`), else null. */
  readonly route: string | null;
  /** Answers the first screen needs, by their address: `restaurants/all` → data. */
  readonly answers: Readonly<Record<string, unknown>>;
}
