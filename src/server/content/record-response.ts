import { inArray } from 'drizzle-orm';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { defaultLanguage, type Language } from '../../domain/language.ts';
import { nameOf } from '../../domain/record/record-name.ts';
import { languageName, searchLabel } from '../../domain/record/search-label.ts';
import type { StaffRecord } from '../../domain/record/staff-record.ts';
import { ownValue } from '../../domain/record/same-value.ts';
import { titlePlace } from '../../domain/record/title-place.ts';
import { titledLanguages, titleIn } from '../../domain/record/title.ts';
import { statesOf } from '../../domain/publication/state.ts';
import type { SavedRecord, StoredRecord } from './store/record.ts';
import type { Queries } from './store/repository.ts';
import { tablesOf } from './store/tables.ts';

/** The names of the given sites, by id: one query, however many records there are. */
export async function siteNames(
  db: Queries,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const { records } = tablesOf(contentTypes.site);
  const rows = (await db
    .select({ id: records.id, name: records.name })
    .from(records)
    .where(inArray(records.id, wanted))) as { id: number; name: string }[];
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What lists and pickers call a record. */
function called(type: ContentType, record: StoredRecord, siteName: string | null, reader: Language) {
  const spoken = titlePlace(type) === undefined ? [] : titledLanguages(type, record);
  const language_name = languageName(spoken, reader);
  const translations = spoken.map((language) => ({
    language,
    title: titleIn(type, record, language),
    slug: ownValue(record.locale[language], 'slug') ?? null,
  }));
  return {
    site_name: siteName,
    language_name,
    translations,
    search_label: searchLabel(nameOf(type, record, reader), siteName, language_name),
  };
}

function toResponse(
  type: ContentType,
  record: StoredRecord,
  siteName: string | null,
  reader: Language,
): StaffRecord {
  const secondNames = Object.entries(type.alsoCalled ?? {});
  const named = <Values extends Record<string, unknown>>(values: Values) => ({
    ...values,
    ...Object.fromEntries(
      secondNames.filter(([, own]) => own in values).map(([second, own]) => [second, values[own]]),
    ),
  });
  const { en, es } = record.locale;
  return {
    ...named(record),
    ...called(type, record, siteName, reader),
    publication: statesOf(record.publication, new Date().toISOString()),
    ...(type.fields.slug ? { slug: en.slug ?? es.slug } : {}),
    locale: { en: named(en), es: named(es) },
  };
}

/** Records as they go over the wire: with their second names, their site's name and the slug guests know them by. */
export async function recordResponses(
  db: Queries,
  type: ContentType,
  records: readonly StoredRecord[],
  reader: Language = defaultLanguage,
): Promise<StaffRecord[]> {
  const names = await siteNames(
    db,
    records.map((record) => record.site_id),
  );
  return records.map((record) => toResponse(type, record, names.get(record.site_id ?? 0) ?? null, reader));
}

export const recordResponse = async (
  db: Queries,
  type: ContentType,
  record: StoredRecord,
  reader?: Language,
): Promise<StaffRecord> => (await recordResponses(db, type, [record], reader))[0]!;

/** The same of a record that was just saved, without another query. */
export const savedResponse = (
  type: ContentType,
  { record, siteName }: SavedRecord,
  reader: Language,
): StaffRecord => toResponse(type, record, siteName, reader);
