import type { FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import type { Field } from '../../../domain/fields/field.ts';
import type { JsonSchema } from '../../../domain/fields/field-type.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { publicationStates } from '../../../domain/publication/state.ts';
import {
  BY_NEXT,
  CREATED_AT,
  filtersOf,
  namedEntriesOf,
  sortValues,
} from '../../../domain/record/listing.ts';
import { daysBetween } from '../../../domain/time/calendar.ts';
import { BadRequest } from '../../http/errors.ts';
import {
  booleanParameter,
  choiceParameter,
  dayParameter,
  numberParameter,
  type Parameter,
  textParameter,
} from '../../http/parameter.ts';
import { type Paging, pagingOf, pagingParameters } from '../../http/paging.ts';
import { defineQuery, namesIn } from '../../http/query.ts';
import { requestedSites, type Staff } from '../../http/staff.ts';
import type { Dates, Selection } from '../store/selection.ts';

/** The query of a type's lists: its parameters, and the records that their values ask for. */

/** The specification's numbers of the languages. */
const languageIds: Readonly<Record<string, Language>> = { 1: 'en', 2: 'es' };

const languageParameter = (description: string): Parameter<Language> => {
  const named = choiceParameter({ options: [...languages, ...Object.keys(languageIds)], description });
  const languageOf = (given: string) => languages.find((one) => one === given) ?? languageIds[given]!;
  return { ...named, parse: (text, name) => languageOf(named.parse(text, name)) };
};
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
    options: ['translation', 'es'],
    description: 'Only records whose translation lacks something or waits; es is another name of it.',
  }),
  publication: choiceParameter({
    options: publicationStates,
    description: 'Only records of which a language is in this state.',
  }),
};

/** Days a range may have at most: two months and the ends of their weeks. */
const MAX_DAYS = 75;

/** The parameters of lists whose records stand in a calendar. */
const dateParameters = {
  from: dayParameter({ description: 'Only records with a date on this day or later, up to `to`.' }),
  to: dayParameter({
    description: `The last day; \`from\` where none is named, ${MAX_DAYS} days later at most.`,
  }),
};

const isByNext = (sort: string | undefined): boolean => sort === BY_NEXT || sort === `-${BY_NEXT}`;

/** Throws BadRequest for a range that ends before it begins, or is too long. */
function datesIn(
  { from, to = from }: { from?: string; to?: string },
  sort: string | undefined,
): Dates | undefined {
  if (from === undefined && to !== undefined) throw new BadRequest('to needs a from, the first of the days.');
  if (from === undefined || to === undefined) return isByNext(sort) ? 'coming' : undefined;
  if (to < from || daysBetween(from, to) >= MAX_DAYS) {
    throw new BadRequest(`to should be a day from ${from} on, and less than ${MAX_DAYS} days later.`);
  }
  return { from, to };
}

/** `sort=label`, and `sort=-label` for the other way round. */
const sortParameter = (type: ContentType) =>
  choiceParameter({
    options: sortValues(type),
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

/** Parameters that look at something else than a field of the record itself. */
function furtherParameters(type: ContentType): Readonly<Record<string, Parameter<string>>> {
  const entries = namedEntriesOf(type);
  return {
    [CREATED_AT]: dayParameter({
      description: 'Only records made on this day, as their property counts days.',
    }),
    ...(entries
      ? { [entries.name]: textParameter({ description: 'Only records with an entry of this name.' }) }
      : {}),
  };
}

/** A misspelt filter would show everything, as if it had matched. */
function refuseUnknown(names: readonly string[], known: object, filters: readonly string[]): void {
  const unknown = names.find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return;
  const offered = filters.length === 0 ? 'There are none' : `There are: ${filters.join(', ')}`;
  throw new BadRequest(`There is no filter called '${unknown.slice(0, 80)}'. ${offered}.`);
}

const isDated = ({ workflow }: ContentType): boolean => workflow?.calendar !== undefined;

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
  const own = { ...listParameters, ...(isDated(type) ? dateParameters : {}), sort: sortParameter(type) };
  const query = defineQuery(own);
  const filterQuery = defineQuery(filters);
  const further = furtherParameters(type);
  const furtherQuery = defineQuery(further);
  const entries = namedEntriesOf(type);
  function read(request: FastifyRequest, staff: Staff): Selection & Paging {
    const known = { ...filters, ...further };
    refuseUnknown(namesIn(request.url), { ...own, ...known }, Object.keys(known));
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
    const dates = datesIn(given as { from?: string; to?: string }, sort);
    const words = searchterm ?? title ?? term;
    const siteIds = requestedSites(site_id, staff);
    const language = given.language ?? given.langage ?? given.language_id;
    const values = Object.entries(filterQuery.read(request)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    const { [CREATED_AT]: createdOn, ...names } = furtherQuery.read(request);
    const entryNamed = entries && names[entries.name];
    return {
      ...pagingOf(given),
      ...(createdOn === undefined ? {} : { createdOn }),
      ...(entryNamed === undefined ? {} : { entryNamed }),
      show,
      where: Object.fromEntries(values),
      needsSpanish: missing !== undefined,
      ...(publication ? { publication } : {}),
      ...(siteIds ? { siteIds } : {}),
      ...(language ? { language } : {}),
      ...(dates ? { dates } : {}),
      ...(dates && sort === `-${BY_NEXT}` ? { isLatestFirst: true } : {}),
      ...(sort && !isByNext(sort) ? { sort: sortOf(sort) } : {}),
      ...(words === undefined ? {} : { words }),
    };
  }
  return { schema: defineQuery({ ...own, ...filters, ...further }).schema, read };
}
