import { describe, expect, it } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
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
  welcome,
} from './browser.ts';

useBrowser();

const still = { ...phone, reducedMotion: 'reduce' } as const;

it('a guest finds a restaurant from the welcome and reads its menu in Spanish', async () => {
  const { page, complaints } = await visitInTurn(hubUrl('sal-y-brisa'), inSpanish);
  await welcome(page).click();
  await page.getByRole('link', { name: 'Restaurantes, bebidas y menús' }).click();
  await page.getByRole('link', { name: /^La Lonja/ }).click();
  await page.getByRole('heading', { level: 1, name: 'La Lonja' }).waitFor();
  await page.getByRole('navigation', { name: 'Menús' }).getByRole('link', { name: 'De la lonja' }).click();
  await page.getByRole('heading', { level: 1, name: 'De la lonja' }).waitFor();
  expect(routeOf(page)).toBe('dining/la-lonja/menu/de-la-lonja');
  await page.getByText('Alérgenos: en nuestras cocinas').waitFor();
  await page.getByRole('button', { name: 'Regresar' }).click();
  await page.getByRole('heading', { level: 1, name: 'La Lonja' }).waitFor();
  expect(complaints).toEqual([]);
});

it('a restaurant says everything a guest asks before going', async () => {
  const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'dining/la-lonja'));
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'La Lonja' }).waitFor();
  const menus = main.getByRole('navigation', { name: 'Menus' }).getByRole('link');
  expect(await menus.allInnerTexts()).toEqual(['From the Fish Hall', 'Ices & Sweets']);
  const fact = (label: string) =>
    main
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd');
  expect(await fact('Lunch').innerText()).toMatch(/^\d{1,2}:\d\d\s[ap]m – \d{1,2}:\d\d\s[ap]m\s+\S/);
  expect(await fact('Dinner').innerText()).toMatch(/^\d{1,2}:\d\d\s[ap]m – \d{1,2}:\d\d\s[ap]m\s+\S/);
  expect(await main.getByText('Breakfast', { exact: true }).count()).toBe(0);
  expect(await fact('Dress code').innerText()).not.toBe('');
  expect(await fact('Good to know').innerText()).not.toBe('');
  expect(await fact('Extension').innerText()).toBe('4101');
  expect(await main.getByRole('link', { name: 'Call La Lonja' }).getAttribute('href')).toBe(
    'tel:+529845550101',
  );
  expect(await main.getByRole('link', { name: 'How to get here' }).getAttribute('href')).toBe(
    '#/property-hub/info/getting-here',
  );
  expect(await main.getByRole('button', { name: /^Enlarge/ }).count()).toBe(3);
  expect(await main.getByRole('navigation', { name: 'Next restaurant' }).innerText()).toContain(
    'Brasa del Paseo',
  );

  await page.setViewportSize(desktop.viewport);
  const [first, last] = await Promise.all([menus.first().boundingBox(), menus.last().boundingBox()]);
  const middle = (first!.x + last!.x + last!.width) / 2;
  expect(Math.abs(middle - desktop.viewport.width / 2)).toBeLessThan(2);
});

it('a logo that does not load leaves no white round on the picture', async () => {
  const { page } = await visit(hubUrl('casa-marea', 'dining/marea-alta'), phone, ({ context }) =>
    context.route('**/media/round-*/**', (route) => route.fulfill({ status: 404 })),
  );
  await page.getByRole('heading', { level: 1, name: 'Marea Alta' }).waitFor();
  await page.locator('.hero-picture img').waitFor();
  await eventually(() => page.locator('.hero-logo').isVisible()).toBe(false);
});

it('after the last restaurant comes the first', async () => {
  const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'dining/cafe-contraviento'));
  await page.getByRole('navigation', { name: 'Next restaurant' }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'La Lonja' }).waitFor();
});

it('an English restaurant asked for in Spanish is shown, and marked as English', async () => {
  const { page } = await visitInTurn(hubUrl('casa-marea', 'dining/the-long-table'), inSpanish);
  const title = page.getByRole('heading', { level: 1, name: 'The Long Table' });
  await title.waitFor();
  expect(await title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
});

describe('the reservations button', () => {
  it.each(['a tap on its bar', 'the close icon', 'Escape'])(
    'opens a frame over the page, closed by %s',
    async (way) => {
      const { page, complaints } = await visitInTurn(hubUrl('sal-y-brisa', 'dining/la-lonja'), still);
      const button = page.getByRole('button', { name: 'Reserve a table', exact: true });
      await button.click();
      const overlay = page.getByRole('dialog', { name: 'Reservations: La Lonja' });
      const frame = page.frameLocator('iframe');
      await frame.getByRole('heading', { name: 'Reserve a table' }).waitFor();
      expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });

      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'the close icon') await overlay.getByRole('button', { name: 'Close' }).click();
      else await overlay.getByText('Reservations: La Lonja').click();
      await overlay.waitFor({ state: 'detached' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(complaints).toEqual([]);
    },
  );

  it('leaves no barrier when it is open', async () => {
    const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'dining/la-lonja'), {
      ...still,
      locale: 'es-MX',
    });
    await page.getByRole('button', { name: 'Reserva una mesa', exact: true }).click();
    await page.frameLocator('iframe').getByRole('heading').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

describe('the gallery', () => {
  it('shows one picture large and turns to the next, by button and by key', async () => {
    const { page, complaints } = await visitInTurn(hubUrl('sal-y-brisa', 'dining/la-lonja'), still);
    const small = page.getByRole('button', { name: /^Enlarge/ }).first();
    await small.click();
    const large = page.getByRole('dialog', { name: 'La Lonja' });
    await large.getByText('1 / 3').waitFor();
    expect(await large.getByRole('button', { name: 'Previous picture' }).isDisabled()).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);
    await large.getByRole('button', { name: 'Next picture' }).click();
    await large.getByText('2 / 3').waitFor();
    await page.keyboard.press('ArrowRight');
    await large.getByText('3 / 3').waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    expect(await small.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });
});
