import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { headlessChromiumPath } from '../scripts/chromium.ts';
import { CHROMIUM_ARGS } from '../test/chromium-args.ts';
import { publishEverySlice } from './every-slice.ts';
import { limits } from './limits.ts';
import { type Verdict, verdict } from './report.ts';

/** Hub and public sites as Lighthouse sees them on its slow phone: each page in turns, medians (ADR 93). */

const RUNS = 5;
const DEBUGGING_PORT = 9412;

const hub = (route: string) => `/app/${route && `#/property-hub/${route}`}`;

interface LookedAt {
  readonly site: string;
  readonly path: string;
  /** Of 100. */
  readonly performance: number;
}

const ofHub = (route: string): LookedAt => ({
  site: 'costa-ocaso',
  path: hub(route),
  performance: limits.lighthousePerformance,
});
const ofSite = (path: string, site = 'costa-ocaso'): LookedAt => ({
  site,
  path,
  performance: limits.lighthousePublic,
});

const pages: Readonly<Record<string, LookedAt>> = {
  'hub, home': ofHub(''),
  'hub, dining': ofHub('dining'),
  'hub, restaurant': ofHub('dining/brasa-de-mezquite'),
  'hub, menu': ofHub('dining/brasa-de-mezquite/menu/2401'),
  'hub, events': ofHub('events'),
  'home of the group': ofSite('/', 'sal-y-brisa'),
  'home of a resort': ofSite('/'),
  'home of a resort in Spanish': ofSite('/es/', 'casa-marea'),
  rooms: ofSite('/rooms'),
  'a room': ofSite('/rooms/adobe-room'),
  'a restaurant': ofSite('/dining/brasa-de-mezquite'),
  'an offer': ofSite('/specials/the-last-light'),
  'a post': ofSite('/blog/eleven-minutes'),
  'a page of many slices': ofSite('/', 'bahia-coral'),
  'a map and questions': ofSite('/how-to-get-here'),
  'a form': ofSite('/weddings'),
  'a resort': ofSite('/resorts/casa-marea', 'sal-y-brisa'),
  'travel agents': ofSite('/agents', 'sal-y-brisa'),
  terms: ofSite('/terms', 'sal-y-brisa'),
  'every slice': ofSite('/every-slice-1', 'sal-y-brisa'),
};

/** What a page with one line of text falls short of 100 is the machine's and the browser's, of every page here. */
const ONE_LINE = 'a page of one line, for comparison';
const oneLine =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One line</title><p>One line.';

async function serveOneLine() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(oneLine);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly shift: number;
}

/** A trace may come out without its beginning when the machine has much to do: it is taken again so often. */
const MORE_TRIES = 2;

async function look(url: string, tries = MORE_TRIES): Promise<Scores> {
  const result = await lighthouse(url, { port: DEBUGGING_PORT, output: 'json', logLevel: 'error' });
  const report = result?.lhr;
  if (report?.runtimeError?.code === 'NO_NAVSTART' && tries > 0) return look(url, tries - 1);
  if (!report || report.runtimeError)
    throw new Error(`Lighthouse saw nothing of ${url}: ${report?.runtimeError?.message}`);
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    shift: report.audits['cumulative-layout-shift']?.numericValue ?? 1,
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

export async function lookAtPages(port: number): Promise<Verdict[]> {
  await publishEverySlice(port);
  await using compared = await serveOneLine();
  const { port: comparedPort } = compared.address() as AddressInfo;
  const addresses: Readonly<Record<string, string>> = {
    [ONE_LINE]: `http://localhost:${comparedPort}/`,
    ...Object.fromEntries(
      Object.entries(pages).map(([name, { site, path }]) => [
        name,
        `http://${site}.localhost:${port}${path}`,
      ]),
    ),
  };
  const executablePath = headlessChromiumPath();
  console.log(`with ${executablePath}`);
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const seen = new Map<string, Scores[]>(Object.keys(addresses).map((name) => [name, []]));
    // The first look makes the pictures in the sizes that a phone asks for; it does not count.
    for (let round = 0; round <= RUNS; round += 1) {
      for (const [name, address] of Object.entries(addresses)) {
        const scores = await look(address);
        if (round > 0) seen.get(name)!.push(scores);
      }
    }
    const of = (name: string, what: keyof Scores) => median(seen.get(name)!.map((scores) => scores[what]));
    const performance = (name: string, limit: number) =>
      verdict(`Lighthouse, ${name}: performance`, of(name, 'performance'), 'at least', limit);
    return [
      performance(ONE_LINE, limits.lighthousePublic),
      ...Object.entries(pages).flatMap(([name, page]) => [
        performance(name, page.performance),
        ...(['accessibility', 'bestPractices', 'seo'] as const).map((what) =>
          verdict(`Lighthouse, ${name}: ${what}`, of(name, what), 'at least', limits.lighthouseOthers),
        ),
        verdict(`Lighthouse, ${name}: layout shift`, of(name, 'shift'), 'at most', limits.layoutShift),
      ]),
    ];
  } finally {
    await browser.close();
  }
}
