import type { CrawledPage } from './crawl.ts';
import { attributesOf } from './page-elements.ts';

/** What the head of a page owes to search engines and to those who have a page read to them. */

const contentOf = ({ elements }: CrawledPage, name: string): string[] =>
  elements.flatMap((one) =>
    one.name === 'meta' && one.attributes['name'] === name ? (one.attributes['content'] ?? '') : [],
  );

export const isIndexed = (page: CrawledPage): boolean =>
  !contentOf(page, 'robots').some((one) => one.includes('noindex'));

const titlesOf = ({ elements }: CrawledPage): string[] =>
  elements.filter(({ name }) => name === 'title').map(({ text }) => text);

const addressOf = ({ origin, path }: CrawledPage): string => origin + path;

const only = (page: CrawledPage, what: string, found: readonly string[]): string[] =>
  found.length === 1 && found[0]!.trim() !== ''
    ? []
    : [`${addressOf(page)} has ${found.length} ${what}, or an empty one.`];

/** Scripts that a browser runs. */
const scriptsOf = ({ elements }: CrawledPage) =>
  elements.filter(
    ({ name, attributes }) => name === 'script' && (!attributes['type'] || attributes['type'] === 'module'),
  );

/** What is wrong with one page by itself. */
export function headProblems(page: CrawledPage): string[] {
  const hasIsland = page.elements.some(({ attributes }) => 'data-island' in attributes);
  const files = scriptsOf(page).filter(({ attributes }) => 'src' in attributes);
  const inline = scriptsOf(page).filter(({ attributes }) => !('src' in attributes));
  // The one that takes along what was chosen, which is no request and may stand on every page.
  const known = inline.filter(({ attributes }) => 'data-sites' in attributes).slice(0, 1);
  const scripts = files.length;
  const headings = page.elements.filter(({ name }) => name === 'h1').map(({ text }) => text);
  return [
    ...only(page, 'title', titlesOf(page)),
    ...only(page, 'description', contentOf(page, 'description')),
    ...only(page, 'h1', headings),
    ...(scripts === (hasIsland ? 1 : 0)
      ? []
      : [`${addressOf(page)} has ${scripts} scripts and ${hasIsland ? 'an island' : 'no island'}.`]),
    ...(inline.length === known.length
      ? []
      : [
          `${addressOf(page)} has ${inline.length} scripts in its text, of which it may have ${known.length}.`,
        ]),
  ];
}

/** The same thing said by two pages of a site in one language. */
function repeated(
  pages: readonly CrawledPage[],
  what: string,
  said: (page: CrawledPage) => string | undefined,
): string[] {
  const by = Map.groupBy(
    pages,
    (page) => `${page.origin} ${attributesOf(page.elements, 'html', 'lang')[0]} ${said(page)}`,
  );
  return [...by.values()]
    .filter((same) => same.length > 1)
    .map((same) => `${same.map(addressOf).join(' and ')} have the same ${what}: ${said(same[0]!)}`);
}

/** The other languages of a page, by language. */
const alternatesOf = ({ elements }: CrawledPage): Map<string, string> =>
  new Map(
    elements.flatMap(({ name, attributes }): [string, string][] =>
      name === 'link' && attributes['hreflang'] ? [[attributes['hreflang'], attributes['href'] ?? '']] : [],
    ),
  );

/** Every language that a page names leads to a page that names it in turn. */
function oneSided(pages: ReadonlyMap<string, CrawledPage>, page: CrawledPage): string[] {
  const own = addressOf(page);
  return [...alternatesOf(page)].flatMap(([language, address]) => {
    const other = pages.get(address);
    const isMutual = other && [...alternatesOf(other).values()].includes(own);
    return isMutual
      ? []
      : [`${own} says that ${address} is itself (${language}), which does not say so in turn.`];
  });
}

/** What is wrong with the pages of sites beside each other. */
export function siteProblems(pages: ReadonlyMap<string, CrawledPage>): string[] {
  const indexed = [...pages.values()].filter(isIndexed);
  return [
    ...repeated(indexed, 'title', (page) => titlesOf(page)[0]),
    ...repeated(indexed, 'description', (page) => contentOf(page, 'description')[0]),
    ...indexed.flatMap((page) => oneSided(pages, page)),
  ];
}
