import type { ContentType } from '../../../domain/content-type.ts';
import type { Field } from '../../../domain/fields/field.ts';
import type { JsonSchema } from '../../../domain/fields/kind.ts';
import { languages } from '../../../domain/language.ts';
import { filtersOf, sortsOf } from '../../../domain/record/listing.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export const inQuery = (name: string, schema: JsonSchema, description?: string): Parameter => ({
  name,
  in: 'query',
  ...(description === undefined ? {} : { description }),
  schema,
});

const whole = { type: 'integer', minimum: 1 };
const words = { type: 'string' };

function filterSchema(field: Field): JsonSchema {
  const { kind, options, open } = field as Field & { options?: readonly string[]; open?: boolean };
  if (kind === 'reference' || kind === 'references') return whole;
  if (kind === 'boolean') return { type: 'boolean' };
  return open || !options ? words : { enum: options };
}

/** What a list of the type may be asked for. Anything else is answered with 400. */
export function listParameters(type: ContentType): Parameter[] {
  const language = { enum: languages };
  return [
    inQuery('page', { ...whole, default: 1 }),
    inQuery('pageSize', { ...whole, maximum: 100, default: 25 }, 'More than 100 counts as 100.'),
    inQuery('searchterm', words, 'Beginnings of words; accents and case do not matter.'),
    inQuery('title', words, 'Another name of searchterm.'),
    inQuery('term', words, 'Another name of searchterm.'),
    inQuery('site_id', whole, 'Only records of this site; all sites of the asker where none is named.'),
    inQuery('show', { enum: ['live', 'archived', 'deleted'], default: 'live' }),
    inQuery('sort', { enum: sortsOf(type).flatMap((name) => [name, `-${name}`]) }, 'With - the other way.'),
    inQuery('language', language, 'Only records with a title in it.'),
    inQuery('langage', language, 'Another name of language.'),
    inQuery('language_id', language, 'Another name of language.'),
    inQuery('missing', { enum: ['es'] }, 'Only records whose Spanish lacks something or waits.'),
    ...filtersOf(type).map((name) =>
      inQuery(name, filterSchema(type.fields[name]!), type.fields[name]!.label),
    ),
  ];
}
