import { findBySlug, type Language, type Locales, type Titled } from '../../domain/language.ts';
import type { PublishedRecord } from '../delivery/published-records.ts';

type Slugged = { readonly locale: Locales<Pick<Titled, 'slug'>> };

/** Whether its type has addresses: any record of a type that has none is found by its id alone. */
const hasSlugs = (record: PublishedRecord): record is PublishedRecord & Slugged => 'slug' in record.locale.en;

/** The record that has the slug in either language. */
export const recordWithSlug = (
  records: readonly PublishedRecord[],
  slug: string,
  language: Language,
): PublishedRecord | undefined => findBySlug(records.filter(hasSlugs), slug, language);

/** The record that an address names, by its slug in either language, else by its id. */
export const recordNamed = (
  records: readonly PublishedRecord[],
  slug: string,
  language: Language,
): PublishedRecord | undefined =>
  recordWithSlug(records, slug, language) ?? records.find(({ id }) => String(id) === slug);
