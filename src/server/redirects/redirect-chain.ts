import { pathKey, readSource, writeSource } from '../../domain/redirect-source.ts';
import { type AskedAddress, type FoundRedirect, type RedirectRule, RedirectTable } from './redirect-table.ts';

/** Redirects that lead to redirects: visitors get one answer, and none that leads back. */

/** More than anybody would write on purpose. */
const MAX_STEPS = 20;

/** The address of this site that a location means; undefined for one of another host. */
export function addressHere(location: string, hosts: readonly string[]): AskedAddress | undefined {
  const url = URL.parse(location, 'http://here.invalid');
  if (!url) return undefined;
  const isHere = location.startsWith('/') || (/^https?:$/.test(url.protocol) && hosts.includes(url.hostname));
  if (!isHere) return undefined;
  try {
    return { path: decodeURI(url.pathname), search: url.search };
  } catch {
    return undefined;
  }
}

interface Site {
  readonly table: RedirectTable;
  /** Hosts of the site, without a port. */
  readonly hosts: readonly string[];
}

/** '/menus/*' may lead to '/menus': whoever asks for that is there already. */
function isThere(asked: AskedAddress, { location }: FoundRedirect, hosts: readonly string[]): boolean {
  const address = addressHere(location, hosts);
  return address?.search === asked.search && pathKey(address.path) === pathKey(asked.path);
}

/** Every redirect that one leads to in turn, itself first. */
function* chainFrom(first: FoundRedirect, { table, hosts }: Site): Generator<FoundRedirect> {
  let found: FoundRedirect | undefined = first;
  for (let step = 0; found && step < MAX_STEPS; step += 1) {
    yield found;
    const address = addressHere(found.location, hosts);
    const next: FoundRedirect | undefined = address && table.find(address);
    found = address && next && !isThere(address, next, hosts) ? next : undefined;
  }
}

/**
 * Where a redirect leads in the end: at the first address where something stands, at another host, or where no further
 * redirect begins. Undefined where it leads back to itself, and where there is none.
 */
export function lastRedirect(
  asked: AskedAddress,
  site: Site,
  standsAt: (address: AskedAddress) => boolean,
): FoundRedirect | undefined {
  const first = site.table.find(asked);
  if (!first || isThere(asked, first, site.hosts)) return undefined;
  const passed = new Set<RedirectRule>();
  let last = first;
  for (const found of chainFrom(first, site)) {
    if (passed.has(found.rule)) return undefined;
    passed.add(found.rule);
    last = found;
    const address = addressHere(found.location, site.hosts);
    if (!address || standsAt(address)) break;
  }
  // Only the first is asked for with the visitor's own query; the location carries what is kept of it.
  return { rule: first.rule, location: last.location };
}

/** An address that a source holds for. */
const exampleOf = (from: string): AskedAddress | undefined => {
  const source = readSource(from);
  if (typeof source === 'string') return undefined;
  const [path = '', search] = writeSource(source).split('?');
  return { path: path.replace(/\*$/, 'x'), search: search === undefined ? '' : `?${search}` };
};

/**
 * The addresses through which a redirect would lead back to where it began, among the others of the site: '/a → /b → /a'.
 * Undefined where it does not. What matters is where redirects lead, not what stands there: a page may go.
 */
export function loopThrough(
  rule: RedirectRule,
  others: readonly RedirectRule[],
  hosts: readonly string[],
): string | undefined {
  const site = { table: new RedirectTable([...others, rule]), hosts };
  for (const start of [rule, ...others]) {
    const address = exampleOf(start.from);
    const first = address && site.table.find(address);
    if (!first) continue;
    if (isThere(address, first, hosts)) {
      if (start === rule && first.rule === rule) return `${rule.from} → ${rule.from}`;
      continue;
    }
    const passed: RedirectRule[] = [];
    for (const found of chainFrom(first, site)) {
      if (passed.includes(found.rule)) {
        const round = passed.slice(passed.indexOf(found.rule));
        if (round.includes(rule)) return [...round, found.rule].map(({ from }) => from).join(' → ');
        break;
      }
      passed.push(found.rule);
    }
  }
  return undefined;
}

export type TargetFault = 'redirect-target' | 'redirect-star-target';

/** What is wrong with where a redirect leads. A star has to stand behind a slash of the path, so that it fills no host. */
export function targetFault(from: string, to: string): TargetFault | undefined {
  if (!/^(\/|https?:\/\/)/i.test(to)) return 'redirect-target';
  const stars = to.split('*').length - 1;
  const isFilled = stars === 1 && to.endsWith('/*');
  const url = URL.parse(isFilled ? to.slice(0, -1) : to, 'http://here.invalid');
  if (!url || url.username !== '' || url.password !== '') return 'redirect-target';
  const isInQuery = isFilled && (url.search !== '' || url.hash !== '');
  if (stars > 0 && (!isFilled || isInQuery || !from.endsWith('/*'))) return 'redirect-star-target';
  return undefined;
}
