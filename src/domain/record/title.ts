import { type ContentType, isKeptPerLanguage } from '../content-type.ts';
import type { Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { inEitherLanguage, type Language, languages } from '../language.ts';
import { nameOf } from './record-name.ts';
import { valueAt } from './same-value.ts';

type Type = Pick<ContentType, 'fields' | 'titleField'>;

const localizedIn = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => isKeptPerLanguage(fields[name]!));

/**
 * Where a record keeps the title that guests read, without which it is not there in a language: a field of its own,
 * `['title']`, or one of a group, `['settings', 'title']`. Undefined where the type has none to translate.
 */
export function titlePlace({ fields, titleField }: Type): readonly string[] | undefined {
  const localized = localizedIn(fields);
  const own =
    [titleField, 'title'].find((name) => localized.includes(name)) ??
    localized.find((name) => fields[name]?.required);
  if (own !== undefined) return [own];
  for (const [name, field] of Object.entries(fields)) {
    const inner = field.required ? (fieldTypeOf(field).fieldsOf?.(field, null) ?? {}) : {};
    const title = localizedIn(inner).find((one) => inner[one]?.required);
    if (title !== undefined && fieldTypeOf(field).holds === 'fields') return [name, title];
  }
  return undefined;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** The title that guests of a language read, if it is written in it; null otherwise. */
export function titleIn(type: Type, record: unknown, language: Language): string | null {
  const place = titlePlace(type);
  if (place === undefined) return null;
  const [name = '', inner] = place;
  return textOf(
    inner === undefined
      ? valueAt(record, `locale.${language}.${name}`)
      : valueAt(record, `${name}.${inner}.${language}`),
  );
}

/** The languages that a record has a title in; both where its type has none to translate. */
export const titledLanguages = (type: Type, record: unknown): Language[] =>
  languages.filter((language) => titlePlace(type) === undefined || titleIn(type, record, language) !== null);

/** The title that guests of a language read, where a screen that calls the record by its name does not say it already. */
export function titleBeside(type: Type, record: unknown, language: Language): string {
  const titles = { en: titleIn(type, record, 'en'), es: titleIn(type, record, 'es') };
  const title = inEitherLanguage(titles, language) ?? '';
  return title === nameOf(type, record as Parameters<typeof nameOf>[1], language) ? '' : title;
}
