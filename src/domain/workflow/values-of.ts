import { type ContentType, fieldsByPlace } from '../content-type.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { type Language, languages } from '../language.ts';
import { ownValue } from '../record/same-value.ts';

/** What a form holds: plain fields beside `locale`, as the API takes them. */
export type FormValues = Readonly<Record<string, unknown>> & {
  readonly locale: Readonly<Record<Language, Readonly<Record<string, unknown>>>>;
  /** Texts, or lists of them, whose Spanish is to stay although its English changed. */
  readonly still_right?: readonly string[];
};

/** The values of a record that staff may change; what it lacks is blank. A new record has only blank ones. */
export function formValues(type: ContentType, record: unknown): FormValues {
  const { plain, localized } = fieldsByPlace(type.fields);
  const pick = (names: readonly string[], from: unknown) =>
    Object.fromEntries(
      names.map((name) => {
        const { blank, fromOlder } = fieldTypeOf(type.fields[name]!);
        const value = ownValue(from, name) ?? blank;
        return [name, fromOlder ? fromOlder(value) : value];
      }),
    );
  const locale = ownValue(record, 'locale');
  const stillRight = ownValue(record, 'still_right');
  return {
    ...(Array.isArray(stillRight) && stillRight.length > 0 ? { still_right: stillRight as string[] } : {}),
    ...pick(plain, record),
    locale: Object.fromEntries(
      languages.map((language) => [language, pick(localized, ownValue(locale, language))]),
    ) as FormValues['locale'],
  };
}

/** What the form of a new record holds: nothing but what its fields begin with. */
export function newFormValues(type: ContentType): FormValues {
  const begun = fieldsByPlace(type.fields).plain.map((name) => {
    const field = type.fields[name]!;
    return [name, fieldTypeOf(field).beginsAs?.(field)];
  });
  return formValues(type, Object.fromEntries(begun));
}

/** Values with both languages beside each other, `{ title: { en, es } }`, as a form holds them. */
export function formValuesFrom(type: ContentType, values: unknown): FormValues {
  const { localized } = fieldsByPlace(type.fields);
  const inLanguage = (language: Language) =>
    Object.fromEntries(localized.map((name) => [name, ownValue(ownValue(values, name), language)]));
  return formValues(type, {
    ...(values as Readonly<Record<string, unknown>>),
    locale: { en: inLanguage('en'), es: inLanguage('es') },
  });
}
