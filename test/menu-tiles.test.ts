import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { HubStart } from '../src/content/guest.ts';
import {
  eventually,
  hubUrl,
  inSpanish,
  phone,
  routeOf,
  siteUrl,
  useBrowser,
  visit,
  visitInTurn,
  welcome,
} from './browser.ts';
import { menuOf, panelHeight } from './menu-of.ts';
import { journeyServer } from './journey-server.ts';

useBrowser();

const tiles = (page: Page) => menuOf(page).getByRole('list').last().getByRole('link');

/** What the page starts from, with no Spanish for 'Getting here' and an address of its own on that tile. */
function withoutSpanish(json: string): string {
  const start = JSON.parse(json) as HubStart;
  const contentAsMenu = start.contentAsMenu.map((one) =>
    one.id === 105 ? { ...one, locale: { ...one.locale, es: { title: null, slug: null } } } : one,
  );
  const { es } = start.site.locale;
  const menuTiles = es.menuTiles?.map((one) =>
    one.page_id === 105 ? { ...one, url: '/property-hub/events' } : one,
  );
  const locale = { ...start.site.locale, es: { ...es, menuTiles } };
  return JSON.stringify({ ...start, contentAsMenu, site: { ...start.site, locale } });
}

describe('tiles', () => {
  const names = async (page: Page) =>
    (await tiles(page).allInnerTexts()).map((name) => name.split('\n')[0]?.trim());

  it('stand in three columns, the default ones first', async () => {
    const { page } = await visitInTurn(hubUrl('sal-y-brisa'), { ...phone, reducedMotion: 'reduce' });
    await welcome(page).click();
    await tiles(page).first().waitFor();
    expect((await names(page)).slice(0, 5)).toEqual([
      'Dining, Drinks & Menus',
      'Hotel Information',
      'Activities & Entertainment',
      'Dining Reservations',
      'Playa Safe Stay',
    ]);
    const columns = async () => {
      const boxes = await Promise.all((await tiles(page).all()).map((tile) => tile.boundingBox()));
      return new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size;
    };
    expect(await columns()).toBe(3);
    // Twice as large, 'Información' is wider than a third of a phone.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await columns()).toBe(2);
  });

  it('at the Yucatan property lack the one for activities', async () => {
    const { page } = await visitInTurn(hubUrl('hilton-yucatan-playa-del-carmen'));
    await welcome(page).click();
    await tiles(page).first().waitFor();
    expect((await names(page)).slice(0, 4)).toEqual([
      'Dining, Drinks & Menus',
      'Hotel Information',
      'Dining Reservations',
      'Playa Safe Stay',
    ]);
    expect(
      await menuOf(page)
        .getByRole('link', { name: /Activities/ })
        .count(),
    ).toBe(0);
  });

  it('lead to a page that exists in the language, and close the menu on the way', async () => {
    const { page } = await visitInTurn(hubUrl('sal-y-brisa'), inSpanish);
    await welcome(page).click();
    await menuOf(page).getByRole('link', { name: 'Cómo llegar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cómo llegar y volver' }).waitFor();
    expect(routeOf(page)).toBe('info/como-llegar');
    await eventually(() => panelHeight(page)).toBe(64);
  });

  it('lead to their own address where the page does not exist in the language', async () => {
    const { page } = await visit(hubUrl('sal-y-brisa'), inSpanish, ({ context }) =>
      context.route('**/app/', async (route) => {
        const shell = await route.fetch({
          // Node knows no '*.localhost'.
          url: `http://127.0.0.1:${journeyServer().port}/app/`,
          headers: { ...route.request().headers(), host: new URL(siteUrl('sal-y-brisa')).host },
        });
        const start = /(?<=id="palapa-start">).*?(?=<\/script>)/s;
        const untranslated = (await shell.text()).replace(start, withoutSpanish);
        await route.fulfill({ response: shell, body: untranslated });
      }),
    );
    await welcome(page).click();
    await menuOf(page).getByRole('link', { name: 'Cómo llegar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Actividades y entretenimiento' }).waitFor();
  });

  it('with an address elsewhere open a new tab', async () => {
    const { page, context } = await visit(hubUrl('sal-y-brisa'), phone, (guest) =>
      guest.context.route('https://example.com/**', (route) => route.fulfill({ body: 'The shop' })),
    );
    await welcome(page).click();
    const opened = context.waitForEvent('page');
    await menuOf(page).getByRole('link', { name: 'Gift shop' }).click();
    expect((await opened).url()).toBe('https://example.com/sal-y-brisa/shop');
    expect(routeOf(page)).toBe('');
  });
});

it('the link at the foot of the menu is the language’s own', async () => {
  const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'dining'));
  await page.getByRole('button', { name: 'Open menu' }).click();
  const english = menuOf(page).getByRole('link', { name: 'Plan your next stay' });
  expect(await english.getAttribute('href')).toBe('https://example.com/sal-y-brisa/stay-again');
  await menuOf(page).getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const spanish = menuOf(page).getByRole('link', { name: 'Planea tu próxima estancia' });
  expect(await spanish.getAttribute('href')).toBe('https://example.com/sal-y-brisa/vuelve');
  expect(await english.count()).toBe(0);
});
