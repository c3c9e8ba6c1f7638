import type { ContentType } from '../../../domain/content-type.ts';
import type { ChoiceField } from '../../../domain/fields/choice.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { type PublicationState, publicationStates } from '../../../domain/publication/state.ts';
import { CREATED_AT, filtersOf, namedEntriesOf, sortValues } from '../../../domain/record/listing.ts';
import { MAX_SEARCH_LENGTH } from '../../../domain/search.ts';
import { addDays, weekday } from '../../../domain/time/calendar.ts';
import { isDay } from '../../../domain/time/time-format.ts';
import { pageIn } from '../../shell/page/page-in.ts';
import type { ListQuery } from '../records/cached-list.ts';

/** The query of a table, as stored in its address: `?q=jazz&sort=-updated_at&category=Night&page=2`. */
export interface TableQuery {
  readonly q: string;
  readonly page: number;
  readonly sort: string | undefined;
  readonly isMissingOnly: boolean;
  /** What guests read of it, in either language. */
  readonly publication: PublicationState | undefined;
  /** Every property this person may touch instead of the one in view. */
  readonly isEverySite: boolean;
  /** Only what takes place on this day, or in its week. */
  readonly day: string | undefined;
  readonly isWholeWeek: boolean;
  /** Records that stand below each other are a tree until something is asked for; as a table where this says so. */
  readonly isFlat: boolean;
  readonly filters: Readonly<Record<string, string>>;
}

/** Whether a filter is answered with yes or no. */
export const isYesNoFilter = (field: Field): boolean => fieldTypeOf(field).filterBy?.(field) === 'boolean';

const hasOptions = (field: Field): boolean => 'options' in field;

/** The filters that are a choice of few words. */
export const choiceFilters = (type: ContentType): string[] =>
  filtersOf(type).filter((name) => hasOptions(type.fields[name]!) || isYesNoFilter(type.fields[name]!));

/** By what the entries of a type's list are found: the `version_name` of specials. */
export function entryFilter(type: ContentType): { readonly name: string; readonly field: Field } | undefined {
  const { list, name } = namedEntriesOf(type) ?? {};
  const entries = list && type.fields[list];
  const field = entries && name && fieldTypeOf(entries).fieldsOf?.(entries, {})?.[name];
  return field ? { name, field } : undefined;
}

/**
 * Whether the server knows the value. Addresses are kept as bookmarks and sent around; what they ask for that is gone is
 * passed over, as if they did not.
 */
function mayFilterBy(type: ContentType, name: string, value: string): boolean {
  if (name === CREATED_AT) return isDay(value);
  const field = type.fields[name];
  const kind = field && fieldTypeOf(field).filterBy?.(field);
  if (kind === 'boolean') return value === 'true' || value === 'false';
  if (kind === 'option') return (field as ChoiceField).options.includes(value);
  return value.length <= MAX_SEARCH_LENGTH;
}

/** What an address may filter by: a choice, the day on which a record was made, a name of an entry. */
function givenFilters(type: ContentType, searchParams: URLSearchParams): [string, string][] {
  const names = [...choiceFilters(type), CREATED_AT, entryFilter(type)?.name].filter(
    (name) => name !== undefined,
  );
  return names.flatMap((name): [string, string][] => {
    const value = searchParams.get(name) ?? '';
    return value !== '' && mayFilterBy(type, name, value) ? [[name, value]] : [];
  });
}

const dayIn = ({ workflow }: ContentType, day: string | null): string | undefined =>
  workflow?.calendar && day !== null && isDay(day) ? day : undefined;

export function parseTableQuery(type: ContentType, searchParams: URLSearchParams): TableQuery {
  return {
    q: (searchParams.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    page: pageIn(searchParams),
    sort: sortValues(type).find((sort) => sort === searchParams.get('sort')),
    publication: publicationStates.find((state) => state === searchParams.get('publication')),
    isMissingOnly: ['translation', 'es'].includes(searchParams.get('missing') ?? ''),
    isEverySite: searchParams.get('site') === 'all',
    day: dayIn(type, searchParams.get('day')),
    isFlat: searchParams.get('view') === 'table',
    isWholeWeek: searchParams.get('span') === 'week',
    filters: Object.fromEntries(givenFilters(type, searchParams)),
  };
}

/** The query string of a table's address. */
export function tableQueryString({ filters, ...query }: TableQuery): string {
  const said: [string, string | false | undefined][] = [
    ['q', query.q],
    ['sort', query.sort],
    ['missing', query.isMissingOnly && 'translation'],
    ['publication', query.publication],
    ['site', query.isEverySite && 'all'],
    ['day', query.day],
    ['view', query.isFlat && 'table'],
    ['span', query.isWholeWeek && 'week'],
    ...Object.entries(filters),
    ['page', query.page > 1 && String(query.page)],
  ];
  const address = new URLSearchParams(said.filter((one): one is [string, string] => Boolean(one[1])));
  return address.toString();
}

/** Whether a table is asked for that narrows, sorts or goes on: what a tree cannot show. */
const asksForRows = ({ isFlat: _isFlat, isWholeWeek: _span, ...query }: TableQuery): boolean =>
  query.page > 1 ||
  query.isMissingOnly ||
  query.isEverySite ||
  [query.q, query.sort, query.publication, query.day, ...Object.values(query.filters)].some(Boolean);

/** Whether the records are shown as a tree. */
export const isTreeShown = (type: ContentType, query: TableQuery): boolean =>
  type.workflow?.tree !== undefined && !query.isFlat && !asksForRows(query);

const PAGE_SIZE = 25;

/** The day, or its week from Sunday on. */
function rangeOf({ day, isWholeWeek }: TableQuery): { from?: string; to?: string } {
  if (day === undefined) return {};
  if (!isWholeWeek) return { from: day, to: day };
  const from = addDays(day, -weekday(day));
  return { from, to: addDays(from, 6) };
}

export function listQueryOf(
  type: ContentType,
  query: TableQuery,
  view: { readonly siteId: number; readonly language: string | undefined },
): ListQuery {
  return {
    ...(type.scope === 'site' && !query.isEverySite ? { site_id: view.siteId } : {}),
    ...query.filters,
    ...rangeOf(query),
    searchterm: query.q || undefined,
    sort: query.sort,
    publication: query.publication,
    missing: query.isMissingOnly ? 'translation' : undefined,
    language: view.language,
    page: query.page,
    pageSize: PAGE_SIZE,
  };
}
