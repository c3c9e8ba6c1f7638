import type { ContentType } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import type { StaffRecord } from '../../../domain/record/staff-record.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';

export type { StaffRecord };

/** The display name of a record; undefined while it has none. */
export const recordName = (type: ContentType, record: FormValues, language: Language): string | undefined =>
  nameOf(type, record, language) || undefined;

export type RecordState = 'live' | 'archived' | 'deleted';

export const stateOf = ({ deleted_at, archived_at }: StaffRecord): RecordState =>
  deleted_at ? 'deleted' : archived_at ? 'archived' : 'live';
