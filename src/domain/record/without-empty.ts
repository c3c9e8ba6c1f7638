import { type ContentType, fieldsByPlace, isKeptPerLanguage } from '../content-type.ts';
import type { Field, Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import type { RecordValues } from './parse-record.ts';

type Values = Readonly<Record<string, unknown>>;

/** Exactly what is stored where nothing is given: '' and a group of nothing are something else to whoever reads them. */
function isBlank(value: unknown, field: Field): boolean {
  const { blank } = fieldTypeOf(field);
  if (value === null || value === undefined || value === blank) return true;
  return Array.isArray(value) && Array.isArray(blank) && value.length === 0;
}

/** The languages in which something is said. */
const writtenLanguages = (value: unknown): Values =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Values).filter(([, one]) => one !== null && one !== undefined),
  );

function written(value: unknown, field: Field): unknown {
  const { holds, fieldsOf } = fieldTypeOf(field);
  if (holds === undefined) return value;
  const fieldsIn = (entry: unknown): Fields => fieldsOf!(field, entry) ?? {};
  if (holds === 'fields') return writtenFields(fieldsIn(value), value as Values, true);
  return (value as Values[]).map((entry) => {
    const fields = fieldsIn(entry);
    const facts = Object.entries(entry).filter(([name]) => !Object.hasOwn(fields, name));
    return { ...Object.fromEntries(facts), ...writtenFields(fields, entry, true) };
  });
}

const writtenFields = (fields: Fields, values: Values, isInside = false): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name];
      if (isInside && isKeptPerLanguage(field)) {
        const said = writtenLanguages(value);
        return Object.keys(said).length === 0 ? [] : [[name, said]];
      }
      return isBlank(value, field) ? [] : [[name, written(value, field)]];
    }),
  );

/** What somebody would send to store just these values: empty ones are left out, and what Palapa says by itself. */
export function withoutEmpty(
  { fields }: Pick<ContentType, 'fields'>,
  { plain, locale }: RecordValues,
): Values {
  const sent = Object.fromEntries(
    Object.entries(fields).filter(([, field]) => {
      const { isCounted, isFact } = fieldTypeOf(field);
      return !isCounted && !isFact;
    }),
  );
  const names = fieldsByPlace(sent);
  const pick = (from: readonly string[]): Fields =>
    Object.fromEntries(from.map((name) => [name, sent[name]!]));
  const en = writtenFields(pick(names.localized), locale.en);
  const es = writtenFields(pick(names.localized), locale.es);
  const languages = {
    ...(Object.keys(en).length > 0 ? { en } : {}),
    ...(Object.keys(es).length > 0 ? { es } : {}),
  };
  return {
    ...writtenFields(pick(names.plain), plain),
    ...(Object.keys(languages).length > 0 ? { locale: languages } : {}),
  };
}
