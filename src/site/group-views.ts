import type { Layout } from '../domain/group/layouts.ts';
import type { Shore } from '../domain/group/resort-words.ts';
import type { FilterField } from '../domain/group/resort-filter.ts';
import type { AreaKind, Placed } from '../domain/group/room-plan.ts';
import type { Language } from '../domain/language.ts';
import type { Card, EventLine, NavigationLink, Photo, RestaurantCard, RoomCard } from './card.ts';
import type { OfferCard } from './offer-views.ts';

/** What the server hands to pages and slices of the group: resorts and their filters, brands, collections, meetings. */

export interface ResortCard extends Card {
  readonly place: string;
  readonly adultsOnly: boolean;
  /** The language of the site that it leads to, where it is not that of the page. */
  readonly leadsTo?: Language;
}

/** Something to choose in a filter. */
export interface FilterOption {
  readonly value: string;
  readonly text: string;
  /** How many resorts are found when it is chosen as well. */
  readonly count: number;
  readonly isChosen: boolean;
}

export interface ResortFinder {
  readonly places: readonly FilterOption[];
  readonly kinds: readonly FilterOption[];
  readonly amenities: readonly FilterOption[];
  /** What is chosen, each with the way to the list without it. */
  readonly chosen: readonly NavigationLink[];
  /** The fields for which the address asks for something that nobody knows. */
  readonly unknown: readonly FilterField[];
  readonly total: number;
}

export interface ResortsData {
  readonly cards: readonly ResortCard[];
  /** Null where visitors do not filter. */
  readonly finder: ResortFinder | null;
  /** Where those that are shown stand side by side; null where they are fewer than two. */
  readonly compare: string | null;
}

export interface BrandCard extends Card {
  readonly logo: Photo;
  readonly resorts: readonly ResortCard[];
}

export interface CollectionCard extends Card {
  readonly count: number;
}

/** A line of a comparison: what is compared, and what each resort says to it. */
export interface ComparedLine {
  readonly name: string;
  readonly values: readonly (string | null)[];
}

export interface CompareData {
  readonly resorts: readonly ResortCard[];
  readonly lines: readonly ComparedLine[];
  /** What visitors choose among; none where staff chose. */
  readonly options: readonly FilterOption[];
  /** Whether the address names a resort that nobody knows. */
  readonly hasUnknown: boolean;
  readonly hasMore: boolean;
}

/** An area of a drawn plan, in metres. */
export interface PlanArea extends Placed {
  readonly name: string;
  readonly kind: AreaKind;
}

export interface MeetingRoom {
  /** Its place on the page. */
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
  readonly html: string | null;
  readonly picture: Photo;
  readonly capacities: Readonly<Record<Layout, number | null>>;
  /** Metres; null where staff gave none. */
  readonly length: number | null;
  readonly width: number | null;
  readonly ceiling: number | null;
  readonly isOutdoors: boolean;
  readonly hasDaylight: boolean;
  /** Where it lies on the plan; null where it is not drawn. */
  readonly placed: Placed | null;
  /** Set where the finder was asked: whether it holds the group, how many at most, and set how. */
  readonly fits: { readonly holds: number; readonly layout: Layout } | 'no' | null;
}

/** The meeting rooms of a resort, those that hold the group first. */
export interface MeetingPlace {
  readonly resort: ResortCard;
  readonly rooms: readonly MeetingRoom[];
}

export interface MeetingsData {
  readonly places: readonly MeetingPlace[];
  readonly asked: {
    readonly people: string;
    readonly layout: Layout | null;
    readonly issues: readonly ('people' | 'layout')[];
  };
  /** Set where the finder was asked for something that can be looked for. */
  readonly wanted: { readonly people: number; readonly layout: Layout | null } | null;
  readonly found: number;
  /** The largest group that any of the rooms holds in the layout. */
  readonly most: number;
  /** Where a proposal is asked for; null where the site has no form for it. */
  readonly proposal: string | null;
}

export interface FactSheetCard extends Card {
  readonly resort: string | null;
  readonly group: string | null;
  /** Where its file is; null where there is none. */
  readonly file: string | null;
}

export interface RoomPlanView {
  readonly areas: readonly PlanArea[];
}

/** A drawn map of a resort. */
export interface ResortMap {
  readonly shore: Shore;
  readonly places: readonly {
    readonly name: string;
    readonly note: string | null;
    readonly across: number;
    readonly down: number;
  }[];
}

export interface BrandView {
  readonly kind: 'brand';
  readonly card: BrandCard;
  readonly html: string | null;
  readonly website: string | null;
}

export interface CollectionView {
  readonly kind: 'collection';
  readonly card: CollectionCard;
  readonly html: string | null;
  readonly resorts: readonly ResortCard[];
  readonly compare: string | null;
  readonly others: readonly CollectionCard[];
}

export interface FactSheetView {
  readonly kind: 'fact-sheet';
  readonly card: FactSheetCard;
  readonly html: string | null;
  readonly gallery: readonly NonNullable<Photo>[];
  /** The resort that it is about. */
  readonly about: ResortCard | null;
  readonly others: readonly FactSheetCard[];
  /** The day on which it was last changed, 'YYYY-MM-DD'. */
  readonly changed: string;
}

/** The meeting rooms of one resort. */
export interface MeetingsView {
  readonly kind: 'meetings';
  readonly title: string;
  readonly lead: string;
  readonly data: MeetingsData;
}

/** What a stay at a resort is made of, in the language of its own site. */
export interface ResortStay {
  /** Where it is not that of the page. */
  readonly language?: Language;
  readonly rooms: readonly RoomCard[];
  readonly dining: readonly RestaurantCard[];
  /** The next evenings. */
  readonly events: readonly EventLine[];
  readonly offers: readonly OfferCard[];
  /** Where its rooms are walked through; null where no room has a plan. */
  readonly tour: string | null;
  /** Where all of each stand; null where there are none. */
  readonly all: {
    readonly rooms: string | null;
    readonly dining: string | null;
    readonly events: string | null;
    readonly offers: string | null;
  };
}

/** A resort, with all that the group knows of it. */
export interface ResortView {
  readonly kind: 'resort';
  readonly resort: ResortCard;
  readonly html: string | null;
  readonly gallery: readonly NonNullable<Photo>[];
  /** The home page of its own site. */
  readonly site: string | null;
  /** What it is for and what it has, each with the way to all resorts that have it too. */
  readonly kinds: readonly NavigationLink[];
  readonly amenities: readonly NavigationLink[];
  /** By their three letters, the nearest first. */
  readonly airports: readonly string[];
  readonly brand: Card | null;
  readonly collections: readonly Card[];
  readonly stay: ResortStay | null;
  readonly map: ResortMap | null;
  readonly meetings: MeetingPlace | null;
  readonly factSheets: readonly FactSheetCard[];
}
