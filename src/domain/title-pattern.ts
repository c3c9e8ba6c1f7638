/** How a site's titles are put together where a page has none of its own for search engines. */

const usualTitlePattern = '{page} – {site}';

const NAMED = /\{(?:page|site)\}/g;

/** Whether the page's title stands in it, and nothing in braces that nobody would fill in. */
export const isTitlePattern = (pattern: string): boolean =>
  pattern.includes('{page}') && !/[{}]/.test(pattern.replace(NAMED, ''));

/** 'Rooms – Casa Marea'. A page that is called like its site, as a home page is, has the site's name alone. */
export function titleBy(pattern: string | null, page: string, site: string): string {
  if (page === site) return site;
  return (pattern ?? usualTitlePattern).replace(NAMED, (name) => (name === '{page}' ? page : site));
}
