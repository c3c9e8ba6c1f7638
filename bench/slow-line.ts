import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumPath } from '../scripts/chromium.ts';
import { CHROMIUM_ARGS } from '../test/chromium-args.ts';
import { dayAfter, todayIn } from '../test/resort-days.ts';
import { limits } from './limits.ts';
import { type Verdict, verdict } from './report.ts';

/** How long a guest on a slow line waits, from a tap until the text of the next page can be read: route by route. */

const RUNS = 3;
const site = 'costa-ocaso';
const timeZone = 'America/Mazatlan';
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** Lighthouse's Slow 3G: 400 ms a round trip, 400 kbit/s, a processor four times slower. */
const slow3G = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false };
const SLOWDOWN = 4;
/** Longer than any wait that could still be told of, in milliseconds. */
const MAX_WAIT = 60_000;

interface Walk {
  readonly route: string;
  /** Where the guest stands, below /property-hub/; '' for home. */
  readonly from: string;
  /** What the guest touches, one after the other; the time counts from the last. */
  readonly taps: readonly string[];
  /** What only the data of the page can say: neither its title nor anything of the page before. */
  readonly text: string;
}

interface Words {
  readonly locale: {
    readonly en: { readonly title: string; readonly slug: string; readonly content: string };
  };
}
interface Dishes {
  readonly menus: readonly {
    readonly id: number;
    readonly locale: {
      readonly en: {
        readonly sections: readonly { readonly items: readonly { readonly title: string }[] }[];
      };
    };
  }[];
}

/** The beginning of a record's text, as a browser would write it out. */
const beginning = ({ locale }: Words): string =>
  locale.en.content
    .replace(/<[^<>]*>/g, ' ')
    .trim()
    .slice(0, 24);

const welcome = '.home-welcome[aria-haspopup]';
const leadingTo = (route: string) => `a[href$="#/property-hub/${route}"]`;
const byTile = (route: string, text: string): Walk => ({
  route,
  from: '',
  taps: [welcome, `[role=dialog] ${leadingTo(route)}`],
  text,
});

/** From home by its tiles to what stands there, and from each list to the first page behind it. */
async function walksOf(port: number): Promise<Walk[]> {
  const read = async <T>(path: string): Promise<T> =>
    (
      (await (
        await fetch(`http://127.0.0.1:${port}/api/${path}`, { headers: { 'server-name': site } })
      ).json()) as { data: T }
    ).data;
  const restaurants = await read<readonly (Words & Dishes)[]>('restaurants/all');
  const place = restaurants.find(({ menus }) => menus.length > 0)!;
  const { slug } = place.locale.en;
  const { menus } = await read<Dishes>(`restaurant-menus/${slug}`);
  const [page] = await read<readonly Words[]>('content-sections/all');
  // Of tomorrow nothing is over: that would be folded away, and could not be touched.
  const tomorrow = dayAfter(todayIn(timeZone));
  const [listed] = await read<readonly Words[]>(`events/all?day=${tomorrow}`);
  const [today] = await read<readonly Words[]>('events/all');
  const event = await read<Words>(`events/by-slug?slug=${listed!.locale.en.slug}`);
  const restaurant = `dining/${slug}`;
  const menu = `${restaurant}/menu/${menus[0]!.id}`;
  return [
    byTile('dining', place.locale.en.title),
    byTile('info', page!.locale.en.title),
    byTile('events', today!.locale.en.title),
    { route: restaurant, from: 'dining', taps: [`main ${leadingTo(restaurant)}`], text: beginning(place) },
    {
      route: menu,
      from: restaurant,
      taps: ['main a[href*="/menu/"]'],
      text: menus[0]!.locale.en.sections[0]!.items[0]!.title,
    },
    {
      route: `info/${page!.locale.en.slug}`,
      from: 'info',
      taps: [`main ${leadingTo(`info/${page!.locale.en.slug}`)}`],
      text: beginning(page!),
    },
    {
      route: `events/${event.locale.en.slug}`,
      from: `events?day=${tomorrow}`,
      taps: [`main a[href*="/events/${event.locale.en.slug}"]`],
      text: beginning(event),
    },
    { route: 'dietary-dishes', from: 'dining', taps: [`main ${leadingTo('dietary-dishes')}`], text: 'Keto' },
  ];
}

/** Milliseconds from the last tap until the text stands on the page. */
async function wait(page: Page, { taps, text }: Walk): Promise<number> {
  for (const tap of taps) await page.locator(tap).first().click();
  const shown = await page.waitForFunction(
    (words) => (document.getElementById('main')?.textContent.includes(words) ? performance.now() : undefined),
    text,
    { polling: 'raf', timeout: MAX_WAIT },
  );
  const tapped = await page.evaluate(() => (window as unknown as { tappedAt: number }).tappedAt);
  return (await shown.jsonValue())! - tapped;
}

async function walk(browser: Browser, origin: string, one: Walk): Promise<number> {
  const context = await browser.newContext(phone);
  context.setDefaultTimeout(MAX_WAIT);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow3G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(() => {
      const remember = () => ((window as unknown as { tappedAt: number }).tappedAt = performance.now());
      addEventListener('click', remember, true);
    });
    await page.goto(`${origin}/app/${one.from && `#/property-hub/${one.from}`}`, { timeout: MAX_WAIT });
    return await wait(page, one);
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

export async function walkOnSlowLine(port: number): Promise<Verdict[]> {
  const origin = `http://${site}.localhost:${port}`;
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const verdicts: Verdict[] = [];
    for (const one of await walksOf(port)) {
      const waits: number[] = [];
      for (let run = 0; run < RUNS; run += 1) waits.push(await walk(browser, origin, one));
      const seconds = median(waits) / 1000;
      verdicts.push(
        verdict(`Slow 3G, ${one.route}: seconds to its text`, seconds, 'at most', limits.slowLine),
      );
    }
    return verdicts;
  } finally {
    await browser.close();
  }
}
