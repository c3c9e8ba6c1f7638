import type { OpenWeek } from '../domain/dining/open-week.ts';
import type { ZoneOffsets } from '../domain/time/zone-offsets.ts';

/** What a page of the hub tells its early script (`src/hub/early`). */
export interface Early {
  /** '/property-hub/…' of a real path; null where only the address's hash may name a page. */
  readonly route: string | null;
  /** The property's offsets from UTC, to know its day. */
  readonly offsets: ZoneOffsets;
  /** By the route's path, 'dining/:slug'. */
  readonly routes: Readonly<Record<string, EarlyRoute>>;
  /** What the dining page may begin with, in the property's order: what is open comes first. */
  readonly halves: readonly FirstHalf[];
  /** How pages open that are few and have a name of their own, by the place they are in. */
  readonly named: Readonly<Record<string, readonly NamedOpening[]>>;
}

/** What a page of the hub begins with. */
export interface EarlyRoute extends Opening {
  /** Public reads: ':slug' is the address's own, ':day' the one it names or today. */
  readonly reads: readonly string[];
  /** How its title stands (src/hub/styles/first-paint.css). */
  readonly look: string;
  /** Addresses of what its chunk is made of. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** How a page below it begins whose name is not known here. */
  readonly other?: Opening | undefined;
}

/** All that the first paint of a page needs to know. */
export interface Opening {
  readonly title?: string | undefined;
  readonly hero?: Shown | undefined;
  readonly logo?: Shown | undefined;
}

export interface NamedOpening extends Opening {
  readonly slugs: readonly string[];
}

/** Restaurants, or bars. */
export interface FirstHalf {
  readonly heading: string;
  readonly cards: readonly FirstCard[];
}

export interface FirstCard {
  readonly title: string;
  readonly picture?: Shown | undefined;
  readonly week: OpenWeek | null;
}

/**
 * Address and width of a picture, and where its focal point lies ('50% 80%') if it has one. The width is 0 for a
 * drawing, which has one size; there is no address when it is not known yet.
 */
export type Shown = readonly [] | readonly [src: string, width: number, position?: string];
