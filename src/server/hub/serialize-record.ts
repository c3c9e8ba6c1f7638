import type { ContentType } from '../../domain/content-type.ts';
import type { Field, Fields } from '../../domain/fields/field.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import type { StoredRecord } from '../content/store/record.ts';
import type { SerializeContext } from '../delivery/snapshot.ts';

type Values = Record<string, unknown>;

/** A value as guests get it: pictures with their size, texts as safe HTML; a picture that is gone is left out. */
function shown(value: unknown, field: Field, context: SerializeContext): unknown {
  if (value === null || value === undefined) return value ?? null;
  const { fields } = field as Field & { fields?: Fields };
  switch (field.type) {
    case 'picture':
      return context.picture(value as string);
    case 'gallery':
      return (value as string[]).flatMap((id) => context.picture(id) ?? []);
    case 'markdown':
      return context.html(value as string);
    case 'list':
      return (value as Values[]).map((entry) => shownFields(entry, fields!, context));
    case 'group':
      return shownFields(value as Values, fields!, context);
    default:
      return value;
  }
}

function shownFields(values: Values, fields: Fields, context: SerializeContext): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, shown(values[name], field, context)]),
  );
}

/** The values of one language; what a group lacks in it is the other one's, part by part, as fields are when read. */
function inGroups({ fields }: ContentType, locale: StoredRecord['locale'], language: Language): Values {
  const own: Values = locale[language];
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => {
      const { en, es } = { en: locale.en[name] as Values | null, es: locale.es[name] as Values | null };
      const isGroup = fields[name]?.type === 'group' && en && es;
      return [name, isGroup ? inLanguage({ en, es }, language) : value];
    }),
  );
}

/** The named fields of a record, once per language where they are kept so. */
export function serialize<T>(
  type: ContentType,
  record: StoredRecord,
  names: readonly string[],
  context: SerializeContext,
): T {
  const pick = (values: Values, wanted: readonly string[]) =>
    Object.fromEntries(wanted.map((name) => [name, shown(values[name], type.fields[name]!, context)]));
  const localized = names.filter((name) => type.fields[name]?.localized);
  const plain = names.filter((name) => !type.fields[name]?.localized);
  return {
    id: record.id,
    ...pick(record, plain),
    locale: {
      en: pick(inGroups(type, record.locale, 'en'), localized),
      es: pick(inGroups(type, record.locale, 'es'), localized),
    },
  } as T;
}

/** The slug of the default language, or of the only one. */
export const slugOf = (record: StoredRecord): string | null =>
  (record.locale.en.slug ?? record.locale.es.slug ?? null) as string | null;
