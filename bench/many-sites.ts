import { guestPaths } from './guest-responses.ts';
import { limits } from './limits.ts';
import { median } from './load.ts';
import { printTable, verdict, type Verdict } from './report.ts';
import { type Match, playRounds } from './rounds.ts';
import type { RunningServer } from './running-server.ts';
import { ENCODING, fetchBytes } from './served-bytes.ts';

/** Public pages of a site on a server of few, many and very many sites of one group. */

const ROUNDS = 9;
const SLICE_SECONDS = 0.4;
/** Sites whose pages are asked for, of each server: more do not move the median. */
const MAX_ASKED = 200;

/** The page by which a site is read from the database, and those that nobody has asked for until then. */
const FIRST = '/rooms';
const others = ['/', '/dining', '/specials'] as const;

/** Milliseconds that each site takes for a page. */
async function timesOf(port: number, path: string, keys: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const key of keys) {
    const began = performance.now();
    const { status } = await fetchBytes(port, path, { ...ENCODING, 'server-name': key });
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`${path} of ${key} was answered with ${status}.`);
  }
  return times;
}

export interface ManySites {
  readonly server: RunningServer;
  readonly keys: readonly string[];
}

/** Pages that nobody has asked for yet, of all sites in turn; then the same pages of the same site from all servers. */
export async function compareManySites(few: RunningServer, more: readonly ManySites[]): Promise<Verdict[]> {
  const firsts: Verdict[] = [];
  for (const { server, keys } of more) {
    const asked = keys.slice(0, MAX_ASKED);
    const cold = median(await timesOf(server.port, FIRST, asked)).toFixed(0);
    console.log(`${keys.length} sites: the first page of a site that nobody has visited after ${cold} ms`);
    for (const path of others) {
      const times = await timesOf(server.port, path, asked);
      const what = `${path} of ${keys.length} sites, which nobody has asked for: milliseconds, median`;
      firsts.push(verdict(what, median(times), 'at most', limits.unaskedPage));
    }
  }
  const paths = await guestPaths(few.port);
  const names = ['public home', 'public offers', 'public resorts', 'public post'];
  const servers = [few, ...more.map(({ server }) => server)];
  const matches: Match[] = names.map((name) => ({
    name,
    contestants: servers.map((server) => ({
      server,
      load: { path: paths[name]!, status: 200, seconds: SLICE_SECONDS, headers: [{}] },
    })),
  }));
  for (const { server, load } of matches.flatMap(({ contestants }) => contestants)) {
    await fetchBytes(server.port, load.path, ENCODING);
  }
  const results = await playRounds(matches, ROUNDS);
  printTable(['the demo', ...more.map(({ keys }) => `${keys.length} sites`)], results);
  return [
    ...firsts,
    ...results.flatMap(({ name, ratios: [, ...demoToMore] }) =>
      demoToMore.map((ratio, at) =>
        verdict(
          `${name}: requests a second of ${more[at]!.keys.length} sites to the demo's`,
          1 / ratio,
          'at least',
          limits.tenTimes,
        ),
      ),
    ),
  ];
}
