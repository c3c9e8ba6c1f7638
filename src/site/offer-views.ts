import type { OfferField, OfferIssue } from '../domain/site/offer-filter.ts';
import type { Card, Photo } from './card.ts';
import type { FormView } from './form-views.ts';

/** What pages of offers get from the server. */

export interface OfferCard extends Card {
  readonly percent: number;
  readonly code: string | null;
  /** The wall clock of the property from which it is made. */
  readonly from: string;
  /** The last day, 'YYYY-MM-DD'; null for an offer that goes on. */
  readonly until: string | null;
  /** The wall clock at which it is over, or another takes its place; null for an offer that goes on. */
  readonly ends: string | null;
}

export interface RunningClock {
  readonly title: string;
  readonly text: string | null;
  /** The wall clock of the property, and the instant, ISO 8601. */
  readonly ends: string;
  readonly instant: string;
  /** Whole days that are left when the page is made. */
  readonly daysLeft: number;
  readonly link: { readonly text: string; readonly href: string } | null;
}

/** An offer with where a stay under it is booked; null where the site books nothing. */
export interface BookedOffer {
  readonly offer: OfferCard;
  readonly book: string | null;
}

/** All offers of a site, or those that a visitor looked for. */
export interface OffersView {
  readonly kind: 'offers';
  /** Where the form is sent: the address of the page itself. */
  readonly action: string;
  /** As it was typed. */
  readonly values: Readonly<Record<OfferField, string>>;
  /** What can be chosen; a field without choices is not asked. */
  readonly choices: Readonly<
    Record<'resort' | 'kind' | 'saves', readonly { readonly value: string; readonly text: string }[]>
  >;
  readonly issues: readonly OfferIssue[];
  /** 'YYYY-MM-DD', at the property. */
  readonly today: string;
  readonly offers: readonly BookedOffer[];
  /** Whether something was looked for. */
  readonly isFiltered: boolean;
  /** Whether there is so much that looking through it helps. */
  readonly canSearch: boolean;
}

export interface OfferView {
  readonly kind: 'offer';
  readonly offer: OfferCard;
  readonly book: string | null;
  readonly banner: Photo;
  readonly html: string | null;
  readonly terms: string | null;
  /** Names of the resorts at which it holds; none where it holds at all that the site shows. */
  readonly resorts: readonly string[];
  /** The nights it is for, 'YYYY-MM-DD'; null where they have no beginning or no end. */
  readonly stay: { readonly from: string | null; readonly until: string | null };
  /** Counts down to its end where that is near. */
  readonly clock: RunningClock | null;
}

/** A brochure; its address is that of the file. */
export interface BrochureCard extends Card {}

/** What there is to be asked for, and the form; once that was sent, the files. */
export interface BrochuresView {
  readonly kind: 'brochures';
  readonly form: FormView;
  readonly brochures: readonly BrochureCard[];
}
