import { guestPaths } from './guest-responses.ts';
import { limits } from './limits.ts';
import { median } from './load.ts';
import { printTable, verdict, type Verdict } from './report.ts';
import { type Match, playRounds } from './rounds.ts';
import type { RunningServer } from './running-server.ts';
import { ENCODING, fetchBytes } from './served-bytes.ts';

/** Public pages of a site on a server of few, many and very many sites. */

const ROUNDS = 9;
const SLICE_SECONDS = 0.4;
/** Sites whose page is asked for first: medians of more change nothing. */
const MOST_ASKED = 200;

/** Pages of a site that are made of many records, asked for while no other page of their site was. */
const firstPages = ['/rooms', '/dining', '/events', '/specials'] as const;

/** Milliseconds until a page is there that nobody has asked for since the server started, nor any other of its site. */
async function timesOfFirst(port: number, keys: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const [at, key] of keys.slice(0, MOST_ASKED).entries()) {
    const path = firstPages[at % firstPages.length]!;
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

/** The same pages of the same site from all, and before that pages of sites that nobody has visited. */
export async function compareManySites(few: RunningServer, more: readonly ManySites[]): Promise<Verdict[]> {
  const firsts: Verdict[] = [];
  for (const { server, keys } of more) {
    const times = await timesOfFirst(server.port, keys);
    const slowest = Math.max(...times).toFixed(0);
    console.log(`${keys.length} sites: ${times.length} first pages, the slowest after ${slowest} ms`);
    const what = `first page of a site, of ${keys.length} sites: milliseconds, median`;
    firsts.push(verdict(what, median(times), 'at most', limits.firstPage));
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
