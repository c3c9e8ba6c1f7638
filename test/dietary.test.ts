import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inSoak } from './soak.ts';
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
} from './browser.ts';

useBrowser();

/** A Tuesday; one o'clock in Cancún, noon in Bahía de Banderas. */
const atLunch = ({ page }: Visit) => page.clock.setFixedTime('2026-11-24T18:00:00Z');

const restaurants = (page: Page) => page.getByRole('main').locator('details');
const names = (page: Page) => restaurants(page).getByRole('heading', { level: 2 }).allInnerTexts();

it('a vegan guest sees the dishes that suit and none other, and goes to the restaurant', async () => {
  const { page, complaints } = await visit(hubUrl('sal-y-brisa', 'dietary-dishes'), phone, atLunch);
  const choices = page.getByRole('group', { name: /How do you like to eat/ });
  await choices.waitFor();
  expect(await choices.getByRole('button').allInnerTexts()).toEqual([
    'Gluten-free',
    'Keto',
    'Vegan',
    'Vegetarian',
  ]);
  expect(
    await choices
      .locator('svg')
      .first()
      .evaluate((icon) => icon.getBoundingClientRect().width),
  ).toBe(65);
  expect(await page.getByRole('link', { name: /^View / }).count()).toBe(0);

  await choices.getByRole('button', { name: 'Vegan' }).click();
  await restaurants(page).first().waitFor();
  const dishes = restaurants(page).locator('li:has(> div > p)');
  const all = await dishes.count();
  expect(all).toBeGreaterThan(3);
  expect(await dishes.filter({ has: page.locator('[title=Vegan]') }).count()).toBe(all);

  const mercado = restaurants(page).filter({ has: page.getByRole('heading', { name: 'Mercado Verde' }) });
  if (!(await mercado.evaluate((one: HTMLDetailsElement) => one.open)))
    await mercado.locator('summary').click();
  await page.getByRole('link', { name: 'View Mercado Verde Details' }).click();
  expect(routeOf(page)).toBe('dietary-dishes');
  await page.getByRole('heading', { level: 1, name: 'Mercado Verde' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await eventually(() =>
    choices.getByRole('button', { name: 'Vegan' }).first().getAttribute('aria-pressed'),
  ).toBe('true');
  // As the guest left it.
  expect(await mercado.evaluate((one: HTMLDetailsElement) => one.open)).toBe(true);
  expect(complaints).toEqual([]);
});

it('the icons follow as a bar once the title has left the screen, and the diet can be changed there', async () => {
  const { page } = await visit(hubUrl('sal-y-brisa', 'dietary-dishes?diet=vegan'), phone, atLunch);
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .waitFor();
  const choices = page.getByRole('group', { name: /How do you like to eat/ });
  expect(await choices.count()).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await eventually(() => choices.count()).toBe(2);
  const bar = choices.last();
  expect(
    await bar
      .locator('svg')
      .first()
      .evaluate((icon) => icon.getBoundingClientRect().width),
  ).toBe(20);
  expect((await bar.boundingBox())!.y).toBeLessThan(140);
  await bar.getByRole('button', { name: 'Keto' }).click();
  await eventually(() =>
    choices.first().getByRole('button', { name: 'Keto' }).getAttribute('aria-pressed'),
  ).toBe('true');
});

describe.each([
  ['on a phone', phone],
  ['on a phone in Spanish', inSpanish],
  ['on a desktop', desktop],
] as const)('the finder %s', (_where, device) => {
  it('has every dish once, what is open first, and few screens', device === phone ? {} : inSoak, async () => {
    const { page, complaints } = await visit(
      hubUrl('casa-marea', 'dietary-dishes?diet=gluten-free'),
      device,
      atLunch,
    );
    await restaurants(page).first().waitFor();
    const dishes = await restaurants(page)
      .locator('li:has(> div > p)')
      .evaluateAll((all) => all.map((one) => one.querySelector('div')!.textContent.split('Also at')[0]));
    expect(dishes.length).toBeGreaterThan(80);
    expect(new Set(dishes).size).toBe(dishes.length);
    // Palmar and Poza serve lunch; everybody else is still closed.
    expect((await names(page)).slice(0, 2)).toEqual(['Palmar', 'Poza']);
    expect(await restaurants(page).evaluateAll((all) => all.map((one) => one.hasAttribute('open')))).toEqual(
      (await names(page)).map((name) => ['Palmar', 'Poza'].includes(name)),
    );
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / 844);
    expect(screens).toBeLessThan(9);
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

it('a dish of a shared menu names the other restaurants, and theirs lead to where it stands', async () => {
  const { page } = await visit(hubUrl('casa-marea', 'dietary-dishes?diet=gluten-free'), phone, atLunch);
  await restaurants(page).first().waitFor();
  const marea = restaurants(page).filter({ has: page.getByRole('heading', { name: 'Marea Alta' }) });
  await marea.locator('summary').click();
  await marea.getByText('Also at El Patio and Leña y Sal').first().waitFor();
  const patio = restaurants(page).filter({ has: page.getByRole('heading', { name: 'El Patio' }) });
  await patio.locator('summary').click();
  await patio.getByRole('button', { name: /^Sweet Endings: \d+ dishes, listed under Marea Alta$/ }).click();
  await eventually(() => marea.locator('summary').evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
});

it('the jump list unfolds a restaurant, whose name stays in sight while its dishes scroll by', async () => {
  const { page } = await visit(
    hubUrl('casa-marea', 'dietary-dishes?diet=gluten-free'),
    { ...phone, reducedMotion: 'reduce' },
    atLunch,
  );
  const jumps = page.getByRole('navigation', { name: 'Jump to a restaurant' });
  await jumps.getByRole('button', { name: /^Leña y Sal \d+$/ }).click();
  const lena = restaurants(page).filter({ has: page.getByRole('heading', { name: 'Leña y Sal' }) });
  await eventually(() => lena.evaluate((one: HTMLDetailsElement) => one.open)).toBe(true);
  const top = await lena.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
  await page.evaluate((y) => window.scrollTo(0, y + 500), top);
  const bar = page.getByRole('group', { name: /How do you like to eat/ }).last();
  await eventually(async () => {
    const name = (await lena.locator('summary').boundingBox())!;
    const above = (await bar.boundingBox())!;
    return Math.round(name.y - above.y - above.height);
  }).toBeLessThanOrEqual(1);
});

it('what contains nuts is set back in the finder too, once the guest avoids them', async () => {
  const { page } = await visit(hubUrl('casa-marea', 'dietary-dishes?diet=vegetarian'), phone, atLunch);
  await page.getByRole('button', { name: 'My table' }).click();
  await page.getByRole('button', { name: 'Nuts', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await eventually(() => page.locator('[data-standing=contains]').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-standing=contains]').first().textContent()).toContain('Contains nuts');
});

it('is one tap from the dining page and from every menu', async () => {
  const { page } = await visitInTurn(hubUrl('casa-marea', 'dining/palmar/menu/1506'));
  await page.getByRole('link', { name: 'Dishes for your diet, in every restaurant' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dietary dishes' }).waitFor();
});

describe('when the dishes', () => {
  const answering =
    (status: number, data: unknown) =>
    ({ context }: Visit) =>
      context.route('**/api/restaurants/dietary-dishes', (route) =>
        route.fulfill({ status, json: { data } }),
      );

  it('are none, it says so', async () => {
    const { page } = await visit(hubUrl('sal-y-brisa', 'dietary-dishes'), phone, answering(200, []));
    await page.getByRole('button', { name: 'Keto' }).click();
    await page.getByText('No Meals Available', { exact: true }).waitFor();
  });

  it('do not come, it offers to try again, and shows them when they do', async () => {
    const { page, context } = await visit(
      hubUrl('sal-y-brisa', 'dietary-dishes?diet=keto'),
      phone,
      answering(500, null),
    );
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await context.unroute('**/api/restaurants/dietary-dishes');
    await again.click();
    await restaurants(page).first().waitFor();
  });

  it('are on their way, shapes of restaurants stand there', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const { page } = await visit(hubUrl('sal-y-brisa', 'dietary-dishes?diet=keto'), phone, ({ context }) =>
      context.route('**/api/restaurants/dietary-dishes', async (route) => {
        await held;
        await route.continue();
      }),
    );
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    letGo();
    await restaurants(page).first().waitFor();
    expect(await page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
  });
});
