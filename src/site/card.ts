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
}

export interface NavigationLink {
  readonly href: string;
  readonly text: string;
  readonly isCurrent: boolean;
}
