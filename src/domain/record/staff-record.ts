import type { ContentType } from '../content-type.ts';
import type { Language } from '../language.ts';
import type { LanguageState } from '../publication/state.ts';
import type { RecordOf } from './record-of.ts';

interface Translation {
  readonly language: Language;
  readonly title: string | null;
  readonly slug: unknown;
}

/** A record as the staff API answers it: `StaffRecord<typeof event>`, or one of any type. */
export type StaffRecord<T extends ContentType = ContentType> = RecordOf<T> & {
  /** What guests of each language read of it. */
  readonly publication: Readonly<Record<Language, LanguageState>>;
  readonly site_name: string | null;
  /** The languages it has a title in, in the reader's words. */
  readonly language_name: string;
  /** What it is called, and found by, in each language it has a title in. */
  readonly translations: readonly Translation[];
  /** What lists and pickers call it: 'Dinner – Costa Ocaso (English, Spanish)'. */
  readonly search_label: string;
};
