import { inEitherLanguage, type Language, type Locales } from '../language.ts';

/** Addresses of a site's pages: each stands below its parent, with a slug of its own per language. */

export interface PagePlace {
  readonly id: number;
  readonly parent: number | null;
  readonly is_home: boolean | null;
  readonly locale: Locales<{ readonly slug: string | null }>;
}

/** The pages from the top down to this one; a parent that is gone, or that leads back to the page, ends the way. */
export function wayToPage<P extends PagePlace>(pages: readonly P[], page: P): readonly P[] {
  const way = [page];
  for (;;) {
    const { parent } = way[0]!;
    const above = pages.find(({ id }) => id === parent);
    if (!above || above.is_home || way.includes(above)) return way;
    way.unshift(above);
  }
}

/** '/stay/families' of a page in a language, without the language's own prefix; '/' of the home page. */
export function pathOfPage<P extends PagePlace>(pages: readonly P[], page: P, language: Language): string {
  if (page.is_home) return '/';
  const parts = wayToPage(pages, page).map(
    ({ id, locale }) => inEitherLanguage({ en: locale.en.slug, es: locale.es.slug }, language) ?? String(id),
  );
  return `/${parts.join('/')}`;
}
