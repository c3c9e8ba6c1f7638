import { and, eq, like, sql } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import type { ParsedRecord } from '../../../domain/record/parse-record.ts';
import type { Queries } from './repository.ts';
import { tablesOf } from './tables.ts';

/**
 * Has writes that choose a slug of one type on one site follow each other until they are committed: two that look at
 * once would both find the same slug free, and one of them would be refused a slug that nobody typed.
 */
export async function lockSlugs(tx: Queries, type: ContentType, siteId: number): Promise<void> {
  if (!type.fields.slug) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`slug of ${type.name}`}), ${siteId})`);
}

/** Gives slugs that were drawn from a title a number where another record has them already. */
export async function freeSlugs(
  tx: Queries,
  type: ContentType,
  siteId: number,
  id: number | undefined,
  draft: ParsedRecord,
) {
  const { locales } = tablesOf(type);
  for (const language of draft.drawnSlugs) {
    const wanted = draft.locale[language].slug as string;
    const rows = (await tx
      .select({ slug: locales.slug, record_id: locales.record_id })
      .from(locales)
      .where(
        and(
          eq(locales.site_id, siteId),
          eq(locales.language, language),
          eq(locales.is_live, true),
          like(locales.slug, `${wanted}%`),
        ),
      )) as { slug: string; record_id: number }[];
    const taken = new Set(rows.filter((row) => row.record_id !== id).map((row) => row.slug));
    let free = wanted;
    for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
    draft.locale[language].slug = free;
  }
}
