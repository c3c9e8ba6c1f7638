import type { JsonSchema } from '../../domain/fields/field-type.ts';

/**
 * What the schemas of routes are put together of. They describe a route in OpenAPI and nothing else: routes parse
 * requests themselves, and `plugins/openapi.ts` takes the schemas away before Fastify would validate by them.
 */

/** A schema that stands once in the document, among `content/openapi/schemas.ts`. */
export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** An object with all of the given properties. */
export const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

/** An id, a version, a number: whole, from 1. */
export const wholeNumber = { type: 'integer', minimum: 1 } as const;

/** A response `{ "data": … }`, with what stands beside it. */
export const dataResponse = (
  data: JsonSchema,
  description: string,
  beside: Record<string, JsonSchema> = {},
) => ({
  description,
  content: { 'application/json': { schema: objectOf({ data, ...beside }) } },
});

export const problemResponse = (description: string, schema: JsonSchema = refTo('Problem')) => ({
  description,
  content: { 'application/problem+json': { schema } },
});

/** The failures that routes name, by status. */
export const failures = {
  badRequest: { 400: problemResponse('An address or a body that cannot be read') },
  notFound: { 404: problemResponse('Not there, or of a site that is not the asker’s') },
  validationFailed: { 422: problemResponse('Fields fail: every one is named') },
  versionMissing: { 428: problemResponse('No `version`: read the record first and send the one it has') },
};

/** Somebody saved first; `current` is what stands now. */
export const conflictWith = (current: JsonSchema) => ({
  409: problemResponse('Somebody saved first: what stands now comes with it', {
    allOf: [refTo('Problem'), objectOf({ current })],
  }),
});
