import type { GuestSlice, SliceOf } from '../content/page/guest-slices.ts';
import type { SliceName } from '../content/page/slices/index.ts';
import type { MenuSection, SpecialtyItem } from '../domain/dining/dietary.ts';
import type {
  Card,
  EventLine,
  NavigationLink,
  Photo,
  RestaurantCard,
  RoomCard,
  RoomFacts,
  Tonight,
} from './card.ts';
import type { AgentView } from './agent-views.ts';
import type { BookingForm, BookingPageView, FlightForm, FlightsPageView } from './booking-views.ts';
import type { FormView } from './form-views.ts';
import type { BrochuresView, OfferCard, OffersView, OfferView, RunningClock } from './offer-views.ts';
import type {
  BrandCard,
  BrandView,
  CollectionCard,
  CollectionView,
  CompareData,
  FactSheetCard,
  FactSheetView,
  MeetingsData,
  MeetingsView,
  ResortCard,
  ResortsData,
  ResortView,
  RoomPlanView,
} from './group-views.ts';
import type { PublicationsView, StoryView, TermsView } from './publication-views.ts';
import type { SearchView } from './search-views.ts';
import type { Language } from '../domain/language.ts';
import type { OfferedPicture } from '../domain/picture-sources.ts';
import type { RestaurantHours } from '../domain/time/opening-hours.ts';

/** What the server hands to the components of the public site: one page in one language, ready to be drawn. */

export type { Card, EventLine, NavigationLink, Photo, RestaurantCard, RoomCard, RoomFacts, Tonight };
export type { FormView };
export type { OfferCard, OffersView, OfferView, RunningClock };

/** A link that staff wrote at a record. */
export interface WrittenLink {
  readonly text: string;
  readonly address: string;
  /** Something is reserved there. */
  readonly isReservation: boolean;
}

/** A room that visitors walk through. */
export interface TouredRoom extends RoomCard {
  readonly plan: RoomPlanView | null;
}

/** The rooms of another resort that can be walked through. */
export interface ToursElsewhere {
  readonly resort: string;
  /** Of its site, which may speak one alone, where it is not that of the page. */
  readonly language?: Language;
  /** Its own tour. */
  readonly href: string;
  readonly rooms: readonly RoomCard[];
}

export interface RoomTourData {
  readonly rooms: readonly TouredRoom[];
  readonly elsewhere: readonly ToursElsewhere[];
}

export interface MenuLine {
  readonly title: string;
  readonly desc: string | null;
  readonly price: string | null;
}

export interface Evening {
  readonly restaurant: RestaurantCard;
  readonly dishes: readonly MenuLine[];
  /** Of the prices of all dishes shown; null where they name none, or several. */
  readonly currency: string | null;
  readonly reserve: string | null;
}

export interface EventDay {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly events: readonly EventLine[];
}

/** What slices that are fed by a query get beside their own values. */
export interface SliceData {
  /** The address of what is read along with its film, in the language of the page. */
  readonly hero: string | null;
  readonly rooms: readonly RoomCard[];
  readonly restaurants: readonly RestaurantCard[];
  readonly evening: Evening | null;
  readonly events: readonly EventDay[];
  readonly offers: readonly OfferCard[];
  readonly clock: RunningClock | null;
  readonly resorts: ResortsData;
  readonly brands: readonly BrandCard[];
  readonly collections: readonly CollectionCard[];
  readonly compare: CompareData;
  readonly room_tour: RoomTourData;
  readonly meetings: MeetingsData;
  readonly fact_sheets: readonly FactSheetCard[];
  readonly stories: readonly Card[];
  readonly pages: readonly Card[];
  /** Whether the site lists the host of the frame. */
  readonly embed: boolean;
  /** Null where no form stands. */
  readonly place: FormView | null;
  /** Null where nothing can be booked. */
  readonly booking: BookingForm | null;
  /** Null where the site leads to no flights. */
  readonly flights: FlightForm | null;
}

export type DataOf<N extends SliceName> = N extends keyof SliceData ? SliceData[N] : null;

export interface SliceProps<N extends SliceName> {
  readonly slice: SliceOf<N>;
  readonly data: DataOf<N>;
  /** The first slice of a page holds its only h1. */
  readonly isFirst: boolean;
}

export interface SliceView {
  readonly slice: GuestSlice;
  readonly data: unknown;
  /** The entry it is, on the canvas of staff alone. */
  readonly entry?: string;
}

export interface RestaurantView {
  readonly kind: 'restaurant';
  readonly card: RestaurantCard;
  readonly html: string | null;
  readonly hours: RestaurantHours;
  readonly dressCode: string | null;
  readonly notes: string | null;
  readonly extension: string | null;
  readonly reserve: string | null;
  /** Beside the one to reserve. */
  readonly links: readonly WrittenLink[];
  readonly gallery: readonly OfferedPicture[];
  readonly menus: readonly {
    readonly id: string;
    readonly title: string;
    readonly sections: readonly MenuSection[];
    readonly specialties: readonly SpecialtyItem<Photo>[];
  }[];
  readonly next: RestaurantCard | null;
}

