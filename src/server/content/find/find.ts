import { and, type SQL, sql } from 'drizzle-orm';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { fold } from '../../../domain/fold.ts';
import { type Language, languages, otherLanguage } from '../../../domain/language.ts';
import { titlePlace } from '../../../domain/record/title-place.ts';
import { holds } from '../../../domain/staff/permission.ts';
import type { Database } from '../store/repository.ts';
import { matching, wordsQuery } from '../store/selection.ts';
import type { Staff } from '../../http/staff.ts';
import { tablesOf } from '../store/tables.ts';
import { siteNames } from '../record-response.ts';

export interface Found {
  readonly type: string;
  readonly path: string;
  readonly id: number;
  readonly name: string;
  /** What guests of the reader's language read it as; empty where that is its name. */
  readonly title: string;
  /** It is called just what was typed, by its name or in either language. */
  readonly is_exact: boolean;
  readonly site_id: number | null;
  readonly site_name: string | null;
}

const MAX_EACH = 6;
const MAX_ALL = 40;
// Ranked by name are only the first that the index gives, so that a word in every record costs no more.
const MAX_LOOKED_AT = 400;

interface Row extends Record<string, unknown> {
  type: string;
  id: number;
  site_id: number | null;
  name: string | null;
  title: string | null;
  exact: boolean;
  called: boolean;
  begins: boolean;
}

/** A text as SQL without regard to accents and case, as `fold` has it for Spanish. */
const folded = (text: SQL): SQL => sql`translate(lower(${text}), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun')`;

/** The title of a record in a language, as SQL that stands beside `titlesOf`. */
function titleIn(type: ContentType, language: Language): SQL {
  const [name, inner] = titlePlace(type) ?? [];
  if (name === undefined) return sql`null::text`;
  if (inner !== undefined) return sql`looked.${sql.identifier(name)} -> ${inner}::text ->> ${language}::text`;
  return sql`${sql.identifier(language)}.title`;
}

/** The titles of each record, looked up once a language: PostgreSQL plans every mention of a subquery by itself. */
function titlesOf(type: ContentType): SQL {
  const { locales } = tablesOf(type);
  const [name, inner] = titlePlace(type) ?? [];
  if (name === undefined || inner !== undefined) return sql``;
  const joins = languages.map(
    (one) => sql`left join lateral (select ${locales[name]}::text as title from ${locales}
      where record_id = looked.id and language = ${one}) as ${sql.identifier(one)} on true`,
  );
  return sql.join(joins, sql` `);
}

/** In the reader's language, else in the other. */
const titleFor = (type: ContentType, reader: Language): SQL =>
  sql`coalesce(nullif(${titleIn(type, reader)}, ''), ${titleIn(type, otherLanguage(reader))})`;

/** The name of a record as SQL, in the reader's language where it is kept in both. */
const nameOf = (type: ContentType, reader: Language): SQL =>
  type.fields[type.titleField]?.localized
    ? titleFor(type, reader)
    : sql`looked.${sql.identifier(type.titleField)}::text`;

function branch(type: ContentType, staff: Staff, { words, siteIds }: Asked): SQL {
  const { records } = tablesOf(type);
  const site = type.scope === 'site' ? sql`site_id` : type.scope === 'itself' ? sql`id` : sql`null::int`;
  const typed = fold(words.trim());
  const reader = staff.language ?? 'en';
  const titles = languages.map((one) => folded(titleIn(type, one)));
  const either = (fits: (name: SQL) => SQL) =>
    sql`coalesce(${sql.join([sql`name_key`, ...titles].map(fits), sql` or `)}, false)`;
  const called = sql`coalesce(name_key = ${typed}, false)`;
  const exact = either((name) => sql`coalesce(${name} = ${typed}, false)`);
  const begins = either((name) => sql`coalesce(starts_with(${name}, ${typed}), false)`);
  const condition = matching(type, { words, ...(siteIds ? { siteIds } : {}) });
  // Names that are just what was typed are looked up by themselves: they may stand far behind in the index of words.
  const named = sql`select * from ${records} where ${and(condition, sql`name_key = ${typed}`)} limit ${MAX_EACH}`;
  const found = sql`select * from ${records} where ${and(condition)} limit ${MAX_LOOKED_AT}`;
  return sql`(select distinct on (called, exact, begins, name_key, id) ${type.name} as type, id, ${site} as site_id,
      ${nameOf(type, reader)} as name, ${titleFor(type, reader)} as title, ${called} as called, ${exact} as exact,
      ${begins} as begins
    from ((${named}) union all (${found})) as looked ${titlesOf(type)}
    order by called desc, exact desc, begins desc, name_key, id limit ${MAX_EACH})`;
}

interface Asked {
  readonly words: string;
  readonly siteIds?: readonly number[];
}

/** The first of each type, then the second of each: a type with many matches does not hide the others. */
function inTurns(rows: readonly Row[]): Row[] {
  const lists = [...Map.groupBy(rows, (row) => row.type).values()];
  return Array.from({ length: MAX_EACH }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** Records of all types that somebody may look at, by the beginnings of words; those whose name is just so first, then those that guests call so, then those whose name begins so. */
export async function findAnything(db: Database, staff: Staff, asked: Asked): Promise<Found[]> {
  const types = allContentTypes.filter(({ permission }) => holds(staff.views, permission));
  if (types.length === 0 || wordsQuery(asked.words) === null || asked.siteIds?.length === 0) return [];
  const branches = types.map((type) => branch(type, staff, asked));
  const { rows } = await db.execute<Row>(sql.join(branches, sql` union all `));
  const found = [
    ...inTurns(rows.filter((row) => row.called)),
    ...inTurns(rows.filter((row) => row.exact && !row.called)),
    ...inTurns(rows.filter((row) => row.begins && !row.exact)),
    ...inTurns(rows.filter((row) => !row.begins && !row.exact)),
  ].slice(0, MAX_ALL);
  const names = await siteNames(
    db,
    found.map((row) => row.site_id),
  );
  const pathOf = new Map(types.map(({ name, path }) => [name, path]));
  return found.map(({ type, id, name, title, exact, site_id }) => ({
    type,
    path: pathOf.get(type)!,
    id,
    name: name ?? '',
    title: title === name ? '' : (title ?? ''),
    is_exact: exact,
    site_id,
    site_name: names.get(site_id ?? 0) ?? null,
  }));
}
