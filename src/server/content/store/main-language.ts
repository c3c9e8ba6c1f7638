import { eq } from 'drizzle-orm';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { ParseContext } from '../../../domain/fields/field-type.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { defaultLanguage, isLanguage, type Language } from '../../../domain/language.ts';
import type { Queries } from './repository.ts';
import { tablesOf } from './tables.ts';

/**
 * The first language of a site: its records say in it what is required, and are translated from it. What is the group's,
 * or of no site, is written in English first.
 */
export async function mainLanguageOf(db: Queries, siteId: number | null): Promise<Language> {
  if (!siteId) return defaultLanguage;
  const { records } = tablesOf(contentTypes.site);
  const [site] = await db
    .select({ first: records.firstLanguage })
    .from(records)
    .where(eq(records.id, siteId));
  return isLanguage(site?.first) ? site.first : defaultLanguage;
}

/** What a record of the site is parsed with. A site is written first in the language that it is about to name. */
export async function parseContextOf(
  db: Queries,
  type: ContentType,
  siteId: number | null,
  body: unknown,
): Promise<ParseContext> {
  const named =
    type.scope === 'itself' ? (body as { firstLanguage?: unknown } | null)?.firstLanguage : undefined;
  const main = isLanguage(named) ? named : named === null ? defaultLanguage : undefined;
  return new ParseContext(fieldTypeOf, main ?? (await mainLanguageOf(db, siteId)));
}
