import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations, overflow } from './accessibility.ts';
import {
  desktop,
  eventually,
  hubUrl,
  inSpanish,
  phone,
  routeOf,
  useBrowser,
  visit,
  visitInTurn,
  type Visit,
  welcome,
} from './browser.ts';
import { readGuestApi } from './guest-api.ts';
import { inSoak, inSoakFrom } from './soak.ts';

useBrowser();

const large = { ...phone, viewport: { width: 390, height: 844 } };
const at = (time: string) => (guest: Visit) => guest.page.clock.setFixedTime(time);
/** A Tuesday in Bahía de Banderas, six hours behind UTC. */
const atLunch = at('2026-11-24T19:00:00Z');
const atDinner = at('2026-11-25T01:00:00Z');
/** A Wednesday: Leña y Sal is closed. */
const onWednesday = at('2026-11-26T01:00:00Z');

const names = async (page: Page, half: string) => {
  const cards = page.getByRole('region', { name: half }).getByRole('listitem');
  await cards.first().waitFor();
  return (await cards.allInnerTexts()).map((text) => text.split('\n')[0]);
};
const filters = (page: Page, name = 'Filter restaurants and bars') => page.getByRole('group', { name });

describe('the list of restaurants', () => {
  it('begins with what is open, then what opens next, and what is closed for the day comes last', async () => {
    const { page } = await visit(hubUrl('casa-marea', 'dining'), phone, atLunch);
    expect(await names(page, 'Restaurants')).toEqual([
      'Palmar',
      'Marea Alta',
      'El Patio',
      'Leña y Sal',
      'La Cava',
      'The Long Table',
    ]);
    expect(await names(page, 'Bars & Lounges')).toEqual(['Poza', 'Caracola', 'Mirador']);
  });

  it('begins late at night with the bar that is open, and of the rest with what opens next', async () => {
    const { page } = await visit(hubUrl('casa-marea', 'dining'), phone, at('2026-11-25T05:45:00Z'));
    expect((await names(page, 'Bars & Lounges'))[0]).toBe('Caracola');
    expect((await names(page, 'Restaurants'))[0]).toBe('El Patio');
    const [first] = await page.getByRole('main').getByRole('region').all();
    expect(await first!.getByRole('heading').textContent()).toBe('Bars & Lounges');
    const card = first!.getByRole('listitem').first();
    expect(
      await card
        .locator('a > *')
        .first()
        .evaluate((one) => one.getBoundingClientRect().width),
    ).toBe(320);
  });

  it('shows the first one large and the others as rows on a phone', async () => {
    const { page } = await visit(hubUrl('casa-marea', 'dining'), phone, atDinner);
    const pictures = page
      .getByRole('region', { name: 'Restaurants' })
      .getByRole('listitem')
      .locator('a > span');
    await pictures.first().waitFor();
    const widths = await page
      .getByRole('region', { name: 'Restaurants' })
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((one) => one.querySelector('a > *')!.getBoundingClientRect().width));
    expect(widths[0]).toBe(320);
    expect(widths.slice(1).every((width) => width === 112)).toBe(true);
  });

  const kinds = [
    ['English', phone, 'Open now', 'Dinner', 'Bars & Lounges', 'Reservations taken', 'Restaurants'],
    ['Spanish', inSpanish, 'Abierto ahora', 'Cena', 'Bares y lounges', 'Con reservación', 'Restaurantes'],
    [
      'Spanish on a desktop',
      { ...desktop, locale: 'es-MX' },
      'Abierto ahora',
      'Cena',
      'Bares y lounges',
      'Con reservación',
      'Restaurantes',
    ],
  ] as const;
  for (const [place, [guest, device, open, dinner, bars, table, all]] of kinds.entries()) {
    it(`is narrowed in ${guest}, and Back finds it as it was`, inSoakFrom(1, place), async () => {
      const { page, complaints } = await visit(hubUrl('casa-marea', 'dining'), device, atDinner);
      const group = filters(page, device === phone ? undefined : 'Filtrar restaurantes y bares');
      const choose = (name: string) => group.getByRole('button', { name }).click();
      await choose(open);
      expect(await names(page, all)).toEqual(['Marea Alta', 'Leña y Sal', 'El Patio']);
      await choose(table);
      expect(await names(page, all)).toEqual(['Marea Alta', 'Leña y Sal']);
      await choose(dinner);
      await page.getByRole('link', { name: /^Leña y Sal/ }).click();
      await page.getByRole('heading', { level: 1, name: 'Leña y Sal' }).waitFor();
      await page.goBack();
      expect(await names(page, all)).toEqual(['Marea Alta', 'Leña y Sal']);
      for (const name of [open, table, dinner]) {
        expect(await group.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
      }
      await page.reload();
      expect(await names(page, all)).toEqual(['Marea Alta', 'Leña y Sal']);
      await choose(bars);
      await page.getByRole('button', { name: /^(Clear the filters|Quitar los filtros)$/ }).click();
      expect((await names(page, all)).length).toBeGreaterThan(4);
      expect(page.url()).not.toContain('?');
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(complaints).toEqual([]);
    });
  }

  it('leads to the finder, to the booking page and to my table', async () => {
    const { page } = await visitInTurn(hubUrl('casa-marea', 'dining'));
    await page.getByRole('button', { name: 'My table' }).waitFor();
    await page.getByRole('link', { name: 'Dietary dishes' }).click();
    await eventually(() => routeOf(page)).toBe('dietary-dishes');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'Dining reservations' }).click();
    await eventually(() => routeOf(page)).toBe('dining-reservations');
  });

  it('shows shapes of a card and rows while they are on their way', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const { page } = await visit(hubUrl('casa-marea', 'dining'), phone, ({ context }) =>
      context.route('**/api/restaurants/all', async (route) => {
        await held;
        await route.continue();
      }),
    );
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    letGo();
    expect((await names(page, 'Restaurants')).length).toBe(6);
  });
});

