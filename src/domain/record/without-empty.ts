import type { ContentType } from '../content-type.ts';
import type { Field, Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { fieldsInside } from '../fields/nested.ts';
import type { RecordValues } from './parse-record.ts';

type Values = Readonly<Record<string, unknown>>;

/** Exactly what is stored where nothing is given: '' and a group of nothing are something else to whoever reads them. */
function isBlank(value: unknown, field: Field): boolean {
  const { blank: empty } = fieldTypeOf(field);
  if (value === null || value === undefined || value === empty) return true;
  return Array.isArray(value) && Array.isArray(empty) && value.length === 0;
}

function written(value: unknown, field: Field): unknown {
  const fields = fieldsInside(field);
  if (!fields) return value;
  return Array.isArray(value)
    ? value.map((entry) => writtenFields(fields, entry as Values))
    : writtenFields(fields, value as Values);
}

const writtenFields = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isBlank(values[name], field) ? [] : [[name, written(values[name], field)]],
    ),
  );

/** What somebody would send to store just these values: empty ones are left out, and what Palapa counts by itself. */
export function withoutEmpty(
  { fields }: Pick<ContentType, 'fields'>,
  { plain, locale }: RecordValues,
): Values {
  const sent = Object.fromEntries(Object.entries(fields).filter(([, field]) => field.type !== 'count'));
  const en = writtenFields(sent, locale.en);
  const es = writtenFields(sent, locale.es);
  const languages = {
    ...(Object.keys(en).length > 0 ? { en } : {}),
    ...(Object.keys(es).length > 0 ? { es } : {}),
  };
  return {
    ...writtenFields(sent, plain),
    ...(Object.keys(languages).length > 0 ? { locale: languages } : {}),
  };
}
