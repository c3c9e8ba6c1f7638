import type { ContentType } from '../content-type.ts';
import { type Language, languages, type Locales } from '../language.ts';
import { isNothing } from './same-value.ts';

/** The localized field without which a record is not there in a language: its title, or what stands for one. */
export function spokenTitle({ fields, titleField }: ContentType): string | undefined {
  const localized = Object.keys(fields).filter((name) => fields[name]?.localized);
  return (
    [titleField, 'title'].find((name) => localized.includes(name)) ??
    localized.find((name) => fields[name]?.required)
  );
}

/** The languages that a record has a title in; both where its type has none to translate. */
export function titledLanguages(
  type: ContentType,
  locale: Locales<Readonly<Record<string, unknown>>>,
): Language[] {
  const title = spokenTitle(type);
  return languages.filter((language) => title === undefined || !isNothing(locale[language][title]));
}
