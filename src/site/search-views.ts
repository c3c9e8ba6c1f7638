import type { ExcerptPart } from '../domain/site/excerpt.ts';
import type { Card } from './card.ts';

/** What the search of a site gets. */

export interface SearchHit {
  readonly card: Card;
  /** Where the words stand that were looked for. */
  readonly excerpt: readonly ExcerptPart[];
}

/** What is found in one part of the site. */
export interface SearchGroup {
  /** The part's name; null for pages that stand in none. */
  readonly title: string | null;
  readonly hits: readonly SearchHit[];
}

/**
 * The search of the site: before anything was asked, with what has all words or some of them, with nothing, or unable to
 * look: the address cannot be read, or the database is away.
 */
export interface SearchView {
  readonly kind: 'search';
  readonly state: 'blank' | 'found' | 'some' | 'nothing' | 'unreadable' | 'away';
  readonly query: string;
  /** Of all pages of the list. */
  readonly total: number;
  readonly groups: readonly SearchGroup[];
  readonly previous: string | null;
  readonly next: string | null;
}