it('the menu has a tile for the booking page', inSoak, async () => {
  const { page } = await visitInTurn(hubUrl('casa-marea'), inSpanish);
  await welcome(page).click();
  await page.getByRole('link', { name: 'Reserva tu mesa' }).click();
  await eventually(() => routeOf(page)).toBe('dining-reservations');
});

describe('a restaurant', () => {
  for (const [place, site] of ['casa-marea', 'lantern-cay'].entries()) {
    it(`of ${site} has hours and menus on the first screen`, inSoakFrom(1, place), async () => {
      interface Listed {
        slug: string;
        breakfast: unknown;
        lunch: unknown;
        dinner: unknown;
        lounge: unknown;
      }
      const restaurants = await readGuestApi<Listed[]>(site, 'restaurants/all');
      const { page } = await visitInTurn(hubUrl(site, 'dining'), large);
      for (const { slug } of restaurants) {
        await page.goto(hubUrl(site, `dining/${slug}`));
        const menus = (await page.getByRole('navigation', { name: 'Menus' }).boundingBox())!;
        const hours = (await page.locator('aside dl').first().boundingBox())!;
        const reserve = page.getByRole('button', { name: 'Reserve a table' });
        const foot = (await reserve.count()) > 0 ? (await reserve.boundingBox())!.y : 844;
        expect(menus.y + menus.height, slug).toBeLessThan(foot);
        expect(hours.y + hours.height, slug).toBeLessThan(foot);
      }
    });
  }

  const devices = [
    ['on a phone', large, 'Reserve a table'],
    ['in Spanish', inSpanish, 'Reserva una mesa'],
    ['on a desktop', desktop, 'Reserve a table'],
  ] as const;
  for (const [place, [where, device, name]] of devices.entries()) {
    it(`${where} has its button to reserve once, in reach`, inSoakFrom(1, place), async () => {
      const { page } = await visitInTurn(hubUrl('casa-marea', 'dining/marea-alta'), device);
      const reserve = page.getByRole('main').getByRole('button', { name: /^Reserv/ });
      await reserve.waitFor();
      expect(await reserve.allInnerTexts()).toEqual([name]);
      expect(
        await page
          .getByRole('main')
          .getByRole('link', { name: /^Reserv/ })
          .count(),
      ).toBe(0);
      const box = (await reserve.boundingBox())!;
      const { height, width } = device.viewport;
      if (width < 900) expect(box.y + box.height).toBeGreaterThan(height - 24);
      if (width < 900) expect(box.y + box.height).toBeLessThanOrEqual(height);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const next = page.getByRole('navigation', { name: /^(Next|Siguiente)/ });
      const foot = (await next.boundingBox())!;
      const after = (await reserve.boundingBox())!;
      if (width < 900) expect(foot.y + foot.height).toBeLessThanOrEqual(after.y);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }

  it('its extension can be tapped on a phone, and read where nothing can call', async () => {
    const extension = (page: Page) =>
      page.locator('dl > div').filter({ has: page.getByText('Extension', { exact: true }) });
    const onPhone = await visit(hubUrl('casa-marea', 'dining/marea-alta'), phone);
    expect(await extension(onPhone.page).getByRole('link').getAttribute('href')).toBe('tel:1511');
    const onDesktop = await visit(hubUrl('casa-marea', 'dining/marea-alta'), desktop);
    expect(await extension(onDesktop.page).locator('dd').innerText()).toBe('1511');
    expect(await extension(onDesktop.page).getByRole('link').count()).toBe(0);
  });

  it.each([
    ['Menus', phone],
    ['Menús', inSpanish],
  ] as const)('its menus say that they are %s, and that there are more to the side', async (word, device) => {
    const { page } = await visitInTurn(hubUrl('casa-marea', 'dining/el-patio'), device);
    const menus = page.getByRole('navigation', { name: word });
    await menus.getByText(word, { exact: true }).waitFor();
    const frame = menus.locator('[data-after]');
    await frame.waitFor();
    const last = menus.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await menus.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
    await menus.locator('[data-before]').waitFor();
    await eventually(() => frame.count()).toBe(0);
  });
});

describe('a promotion', () => {
  const titles = (page: Page) => page.getByRole('main').locator('article h2');

  it('of a restaurant that is closed today comes last and says when it opens', async () => {
    const { page } = await visit(hubUrl('casa-marea', 'dining'), phone, onWednesday);
    // The slides behind the first one come when the guest is near them.
    await page.getByRole('region', { name: 'Promotions' }).scrollIntoViewIfNeeded();
    const closed = page.getByRole('main').locator('article').filter({ hasText: 'Five metres of embers' });
    await closed.getByText('Closed today', { exact: true }).waitFor();
    expect(await closed.innerText()).toMatch(/Closed today · Opens Thurs · 6:30\spm/);
    expect((await titles(page).allTextContents()).at(-1)).toBe('Five metres of embers');
  });

  it('of one that opens today stands in staff’s order, in Spanish too', async () => {
    const { page } = await visit(hubUrl('casa-marea', 'dining'), inSpanish, atLunch);
    await titles(page).first().waitFor();
    expect((await titles(page).allTextContents())[0]).toBe('Cinco metros de brasas');
    expect(await page.getByText('Hoy cerrado').count()).toBe(0);
  });
});

it('in letters of twice the size nothing of it is cut off on the smallest phone', async () => {
  const { page } = await visit(hubUrl('casa-marea', 'dining'), inSpanish, atDinner);
  for (const route of ['dining', 'dining/el-patio', 'dietary-dishes?diet=vegetarian']) {
    await page.goto(hubUrl('casa-marea', route));
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await overflow(page), route).toBe(0);
  }
});
