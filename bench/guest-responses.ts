import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from './limits.ts';
import { printTable, verdict, type Verdict } from './report.ts';
import { type Match, playRounds, type Result } from './rounds.ts';
import { type RunningServer, startBare } from './running-server.ts';
import { assertSame, fetchBytes, type SavedResponse, saveResponse } from './served-bytes.ts';

// Many short slices: whatever else the machine does strikes few of them, and medians pass over those.
const ROUNDS = 25;
const SLICE_SECONDS = 0.4;

interface Restaurant {
  readonly slug: string;
  readonly menus: readonly unknown[];
}

/** The page of a post of the site. */
async function firstPost(port: number): Promise<string> {
  const { body } = await fetchBytes(port, '/blog');
  const post = /href="(\/blog\/[\w-]+)"/.exec(body.toString())?.[1];
  if (post === undefined) throw new Error('The demo has no post.');
  return post;
}

/** The answers guests ask for most, and pages of a public site. The menu is that of the first restaurant that has one. */
export async function guestPaths(port: number): Promise<Record<string, string>> {
  const { body } = await fetchBytes(port, '/api/restaurants/all');
  const { data } = JSON.parse(body.toString()) as { data: Restaurant[] };
  const slug = data.find(({ menus }) => menus?.length > 0)?.slug ?? data[0]!.slug;
  return {
    'restaurant list': '/api/restaurants/all',
    'one menu': `/api/restaurant-menus/${encodeURIComponent(slug)}`,
    'events of a day': `/api/events/all?day=${new Date().toISOString().slice(0, 10)}`,
    'hub page': '/app/property-hub',
    'public home': '/',
    'public offers': '/specials',
    'public resorts': '/resorts',
    'public post': await firstPost(port),
  };
}

/** How often a comparison begins anew because a page has changed meanwhile. */
const MORE_TRIES = 2;

async function haveChanged(port: number, saved: readonly SavedResponse[]): Promise<boolean> {
  const now = await Promise.all(saved.map(({ path }) => saveResponse(port, path)));
  return saved.some(({ etag }, at) => etag !== now[at]!.etag);
}

/**
 * Palapa beside a bare Fastify and a bare node:http that send the very same bytes. A page that changes by itself, as when
 * a restaurant closes for the day, is no longer what they send: the comparison then begins anew.
 */
export async function compareWithBareServers(palapa: RunningServer, folder: string): Promise<Verdict[]> {
  const paths = await guestPaths(palapa.port);
  for (let tries = MORE_TRIES; ; tries -= 1) {
    const saved = await Promise.all(Object.values(paths).map((path) => saveResponse(palapa.port, path)));
    try {
      return await compareSaved(palapa, { paths, responses: saved, folder });
    } catch (error) {
      if (tries === 0 || !(await haveChanged(palapa.port, saved))) throw error;
      console.log('A page has changed meanwhile: once more.');
    }
  }
}

interface Comparison {
  readonly paths: Readonly<Record<string, string>>;
  /** Of each path, in the same order. */
  readonly responses: readonly SavedResponse[];
  readonly folder: string;
}

async function compareSaved(
  palapa: RunningServer,
  { paths, responses, folder }: Comparison,
): Promise<Verdict[]> {
  const file = join(folder, 'answers.json');
  await writeFile(file, JSON.stringify(responses));
  await using fastify = await startBare('fastify', file, true);
  await using http = await startBare('http', file, true);
  for (const { port } of [fastify, http]) await assertSame(port, responses);

  const matches = Object.keys(paths).flatMap((name, at): Match[] => {
    const { path, etag } = responses[at]!;
    return ([200, 304] as const).map((status) => {
      const load = {
        path,
        status,
        seconds: SLICE_SECONDS,
        headers: [status === 304 ? { 'if-none-match': etag! } : {}],
      };
      return {
        name: `${name} ${status}`,
        contestants: [palapa, fastify, http].map((server) => ({ server, load })),
      };
    });
  });
  const results = await playRounds(matches, ROUNDS);
  printTable(['Palapa', 'bare Fastify', 'bare node:http'], results);
  return [
    ...results.map(againstFastify),
    ...Object.keys(paths).map((_, at) => againstWhole(results[2 * at]!, results[2 * at + 1]!)),
  ];
}

function againstFastify({ name, ratios }: Result): Verdict {
  return verdict(
    `${name}: requests a second to a bare Fastify's`,
    ratios[1]!,
    'at least',
    limits.toBareFastify,
  );
}

function againstWhole(whole: Result, notModified: Result): Verdict {
  const ratio = notModified.slices[0]!.perSecond / whole.slices[0]!.perSecond;
  return verdict(
    `${notModified.name}: requests a second to the whole answer's`,
    ratio,
    'at least',
    limits.notModifiedToWhole,
  );
}