export interface RoomView {
  readonly kind: 'room';
  readonly card: RoomCard;
  readonly html: string | null;
  readonly amenities: readonly string[];
  readonly gallery: readonly OfferedPicture[];
  readonly plan: RoomPlanView | null;
  /** Where all rooms are walked through; null where this one cannot be. */
  readonly tour: string | null;
  readonly film: { readonly src: string; readonly captions: string | null } | null;
  readonly others: readonly RoomCard[];
}

export interface EventView {
  readonly kind: 'event';
  readonly event: EventLine;
  readonly html: string | null;
  readonly links: readonly WrittenLink[];
  readonly gallery: readonly OfferedPicture[];
  /** 'Every Monday and Friday', '8:00 am – 9:15 am'; null where it does not repeat, or is over. */
  readonly rhythm: { readonly days: string; readonly times: string } | null;
  /** Coming occurrences, soonest first; none where it is over, or where its rhythm says all. */
  readonly dates: readonly { readonly starts: string; readonly ends: string | null }[];
  readonly isOver: boolean;
  /** What else is on in the coming week. */
  readonly others: readonly EventDay[];
}

/** A link that staff gave a title, a picture and a few words. */
export interface PictureLink {
  readonly title: string;
  readonly text: string | null;
  readonly picture: Card['picture'];
  readonly link: WrittenLink;
}

/** A story, or a page of hotel information. */
export interface TextView {
  readonly kind: 'text';
  readonly card: Card;
  readonly byline: string | null;
  readonly html: string | null;
  readonly links: readonly WrittenLink[];
  readonly pictureLinks: readonly PictureLink[];
  readonly gallery: readonly OfferedPicture[];
  /** The frame of a page that is another's; `isAllowed` where the site lists its host. */
  readonly frame: { readonly url: string; readonly isAllowed: boolean } | null;
}

export interface SlicesView {
  readonly kind: 'slices';
  readonly title: string;
  /** Below the title of a page that nobody has made slices for. */
  readonly lead: string | null;
  readonly slices: readonly SliceView[];
}

/** What says that nothing is there, or that something failed. */
export interface NothingView {
  readonly kind: 'missing' | 'broken' | 'busy';
}

/** A page that says one thing to one visitor, with at most one thing to press. */
export interface LetterView {
  readonly kind: 'letter';
  readonly title: string;
  readonly text: string;
  /** `action` is where the press is sent. */
  readonly button: { readonly text: string; readonly action: string } | null;
}

/** What opens over a page. */
export interface PopUpView {
  readonly id: number;
  readonly title: string;
  readonly text: string | null;
  readonly picture: Photo;
  readonly link: { readonly text: string | null; readonly address: string | null };
  /** That of the newsletter. */
  readonly form: FormView | null;
  /** After some time, or when somebody is about to leave. */
  readonly opens: 'delay' | 'exit';
  /** Seconds in which the page is looked at. */
  readonly delay: number;
  /** Days since any was seen. */
  readonly againAfter: number;
  /** It stands open: it is looked at beside its form, or its form was sent. */
  readonly isOpen: boolean;
}

/** What counts visits. */
export interface CountingView {
  readonly tag: string;
  /** Nothing is loaded before a visitor has said yes. */
  readonly asksFirst: boolean;
  /** What a page view is called in the data layer. */
  readonly event: string;
  readonly resort: string | null;
  readonly isFamilyResort: boolean;
}

export type PageBody =
  | OffersView
  | BrandView
  | CollectionView
  | FactSheetView
  | MeetingsView
  | BrochuresView
  | AgentView
  | PublicationsView
  | StoryView
  | TermsView
  | SearchView
  | BookingPageView
  | FlightsPageView
  | SlicesView
  | RestaurantView
  | RoomView
  | EventView
  | OfferView
  | ResortView
  | TextView
  | LetterView
  | NothingView;

export interface SiteView {
  readonly language: Language;
  /** The wall clock of the property. */
  readonly now: string;
  readonly site: {
    readonly name: string;
    readonly tagline: string | null;
    readonly logo: Photo;
    readonly homeHref: string;
    readonly telephone: string | null;
    readonly email: string | null;
    readonly address: string | null;
    readonly coming: string | null;
    readonly booking: string | null;
  };
  /** Where the site is searched. */
  readonly searchHref: string;
  readonly header: readonly NavigationLink[];
  readonly footer: readonly NavigationLink[];
  /** Of the group's own site all, of a resort's the others. */
  readonly resorts: readonly ResortCard[];
  readonly isGroup: boolean;
  /** This page in the other language; null where the site, or the page, has one only. */
  readonly otherLanguage: string | null;
  /** What is told of presses of its links; null where nobody counts them. */
  readonly presses: string | null;
  readonly popUp: PopUpView | null;
  /** Null where the site has no tag, and in previews. */
  readonly counting: CountingView | null;
  readonly body: PageBody;
}
