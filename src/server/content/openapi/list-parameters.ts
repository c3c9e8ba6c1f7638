import type { ContentType } from '../../../domain/content-type.ts';
import type { JsonSchema } from '../../../domain/fields/field-type.ts';
import type { Parameter as QueryParameter } from '../../http/parameter.ts';
import type { Parameters } from '../../http/query.ts';
import { filterParameters, listParameters as parametersOfLists, sortParameter } from '../asked/list-query.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

const inQuery = ([name, { schema, description, required }]: [string, QueryParameter]): Parameter => ({
  name,
  in: 'query',
  ...(required ? { required } : {}),
  ...(description === undefined ? {} : { description }),
  schema,
});

/** Query parameters as routes declare them. */
export const describeQuery = (parameters: Parameters): Parameter[] => Object.entries(parameters).map(inQuery);

/** What a list of the type may be asked for. Anything else is answered with 400. */
export const listParameters = (type: ContentType): Parameter[] =>
  describeQuery({ ...parametersOfLists, sort: sortParameter(type), ...filterParameters(type) });
