import type { ContentType } from '../content-type.ts';
import { inLanguage, type Language, type Locales } from '../language.ts';
import { ownValue } from './same-value.ts';

interface Named {
  /** Of a type whose name is localized. */
  readonly locale?: Locales<Readonly<Record<string, unknown>>> | undefined;
}

/** What screens call a record: its title field, a localized one in the reader's language where it is written; else ''. */
export function nameOf(
  type: Pick<ContentType, 'titleField' | 'fields'>,
  record: Named,
  language: Language,
): string {
  const isLocalized = type.fields[type.titleField]?.localized === true;
  const values = isLocalized && record.locale ? inLanguage(record.locale, language) : record;
  const value = ownValue(values, type.titleField);
  return typeof value === 'string' ? value.trim() : '';
}
