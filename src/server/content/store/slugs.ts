import { and, eq, like } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import type { ReadDraft } from '../../../domain/record/draft.ts';
import type { Queries } from './repository.ts';
import { tablesOf } from './tables.ts';

/** Gives slugs that were drawn from a title a number where another record has them already. */
export async function freeSlugs(
  tx: Queries,
  type: ContentType,
  siteId: number,
  id: number | undefined,
  draft: ReadDraft,
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
