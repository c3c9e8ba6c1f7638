import { type ContentType, isKeptPerLanguage } from '../content-type.ts';
import type { Field, Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';

type Values = Readonly<Record<string, unknown>>;

/** The value to put in place of one field's; `path` is dotted, `locale.es.title`, `links.0.linktext.es`. */
export type ReplaceValue = (value: unknown, field: Field, name: string, path: string) => unknown;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mapEntry(entry: unknown, field: Field, path: string, replace: ReplaceValue): unknown {
  const fields = fieldTypeOf(field).fieldsOf!(field, entry);
  return fields ? mapFields(fields, entry, `${path}.`, replace, true) : entry;
}

function mapField(value: unknown, field: Field, name: string, path: string, replace: ReplaceValue): unknown {
  const { holds, keepsEntry } = fieldTypeOf(field);
  if (holds === 'fields') return mapEntry(value, field, path, replace);
  if (holds !== 'entries') return replace(value, field, name, path);
  if (!Array.isArray(value)) return value;
  const entries = value.map((entry: unknown, index) => mapEntry(entry, field, `${path}.${index}`, replace));
  return keepsEntry ? entries.filter((entry) => keepsEntry(entry)) : entries;
}

/** Names that are no field are left as they are: refusing them is for whoever parses the values. */
function mapFields(
  fields: Fields,
  values: unknown,
  at: string,
  replace: ReplaceValue,
  isInside: boolean,
): unknown {
  if (!isValues(values)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field) return [name, value];
      if (!isInside || !isKeptPerLanguage(field) || !isValues(value)) {
        return [name, mapField(value, field, name, at + name, replace)];
      }
      const spoken = Object.entries(value).map(([language, one]) => [
        language,
        mapField(one, field, name, `${at}${name}.${language}`, replace),
      ]);
      return [name, Object.fromEntries(spoken)];
    }),
  );
}

/** What somebody sends for a record, with each single value replaced, also inside lists and groups, in all languages. */
export function mapValues(
  { fields }: Pick<ContentType, 'fields'>,
  body: Values,
  replace: ReplaceValue,
): Values {
  const { locale, ...plain } = body;
  const mapped = mapFields(fields, plain, '', replace, false) as Values;
  if (!isValues(locale)) return locale === undefined ? mapped : { ...mapped, locale };
  const languages = Object.entries(locale).map(([language, values]) => [
    language,
    mapFields(fields, values, `locale.${language}.`, replace, false),
  ]);
  return { ...mapped, locale: Object.fromEntries(languages) };
}
