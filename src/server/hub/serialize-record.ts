import { type ContentType, isKeptPerLanguage } from '../../domain/content-type.ts';
import type { Field, Fields } from '../../domain/fields/field.ts';
import type { GuestValues } from '../../domain/fields/field-type.ts';
import { fieldTypeOf } from '../../domain/fields/field-types.ts';
import type { GuestRecord, MayHide } from '../../domain/guest/guest-record.ts';
import { type Language, languages, type Locales, otherLanguage, type Titled } from '../../domain/language.ts';
import type { FieldName, RecordOf } from '../../domain/record/record-of.ts';
import { isNothing, isSameValue, ownValue } from '../../domain/record/same-value.ts';

type Values = Record<string, unknown>;

/** A value of an entry or group in one language; what it lacks there is the other one's. Null keeps both. */
function inOneLanguage(value: unknown, language: Language | null): unknown {
  if (language === null) return value;
  const own = ownValue(value, language);
  return isNothing(own) ? (ownValue(value, otherLanguage(language)) ?? null) : own;
}

const isShown = (entry: unknown, language: Language | null): boolean => {
  const onlyIn = ownValue(entry, 'only_in');
  return language === null || onlyIn === undefined || onlyIn === language;
};

/** A value as guests get it: pictures with their size, texts as safe HTML; a picture that is gone is left out. */
function serializeValue(
  value: unknown,
  field: Field,
  context: GuestValues,
  language: Language | null,
): unknown {
  const { holds, fieldsOf, guestValue } = fieldTypeOf(field);
  if (value === null || value === undefined) return value ?? null;
  let shown: unknown = value;
  if (holds === 'fields') {
    shown = serializeFields(fieldsOf!(field, value) ?? {}, value as Values, context, language);
  } else if (holds === 'entries') {
    shown = (value as Values[])
      .filter((entry) => isShown(entry, language))
      .map((entry) => ({
        ...(typeof entry.block === 'string' ? { block: entry.block } : {}),
        ...serializeFields(fieldsOf!(field, entry) ?? {}, entry, context, language),
        ...context.besideEntry?.(entry.id as string),
      }));
  }
  return guestValue ? guestValue(shown, context) : shown;
}

/** The fields of an entry or a group in one language. */
const serializeFields = (
  fields: Fields,
  values: Values,
  context: GuestValues,
  language: Language | null,
): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = isKeptPerLanguage(field) ? inOneLanguage(values[name], language) : values[name];
      const isBoth = language === null && isKeptPerLanguage(field);
      return [name, isBoth ? value : serializeValue(value, field, context, language)];
    }),
  );

/** Whether a group, or an entry at any depth in it, says something in the language itself. */
function isWritten(field: Field, value: unknown, language: Language): boolean {
  const { holds, fieldsOf } = fieldTypeOf(field);
  if (holds === undefined) {
    return isKeptPerLanguage(field) && !isNothing(ownValue(value, language));
  }
  return [value ?? []]
    .flat()
    .some((one: unknown) =>
      Object.entries(fieldsOf!(field, one) ?? {}).some(([name, inner]) =>
        isWritten(inner, ownValue(one, name), language),
      ),
    );
}

/**
 * A localized field in both languages. A list that reads the same in Spanish, and a group that says nothing in Spanish,
 * are left out there and fall back as a whole.
 */
function serializeLocalized(
  value: { readonly en: unknown; readonly es: unknown },
  field: Field,
  context: GuestValues,
): { en: unknown; es: unknown } {
  if (isKeptPerLanguage(field)) {
    return {
      en: serializeValue(value.en, field, context, 'en'),
      es: serializeValue(value.es, field, context, 'es'),
    };
  }
  const en = serializeValue(value.en, field, context, 'en');
  const es = serializeValue(value.es, field, context, 'es');
  if (Array.isArray(es)) return { en, es: isSameValue(en, es) ? [] : es };
  return { en, es: isWritten(field, value.es, 'es') ? es : null };
}

/**
 * The named fields of a record, once per language where they are kept so. `GuestRecord` says for the compiler what is
 * done here field by field (serialize-record.test.ts holds the two together).
 */
export function serialize<T extends ContentType, N extends FieldName<T>>(
  type: T,
  record: RecordOf<T> & MayHide,
  names: readonly N[],
  context: GuestValues,
): GuestRecord<T, N> {
  const stored: RecordOf = record;
  const localized = names.filter((name) => type.fields[name]?.localized);
  const plain = names.filter((name) => !type.fields[name]?.localized);
  const both = localized.map((name) => {
    const field = type.fields[name]!;
    const values = isKeptPerLanguage(field)
      ? { en: stored.locale.en[name], es: stored.locale.es[name] }
      : { en: stored[name], es: stored[name] };
    return [name, serializeLocalized(values, field, context)] as const;
  });
  const inLanguage = (language: Language) =>
    Object.fromEntries(both.map(([name, value]) => [name, value[language]]));
  return {
    id: record.id,
    ...Object.fromEntries(
      plain.map((name) => [name, serializeValue(stored[name], type.fields[name]!, context, null)]),
    ),
    locale: Object.fromEntries(languages.map((language) => [language, inLanguage(language)])),
    ...('hidden_in' in record ? { hidden_in: record.hidden_in } : {}),
  } as GuestRecord<T, N>;
}

/** The names of all fields of a type but some. */
export function namesWithout<T extends ContentType, const N extends FieldName<T>>(
  type: T,
  left: readonly N[],
) {
  const without: readonly string[] = left;
  const isKept = (name: string): name is Exclude<FieldName<T>, N> => !without.includes(name);
  return Object.keys(type.fields).filter(isKept);
}

/** The slug of the default language, or of the only one. */
export const slugOf = ({ locale }: { readonly locale: Locales<Pick<Titled, 'slug'>> }): string | null =>
  locale.en.slug ?? locale.es.slug;
