import { type ContentType, isKeptPerLanguage } from '../content-type.ts';
import type { Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';

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
