import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { fold } from '../../../domain/fold.ts';
import type { Language } from '../../../domain/language.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { contentTypes } from '../../../content/index.ts';
import { filterOf, namedEntriesOf } from '../../../domain/record/listing.ts';
import type { PublicationState } from '../../../domain/publication/state.ts';
import { searchTerms } from '../../../domain/search.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import { sortKey } from './indexes.ts';
import { siteColumnOf, type Tables, tablesOf } from './tables.ts';

export type Show = 'live' | 'archived' | 'deleted';

/** The days of a list: those between two days, or all that are still to come. */
export type Dates = { readonly from: string; readonly to: string } | 'coming';

/** Which records, in which order. */
export interface Selection {
  /** Only records of these sites; every site when absent. */
  readonly siteIds?: readonly number[];
  readonly ids?: readonly number[];
  /** Words, found with accents and case ignored; each may be a beginning. */
  readonly words?: string;
  readonly show?: Show;
  /** Only records with a title in it. */
  readonly language?: Language;
  /** Only records whose Spanish lacks something or waits. */
  readonly needsSpanish?: boolean;
  /** Only records of which a language is in this state. */
  readonly publication?: PublicationState;
  /** Only records that were made on this day of their property; of what is the group's, in UTC. */
  readonly createdOn?: string;
  /** Only records with an entry of this name, of the list from which staff choose one. */
  readonly entryNamed?: string;
  /** Values of fields, by name. */
  readonly where?: Readonly<Record<string, string | number | boolean>>;
  readonly sort?: { readonly by: string; readonly isDescending: boolean };
  /** Only records with a date among these, by their first one where no sort is named. */
  readonly dates?: Dates;
  /** By that date, the other way round. */
  readonly isLatestFirst?: boolean;
  readonly page?: number;
  readonly pageSize?: number;
}

/** Without those that a longer one begins with: what has the longer one has them as well, and the shortest cost most. */
const longestOf = (terms: readonly string[]): string[] =>
  [...new Set(terms)].filter((term, _at, all) =>
    all.every((other) => other === term || !other.startsWith(term)),
  );

/** What a search for words asks of the column `words`; null when there is no word to look for. */
export function wordsQuery(words: string): SQL | null {
  const terms = longestOf(searchTerms(words));
  if (terms.length === 0) return null;
  return sql`to_tsquery('simple', ${terms.map((term) => `${term}:*`).join(' & ')})`;
}

function holding(words: string, { records }: Tables): SQL {
  const query = wordsQuery(words);
  return query ? sql`${records.words} @@ ${query}` : sql`false`;
}

type Narrowing = (type: ContentType, table: Tables['records'], name: string, value: FilterValue) => SQL;

/** How a column is compared with the value that a list is narrowed by. */
const fits: Readonly<Record<NonNullable<ReturnType<typeof filterOf>>, Narrowing>> = {
  equals: (_type, table, name, value) => eq(table[name], value),
  holds: (_type, table, name, value) => sql`${table[name]} @> ${JSON.stringify([value])}::jsonb`,
  // As an order by it compares: of a name without accents and case, of other words without case.
  words: (type, table, name, value) =>
    name === type.titleField && !type.fields[name]?.localized
      ? eq(table.name_key, fold(String(value)))
      : sql`${sortKey(type, table, name)} = left(lower(${String(value)}), 200)`,
  // '2026-11-21' is the whole day. Every wall clock of the day sorts before the day with a '~'.
  moment: (_type, table, name, value) =>
    sql`${table[name]} >= ${String(value)} and ${table[name]} <= ${`${String(value)}~`}`,
};

type FilterValue = string | number | boolean;

function withValue(type: ContentType, name: string, value: string | number | boolean): SQL {
  const { records, locales } = tablesOf(type);
  const field = type.fields[name]!;
  const { localized } = field;
  const table = localized ? locales : records;
  const isHeld = fits[filterOf(type, name)!](type, table, name, value);
  if (!localized) return isHeld;
  return sql`exists (select 1 from ${locales} where ${locales.record_id} = ${records.id} and ${isHeld})`;
}

