import { type ContentType, isKeptPerLanguage } from '../content-type.ts';
import { copyOfEntry } from '../fields/blank.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { type Language, languages } from '../language.ts';
import { type FormValues, formValues } from '../workflow/values-of.ts';
import { ownValue } from './same-value.ts';

/**
 * The values of a new record that begins as another one, under the name that `rename` makes of its own; a name that is
 * written once is in the site's first language. What no two records share is left empty: addresses, which are drawn from
 * the titles, counts, unique values, and that it is the home page. Entries of its lists have ids of their own.
 */
export function duplicateValues(
  type: ContentType,
  record: unknown,
  firstLanguage: Language,
  rename: (name: string, language: Language) => string,
): FormValues {
  const values = formValues(type, record);
  const valueOf = (name: string, value: unknown, language: Language): unknown => {
    const field = type.fields[name]!;
    const { drawFrom, isCounted, isFact, blank, holds } = fieldTypeOf(field);
    const isHome = name === type.workflow?.tree?.home;
    if (drawFrom || isCounted || isFact || field.unique || isHome) return blank;
    if (holds === 'entries' && Array.isArray(value)) return value.map((entry) => copyOfEntry(field, entry));
    return name === type.titleField && typeof value === 'string' ? rename(value, language) : value;
  };
  const names = Object.keys(type.fields);
  const plain = names.filter((name) => !isKeptPerLanguage(type.fields[name]!));
  const spoken = names.filter((name) => !plain.includes(name));
  const pick = (from: unknown, some: readonly string[], language: Language) =>
    Object.fromEntries(some.map((name) => [name, valueOf(name, ownValue(from, name), language)]));
  return {
    ...pick(values, plain, firstLanguage),
    locale: Object.fromEntries(
      languages.map((language) => [language, pick(values.locale[language], spoken, language)]),
    ) as FormValues['locale'],
  };
}
