import { inEitherLanguage, type Language, type Locales } from '../language.ts';

/** Addresses of a site's pages: each stands below its parent, with a slug of its own per language. */

export interface PagePlace {
  readonly id: number;
  readonly parent: number | null;
  readonly is_home: boolean | null;
  readonly locale: Locales<{ readonly slug: string | null }>;
}

const indexes = new WeakMap<readonly PagePlace[], ReadonlyMap<number, PagePlace>>();

/** The pages by id, once for each list of them: with 2,000 pages, looking through the list for every parent of every page took a second. */
function byId<P extends PagePlace>(pages: readonly P[]): ReadonlyMap<number, P> {
  const known = indexes.get(pages) ?? new Map(pages.map((page) => [page.id, page]));
  indexes.set(pages, known);
  return known as ReadonlyMap<number, P>;
}

/** The pages from the top down to this one; a parent that is gone, or that leads back to the page, ends the way. */
export function wayToPage<P extends PagePlace>(pages: readonly P[], page: P): readonly P[] {
  const way = [page];
  const known = byId(pages);
  for (;;) {
    const { parent } = way[0]!;
    const above = parent === null ? undefined : known.get(parent);
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

/** A page and what stands below it, in the order of the pages. */
export interface Branch<P> {
  readonly page: P;
  readonly below: readonly Branch<P>[];
}

/**
 * The pages as a tree. A page whose parent is gone stands at the top; of pages that are each above the other, the first
 * one does.
 */
export function treeOf<P extends PagePlace>(pages: readonly P[]): readonly Branch<P>[] {
  const ids = new Set(pages.map(({ id }) => id));
  const byParent = Map.groupBy(pages, ({ parent }) => (parent !== null && ids.has(parent) ? parent : null));
  const placed = new Set<number>();
  const branchOf = (page: P): Branch<P> => {
    placed.add(page.id);
    const below = (byParent.get(page.id) ?? []).filter(({ id }) => !placed.has(id));
    return { page, below: below.map(branchOf) };
  };
  const top = (byParent.get(null) ?? []).map(branchOf);
  const inCircles = pages.flatMap((page) => (placed.has(page.id) ? [] : [branchOf(page)]));
  return [...top, ...inCircles];
}

/** The ids of a page and of all that stand below it; of those below one that is gone, too. */
export function idsBelow(
  pages: readonly Pick<PagePlace, 'id' | 'parent'>[],
  id: number,
): ReadonlySet<number> {
  const found = new Set([id]);
  const byParent = Map.groupBy(pages, ({ parent }) => parent);
  // A set goes on to what is added to it meanwhile.
  for (const above of found) for (const page of byParent.get(above) ?? []) found.add(page.id);
  return found;
}

/** The address of a page before and after a move, in a language. */
export interface MovedPath<P> {
  readonly page: P;
  readonly from: Locales<string>;
  readonly to: Locales<string>;
}

/** The addresses of a page, and of all below it, before and after it is moved below another one, or to the top. */
export function movedPaths<P extends PagePlace>(
  pages: readonly P[],
  id: number,
  parent: number | null,
): readonly MovedPath<P>[] {
  const after = pages.map((page) => (page.id === id ? { ...page, parent } : page));
  const pathsIn = (tree: readonly P[], page: P): Locales<string> => {
    const own = byId(tree).get(page.id)!;
    return { en: pathOfPage(tree, own, 'en'), es: pathOfPage(tree, own, 'es') };
  };
  return [...idsBelow(pages, id)].flatMap((one) => {
    const page = byId(pages).get(one);
    return page ? [{ page, from: pathsIn(pages, page), to: pathsIn(after, page) }] : [];
  });
}
