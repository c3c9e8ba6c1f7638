import type { BrowserContext, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, eventually, hubUrl, inSpanish, phone, useBrowser, visit, welcome } from './browser.ts';

useBrowser();

/** The hub's API calls from now on. */
function watchCalls(context: BrowserContext): Request[] {
  const calls: Request[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

const pathOf = (request: Request) => request.url().split('/api/')[1] ?? '';

/** Navigates within the app, as by a tap. */
async function go(page: Page, route: string, title: string) {
  await page.evaluate((to) => (location.hash = to), `#/property-hub/${route}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.waitForLoadState('networkidle');
}

it('browsing requests a list once and a menu with each view of it, and every call has our headers', async () => {
  let calls: Request[] = [];
  const { page, complaints } = await visit(hubUrl('sal-y-brisa'), desktop, async ({ context }) => {
    calls = watchCalls(context);
  });
  const walk = [
    ['dining', 'Dining'],
    ['dining/la-lonja', 'La Lonja'],
    ['dining/la-lonja/menu/101', 'From the Fish Hall'],
    ['dining/brasa-del-paseo', 'Brasa del Paseo'],
    ['dining', 'Dining'],
    ['info', 'Hotel information'],
    ['info/getting-here', 'Getting here & back'],
    ['info', 'Hotel information'],
  ] as const;
  for (const [route, title] of walk) await go(page, route, title);
  // Views of a menu within one second share its response.
  await page.waitForTimeout(1100);
  await go(page, 'dining/la-lonja/menu/108', 'Ices');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'Regresar' }).waitFor();

  const paths = calls.map(pathOf);
  // Where promotions stand before any page needs the places, these are asked once aside: which is closed today?
  const aside = paths.indexOf('restaurants/all');
  const isMenu = (path: string) => path === 'restaurant-menus/la-lonja';
  const others = paths.filter((path, place) => place !== aside && !isMenu(path));
  // It was opened twice: a dish may be sold out by then.
  expect(paths.filter(isMenu).length).toBeGreaterThanOrEqual(2);
  expect(others).toEqual([...new Set(others)]);
  expect(paths).toEqual(
    expect.arrayContaining([
      'restaurants/all',
      'restaurant-menus/la-lonja',
      'content-sections/all',
      'promos/by-location?location=Dining',
      'promos/by-location?location=Hotel%20Info',
    ]),
  );
  for (const call of calls) {
    expect(call.headers()).toMatchObject({ 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': 'guest' });
  }
  expect(complaints).toEqual([]);
});

it('a missing CSRF token is logged to the console', async () => {
  const { page, complaints } = await visit(hubUrl('sal-y-brisa'), phone, ({ page: tab }) =>
    tab.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelector('meta[name=csrf-token]')?.remove(),
      ),
    ),
  );
  await welcome(page).waitFor();
  await eventually(() => complaints).toContain('The CSRF token is missing from the page.');
});

describe('a data call that fails', () => {
  it.each([
    [phone, 'We were unable to load this. Please try again later.', 'Try again', 'Dining', 'Dismiss'],
    [
      inSpanish,
      'No pudimos cargar esta información. Inténtalo de nuevo más tarde.',
      'Intentar de nuevo',
      'Restaurantes y bares',
      'Descartar',
    ],
  ] as const)(
    'is shown once, leaves the page usable and can be retried',
    async (options, words, again, title, dismiss) => {
      let isDown = true;
      const { page } = await visit(hubUrl('sal-y-brisa', 'dining'), options, ({ context }) =>
        context.route('**/api/restaurants/all', (route) =>
          isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
        ),
      );
      const alert = page.getByRole('alert').getByText(words, { exact: true });
      await alert.waitFor();
      const heading = page.getByRole('heading', { level: 1, name: title });
      await page.getByRole('main').getByRole('button', { name: again }).waitFor();
      // It covers no word of the title.
      const [shown, said] = [(await alert.locator('..').boundingBox())!, (await heading.boundingBox())!];
      expect(said.y).toBeGreaterThanOrEqual(shown.y + shown.height);
      expect(await page.getByText(words).count()).toBe(1);
      await page.getByRole('button', { name: dismiss }).click();
      await alert.waitFor({ state: 'detached' });
      isDown = false;
      await page.getByRole('main').getByRole('button', { name: again }).click();
      await page.getByRole('link', { name: /^La Lonja/ }).waitFor();
    },
  );

  it('is no longer shown after a retry, nor on the next page', async () => {
    let isDown = true;
    const { page } = await visit(hubUrl('sal-y-brisa', 'dining'), phone, ({ context }) =>
      context.route('**/api/restaurants/all', (route) =>
        isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      ),
    );
    const alert = page.getByRole('alert').getByRole('paragraph');
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await alert.waitFor();
    const walk = (route: string) => page.evaluate((to) => (location.hash = to), `#/property-hub/${route}`);
    await walk('playa-safe-stay');
    await alert.waitFor({ state: 'detached' });
    await walk('dining');
    await alert.waitFor();
    isDown = false;
    await again.click();
    await page.getByRole('link', { name: /^La Lonja/ }).waitFor();
    expect(await alert.count()).toBe(0);
  });

  it('twice for the same reason is shown once', async () => {
    const { page } = await visit(hubUrl('sal-y-brisa', 'dining'), phone, ({ context }) =>
      context.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} })),
    );
    await page.getByRole('alert').getByRole('paragraph').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('alert').getByRole('paragraph').count()).toBe(1);
  });
});

it.each([
  [phone, 'No connection. The page goes on by itself when it is back.', 'Next day'],
  [inSpanish, 'Sin conexión. La página sigue sola en cuanto vuelva.', 'Día siguiente'],
] as const)(
  'a guest without connection is told so once, whatever is missing, and the page goes on by itself',
  async (options, words, nextDay) => {
    const { page, context } = await visit(hubUrl('sal-y-brisa', 'events'), options);
    const events = page.locator('main li a[href*="/events/"]');
    await events.first().waitFor();
    const alert = page.getByRole('alert').getByRole('paragraph');
    await context.setOffline(true);
    await page.getByRole('button', { name: nextDay }).click();
    await alert.filter({ hasText: words }).waitFor();
    // Code, data and promotions of this page are missing, for the same reason.
    await page.evaluate(() => (location.hash = '#/property-hub/dietary-dishes?diet=vegan'));
    await page.locator('main, [data-look=choices]').first().waitFor();
    await eventually(() => alert.count()).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main a[href*="/dining/"]').first().waitFor();
    await eventually(() => alert.count()).toBe(0);
  },
);

it('a day that the calendar does not have is asked of nobody: the events are those of today', async () => {
  let calls: Request[] = [];
  const { page, complaints } = await visit(
    hubUrl('sal-y-brisa', 'events?day=2026-02-30'),
    phone,
    async ({ context }) => {
      calls = watchCalls(context);
    },
  );
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  const days = calls.map(pathOf).filter((path) => path.startsWith('events/all'));
  expect(days).toHaveLength(1);
  expect(days[0]).not.toContain('2026-02-30');
  expect(complaints).toEqual([]);
});
