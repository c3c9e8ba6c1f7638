import type { Language } from '../language.ts';
import type { LanguageState } from '../publication/state.ts';
import type { PagePlace } from './page-tree.ts';

/** What a tree shows of a record, of a type whose declaration says that its records stand below each other. */
export interface TreeRow extends PagePlace {
  readonly site_id: number;
  /** In the reader's language, where it has one in it. */
  readonly name: string;
  readonly publication: Readonly<Record<Language, LanguageState>>;
}
