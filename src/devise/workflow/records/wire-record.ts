import type { ContentType, RecordFacts } from '../../../domain/content-type.ts';
import { inLanguage, type Language } from '../../../domain/language.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';

/** A record of any type, as the staff routes answer it. */
export type WireRecord = FormValues &
  RecordFacts & {
    readonly site_name: string | null;
  };

/** What screens call a record; undefined when nobody has named it yet. */
export function recordName(type: ContentType, record: FormValues, language: Language): string | undefined {
  const field = type.fields[type.titleField];
  const values: Readonly<Record<string, unknown>> = field?.localized
    ? inLanguage(record.locale, language)
    : record;
  const name = values[type.titleField];
  return typeof name === 'string' && name.trim() !== '' ? name : undefined;
}

export type RecordState = 'live' | 'archived' | 'deleted';

export const stateOf = ({ deleted_at, archived_at }: WireRecord): RecordState =>
  deleted_at ? 'deleted' : archived_at ? 'archived' : 'live';
