/** Old addresses as staff write them: '/old/page', '/old/page?id=7', '/old/*'. */

type Pair = readonly [name: string, value: string];

export interface RedirectSource {
  /** Small letters, decoded, without a slash at its end; of '/old/*' it is '/old', of '/*' it is ''. */
  readonly path: string;
  /** Whether it stands for the address and everything below it. */
  readonly isWildcard: boolean;
  /** Parameters that the address has to have; others may stand beside them. */
  readonly query: readonly Pair[];
}

export type SourceFault = 'redirect-source' | 'redirect-star' | 'redirect-reserved';

/** Addresses that the public site never answers, so that no redirect of it could be reached. */
const RESERVED =
  /^\/(?:(?:api|app|devise|media|demo|site)(?:\/|$)|(?:es\/)?feed\.xml$|(?:robots\.txt|sitemap\.xml|healthz|readyz|metrics)$)/;

const WRITTEN = /^\/[^\s#\\]*$/;

function decoded(text: string): string | undefined {
  try {
    return decodeURI(text);
  } catch {
    return undefined;
  }
}

/** An address in the spelling by which redirects are found: small letters, no slash at its end; '' of '/'. */
export const pathKey = (path: string): string =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');

const word = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
};

/** Undefined where something in it cannot be decoded. */
function readPairs(query: string): Pair[] | undefined {
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((part) => {
      const [name = '', ...value] = part.split('=');
      return [word(name), word(value.join('='))] as const;
    });
  const isRead = (pair: readonly (string | undefined)[]) => pair.every((one) => one !== undefined);
  return pairs.every(isRead) ? (pairs as Pair[]) : undefined;
}

const byName = ([one]: Pair, [other]: Pair): number => (one < other ? -1 : Number(one > other));

/** What staff wrote, or what is wrong with it. */
export function readSource(text: string): RedirectSource | SourceFault {
  const [written = '', ...queries] = text.split('?');
  const address = WRITTEN.test(text) && queries.length < 2 ? decoded(written) : undefined;
  // An encoded backslash or blank is none that a page would have.
  if (address === undefined || !WRITTEN.test(address)) return 'redirect-source';
  const isWildcard = address.endsWith('/*');
  const path = pathKey(isWildcard ? address.slice(0, -'*'.length) : address);
  const query = readPairs(queries[0] ?? '')?.sort(byName);
  if (!query) return 'redirect-source';
  if (path.includes('*') || (isWildcard && query.length > 0)) return 'redirect-star';
  return RESERVED.test(path) ? 'redirect-reserved' : { path, isWildcard, query };
}

/** One spelling of each source, so that no two redirects have the same one. */
export function writeSource({ path, isWildcard, query }: RedirectSource): string {
  const search = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return `${path}${isWildcard ? '/*' : ''}${search === '' ? '' : `?${search}`}` || '/';
}
