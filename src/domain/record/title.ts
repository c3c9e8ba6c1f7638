import type { ContentType } from '../content-type.ts';
import type { Bilingual } from '../fields/field.ts';
import { inEitherLanguage, type Language, languages } from '../language.ts';
import { titleAt } from './names-for.ts';
import { nameOf } from './record-name.ts';
import { titlePlace } from './title-place.ts';

type Type = Pick<ContentType, 'fields' | 'titleField'>;

/** The title that guests of a language read, if it is written in it; null otherwise. */
export const titleIn = (type: Type, record: unknown, language: Language): string | null =>
  titleAt(titlePlace(type), record, language);

/** The title that guests read, in each language. */
export const titlesOf = (type: Type, record: unknown): Bilingual<string> => ({
  en: titleIn(type, record, 'en'),
  es: titleIn(type, record, 'es'),
});

/** The languages that a record has a title in; both where its type has none to translate. */
export const titledLanguages = (type: Type, record: unknown): Language[] =>
  languages.filter((language) => titlePlace(type) === undefined || titleIn(type, record, language) !== null);

/** The title that guests of a language read, where a screen that calls the record by its name does not say it already. */
export function titleBeside(type: Type, record: unknown, language: Language): string {
  const title = inEitherLanguage(titlesOf(type, record), language) ?? '';
  return title === nameOf(type, record as Parameters<typeof nameOf>[1], language) ? '' : title;
}
