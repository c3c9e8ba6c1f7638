/** @module-tag soak */
import { describe, expect, it, onTestFinished } from 'vitest';
import { siteUrl } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { firefoxPath, type OtherBrowser, webkitPaths } from './other-browser.ts';
import { openWebkit } from './webkit.ts';

/**
 * Everything that goes wrong in the page from here on; the walk never leaves it. That sizes are told a frame later is
 * no fault: WebKit says so as an error event of its own.
 */
const LISTEN = `(() => {
  const wrong = (window.wentWrong = []);
  const toldLater = 'ResizeObserver loop completed with undelivered notifications.';
  addEventListener('error', ({ message }) => message === toldLater || wrong.push(String(message)));
  addEventListener('unhandledrejection', (event) => wrong.push(String(event.reason)));
  const say = console.error;
  console.error = (...words) => (wrong.push(words.map(String).join(' ')), say(...words));
  return true;
})()`;

const named = (name: string) => `//*[self::a or self::button][contains(normalize-space(.), "${name}")]`;
const labelled = (label: string) => `//button[@aria-label="${label}"]`;
/** Until then it lies over what is to be clicked. */
const MENU_CLOSED = '//header[@data-phase="closed"]';
const title = (text: string) => `//h1[contains(normalize-space(.), "${text}")]`;

/** What still moves may take a link away from under the finger: whoever sees that nothing opened taps again. */
async function open(browser: OtherBrowser, link: string, page: string): Promise<void> {
  const ONE_TAP = 8000;
  await browser.click(link);
  await browser
    .waitFor(page, ONE_TAP)
    // It may have opened late: then the link is gone.
    .catch(() => Promise.race([browser.waitFor(page), browser.click(link).catch(() => undefined)]));
  await browser.waitFor(page);
}

async function walk(browser: OtherBrowser): Promise<void> {
  onTestFinished(() => browser.close());
  await browser.open(`${siteUrl('sal-y-brisa')}/app/?lang=en`);
  await browser.waitFor(named('WELCOME'));
  await browser.read(LISTEN);
  await browser.click(named('WELCOME'));
  await open(browser, named('Dining, Drinks & Menus'), title('Dining'));
  await browser.waitFor(MENU_CLOSED);
  await open(browser, named('Brasa del Paseo'), title('Brasa del Paseo'));

  await browser.click(labelled('Open menu'));
  await browser.click(named('Español'));
  await browser.waitFor(MENU_CLOSED);
  await open(browser, named('Cena a las brasas'), title('Cena a las brasas'));
  await browser.waitFor('//*[contains(text(), "Alérgenos")]');

  await browser.click(labelled('Abrir el menú'));
  await open(browser, named('Actividades y entretenimiento'), title('Actividades y entretenimiento'));
  await browser.waitFor(MENU_CLOSED);
  // Tomorrow nothing is over yet, whenever this runs.
  await browser.click(labelled('Día siguiente'));
  await open(browser, named('El mercado del Paseo'), title('El mercado del Paseo'));

  await browser.click(labelled('Abrir el menú'));
  await open(browser, named('Platillos por dieta'), title('Platillos según tu dieta'));
  await browser.waitFor(MENU_CLOSED);
  await browser.click(named('Vegano'));
  await browser.waitFor(named('Ver detalles de'));
  expect(await browser.read('document.documentElement.lang')).toBe('es');
  expect(await browser.read('window.wentWrong')).toEqual([]);
}

describe.skipIf(!firefoxPath)('Firefox (skipped without Debian’s firefox-esr)', () => {
  it('a guest eats, goes out and finds a dish', async () => walk(await openFirefox(firefoxPath!)));
});

describe.skipIf(!webkitPaths)('WebKit (skipped without Debian’s webkit2gtk-driver and xvfb)', () => {
  it('a guest eats, goes out and finds a dish', async () => walk(await openWebkit(webkitPaths!)));
});
