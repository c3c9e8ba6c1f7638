import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import {
  desktop,
  eventually,
  hubUrl,
  inSpanish,
  newGuest,
  phone,
  useBrowser,
  visit,
  visitInTurn,
  welcome,
} from './browser.ts';
import { inSoakFrom } from './soak.ts';
import { menuOf, panel, panelHeight } from './menu-of.ts';

useBrowser();

const still = { reducedMotion: 'reduce' } as const;

/** What the panel does from now on: its events, and how long it takes to reach a height. */
async function watch(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
    for (const name of ['palapa:menu-open', 'palapa:menu-close']) {
      window.addEventListener(name, () => seen.push(name));
    }
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

it('a tap on WELCOME that comes before the app opens the menu when the app is there', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { page, context } = await newGuest(phone);
  onTestFinished(() => context.close());
  await page.route('**/app/js/main.*', async (route) => {
    await held;
    await route.continue();
  });
  // The page is not loaded while its script is held back.
  await page.goto(hubUrl('sal-y-brisa'), { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'WELCOME' });
  await button.click();
  expect(await button.getAttribute('data-pressed')).not.toBeNull();
  letGo();
  await eventually(() => panelHeight(page)).toBe(740 + 90);
});

it('the tiles of the menu have their icons at once and stand still when promotions come', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const icons: string[] = [];
  const { page } = await visit(hubUrl('sal-y-brisa'), { ...phone, ...still }, async ({ context }) => {
    context.on('request', (request) => void (request.url().includes('icon-') && icons.push(request.url())));
    await context.route('**/api/promos/by-location?location=Menu*', async (route) => {
      await held;
      await route.continue();
    });
  });
  await welcome(page).click();
  const tile = menuOf(page).getByRole('link', { name: 'Hotel Information' });
  await eventually(() => panelHeight(page)).toBe(740 + 90);
  const before = await tile.boundingBox();
  letGo();
  await menuOf(page).getByRole('article').first().waitFor();
  expect(await tile.boundingBox()).toEqual(before);
  expect(await menuOf(page).locator('img[src^="data:image/"]').count()).toBeGreaterThan(0);
  expect(icons).toEqual([]);
});

it('WELCOME opens the menu: it grows to the screen and 90 pixels in 0.7 seconds and closes to nothing', async () => {
  const { page, complaints } = await visitInTurn(hubUrl('sal-y-brisa'));
  const seen = await watch(page);
  const button = welcome(page);
  expect(await button.innerText()).toBe('WELCOME');
  await button.click();
  const growing = await panel(page).evaluate((element) => getComputedStyle(element).transitionDuration);
  await eventually(() => panelHeight(page)).toBe(740 + 90);
  expect(growing).toBe('0.7s');
  expect(await seen()).toEqual(['palapa:menu-open']);

  await page.getByRole('button', { name: 'Close menu' }).click();
  const shrinking = await panel(page).evaluate((element) => getComputedStyle(element).transitionDuration);
  await eventually(() => panelHeight(page)).toBe(0);
  expect(shrinking).toBe('0.35s');
  await eventually(seen).toEqual(['palapa:menu-open', 'palapa:menu-close']);
  expect(complaints).toEqual([]);
});

it('a Spanish guest is welcomed with BIENVENIDO', async () => {
  const { page } = await visitInTurn(hubUrl('sal-y-brisa'), inSpanish);
  expect(await welcome(page).innerText()).toBe('BIENVENIDO');
  await welcome(page).click();
  await menuOf(page).getByRole('link', { name: 'Restaurantes, bebidas y menús' }).waitFor();
});

it('on a page with a bar the menu closes to 64 pixels, with the logo at most 40 high', async () => {
  const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'info'));
  expect(await panelHeight(page)).toBe(64);
  const logo = await page.getByRole('link', { name: 'Sal y Brisa: Home' }).locator('img').boundingBox();
  expect(logo?.height).toBeLessThanOrEqual(40);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await eventually(() => panelHeight(page)).toBe(740 + 90);
  await page.keyboard.press('Escape');
  await eventually(() => panelHeight(page)).toBe(64);
});

it('opened again, the menu stands at its top', async () => {
  // So low that the menu has to be scrolled.
  const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'info'), {
    viewport: { width: 360, height: 400 },
  });
  const scroller = menuOf(page).locator('[data-scrolls]');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await eventually(() => panelHeight(page)).toBe(400 + 90);
  await scroller.evaluate((element) => element.scrollTo(0, 200));
  await eventually(() => scroller.evaluate((element) => element.scrollTop)).toBe(200);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await eventually(() => panelHeight(page)).toBe(64);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await scroller.waitFor();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0);
});

it('the page behind the open menu stands still, and stands where it was afterwards', async () => {
  const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'info'), desktop);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 300);
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(300);
  // By the mouse itself: the driver's own click would scroll to see whether the button can be reached.
  const toggle = (await page.getByRole('button', { name: 'Open menu' }).boundingBox())!;
  await page.mouse.click(toggle.x + 24, toggle.y + 24);
  await eventually(() => panelHeight(page)).toBe(900 + 90);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await page.keyboard.press('Escape');
  await eventually(() => panelHeight(page)).toBe(64);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 100);
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(400);
});

it('the focus goes into the menu, stays there and returns to what opened it', async () => {
  const { page } = await visitInTurn(hubUrl('sal-y-brisa'), desktop);
  const button = welcome(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await menuOf(page).waitFor();
  const isInside = () => menuOf(page).evaluate((element) => element.contains(document.activeElement));
  await eventually(isInside).toBe(true);
  // The promotions come when they are seen, and bring their own stops.
  await menuOf(page).getByRole('button', { name: 'Next slide' }).waitFor();
  const stops = new Set<string>();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
    stops.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect([...stops]).toEqual(expect.arrayContaining(['English', 'Español', 'Hotel Information']));
  await page.keyboard.press('Escape');
  await menuOf(page).waitFor({ state: 'detached' });
  await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

describe('languages', () => {
  it('a guest changes to Spanish: everything is read anew without a reload, and a reload keeps it', async () => {
    const { page, complaints } = await visitInTurn(hubUrl('sal-y-brisa', 'info'));
    await page.getByRole('heading', { level: 1, name: 'Hotel information' }).waitFor();
    await page.evaluate(() => ((window as unknown as { isSamePage: boolean }).isSamePage = true));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menuOf(page).getByRole('button', { name: 'Español' }).click();

    await page.getByRole('heading', { level: 1, name: 'Información del hotel' }).waitFor();
    await page.getByRole('link', { name: 'Cómo llegar y volver' }).waitFor();
    await eventually(() => panelHeight(page)).toBe(64);
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    expect(await page.getByRole('link', { name: 'Getting Here' }).count()).toBe(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Información del hotel' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('a property in one language has no switch, and speaks it to everybody', async () => {
    const { page } = await visitInTurn(hubUrl('lantern-cay'), inSpanish);
    await welcome(page).click();
    await menuOf(page).getByRole('link', { name: 'Dining, Drinks & Menus' }).waitFor();
    expect(await menuOf(page).getByText('Español').count()).toBe(0);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
});

const menuDevices = [
  ['on a Spanish phone', { ...inSpanish, ...still }],
  ['on an English phone', { ...phone, ...still }],
  ['on a desktop', { ...desktop, ...still }],
] as const;
for (const [place, [where, options]] of menuDevices.entries()) {
  it(`the open menu has no barrier ${where}`, inSoakFrom(1, place), async () => {
    const { page } = await visitInTurn(hubUrl('sal-y-brisa'), options);
    await welcome(page).click();
    await menuOf(page).getByRole('article').first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