/** The index knows the two days around it, wherever on earth the property is. */
function madeOn(type: ContentType, day: string): SQL {
  const { records } = tablesOf(type);
  const { records: sites } = tablesOf(contentTypes.site);
  const zone =
    type.scope === 'site'
      ? sql`coalesce((select ${sites.timeZone} from ${sites} where ${sites.id} = ${records.site_id}), 'UTC')`
      : sql`'UTC'`;
  return sql`${records.created_at} >= ${addDays(day, -1)}::date and ${records.created_at} < ${addDays(day, 2)}::date
    and (${records.created_at} at time zone ${zone})::date = ${day}::date`;
}

/** The words of the name are found by their index, then whether an entry is called exactly so, but for case. */
function withEntryNamed(type: ContentType, name: string): SQL {
  const tables = tablesOf(type);
  const named = namedEntriesOf(type)!;
  return sql`${holding(name, tables)} and exists (
    select 1 from jsonb_array_elements(${tables.records[named.list]}) as entry
    where lower(entry ->> ${named.name}) = lower(${name}))`;
}

export function shown(show: Show, { records }: Tables): SQL {
  if (show === 'deleted') return isNotNull(records.deleted_at);
  const isArchived = show === 'archived' ? isNotNull(records.archived_at) : isNull(records.archived_at);
  return and(isNull(records.deleted_at), isArchived)!;
}

/** The part of the condition that the indexes of orders, sites and states know: what everything else is sought among. */
export function among(type: ContentType, selection: Selection): SQL | undefined {
  const tables = tablesOf(type);
  const { records } = tables;
  const { siteIds, ids, language } = selection;
  const siteColumn = siteColumnOf(type, tables);
  return and(
    shown(selection.show ?? 'live', tables),
    siteIds && siteColumn ? inArray(siteColumn, [...siteIds]) : undefined,
    ids ? inArray(records.id, [...ids]) : undefined,
    language && eq(language === 'en' ? records.in_en : records.in_es, true),
    selection.needsSpanish ? sql`${records.needs_spanish}` : undefined,
  );
}

/** The words, values and state that a selection asks for; undefined where it asks for none. */
export function asking(type: ContentType, selection: Selection): SQL | undefined {
  const { words, publication, createdOn, entryNamed, where = {} } = selection;
  const { records } = tablesOf(type);
  return and(
    createdOn === undefined ? undefined : madeOn(type, createdOn),
    entryNamed === undefined ? undefined : withEntryNamed(type, entryNamed),
    publication && or(eq(records.publication_en, publication), eq(records.publication_es, publication)),
    words === undefined ? undefined : holding(words, tablesOf(type)),
    ...Object.entries(where).map(([name, value]) => withValue(type, name, value)),
  );
}

/** The condition that picks the records of a selection. */
export const matching = (type: ContentType, selection: Selection): SQL | undefined =>
  and(among(type, selection), asking(type, selection));

/**
 * Whether PostgreSQL cannot know how few records a selection has. It would then go through all of them in their
 * order, in hope of a page full soon, where an index knows the few at once.
 */
export const isSought = (
  { fields }: ContentType,
  { words, publication, createdOn, entryNamed, where = {} }: Selection,
): boolean =>
  [words, publication, createdOn, entryNamed].some((one) => one !== undefined) ||
  Object.keys(where).some((name) => {
    const field = fields[name]!;
    return field.localized || fieldTypeOf(field).filter === 'holds';
  });

/**
 * What comes first: what was asked for, else what was thrown away last, else staff's order, else the oldest. What is
 * sought is sorted after it was found, unless the order is to be followed.
 */
export function inOrder(type: ContentType, selection: Selection, isFollowed = !isSought(type, selection)) {
  const { records } = tablesOf(type);
  const { sort, show } = selection;
  // The same value, but no index has this order.
  const key = (column: unknown): SQL => (isFollowed ? sql`${column}` : sql`coalesce(${column}, ${column})`);
  const before = (column: unknown, isDescending: boolean) =>
    isDescending ? [sql`${key(column)} desc`, sql`${records.id} desc`] : [key(column), sql`${records.id}`];
  if (sort?.by === 'id') return before(records.id, sort.isDescending);
  if (sort) return before(sortKey(type, records, sort.by), sort.isDescending);
  if (show === 'deleted') return before(records.deleted_at, true);
  if (show === 'archived') return before(records.archived_at, true);
  return before(type.ordered ? records.position : records.id, false);
}
