import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { CHROMIUM_ARGS } from './chromium-args.ts';
import { journeyServer } from './journey-server.ts';
import { phone } from './phone.ts';
import { MAX_WAIT } from './wait.ts';

export { phone };
export const desktop = { viewport: { width: 1440, height: 900 } };

/** A phone set to Spanish. */
export const inSpanish = { ...phone, locale: 'es-MX' };

let browser: Browser | undefined;

/** One Chromium for all test files of a worker, another one where it crashed; it ends with the worker. */
async function openBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH!, args: CHROMIUM_ARGS });
  }
  return browser;
}

/** Opens the browser before the first test of a file. */
export function useBrowser(): void {
  beforeAll(async () => void (await openBrowser()));
}

/** Polls until the value is as expected. */
export const eventually = <T>(read: () => T, message = '') =>
  expect.poll(read, { timeout: MAX_WAIT, message });

/** Resolves when the page has been drawn anew and has done what follows from it, as a screen that takes the focus. */
export const drawnAnew = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** `http://<key>.localhost:<port>`; a host may go before the key, 'kiosk.casa-marea'. */
export const siteUrl = (key: string): string => `http://${key}.localhost:${journeyServer().port}`;

export const hubUrl = (key: string, route = ''): string =>
  `${siteUrl(key)}/app/${route && `#/property-hub/${route}`}`;

/** The route a page is at, without its query: 'dining/la-lonja', '' for home. */
export const routeOf = (page: Page): string => /#\/property-hub\/([^?]*)/.exec(page.url())?.[1] ?? '';

/** The welcome button, once the app has taken over the page that the server rendered. */
export const welcome = (page: Page) =>
  page.getByRole('button', { name: /^(WELCOME|BIENVENIDO)$/ }).and(page.locator('[aria-haspopup]'));

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings of console and page. A journey ends without any. */
  readonly complaints: string[];
}

/** A guest with an empty browser and no page loaded; the caller closes the context. */
export async function newGuest(options: BrowserContextOptions = phone): Promise<Visit> {
  const context = await (await openBrowser()).newContext({ locale: 'en-US', ...options });
  context.setDefaultTimeout(MAX_WAIT);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Failed requests are reported by the browser without their address.
    const { url } = message.location();
    const isMissing = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error') complaints.push(isMissing ? `${message.text()} ${url}` : message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, complaints };
}

/** A guest with the page loaded; `prepare` runs before the page is requested. */
export async function visit(
  url: string,
  options: BrowserContextOptions = phone,
  prepare?: (guest: Visit) => Promise<unknown>,
): Promise<Visit> {
  const guest = await newGuest(options);
  onTestFinished(() => guest.context.close());
  await prepare?.(guest);
  await guest.page.goto(url);
  return guest;
}

/** Pages that `visitInTurn` keeps, by the options of their browser. */
const kept = new Map<string, Visit>();
const MAX_KEPT = 3;

async function keptGuest(options: BrowserContextOptions): Promise<Visit> {
  const key = JSON.stringify(options);
  const known = kept.get(key);
  kept.delete(key);
  const isUsable = known !== undefined && !known.page.isClosed() && known.context.browser()?.isConnected();
  const guest = isUsable ? known : await newGuest(options);
  kept.set(key, guest);
  const [oldest] = kept;
  if (kept.size > MAX_KEPT) {
    kept.delete(oldest![0]);
    await oldest![1].context.close();
  }
  return guest;
}

/**
 * As `visit`, in a page that tests use one after the other: what it has loaded it need not load again, which spares
 * two fifths of a visit's processor time. It comes without cookies and storage; a test that changes its browser
 * otherwise, as by a clock or by answers of its own, takes a new one by `visit`.
 */
export async function visitInTurn(url: string, options: BrowserContextOptions = phone): Promise<Visit> {
  const guest = await keptGuest(options);
  const { page, context, complaints } = guest;
  if (options.viewport) await page.setViewportSize(options.viewport);
  // From the same site, so that its process goes on.
  await page.goto(new URL('/healthz', url).href);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  complaints.length = 0;
  await page.goto(url);
  return guest;
}
