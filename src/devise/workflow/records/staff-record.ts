import type { ContentType, RecordFacts } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import type { LanguageState } from '../../../domain/publication/state.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';

/** A record of any type, as the staff API returns it. */
export type StaffRecord = FormValues &
  RecordFacts & {
    readonly site_name: string | null;
    /** What guests of each language read of it. */
    readonly publication: Readonly<Record<Language, LanguageState>>;
  };

/** The display name of a record; undefined while it has none. */
export const recordName = (type: ContentType, record: FormValues, language: Language): string | undefined =>
  nameOf(type, record, language) || undefined;

export type RecordState = 'live' | 'archived' | 'deleted';

export const stateOf = ({ deleted_at, archived_at }: StaffRecord): RecordState =>
  deleted_at ? 'deleted' : archived_at ? 'archived' : 'live';
