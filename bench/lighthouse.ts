import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../scripts/chromium.ts';
import { CHROMIUM_ARGS } from '../test/chromium-args.ts';
import { limits } from './limits.ts';
import { type Verdict, verdict } from './report.ts';

/** The hub as Lighthouse sees it on its slow phone: each page in turns, medians. */

const RUNS = 3;
const DEBUGGING_PORT = 9412;
const site = 'costa-ocaso';

const pages = {
  home: '',
  dining: '#/property-hub/dining',
  restaurant: '#/property-hub/dining/brasa-de-mezquite',
  menu: '#/property-hub/dining/brasa-de-mezquite/menu/2401',
  events: '#/property-hub/events',
} as const;

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
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const address = (page: keyof typeof pages) => `http://${site}.localhost:${port}/app/${pages[page]}`;
    const names = Object.keys(pages) as (keyof typeof pages)[];
    const seen = new Map<string, Scores[]>(names.map((name) => [name, []]));
    // The first look makes the pictures in the sizes that a phone asks for; it does not count.
    for (let round = 0; round <= RUNS; round += 1) {
      for (const name of names) {
        const scores = await look(address(name));
        if (round > 0) seen.get(name)!.push(scores);
      }
    }
    return names.flatMap((name) => {
      const of = (what: keyof Scores) => median(seen.get(name)!.map((scores) => scores[what]));
      return [
        verdict(
          `Lighthouse, ${name}: performance`,
          of('performance'),
          'at least',
          limits.lighthousePerformance,
        ),
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
