import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ContentType, TreeDeclaration } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import { storedSummary } from '../../../domain/publication/summary.ts';
import { statesOf } from '../../../domain/publication/state.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import type { TreeRow } from '../../../domain/site/tree-row.ts';
import type { Queries } from './repository.ts';
import { tablesOf } from './tables.ts';

/** More than this a screen cannot show as a tree; how many there are is told. */
const MAX_TREE_ROWS = 2000;

/** What a row of the query holds: declared names lose their types in tables made from data. */
interface Row {
  readonly id: number;
  readonly site_id: number;
  readonly parent: number | null;
  readonly is_home: boolean;
  readonly publication: unknown;
  readonly called: string | null;
  readonly en: string | null;
  readonly es: string | null;
  readonly calledEn: string | null;
  readonly calledEs: string | null;
}

/**
 * The records of a site as a tree shows them, in the order that staff give them: few columns, so that a page's slices are
 * not read for the sake of its address.
 */
export async function treeRows(
  db: Queries,
  type: ContentType,
  tree: TreeDeclaration,
  { siteId, reader }: { readonly siteId: number; readonly reader: Language },
): Promise<{ rows: TreeRow[]; total: number }> {
  const { records, locales } = tablesOf(type);
  const [en, es] = [alias(locales, 'en') as typeof locales, alias(locales, 'es') as typeof locales];
  const isLive = and(eq(records.site_id, siteId), isNull(records.deleted_at), isNull(records.archived_at));
  const isNameLocalized = type.fields[type.titleField]?.localized === true;
  const found = (await db
    .select({
      id: records.id,
      site_id: records.site_id,
      parent: records[tree.parent],
      is_home: records[tree.home],
      publication: records.publication,
      en: en.slug,
      es: es.slug,
      ...(isNameLocalized
        ? { calledEn: en[type.titleField], calledEs: es[type.titleField] }
        : { called: records[type.titleField] }),
    })
    .from(records)
    .leftJoin(en, and(eq(en.record_id, records.id), eq(en.language, 'en')))
    .leftJoin(es, and(eq(es.record_id, records.id), eq(es.language, 'es')))
    .where(isLive)
    .orderBy(asc(type.ordered ? records.position : records.id), asc(records.id))
    .limit(MAX_TREE_ROWS)) as Row[];
  const [all] = await db.select({ total: count() }).from(records).where(isLive);
  const now = new Date().toISOString();
  const { titleField } = type;
  return {
    rows: found.map((row) => ({
      id: row.id,
      site_id: row.site_id,
      name: nameOf(
        type,
        {
          [titleField]: row.called,
          locale: { en: { [titleField]: row.calledEn }, es: { [titleField]: row.calledEs } },
        },
        reader,
      ),
      parent: row.parent,
      is_home: row.is_home,
      locale: { en: { slug: row.en }, es: { slug: row.es } },
      publication: statesOf(storedSummary(row.publication), now),
    })),
    total: all?.total ?? 0,
  };
}
