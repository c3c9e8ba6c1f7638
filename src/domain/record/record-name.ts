import type { ContentType } from '../content-type.ts';
import { isTitleLocalized, type TypeHead } from '../type-head.ts';
import { inLanguage, type Language, type Locales } from '../language.ts';
import { ownValue } from './same-value.ts';

export interface NamedRecord {
  /** Of a type whose name is localized. */
  readonly locale?: Locales<Readonly<Record<string, unknown>>> | undefined;
}

/** What screens call a record: its title field, a localized one in the reader's language where it is written; else ''. */
export function calledAs(
  head: Pick<TypeHead, 'titleField' | 'isTitleLocalized'>,
  record: NamedRecord,
  language: Language,
): string {
  const values = head.isTitleLocalized && record.locale ? inLanguage(record.locale, language) : record;
  const value = ownValue(values, head.titleField);
  return typeof value === 'string' ? value.trim() : '';
}

/** The same by the whole declaration of a type. */
export const nameOf = (
  type: Pick<ContentType, 'titleField' | 'fields'>,
  record: NamedRecord,
  language: Language,
): string =>
  calledAs({ titleField: type.titleField, isTitleLocalized: isTitleLocalized(type) }, record, language);
