import { allContentTypes } from '../../../content/index.ts';
import { type ContentType, fieldsByPlace } from '../../../domain/content-type.ts';
import type { JsonSchema } from '../../../domain/fields/field-type.ts';
import { languages } from '../../../domain/language.ts';
import { refTo } from '../../http/route-schema.ts';
import { publicationSchemas } from '../publication/schemas.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';

/** The JSON Schemas of what staff read and send of each type, under a name of their own in OpenAPI. */

/** 'content_section' is a ContentSection. */
export const schemaName = ({ name }: ContentType): string =>
  name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const instant = { type: 'string', format: 'date-time' };
const id = { type: 'integer', minimum: 1 };
const orNull = (schema: JsonSchema): JsonSchema => ({ ...schema, type: [schema.type, 'null'] });

const facts: Record<string, JsonSchema> = {
  id,
  site_id: { ...orNull(id), description: 'Null for what belongs to the whole group.' },
  version: { ...id, description: 'Grows with every write: send it back with the next one.' },
  position: { type: ['integer', 'null'], description: 'Its place in the order that staff give.' },
  created_at: instant,
  updated_at: instant,
  updated_by: { type: ['string', 'null'] },
  archived_at: orNull(instant),
  deleted_at: orNull(instant),
  translation_due: {
    type: 'array',
    items: { type: 'string' },
    description: 'Localized fields whose English changed after their Spanish was written.',
  },
  publication: refTo('Publication'),
  site_name: { type: ['string', 'null'] },
  language_name: { type: 'string', description: 'The languages it has a title in, in words.' },
  translations: {
    type: 'array',
    description: 'Its title and slug in each language it has a title in.',
    items: {
      type: 'object',
      properties: {
        language: { enum: languages },
        title: { type: 'string' },
        slug: { type: ['string', 'null'] },
      },
    },
  },
  search_label: { type: 'string', description: 'Name – site (languages)' },
};

/** The named fields, each under its second name too. */
function propertiesOf(type: ContentType, names: readonly string[]): Record<string, JsonSchema> {
  const seconds = Object.entries(type.alsoCalled ?? {}).filter(([, own]) => names.includes(own));
  const own = names.map((name) => {
    const field = type.fields[name]!;
    return [name, { ...fieldTypeOf(field).schema(field, fieldTypeOf), title: field.label }] as const;
  });
  const properties = Object.fromEntries(own);
  return {
    ...properties,
    ...Object.fromEntries(seconds.map(([second, name]) => [second, properties[name]!])),
  };
}

const required = (type: ContentType, names: readonly string[]) =>
  names.filter((name) => type.fields[name]!.required);

const object = (properties: Record<string, JsonSchema>, needed: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  ...(needed.length > 0 ? { required: needed } : {}),
});

const inBoth = (en: JsonSchema, es: JsonSchema, isNeeded: boolean): JsonSchema =>
  object({ en, es }, isNeeded ? ['en'] : []);

function recordSchema(type: ContentType): JsonSchema {
  const { plain, localized } = fieldsByPlace(type.fields);
  const one = object(propertiesOf(type, localized), localized);
  const slug = type.fields.slug
    ? { slug: { type: ['string', 'null'], description: 'In English, else in Spanish.' } }
    : {};
  const properties = { ...facts, ...propertiesOf(type, plain), ...slug };
  return object({ ...properties, locale: object({ en: one, es: one }, ['en', 'es']) }, [
    ...Object.keys(facts),
    ...plain,
    'locale',
  ]);
}

function newSchema(type: ContentType): JsonSchema {
  const { plain, localized } = fieldsByPlace(type.fields);
  const properties = propertiesOf(type, localized);
  const inEnglish = required(type, localized);
  const site_id = { ...id, description: "The site it is for; the request's own where none is named." };
  return object(
    {
      ...(type.scope === 'site' ? { site_id } : {}),
      ...propertiesOf(type, plain),
      locale: inBoth(object(properties, inEnglish), object(properties), inEnglish.length > 0),
      publish: refTo('PublishWish'),
    },
    [...required(type, plain), ...(inEnglish.length > 0 ? ['locale'] : [])],
  );
}

const version = {
  ...id,
  description:
    'The version that was read: an older one is answered with 409 and the record as it stands, none at all with 428.',
};

const stillRight = (localized: readonly string[]): JsonSchema => ({
  type: 'array',
  items: { enum: localized },
  description: 'Localized fields whose Spanish was looked at and stays although its English changed.',
});

function changeSchema(type: ContentType): JsonSchema {
  const { plain, localized } = fieldsByPlace(type.fields);
  const one = object(propertiesOf(type, localized));
  return {
    ...object(
      {
        version,
        ...propertiesOf(type, plain),
        locale: inBoth(one, one, false),
        publish: refTo('PublishWish'),
        ...(localized.length > 0 ? { still_right: stillRight(localized) } : {}),
      },
      ['version'],
    ),
    description:
      'What is not mentioned stays. Facts that an answer carries may be sent back: they are ignored.',
  };
}

const meta = object(
  {
    total: { type: 'integer', minimum: 0 },
    isTotalCapped: {
      const: true,
      description: 'There are more than `total`: what is sought is counted as far as a thousand.',
    },
    page: id,
    pageSize: { ...id, maximum: 100 },
  },
  ['total', 'page', 'pageSize'],
);

const revision = object(
  {
    number: { ...id, description: 'The version that it made.' },
    action: { enum: ['create', 'update', 'archive', 'restore', 'delete'] },
    actor_name: { type: 'string' },
    at: instant,
    changed: { type: 'array', items: { type: 'string' }, description: 'Dotted paths of what differs.' },
  },
  ['number', 'action', 'actor_name', 'at', 'changed'],
);

const pointer = object(
  { type: { type: 'string' }, path: { type: 'string' }, id, name: { type: 'string' }, site_id: orNull(id) },
  ['type', 'path', 'id', 'name', 'site_id'],
);

const string = { type: 'string' };

const problem = object(
  {
    type: string,
    title: string,
    status: { type: 'integer' },
    detail: string,
    errors: {
      type: 'array',
      items: object({ path: string, message: string }, ['path', 'message']),
      description: 'With 422: every field that fails, and why, in the language of who asks.',
    },
    current: { description: 'With 409: what stands now.' },
  },
  ['type', 'title', 'status'],
);

/** By name: those of every type, and those they share. */
export const contentSchemas = (): Record<string, JsonSchema> => ({
  Problem: problem,
  ListMeta: meta,
  Revision: revision,
  Pointer: pointer,
  ...publicationSchemas,
  VersionRead: object({ version }, ['version']),
  ...Object.fromEntries(
    allContentTypes.flatMap((type) => [
      [schemaName(type), recordSchema(type)],
      [`${schemaName(type)}New`, newSchema(type)],
      [`${schemaName(type)}Change`, changeSchema(type)],
    ]),
  ),
});
