import type { JsonSchema } from '../../../domain/fields/field-type.ts';
import type { Parameter } from './list-parameters.ts';
import { refTo } from './schemas.ts';

/** What operations are put together of. */

export interface Operation {
  readonly summary: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

export type Paths = Record<string, Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>>>;

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
export const answer = (schema: JsonSchema, description: string, more: Record<string, JsonSchema> = {}) => ({
  description,
  ...json({
    type: 'object',
    properties: { data: schema, ...more },
    required: ['data', ...Object.keys(more)],
  }),
});
export const body = (schema: JsonSchema, required = true) => ({ required, ...json(schema) });
export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const inPath = (name: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema,
});
export const whole = { type: 'integer', minimum: 1 };
export const id = inPath('id', whole);
export const number = inPath('number', whole);

export const problem = (description: string, schema: JsonSchema = refTo('Problem')) => ({
  description,
  content: { 'application/problem+json': { schema } },
});
export const malformed = { 400: problem('An address or a body that cannot be read') };
export const notThere = { 404: problem('Not there, or of a site that is not the asker’s') };
export const refused = { 422: problem('Fields fail: every one is named') };
export const unversioned = { 428: problem('No `version`: read the record first and send the one it has') };
export const conflict = (schema: JsonSchema) => ({
  409: problem('Somebody saved first: what stands now comes with it', {
    allOf: [refTo('Problem'), { type: 'object', properties: { current: schema }, required: ['current'] }],
  }),
});
