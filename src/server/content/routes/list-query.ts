import type { FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import type { Field } from '../../../domain/fields/field.ts';
import type { JsonSchema } from '../../../domain/fields/field-type.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { languages } from '../../../domain/language.ts';
import { publicationStates } from '../../../domain/publication/state.ts';
import { filtersOf, sortsOf } from '../../../domain/record/listing.ts';
import { BadRequest } from '../../http/errors.ts';
import {
  booleanParameter,
  choiceParameter,
  numberParameter,
  type Parameter,
  textParameter,
} from '../../http/parameter.ts';
import { type Paging, pagingOf, pagingParameters } from '../../http/paging.ts';
import { defineQuery, namesIn } from '../../http/query.ts';
import { requestedSites, type Staff } from '../../http/staff.ts';
import type { Selection } from '../store/selection.ts';

/** The query of a type's lists: its parameters, and the records that their values ask for. */

const languageParameter = (description: string) => choiceParameter({ options: languages, description });
const anotherName = (of: string) => ({ description: `Another name of ${of}.` });

/** The parameters of every list. */
const listParameters = {
  ...pagingParameters,
  searchterm: textParameter({ description: 'Beginnings of words; accents and case do not matter.' }),
  title: textParameter(anotherName('searchterm')),
  term: textParameter(anotherName('searchterm')),
  site_id: numberParameter({
    description: 'Only records of this site; all sites of the asker where none is named.',
  }),
  show: choiceParameter({ options: ['live', 'archived', 'deleted'], default: 'live' }),
  language: languageParameter('Only records with a title in it.'),
  langage: languageParameter('Another name of language.'),
  language_id: languageParameter('Another name of language.'),
  missing: choiceParameter({
    options: ['es'],
    description: 'Only records whose Spanish lacks something or waits.',
  }),
  publication: choiceParameter({
    options: publicationStates,
    description: 'Only records of which a language is in this state.',
  }),
};

/** `sort=label`, and `sort=-label` for the other way round. */
const sortParameter = (type: ContentType) =>
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
const filterParameters = (
  type: ContentType,
): Readonly<Record<string, Parameter<string | number | boolean>>> =>
  Object.fromEntries(filtersOf(type).map((name) => [name, filterParameter(type.fields[name]!)]));

/** A misspelt filter would show everything, as if it had matched. */
function refuseUnknown(names: readonly string[], known: object, filters: readonly string[]): void {
  const unknown = names.find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return;
  const offered = filters.length === 0 ? 'There are none' : `There are: ${filters.join(', ')}`;
  throw new BadRequest(`There is no filter called '${unknown.slice(0, 80)}'. ${offered}.`);
}

const sortOf = (sort: string): NonNullable<Selection['sort']> =>
  sort.startsWith('-') ? { by: sort.slice(1), isDescending: true } : { by: sort, isDescending: false };

export interface ListQuery {
  /** Of all parameters, for OpenAPI. */
  readonly schema: JsonSchema;
  /** Which records a request asks for: a page of those of the asker's sites. Throws BadRequest. */
  readonly read: (request: FastifyRequest, staff: Staff) => Selection & Paging;
}

/** The query of the lists of one type. */
export function defineListQuery(type: ContentType): ListQuery {
  const filters = filterParameters(type);
  const own = { ...listParameters, sort: sortParameter(type) };
  const query = defineQuery(own);
  const filterQuery = defineQuery(filters);
  function read(request: FastifyRequest, staff: Staff): Selection & Paging {
    refuseUnknown(namesIn(request.url), { ...own, ...filters }, Object.keys(filters));
    const {
      searchterm,
      title,
      term,
      show = 'live',
      sort,
      missing,
      site_id,
      publication,
      ...given
    } = query.read(request);
    const words = searchterm ?? title ?? term;
    const siteIds = requestedSites(site_id, staff);
    const language = given.language ?? given.langage ?? given.language_id;
    const values = Object.entries(filterQuery.read(request)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    return {
      ...pagingOf(given),
      show,
      where: Object.fromEntries(values),
      needsSpanish: missing === 'es',
      ...(publication ? { publication } : {}),
      ...(siteIds ? { siteIds } : {}),
      ...(language ? { language } : {}),
      ...(sort ? { sort: sortOf(sort) } : {}),
      ...(words === undefined ? {} : { words }),
    };
  }
  return { schema: defineQuery({ ...own, ...filters }).schema, read };
}
