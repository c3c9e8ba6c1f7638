import type { PublicationSection } from '../domain/site/publications/publication-sections.ts';
import type { OfferedPicture } from '../domain/picture-sources.ts';
import type { Card, NavigationLink } from './card.ts';

/** What the server hands to the pages of posts and of terms. */

export interface StoryCard extends Card {
  /** The wall clock of the property. */
  readonly published: string;
  readonly author: string;
  /** When and where people come together; null of posts that are no event posts. */
  readonly gathering: { readonly at: string; readonly place: string | null } | null;
}

export interface PressContact {
  readonly name: string | null;
  readonly telephone: string | null;
  readonly email: string | null;
}

/** A list of posts: all of a section, or those of a year, page by page. */
export interface PublicationsView {
  readonly kind: 'publications';
  readonly section: PublicationSection;
  readonly title: string;
  readonly lead: string;
  readonly entries: readonly StoryCard[];
  /** The list of all years first; none where everything is of one year. */
  readonly years: readonly NavigationLink[];
  /** The lists of the other sections. */
  readonly others: readonly NavigationLink[];
  readonly page: number;
  readonly pages: number;
  readonly newer: string | null;
  readonly older: string | null;
  readonly feed: string;
  readonly contact: PressContact | null;
}

/** A picture that editors may download, as long as its rights last. */
export interface PressPicture {
  readonly picture: OfferedPicture;
  readonly href: string;
  readonly credit: string | null;
  /** The last day on which it may be used, 'YYYY-MM-DD'; null where nobody set one. */
  readonly until: string | null;
}

export interface StoryView {
  readonly kind: 'story';
  readonly section: PublicationSection;
  readonly card: StoryCard;
  readonly html: string | null;
  readonly gallery: readonly OfferedPicture[];
  readonly pictures: readonly PressPicture[];
  readonly contact: PressContact | null;
  readonly related: readonly StoryCard[];
  /** Where to read on if nothing is related. */
  readonly others: readonly NavigationLink[];
  /** What is told that somebody reads it; null where it is looked at before it is published. */
  readonly reads: string | null;
}

export interface TermsLink extends NavigationLink {
  /** The day from which on it holds. */
  readonly from: string;
  readonly state: 'in-force' | 'coming' | 'earlier';
}

export interface TermsView {
  readonly kind: 'terms';
  readonly title: string;
  readonly html: string | null;
  readonly changes: string | null;
  /** Wall clocks of the property. */
  readonly from: string;
  readonly until: string | null;
  readonly state: TermsLink['state'];
  /** All of them, the latest first. */
  readonly versions: readonly TermsLink[];
}
