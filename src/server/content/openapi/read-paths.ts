import type { ContentType } from '../../../domain/content-type.ts';
import type { JsonSchema } from '../../../domain/fields/field-type.ts';
import { listParameters } from './list-parameters.ts';
import { answer, id, list, malformed, notThere, number, type Paths } from './operation.ts';
import { refTo, schemaName } from './schemas.ts';

/** What is read of a type. */
export function readPaths(type: ContentType): Paths {
  const record = refTo(schemaName(type));
  const { one, many } = type.labels.en;
  const listed = {
    200: answer(list(record), `A page of ${many}`, { meta: refTo('ListMeta') }),
    ...malformed,
  };
  const parameters = listParameters(type);
  const of = (data: JsonSchema, description: string) => ({
    200: answer(data, description),
    ...malformed,
    ...notThere,
  });
  const past: JsonSchema = {
    allOf: [refTo('Revision'), { type: 'object', properties: { record }, required: ['record'] }],
  };
  return {
    '': { get: { summary: `List ${many}`, parameters, responses: listed } },
    '/search': { get: { summary: `Search ${many}`, parameters, responses: listed } },
    '/{id}': { get: { summary: `Read one`, parameters: [id], responses: of(record, `The ${one}`) } },
    '/{id}/uses': {
      get: {
        summary: 'What points at it',
        parameters: [id],
        responses: of(list(refTo('Pointer')), 'What would miss it'),
      },
    },
    '/{id}/revisions': {
      get: {
        summary: 'Its history, newest first',
        parameters: [id],
        responses: of(list(refTo('Revision')), 'Every write'),
      },
    },
    '/{id}/revisions/{number}': {
      get: {
        summary: 'What it said after one write',
        parameters: [id, number],
        responses: of(past, 'The write, and the record as it was afterwards'),
      },
    },
  };
}
