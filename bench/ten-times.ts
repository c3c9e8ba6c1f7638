import { inCopyOf } from './copied-data.ts';
import { guestPaths } from './guest-responses.ts';
import { limits } from './limits.ts';
import { contentCounts, multiplyContent, type Share, siteKeys } from './multiply.ts';
import { printTable, verdict, type Verdict } from './report.ts';
import { type Match, playRounds } from './rounds.ts';
import type { RunningServer } from './running-server.ts';
import { fetchBytes } from './served-bytes.ts';

const TIMES = 10;
// Many short slices: whatever else the machine does strikes few of them, and medians pass over those.
const ROUNDS = 9;
const SLICE_SECONDS = 0.4;

/** A copy of a stopped Palapa's data folder in which there is `times` as much of `share`; answers the keys of its sites. */
export function makeTimes(from: string, to: string, times = TIMES, share: Share = 'all'): Promise<string[]> {
  return inCopyOf(from, to, async (pool) => {
    const before = await contentCounts(pool);
    await multiplyContent(pool, times, share);
    const after = await contentCounts(pool);
    console.log(
      Object.keys(after)
        .map((name) => `${name} ${before[name]} → ${after[name]}`)
        .join(', '),
    );
    return siteKeys(pool);
  });
}

/** The same answers of the same site from both, and the list of every site in turn. */
export async function compareTenTimes(
  one: RunningServer,
  ten: RunningServer,
  keys: readonly string[],
): Promise<Verdict[]> {
  const paths = await guestPaths(one.port);
  const loadOf = (path: string, headers: readonly Record<string, string>[] = [{}]) =>
    ({ path, status: 200, seconds: SLICE_SECONDS, headers }) as const;
  const ofSites = (some: readonly string[]) =>
    loadOf(
      paths['restaurant list']!,
      some.map((key) => ({ 'server-name': key })),
    );
  // As many requests in turn on both sides, so that the load costs the same to make.
  const models = keys.slice(0, keys.length / TIMES);
  const demoKeys = Array.from({ length: TIMES }, () => models).flat();
  const matches: Match[] = [
    ...Object.entries(paths).map(([name, path]) => ({
      name,
      contestants: [ten, one].map((server) => ({ server, load: loadOf(path) })),
    })),
    {
      name: 'lists of all sites in turn',
      contestants: [
        { server: ten, load: ofSites(keys) },
        { server: one, load: ofSites(demoKeys) },
      ],
    },
  ];
  // The first read of each site is the database's, and is not what is compared.
  for (const { server, load } of matches.flatMap(({ contestants }) => contestants)) {
    for (const headers of load.headers) await fetchBytes(server.port, load.path, headers);
  }
  const results = await playRounds(matches, ROUNDS);
  printTable(['ten times', 'the demo'], results);
  return results.map(({ name, ratios }) =>
    verdict(`${name}: requests a second with ten times as much`, ratios[1]!, 'at least', limits.tenTimes),
  );
}
