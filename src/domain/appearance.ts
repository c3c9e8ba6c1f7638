import type { HubRouteName } from './hub-routes.ts';
import type { Locales } from './language.ts';

/** Where the records of a content type appear: part of its declaration, and like all of it pure data. */
export interface Appearance {
  /** Its entry in devise's settings menu; absent where staff reach the records otherwise. */
  readonly settings?: SettingsAppearance;
  /** Absent where guests never see a record of the type. */
  readonly guests?: GuestAppearance;
}

/** The groups of the settings menu, its top level first (section 2); `src/devise/settings-menu.ts` names them. */
export const settingsGroups = ['top', 'playa', 'hub', 'publications', 'branding', 'site'] as const;

export type SettingsGroupName = (typeof settingsGroups)[number];

export interface SettingsAppearance {
  readonly group: SettingsGroupName;
  /** Its place in the group, counted from 1. */
  readonly position: number;
  /** The usual task: 'Change a menu'. */
  readonly task: Locales<string>;
  /** Where the entry is called otherwise than the type's records. */
  readonly called?: Locales<string>;
  /** Its place among the tasks that the home page offers first; what is changed once a year has none. */
  readonly atHome?: number;
}

/** A site's snapshot holds the published records of the type. Everything else is for guests who ask for them. */
export interface GuestAppearance {
  /** By which fields guests know a record: on cards, in link previews, and where another record points at it. */
  readonly known?: {
    readonly title: string;
    readonly picture?: string;
    /** A text from whose beginning a link preview is made. */
    readonly text?: string;
  };
  /** The fields of `GET /api/<path>/all`; without them there is no such endpoint. */
  readonly list?: readonly string[];
  /** The fields of `GET /api/<path>/by-slug`; without them there is no such endpoint. */
  readonly record?: readonly string[];
  readonly hub?: OwnScreens | DeclaredScreens;
  /** Records stand behind what search results and shared links say of every page: they are shown beside the form. */
  readonly heads?: true;
  /** Records open over a page of the public site: they are shown so beside their form. */
  readonly layer?: true;
  /** Records have pages of the public site that are made of their fields: shown so beside their form. */
  readonly sitePage?: true;
  /** Records are pages of the public site, or parts of pages, which stand beside their form as a canvas. */
  readonly page?: PageAppearance | SharedAppearance;
}

export interface PageAppearance {
  /** The list of the record's versions, and what each is called by. */
  readonly versions: string;
  readonly versionName: string;
  /** The blocks of a version. */
  readonly slices: string;
  /** What search results say: its part of the form stands beside what they will look like. */
  readonly description: string;
  /** A new one may begin as an arrangement: `content/page/starts.ts`, which only that step loads. */
  readonly hasStarts: true;
}

/** A first arrangement of a page. */
export interface PageStart {
  readonly key: string;
  readonly label: Locales<string>;
  /** What it is made of, in a line. */
  readonly note: Locales<string>;
  readonly slices: readonly BlockStart[];
}

/** A block with what is known of it from the start: its sort, and values of its fields. */
export interface BlockStart {
  readonly block: string;
  readonly [name: string]: unknown;
}

/** Of what is placed on pages and is none itself: it has slices, and no versions and no address. */
export interface SharedAppearance {
  /** The blocks of the record. */
  readonly slices: string;
  readonly versions?: never;
  readonly versionName?: never;
  readonly description?: never;
  readonly hasStarts?: never;
}

/** Pages of the hub that are written for the type. The preview of a draft opens at its record. */
export interface OwnScreens {
  readonly list?: HubRouteName;
  readonly record?: HubRouteName;
  /** Guests reach a record by way of another one: the first of that type whose field names it. */
  readonly through?: { readonly type: string; readonly field: string };
  /** Records have no page, but stand where this field says: promotions at a location. */
  readonly at?: string;
}

/** The hub's general list and page, at `/property-hub/<path>`. They need `known`, `list` and `record`. */
export interface DeclaredScreens {
  /** The heading of the list. */
  readonly title: Locales<string>;
  /** Fields of the list that a card shows below the name; numbers and yes or no with their labels. */
  readonly lines?: readonly string[];
  /**
   * The icon of its tile in the menu of sites that have records; without one there is no tile. Either one that
   * `src/hub/navigation/tile-icon.tsx` draws, or 'spa' for the picture `icon-spa` of the media. An unknown one is an i.
   */
  readonly tile?: string;
}

export const hasDeclaredScreens = (hub: GuestAppearance['hub']): hub is DeclaredScreens =>
  hub !== undefined && 'title' in hub;
