import type { ContentType } from '../content-type.ts';
import type { Field, Fields } from '../fields/field.ts';
import { fieldsInside } from '../fields/nested.ts';

type Values = Readonly<Record<string, unknown>>;

/** The value to put in place of one field's; `path` is dotted, `locale.es.links.0.pageId`. */
export type ReplaceValue = (value: unknown, field: Field, name: string, path: string) => unknown;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mapField(value: unknown, field: Field, name: string, path: string, replace: ReplaceValue): unknown {
  const fields = fieldsInside(field);
  if (!fields) return replace(value, field, name, path);
  if (Array.isArray(value)) {
    return value.map((entry, index) => mapFields(fields, entry, `${path}.${index}.`, replace));
  }
  return mapFields(fields, value, `${path}.`, replace);
}

/** Names that are no field are left as they are: refusing them is for whoever reads the values. */
function mapFields(fields: Fields, values: unknown, at: string, replace: ReplaceValue): unknown {
  if (!isValues(values)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? mapField(value, field, name, at + name, replace) : value];
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
  const mapped = mapFields(fields, plain, '', replace) as Values;
  if (!isValues(locale)) return locale === undefined ? mapped : { ...mapped, locale };
  const languages = Object.entries(locale).map(([language, values]) => [
    language,
    mapFields(fields, values, `locale.${language}.`, replace),
  ]);
  return { ...mapped, locale: Object.fromEntries(languages) };
}
