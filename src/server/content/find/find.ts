import { and, type SQL, sql } from 'drizzle-orm';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { fold } from '../../../domain/fold.ts';
import { type Language, otherLanguage } from '../../../domain/language.ts';
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
  begins: boolean;
}

/** The name of a record as SQL, in the reader's language where it is kept in both. */
function nameOf(type: ContentType, language: Language): SQL {
  const { locales } = tablesOf(type);
  if (!type.fields[type.titleField]?.localized) return sql`${sql.identifier(type.titleField)}::text`;
  const spoken = (one: Language) =>
    sql`(select ${locales[type.titleField]} from ${locales} where record_id = looked.id and language = ${one})`;
  return sql`coalesce(${spoken(language)}, ${spoken(otherLanguage(language))})::text`;
}

function branch(type: ContentType, staff: Staff, { words, siteIds }: Asked): SQL {
  const { records } = tablesOf(type);
  const site = type.scope === 'site' ? sql`site_id` : type.name === 'site' ? sql`id` : sql`null::int`;
  const begins = sql`starts_with(name_key, ${fold(words.trim())})`;
  const condition = matching(type, { words, ...(siteIds ? { siteIds } : {}) });
  return sql`(select ${type.name} as type, id, ${site} as site_id, ${nameOf(type, staff.language ?? 'en')} as name, ${begins} as begins
    from (select * from ${records} where ${and(condition)} limit ${MAX_LOOKED_AT}) as looked
    order by begins desc, name_key, id limit ${MAX_EACH})`;
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

/** Records of all types that somebody may look at, by the beginnings of words; those whose name begins so first. */
export async function findAnything(db: Database, staff: Staff, asked: Asked): Promise<Found[]> {
  const types = allContentTypes.filter(({ permission }) => holds(staff.views, permission));
  if (types.length === 0 || wordsQuery(asked.words) === null || asked.siteIds?.length === 0) return [];
  const branches = types.map((type) => branch(type, staff, asked));
  const { rows } = await db.execute<Row>(sql.join(branches, sql` union all `));
  const found = [
    ...inTurns(rows.filter((row) => row.begins)),
    ...inTurns(rows.filter((row) => !row.begins)),
  ].slice(0, MAX_ALL);
  const names = await siteNames(
    db,
    found.map((row) => row.site_id),
  );
  const pathOf = new Map(types.map(({ name, path }) => [name, path]));
  return found.map(({ type, id, name, site_id }) => ({
    type,
    path: pathOf.get(type)!,
    id,
    name: name ?? '',
    site_id,
    site_name: names.get(site_id ?? 0) ?? null,
  }));
}
