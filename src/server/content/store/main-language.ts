import { eq } from 'drizzle-orm';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { ParseContext } from '../../../domain/fields/field-type.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { defaultLanguage, isLanguage, type Language } from '../../../domain/language.ts';
import type { Queries } from './repository.ts';
import { tablesOf } from './tables.ts';

/** What a save has to know of the site whose record it writes. */
export interface SiteOfSave {
  /** Whether there is such a site, not in the trash. */
  readonly isThere: boolean;
  /** Null where there is none. */
  readonly name: string | null;
  /**
   * The first language of a site: its records say in it what is required, and are translated from it. What is the
   * group's, or of no site, is written in English first.
   */
  readonly mainLanguage: Language;
}

/** All of it in one query, for every save asks it. */
export async function siteOfSave(db: Queries, siteId: number | null): Promise<SiteOfSave> {
  if (!siteId) return { isThere: false, name: null, mainLanguage: defaultLanguage };
  const { records } = tablesOf(contentTypes.site);
  const [site] = await db
    .select({ name: records.name, first: records.firstLanguage, deletedAt: records.deleted_at })
    .from(records)
    .where(eq(records.id, siteId));
  return {
    isThere: site !== undefined && site.deletedAt === null,
    name: (site?.name as string | undefined) ?? null,
    mainLanguage: isLanguage(site?.first) ? site.first : defaultLanguage,
  };
}

export const mainLanguageOf = async (db: Queries, siteId: number | null): Promise<Language> =>
  (await siteOfSave(db, siteId)).mainLanguage;

/** What a record of the site is parsed with. A site is written first in the language that it is about to name. */
export function parseContextOf(type: ContentType, site: SiteOfSave, body: unknown): ParseContext {
  const named =
    type.scope === 'itself' ? (body as { firstLanguage?: unknown } | null)?.firstLanguage : undefined;
  const main = isLanguage(named) ? named : named === null ? defaultLanguage : site.mainLanguage;
  return new ParseContext(fieldTypeOf, main);
}
