import { contentTypes } from '../../content/index.ts';
import type { PublishedRecord } from '../delivery/published-records.ts';
import { recordsOf, type Snapshot } from '../delivery/snapshot.ts';
import { lastRedirect } from './redirect-chain.ts';
import { type AskedAddress, type FoundRedirect, RedirectTable } from './redirect-table.ts';

const type = contentTypes.redirect;

/** Of a list of records, made when it is first asked for: a snapshot lives until something changes. */
const tables = new WeakMap<readonly PublishedRecord[], RedirectTable>();

/** The redirects that hold at a site. */
function redirectsOf(snapshot: Snapshot): RedirectTable {
  const records = recordsOf(snapshot, type);
  let table = tables.get(records);
  if (!table) {
    table = new RedirectTable(records);
    tables.set(records, table);
  }
  return table;
}

interface Place {
  readonly snapshot: Snapshot;
  /** Hosts of the site, without a port. */
  readonly hosts: readonly string[];
}

/**
 * Where visitors of an address are led. What stands there wins: it is asked for only where a redirect has been found, so
 * that an address without one costs some look-ups in a table.
 */
export function findRedirect(
  { snapshot, hosts }: Place,
  asked: AskedAddress,
  standing: () => (address: AskedAddress) => boolean,
): FoundRedirect | undefined {
  const table = redirectsOf(snapshot);
  if (!table.find(asked)) return undefined;
  const stands = standing();
  return stands(asked) ? undefined : lastRedirect(asked, { table, hosts }, stands);
}

/** How many redirects a snapshot has. */
export const redirectCount = (snapshot: Snapshot): number => recordsOf(snapshot, type).length;
