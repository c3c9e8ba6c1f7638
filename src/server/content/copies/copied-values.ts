import { and, eq, inArray, or } from 'drizzle-orm';
import { allContentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { type Language, languages } from '../../../domain/language.ts';
import type { RecordValues } from '../../../domain/record/parse-record.ts';
import { namedIds } from '../../../domain/record/named-ids.ts';
import { mapLinks } from '../../../domain/record/record-links.ts';
import { record_copy } from '../../database/schema.ts';
import { recordValues, type StoredRecord } from '../store/record.ts';
import type { Queries } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';

interface Copied {
  readonly values: RecordValues;
  /** Dotted paths of references that lead to nothing at the other site. */
  readonly dropped: readonly string[];
}

/** Which record of a site stands for one of another site: its copy there, or the record there that it is a copy of. */
async function counterparts(db: Queries, name: string, ids: readonly number[], siteId: number) {
  const type = allContentTypes.find((one) => one.name === name)!;
  const { records } = tablesOf(type);
  const links = await db
    .select({ copy: record_copy.copy_id, origin: record_copy.origin_id })
    .from(record_copy)
    .where(
      and(
        eq(record_copy.type, name),
        or(inArray(record_copy.copy_id, [...ids]), inArray(record_copy.origin_id, [...ids])),
      ),
    );
  const near = [...new Set([...ids, ...links.flatMap(({ copy, origin }) => [copy, origin])])];
  const rows = (await db
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.site_id, siteId), inArray(records.id, near)))) as { id: number }[];
  const there = new Set(rows.map(({ id }) => id));
  return new Map(
    ids.flatMap((id): [number, number][] => {
      const others = links.flatMap(({ copy, origin }) =>
        copy === id ? [origin] : origin === id ? [copy] : [],
      );
      const own = [id, ...others].find((one) => there.has(one));
      return own === undefined ? [] : [[id, own]];
    }),
  );
}

/**
 * What a record says, for another site. Pictures and what belongs to the group are shared; references to records of the
 * site lead to their counterparts there, and are left out where there is none.
 */
export async function copiedValues(
  db: Queries,
  type: ContentType,
  record: StoredRecord,
  siteId: number,
): Promise<Copied> {
  const { plain, locale } = recordValues(type, record);
  const named = namedIds(type, record).filter(
    ({ target }) => allContentTypes.find(({ name }) => name === target)?.scope === 'site',
  );
  const known = new Map<string, ReadonlyMap<number, number>>();
  for (const [target, found] of Map.groupBy(named, (one) => one.target)) {
    const ids = [...new Set(found.map(({ id }) => id as number))];
    known.set(target, await counterparts(db, target, ids, siteId));
  }
  const dropped: string[] = [];
  const mapped = mapLinks(type, { ...plain, locale }, (target, id, path) => {
    const isOfSite = allContentTypes.find(({ name }) => name === target)?.scope === 'site';
    if (!isOfSite) return id;
    const own = known.get(target)?.get(id) ?? null;
    if (own === null) dropped.push(path);
    return own;
  }) as Record<string, unknown> & { locale: Record<Language, Record<string, unknown>> };
  const { locale: spoken, ...others } = mapped;
  return {
    values: {
      plain: others,
      locale: Object.fromEntries(languages.map((one) => [one, spoken[one]])) as RecordValues['locale'],
    },
    dropped,
  };
}
