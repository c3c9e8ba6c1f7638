import { type ContentType, fieldsByPlace } from '../../../domain/content-type.ts';
import type { RecordValues } from '../../../domain/record/parse-record.ts';
import type { RecordOf } from '../../../domain/record/record-of.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { type PublicationSummary, storedSummary } from '../../../domain/publication/summary.ts';

type Values = Readonly<Record<string, unknown>>;

/** A record as it is stored: `StoredRecord<typeof event>`, or one of any type. */
export type StoredRecord<T extends ContentType = ContentType> = RecordOf<T> & {
  /** What guests read of each language, and what is scheduled. */
  readonly publication: PublicationSummary;
};

/** A record after a save. */
export interface SavedRecord<T extends ContentType = ContentType> {
  readonly record: StoredRecord<T>;
  /** What the save has read of its site anyway; null for what is the group's. */
  readonly siteName: string | null;
}

/** Whether a record, of a type that is known only at run time, is of the declared one. */
export const isOf = <T extends ContentType>(
  declared: T,
  type: ContentType,
  _record: StoredRecord,
): _record is StoredRecord<T> => type.name === declared.name;

function valuesOf(type: ContentType, names: readonly string[], row: Values | undefined): Values {
  return Object.fromEntries(
    names.map((name) => [name, row?.[name] ?? fieldTypeOf(type.fields[name]!).blank]),
  );
}

/**
 * One record from its row and the rows of its languages. What stands in the rows was parsed by the declaration before it
 * was written, which the compiler cannot see: here rows become values of the declared types.
 */
export function recordFromRows<T extends ContentType>(
  type: T,
  row: Values,
  localeRows: readonly Values[],
): StoredRecord<T> {
  const { plain, localized } = fieldsByPlace(type.fields);
  const inLanguage = (language: Language) =>
    valuesOf(
      type,
      localized,
      localeRows.find((one) => one.language === language),
    );
  return {
    id: row.id,
    site_id: type.scope === 'site' ? row.site_id : null,
    version: row.version,
    position: row.position ?? null,
    ...valuesOf(type, plain, row),
    locale: { en: inLanguage('en'), es: inLanguage('es') },
    created_at: row.created_at,
    updated_at: row.updated_at,
    updated_by: row.updated_by ?? null,
    archived_at: row.archived_at,
    deleted_at: row.deleted_at,
    translation_due: Object.keys(row.translation_due ?? {}),
    publication: storedSummary(row.publication),
  } as StoredRecord<T>;
}

export function recordValues(type: ContentType, record: StoredRecord): RecordValues {
  const { plain, localized } = fieldsByPlace(type.fields);
  const pick = (from: Values, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  return {
    plain: pick(record, plain),
    locale: Object.fromEntries(
      languages.map((one) => [one, pick(record.locale[one], localized)]),
    ) as RecordValues['locale'],
  };
}
