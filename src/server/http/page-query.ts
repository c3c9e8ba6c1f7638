import { BadRequest } from './errors.ts';

/** Of a page that a link with many campaign parameters leads to, this is more than enough. */
const MAX_PARAMETERS = 100;
const MAX_LENGTH = 4096;

/**
 * All parameters of an address that is somebody else's page's, whatever they are called; of a repeated one the first.
 * Throws BadRequest for more than anybody needs.
 */
export function pageQuery(address: { readonly url: string }): Record<string, string> {
  return Object.fromEntries(pageParameters(address).reverse());
}

/** The same with every value of those that are repeated, in their order. */
export function pageParameters({ url }: { readonly url: string }): [name: string, value: string][] {
  const mark = url.indexOf('?');
  const query = mark === -1 ? '' : url.slice(mark + 1);
  if (query.length > MAX_LENGTH)
    throw new BadRequest(`The query should have at most ${MAX_LENGTH} characters.`);
  const parameters = [...new URLSearchParams(query)];
  if (parameters.length > MAX_PARAMETERS) {
    throw new BadRequest(`The query should have at most ${MAX_PARAMETERS} parameters.`);
  }
  return parameters;
}
