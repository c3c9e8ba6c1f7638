import type { FastifyInstance } from 'fastify';
import { type ContentType, fieldsByPlace } from '../../domain/content-type.ts';
import { kindOf } from '../../domain/fields/kinds.ts';
import { schemaOfFields } from '../../domain/fields/read.ts';

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

/** Describes the staff routes of a type for OpenAPI. Values are read by the fields' own rules, not by these. */
export function describeRoutes(routes: FastifyInstance, type: ContentType): void {
  routes.addHook('onRoute', (route) => {
    const writes = route.method === 'POST' || route.method === 'PUT';
    const isRecord = writes && !/archive|restore/.test(route.url);
    route.schema = {
      tags: [type.labels.en.many],
      ...(isRecord ? { body: bodySchema(type) } : {}),
      ...route.schema,
    };
  });
}
