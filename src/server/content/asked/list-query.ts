import type { ContentType } from '../../../domain/content-type.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { languages } from '../../../domain/language.ts';
import { filtersOf, sortsOf } from '../../../domain/record/listing.ts';
import { audiences } from '../../../domain/special.ts';
import {
  booleanParameter,
  choiceParameter,
  numberParameter,
  type Parameter,
  textParameter,
  wallClockParameter,
} from '../../http/parameter.ts';
import { pagingParameters } from '../../http/paging.ts';

/** The query parameters of records' routes: read by the routes, described in OpenAPI. */

const language = (description: string) => choiceParameter({ options: languages, description });
const anotherName = (of: string) => ({ description: `Another name of ${of}.` });

/** The parameters of every list. */
export const listParameters = {
  ...pagingParameters,
  searchterm: textParameter({ description: 'Beginnings of words; accents and case do not matter.' }),
  title: textParameter(anotherName('searchterm')),
  term: textParameter(anotherName('searchterm')),
  site_id: numberParameter({
    description: 'Only records of this site; all sites of the asker where none is named.',
  }),
  show: choiceParameter({ options: ['live', 'archived', 'deleted'], default: 'live' }),
  language: language('Only records with a title in it.'),
  langage: language('Another name of language.'),
  language_id: language('Another name of language.'),
  missing: choiceParameter({
    options: ['es'],
    description: 'Only records whose Spanish lacks something or waits.',
  }),
};

/** `sort=label`, and `sort=-label` for the other way round. */
export const sortParameter = (type: ContentType) =>
  choiceParameter({
    options: sortsOf(type).flatMap((name) => [name, `-${name}`]),
    description: 'With - the other way.',
  });

/** The parameter whose value is a field's, as its column holds it. */
function filterParameter(field: Field): Parameter<string | number | boolean> {
  const { options = [], label: description } = field as Field & { options?: readonly string[] };
  switch (fieldTypeOf(field).filterBy?.(field)) {
    case 'number':
      return numberParameter({ description });
    case 'boolean':
      return booleanParameter({ description });
    case 'option':
      return choiceParameter({ options, description });
    default:
      return textParameter({ description });
  }
}

/** A parameter for each field that lists of the type may be narrowed by. */
export const filterParameters = (
  type: ContentType,
): Readonly<Record<string, Parameter<string | number | boolean>>> =>
  Object.fromEntries(filtersOf(type).map((name) => [name, filterParameter(type.fields[name]!)]));

/** Of `for-page/{page}`: which special stands there, to whom and when. */
export const specialParameters = {
  asOf: wallClockParameter({ description: 'Another moment than now, on the wall clock of the property.' }),
  audience: choiceParameter({ options: audiences, default: 'Everyone' }),
};
