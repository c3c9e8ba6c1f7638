import type { Language } from '../domain/language.ts';
import type { OfferedPicture } from '../domain/picture-sources.ts';

/** What pages of every kind show: pictures, things that have a page of their own, and ways to them. */

export type Photo = OfferedPicture | null;

/** Something that has a page of its own. */
export interface Card {
  readonly title: string;
  readonly href: string;
  readonly picture: Photo;
  readonly label: string | null;
  readonly text: string | null;
  /** Of its words, where it is not that of the page. */
  readonly language?: Language;
}

export interface NavigationLink {
  readonly href: string;
  readonly text: string;
  readonly isCurrent: boolean;
}

export interface RoomFacts {
  readonly size: number | null;
  readonly bed: string | null;
  readonly view: string | null;
  readonly adults: number | null;
  readonly children: number | null;
}

export interface RoomCard extends Card {
  readonly facts: RoomFacts;
}

/**
 * When a restaurant is open today, or tomorrow once it has closed for the day, as the phrase of that name says it; null
 * where it gives no hours, or has closed and does not open tomorrow.
 */
export type Tonight =
  | { readonly is: 'today-until' | 'tonight-until' | 'today-from' | 'tomorrow-from'; readonly time: string }
  | { readonly is: 'closed-tonight' }
  | null;

export interface RestaurantCard extends Card {
  readonly tonight: Tonight;
}

export interface EventLine extends Card {
  /** Wall clocks of the property. */
  readonly starts: string;
  readonly ends: string | null;
  readonly place: string | null;
}
