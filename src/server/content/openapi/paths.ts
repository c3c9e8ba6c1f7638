import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import type { JsonSchema } from '../../../domain/fields/field-type.ts';
import { MAX_PATH_PART } from '../../http/address-limits.ts';
import { specialParameters } from '../asked/list-query.ts';
import { describeQuery } from './list-parameters.ts';
import { answer, inPath, list, malformed, notThere, type Paths } from './operation.ts';
import { readPaths } from './read-paths.ts';
import { refTo, schemaName } from './schemas.ts';
import { writePaths } from './write-paths.ts';

/** The staff routes of every type as OpenAPI describes them: what `routes.ts` registers, said once for all types. */

/** What the specification names beyond the life of a record: `special-routes.ts`. */
function specialPaths(type: ContentType): Paths {
  const record = refTo(schemaName(type));
  if (type.name === 'resort') {
    const responses = { 200: answer(list(record), 'Every resort at the group’s own site'), ...notThere };
    return { '/list-for-site': { get: { summary: 'The resorts of the request’s site', responses } } };
  }
  if (type.name !== 'special') return {};
  const live: JsonSchema = {
    type: 'object',
    properties: { live: { type: 'object', description: 'The version that puts it there' } },
    required: ['live'],
  };
  return {
    '/for-page/{page}': {
      get: {
        summary: 'The special that stands on a page of the request’s site now',
        parameters: [
          inPath('page', { type: 'string', maxLength: MAX_PATH_PART }),
          ...describeQuery(specialParameters),
        ],
        responses: {
          200: answer({ anyOf: [{ allOf: [record, live] }, { type: 'null' }] }, 'Null where none does'),
          ...malformed,
          ...notThere,
        },
      },
    },
  };
}

/** The operations of all types, by path and method, under every path they answer at. */
export function contentPaths(): Paths {
  const paths: Paths = {};
  for (const type of allContentTypes) {
    for (const path of [type.path, ...(type.aliases ?? [])]) {
      for (const group of [specialPaths(type), readPaths(type), writePaths(type)]) {
        for (const [below, operations] of Object.entries(group)) {
          const url = `/api/devise/${path}${below}`;
          const tagged = Object.entries(operations).map(([method, operation]) => [
            method,
            { tags: [type.labels.en.many], ...operation },
          ]);
          paths[url] = { ...paths[url], ...Object.fromEntries(tagged) };
        }
      }
    }
  }
  return paths;
}
