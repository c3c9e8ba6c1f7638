import type { FastifyInstance } from 'fastify';
import { type ContentType, fieldsByPlace } from '../../domain/content-type.ts';
import { kindOf } from '../../domain/fields/kinds.ts';
import { schemaOfFields } from '../../domain/fields/read.ts';
import { languages } from '../../domain/language.ts';
import { filtersOf, sortsOf } from '../../domain/record/listing.ts';

const only = (type: ContentType, names: readonly string[]) =>
  schemaOfFields(Object.fromEntries(names.map((name) => [name, type.fields[name]!])), kindOf);

/** The JSON Schema of what staff send for a record of the type. */
function bodySchema(type: ContentType) {
  const { plain, localized } = fieldsByPlace(type.fields);
  const record = only(type, plain) as { properties: object };
  const inLanguage = only(type, localized);
  return {
    ...record,
    properties: {
      ...record.properties,
      version: {
        type: 'integer',
        description: 'The version that was read; an older one is answered with 409.',
      },
      locale: { type: 'object', properties: { en: inLanguage, es: inLanguage } },
    },
  };
}

/** The JSON Schema of what a list may be asked for. */
function listSchema(type: ContentType) {
  const number = { type: 'integer', minimum: 1 };
  const orders = sortsOf(type).flatMap((name) => [name, `-${name}`]);
  return {
    type: 'object',
    properties: {
      page: number,
      pageSize: { ...number, maximum: 100 },
      searchterm: { type: 'string', description: 'Beginnings of words; accents and case do not matter.' },
      site_id: number,
      show: { enum: ['live', 'archived', 'deleted'] },
      sort: { enum: orders },
      language: { enum: languages, description: 'Only records with a title in it.' },
      missing: { enum: ['es'], description: 'Only records whose Spanish lacks something or waits.' },
      ...Object.fromEntries(
        filtersOf(type).map((name) => [name, { type: 'string', description: type.fields[name]!.label }]),
      ),
    },
  };
}

const isList = (url: string, { path }: ContentType): boolean =>
  [`/${path}`, `/${path}/`, `/${path}/search`].some((end) => url.endsWith(end));

/** Describes the staff routes of a type for OpenAPI. Values are read by the fields' own rules, not by these. */
export function describeRoutes(routes: FastifyInstance, type: ContentType): void {
  routes.addHook('onRoute', (route) => {
    const writes = route.method === 'POST' || route.method === 'PUT';
    const isRecord = writes && !/archive|restore|bulk|order/.test(route.url);
    route.schema = {
      tags: [type.labels.en.many],
      ...(isRecord ? { body: bodySchema(type) } : {}),
      ...(isList(route.url, type) ? { querystring: listSchema(type) } : {}),
      ...route.schema,
    };
  });
}
