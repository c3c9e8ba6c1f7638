import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../scripts/chromium.ts';
import { CHROMIUM_ARGS } from '../test/chromium-args.ts';
import { publishEverySlice } from './every-slice.ts';
import { limits } from './limits.ts';
import { type Verdict, verdict } from './report.ts';

/** Hub and public sites as Lighthouse sees them on its slow phone: each page in turns, medians. */

const RUNS = 3;
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
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const seen = new Map<string, Scores[]>(Object.keys(pages).map((name) => [name, []]));
    // The first look makes the pictures in the sizes that a phone asks for; it does not count.
    for (let round = 0; round <= RUNS; round += 1) {
      for (const [name, { site, path }] of Object.entries(pages)) {
        const scores = await look(`http://${site}.localhost:${port}${path}`);
        if (round > 0) seen.get(name)!.push(scores);
      }
    }
    return Object.entries(pages).flatMap(([name, { performance }]) => {
      const of = (what: keyof Scores) => median(seen.get(name)!.map((scores) => scores[what]));
      return [
        verdict(`Lighthouse, ${name}: performance`, of('performance'), 'at least', performance),
        ...(['accessibility', 'bestPractices', 'seo'] as const).map((what) =>
          verdict(`Lighthouse, ${name}: ${what}`, of(what), 'at least', limits.lighthouseOthers),
        ),
        verdict(`Lighthouse, ${name}: layout shift`, of('shift'), 'at most', limits.layoutShift),
      ];
    });
  } finally {
    await browser.close();
  }
}
