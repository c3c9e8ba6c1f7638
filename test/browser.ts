import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { CHROMIUM_ARGS } from './chromium-args.ts';
import { journeyServer } from './journey-server.ts';

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

/** A phone set to Spanish. */
export const inSpanish = { ...phone, locale: 'es-MX' };

/** What has not come by then will not come (milliseconds); less than a test may take, so that it says what was missing. */
const MAX_WAIT = 25_000;

let browser: Browser;

/** One Chromium for a test file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH!, args: CHROMIUM_ARGS });
  });
  afterAll(() => browser.close());
}

/** Asks again until it is as expected. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: MAX_WAIT });

/** `http://<key>.localhost:<port>`; a host may go before the key, 'kiosk.casa-marea'. */
export const siteUrl = (key: string): string => `http://${key}.localhost:${journeyServer().port}`;

export const hubUrl = (key: string, route = ''): string =>
  `${siteUrl(key)}/app/${route && `#/property-hub/${route}`}`;

/** The route a page is at, without its query: 'dining/la-lonja', '' for home. */
export const routeOf = (page: Page): string => /#\/property-hub\/([^?]*)/.exec(page.url())?.[1] ?? '';

/** The way in, once the app stands behind it: the server has drawn it before. */
export const welcome = (page: Page) =>
  page.getByRole('button', { name: /^(WELCOME|BIENVENIDO)$/ }).and(page.locator('[aria-haspopup]'));

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console and the page complained of. A journey ends with none. */
  readonly complaints: string[];
}

/** A guest with an empty browser, who has not gone anywhere yet; whoever asks closes the context. */
export async function newGuest(options: BrowserContextOptions = phone): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-US', ...options });
  context.setDefaultTimeout(MAX_WAIT);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // What could not be had is told without its address otherwise.
    const { url } = message.location();
    const isMissing = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error') complaints.push(isMissing ? `${message.text()} ${url}` : message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, complaints };
}

/** A guest of one story, on the page; `prepare` is for what has to be in place before it is asked for. */
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
