import type { ContentType } from '../content-type.ts';
import { inLanguage, type Language, type Locales } from '../language.ts';

interface Named {
  readonly locale: Locales<Readonly<Record<string, unknown>>>;
  readonly [field: string]: unknown;
}

/** What screens call a record: its title field, a localized one in the reader's language where it is written. */
export function nameOf(
  type: Pick<ContentType, 'titleField' | 'fields'>,
  record: Named,
  language: Language,
): string {
  const isLocalized = type.fields[type.titleField]?.localized === true;
  const value = (isLocalized ? inLanguage(record.locale, language) : record)[type.titleField];
  return typeof value === 'string' ? value : '';
}
