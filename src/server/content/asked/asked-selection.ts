import type { FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import { BadRequest } from '../../http/bad-request.ts';
import { type Paging, pagingOf } from '../../http/paging.ts';
import { defineQuery, namesIn } from '../../http/query.ts';
import type { Staff } from '../../http/staff.ts';
import type { Selection } from '../store/selection.ts';
import { requestedSites } from './asked.ts';
import { filterParameters, listParameters, sortParameter } from './list-query.ts';

/** Reads which records a list shows: a page of those of the asker's sites. Throws BadRequest. */
export type ReadSelection = (request: FastifyRequest, staff: Staff) => Selection & Paging;

/** A misspelt filter would show everything, as if it had matched. */
function refuseUnknown(names: readonly string[], known: object, filters: readonly string[]): void {
  const unknown = names.find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return;
  const offered = filters.length === 0 ? 'There are none' : `There are: ${filters.join(', ')}`;
  throw new BadRequest(`There is no filter called '${unknown.slice(0, 80)}'. ${offered}.`);
}

const sortOf = (sort: string): NonNullable<Selection['sort']> =>
  sort.startsWith('-') ? { by: sort.slice(1), isDescending: true } : { by: sort, isDescending: false };

/** The reader for lists of one type. */
export function selectionReader(type: ContentType): ReadSelection {
  const filters = filterParameters(type);
  const own = { ...listParameters, sort: sortParameter(type) };
  const query = defineQuery(own);
  const filterQuery = defineQuery(filters);
  return (request, staff) => {
    refuseUnknown(namesIn(request.url), { ...own, ...filters }, Object.keys(filters));
    const { searchterm, title, term, show = 'live', sort, missing, site_id, ...given } = query.read(request);
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
      ...(siteIds ? { siteIds } : {}),
      ...(language ? { language } : {}),
      ...(sort ? { sort: sortOf(sort) } : {}),
      ...(words === undefined ? {} : { words }),
    };
  };
}
