import { pathKey, readSource, type RedirectSource } from '../../domain/redirect-source.ts';

/** A redirect as staff keep it; both addresses have passed their checks. */
export interface RedirectRule {
  readonly id: number;
  readonly from: string;
  /** '/new', 'https://elsewhere.test/new'; '/new/*' takes what the star of `from` stands for. */
  readonly to: string;
  /** Whether what stands behind the '?' is left out. */
  readonly drop_query: boolean | null;
}

/** What somebody asks for: a decoded path, and the query as it was sent, with its '?' or empty. */
export interface AskedAddress {
  readonly path: string;
  readonly search: string;
}

export interface FoundRedirect {
  readonly rule: RedirectRule;
  /** Percent-encoded: '/new?utm=1', 'https://elsewhere.test/new'. */
  readonly location: string;
}

interface Entry {
  readonly rule: RedirectRule;
  readonly source: RedirectSource;
}

const matchesQuery = ({ query }: RedirectSource, asked: URLSearchParams): boolean =>
  query.every(([name, value]) => asked.getAll(name).includes(value));

/** Addresses come decoded but for the signs that part them: '%2F' in a part stays one. */
function fullyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * What the star stands for, to be put behind a path: every part encoded, none of them empty and none that leads up, so
 * that '/old//elsewhere.test' never becomes the address of another host.
 */
const restOf = (path: string, { path: prefix }: RedirectSource): string =>
  path
    .replace(/\/{2,}/g, '/')
    .split('/')
    // By parts, since small letters and composed accents may have another length than what was asked for.
    .slice(prefix.split('/').length)
    .map(fullyDecoded)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(encodeURIComponent)
    .join('/');

const HERE = 'http://here.invalid';

function locationOf({ rule, source }: Entry, { path, search }: AskedAddress): string {
  const to = rule.to.endsWith('/*') ? rule.to.slice(0, -1) + restOf(path, source) : rule.to;
  const url = new URL(to, HERE);
  if (!rule.drop_query) {
    const own = new Set(url.searchParams.keys());
    const matched = new Set(source.query.map(([name]) => name));
    for (const [name, value] of new URLSearchParams(search)) {
      if (!own.has(name) && !matched.has(name)) url.searchParams.append(name, value);
    }
  }
  if (url.origin !== HERE) return url.href;
  // '/a/..//elsewhere.test' would else be read as another host.
  const place = url.pathname.replace(/^\/+/, '/').replace(/(.)\/$/, '$1');
  return place + url.search + url.hash;
}

/** The redirects of one site, found by an address in as many look-ups as the address has parts. */
export class RedirectTable {
  readonly #exact = new Map<string, Entry[]>();
  readonly #wildcards = new Map<string, Entry>();

  constructor(rules: readonly RedirectRule[]) {
    for (const rule of rules) {
      const source = readSource(rule.from);
      if (typeof source === 'string') continue;
      const entry = { rule, source };
      if (source.isWildcard) this.#wildcards.set(source.path, entry);
      else this.#exact.set(source.path, [...(this.#exact.get(source.path) ?? []), entry]);
    }
    // The one that asks for more parameters says more exactly what it means.
    const byQuery = (one: Entry, other: Entry) => other.source.query.length - one.source.query.length;
    for (const entries of this.#exact.values()) entries.sort(byQuery);
  }

  find(asked: AskedAddress): FoundRedirect | undefined {
    const key = pathKey(asked.path);
    const exact = this.#exact.get(key);
    const query = new URLSearchParams(exact ? asked.search : '');
    const entry = exact?.find(({ source }) => matchesQuery(source, query)) ?? this.#wildcardOf(key);
    return entry && { rule: entry.rule, location: locationOf(entry, asked) };
  }

  /** The longest one whose star can stand for the rest of the address. */
  #wildcardOf(key: string): Entry | undefined {
    if (this.#wildcards.size === 0) return undefined;
    for (let end = key.length; end >= 0; end = key.lastIndexOf('/', end - 1)) {
      const found = this.#wildcards.get(key.slice(0, end));
      if (found) return found;
      if (end === 0) break;
    }
    return undefined;
  }
}
