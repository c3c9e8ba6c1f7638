import { type ContentType, isKeptPerLanguage } from '../../domain/content-type.ts';
import type { Field, Fields } from '../../domain/fields/field.ts';
import { fieldTypeOf } from '../../domain/fields/field-types.ts';
import type { JsonSchema } from '../../domain/fields/field-type.ts';

/** What guests get of a record, as OpenAPI says it. */

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

const string = { type: 'string' };
const integer = { type: 'integer' };
const slug = { type: ['string', 'null'] };

const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const picture = object({
  src: { ...string, description: 'Takes `?w=<pixels>`; the format follows the Accept header.' },
  width: integer,
  height: integer,
  thumbhash: slug,
  alt: object({ en: slug, es: slug }),
});

/** A value; one that is kept once and carries both languages has them as `{ en, es }` where nothing split it. */
function guestSchema(field: Field, areSplit: boolean): JsonSchema {
  const fieldType = fieldTypeOf(field);
  const one = (): JsonSchema => {
    const view = fieldType.guestView?.(field);
    switch (view?.as) {
      case 'picture':
        return orNull(picture);
      case 'pictures':
        return { type: 'array', items: picture };
      case 'html':
        return { type: ['string', 'null'], description: 'Safe HTML' };
      case 'group':
        return orNull(objectOf(view.fields, areSplit));
      case 'entries':
        return { type: 'array', items: objectOf(view.fields, areSplit) };
      case 'blocks':
        return {
          type: 'array',
          items: {
            oneOf: Object.entries(view.blocks).map(([block, fields]) =>
              objectOf(fields, areSplit, { block: { enum: [block] } }),
            ),
          },
        };
      default:
        return fieldType.schema(field, fieldTypeOf);
    }
  };
  const schema = one();
  return !areSplit && isKeptPerLanguage(field) ? object({ en: orNull(schema), es: orNull(schema) }) : schema;
}

const objectOf = (
  fields: Fields,
  areSplit: boolean,
  facts: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema =>
  object({
    ...facts,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, guestSchema(field, areSplit)]),
    ),
  });

const references: JsonSchema = {
  type: 'array',
  description: 'What the record points at, where guests see it.',
  items: object({
    type: string,
    id: integer,
    locale: object({ en: object({ title: slug }), es: object({ title: slug }) }),
    route: orNull(object({ en: string, es: string })),
  }),
};

/** Of the named fields of a type. */
export function guestRecordSchema({ fields }: ContentType, names: readonly string[]): JsonSchema {
  const titled = (name: string): JsonSchema => ({
    ...guestSchema(fields[name]!, fields[name]!.localized === true),
    title: fields[name]!.label,
  });
  const inPlace = (isLocalized: boolean) =>
    Object.fromEntries(
      names
        .filter((name) => (fields[name]!.localized === true) === isLocalized)
        .map((name) => [name, titled(name)]),
    );
  const { properties, ...record } = object({
    slug,
    id: integer,
    ...inPlace(false),
    locale: object({ en: object(inPlace(true)), es: object(inPlace(true)) }),
  }) as JsonSchema & { properties: object };
  const hidden = { type: 'array', items: { enum: ['en', 'es'] }, description: 'Whose guests do not see it.' };
  return { ...record, properties: { ...properties, references, hidden_in: hidden } };
}
