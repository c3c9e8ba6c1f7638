import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { desktop, eventually, hubUrl, inSpanish, newGuest, phone, useBrowser, visit } from './browser.ts';
import { dayAfter, todayIn } from './resort-days.ts';
import { inSoakFrom } from './soak.ts';

useBrowser();

const scripts = '**/app/js/*.js*';

/** Where bar, picture, what is shown of it and title stand, whoever has drawn them; how high a title is depends on its font's coming. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['.bar-logo', '.bar-lines', '.hero-picture', '.hero-logo', 'h1'].map((what) => {
      const element = document.querySelector(what);
      const box = element?.getBoundingClientRect();
      const image = element?.querySelector('img');
      const shown = image ? getComputedStyle(image).objectPosition : '';
      return box ? [what, box.x, box.y, box.width, shown].join(' ') : `no ${what}`;
    }),
  );

const isApp = (page: Page) => page.locator('main[id=main] h1').first().waitFor();

const pages = [
  ['dining', phone],
  ['playa-safe-stay', inSpanish],
  ['dining', desktop],
  ['dining/la-lonja', phone],
  ['dining/la-lonja', desktop],
  ['info', phone],
  ['info/como-llegar', inSpanish],
  ['events', phone],
  ['events', desktop],
  ['dietary-dishes', desktop],
] as const;

for (const [place, [route, how]] of pages.entries()) {
  it(
    `${route} begins before the app, and nothing of it moves when the app takes over`,
    inSoakFrom(2, place),
    async () => {
      const { page, context } = await visit(hubUrl('sal-y-brisa', route), how, (guest) =>
        guest.context.route(scripts, (request) => request.abort()),
      );
      await page.locator('.first h1').waitFor();
      const drawn = await places(page);
      await context.unroute(scripts);
      await page.reload();
      await isApp(page);
      expect(await places(page)).toEqual(drawn);
    },
  );
}

it('in the language of the address, which the server did not know, it begins without words', async () => {
  const { page } = await visit(hubUrl('sal-y-brisa', 'dining/la-lonja?lang=es'), phone, (guest) =>
    guest.context.route(scripts, (request) => request.abort()),
  );
  await page.locator('.first .hero-picture img').waitFor();
  expect(await page.locator('.first h1').textContent()).toBe('');
});

/** A page as the server has drawn it; its scripts come when they are let go. */
async function beforeTheApp(how: Parameters<typeof newGuest>[0], route: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { page, context } = await newGuest(how);
  onTestFinished(() => context.close());
  await page.route(scripts, async (request) => {
    await held;
    await request.continue();
  });
  // The page is not loaded while its script is held back.
  await page.goto(hubUrl('sal-y-brisa', route), { waitUntil: 'commit' });
  return { page, opener: page.locator('#root [data-opens]'), letGo };
}

it('a tap on the menu that comes before the app opens it when the app is there', async () => {
  const { page, opener, letGo } = await beforeTheApp(phone, 'dining');
  await opener.click();
  letGo();
  await page.getByRole('dialog').waitFor();
});

it.each(['', 'dining'])(
  'a mouse pressed on the menu before the app and released after it opens it, at "%s"',
  async (route) => {
    const { page, opener, letGo } = await beforeTheApp(desktop, route);
    await opener.hover();
    await page.mouse.down();
    letGo();
    await page.locator('main[id=main]').waitFor();
    await page.mouse.up();
    await page.getByRole('dialog').waitFor();
  },
);

const moments = [
  ['sal-y-brisa', '18:00'],
  ['sal-y-brisa', '01:00'],
  ['sal-y-brisa', '12:30'],
  // A quarter to midnight: all restaurants are closed, and a bar is open.
  ['casa-marea', '05:45'],
] as const;
for (const [place, [site, time]] of moments.entries()) {
  it(
    `at ${site} dining begins, at ${time} by UTC, with the card that the app puts first`,
    inSoakFrom(1, place),
    async () => {
      const { page } = await visit(hubUrl(site, 'dining'), phone, async (guest) => {
        // The page knows the hours of the coming days, not those of days that are over.
        await guest.page.clock.setFixedTime(`${dayAfter(todayIn('UTC'))}T${time}:00Z`);
        await guest.context.route(scripts, (request) => request.abort());
      });
      const name = await page.locator('.first-cards p').textContent();
      const heading = await page.locator('.first-cards h2').textContent();
      await page.context().unroute(scripts);
      await page.reload();
      await eventually(() => page.locator('main section li a').first().textContent()).toContain(name);
      expect(await page.locator('main section h2').first().textContent()).toBe(heading);
    },
  );
}
