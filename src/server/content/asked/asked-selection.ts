import type { FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { filtersOf, sortsOf } from '../../../domain/record/listing.ts';
import { asked, askedLanguage, type AskedPage, askedPage, askedSites, whole } from './asked.ts';
import { malformed } from '../failures.ts';
import type { Selection, Show } from '../store/selection.ts';
import type { Staff } from '../staff.ts';

const PARAMETERS = [
  'page',
  'pageSize',
  'searchterm',
  'title',
  'term',
  'site_id',
  'show',
  'sort',
  'language',
  'langage',
  'language_id',
  'missing',
];

function refuseUnknown(request: FastifyRequest, filters: readonly string[]): void {
  const unknown = Object.keys(request.query as object).find(
    (name) => !PARAMETERS.includes(name) && !filters.includes(name),
  );
  if (unknown === undefined) return;
  const known = filters.length === 0 ? 'There are none' : `There are: ${filters.join(', ')}`;
  throw malformed(`There is no filter called '${unknown.slice(0, 80)}'. ${known}.`);
}

function askedShow(request: FastifyRequest): Show {
  const show = asked(request, 'show') ?? 'live';
  if (show === 'live' || show === 'archived' || show === 'deleted') return show;
  throw malformed('show should be live, archived or deleted.');
}

function askedSort(request: FastifyRequest, type: ContentType): Selection['sort'] {
  const sort = asked(request, 'sort');
  if (sort === undefined) return undefined;
  const isDescending = sort.startsWith('-');
  const by = isDescending ? sort.slice(1) : sort;
  const known = sortsOf(type);
  if (known.includes(by)) return { by, isDescending };
  throw malformed(`There is no sort by '${by.slice(0, 80)}'. There are: ${known.join(', ')}.`);
}

/** The value of a filter as the field's column holds it. */
function filterValue(name: string, value: string, field: Field): string | number | boolean {
  const { kind, options, open } = field as Field & { options?: readonly string[]; open?: boolean };
  if (kind === 'reference' || kind === 'references') return whole(name, value);
  if (kind === 'boolean') {
    if (value === 'true' || value === '1') return true;
    if (value === 'false' || value === '0') return false;
    throw malformed(`${name} should be true or false.`);
  }
  if (open || options?.includes(value)) return value;
  throw malformed(`${name} should be one of: ${options?.join(', ')}.`);
}

function askedValues(request: FastifyRequest, { fields }: ContentType, filters: readonly string[]) {
  return Object.fromEntries(
    filters.flatMap((name) => {
      const value = asked(request, name);
      return value === undefined ? [] : [[name, filterValue(name, value, fields[name]!)]];
    }),
  );
}

function askedMissing(request: FastifyRequest): boolean {
  const missing = asked(request, 'missing');
  if (missing !== undefined && missing !== 'es') throw malformed('missing should be es.');
  return missing === 'es';
}

/** Which records a list shows: a page of those of the asker's sites. Throws what is answered with 400. */
export function askedSelection(
  request: FastifyRequest,
  type: ContentType,
  staff: Staff,
): Selection & AskedPage {
  const filters = filtersOf(type);
  refuseUnknown(request, filters);
  const words = asked(request, 'searchterm') ?? asked(request, 'title') ?? asked(request, 'term');
  const siteIds = askedSites(request, staff);
  const language = askedLanguage(request);
  const sort = askedSort(request, type);
  return {
    ...askedPage(request),
    show: askedShow(request),
    where: askedValues(request, type, filters),
    needsSpanish: askedMissing(request),
    ...(siteIds ? { siteIds } : {}),
    ...(language ? { language } : {}),
    ...(sort ? { sort } : {}),
    ...(words === undefined ? {} : { words }),
  };
}
