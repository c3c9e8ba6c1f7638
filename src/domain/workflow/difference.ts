import type { Field } from '../fields/field.ts';
import type { Language } from '../language.ts';
import type { Mark } from './changes.ts';

/** What somebody chooses between where two people changed the same record. */

export type Side = 'mine' | 'theirs';

/** Which side to keep, by the path of a difference. */
export type Sides = Readonly<Record<string, Side>>;

export interface Difference {
  readonly path: string;
  readonly field: Field;
  readonly breadcrumb: readonly Mark[];
  readonly language: Language | null;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The side that changed it, when only one did; null when both did and somebody has to choose. */
  readonly suggested: Side | null;
  /**
   * It is about an entry as a whole, which one side lacks (null); about the order of a list; or about the list that an
   * entry stands in: then each side is the breadcrumb to its list.
   */
  readonly about?: 'entry' | 'order' | 'list';
}
