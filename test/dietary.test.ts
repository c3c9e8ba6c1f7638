import { expect, it } from 'vitest';
import { eventually, hubUrl, phone, routeOf, useBrowser, visit } from './browser.ts';

useBrowser();

it('a vegan guest sees the dishes that suit and none other, and goes to the restaurant', async () => {
  const { page, complaints } = await visit(hubUrl('sal-y-brisa', 'dietary-dishes'));
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
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const dishes = page.getByRole('main').locator('section li:has(> div > p)');
  const all = await dishes.count();
  expect(all).toBeGreaterThan(3);
  expect(await dishes.filter({ has: page.getByTitle('Vegan', { exact: true }) }).count()).toBe(all);

  await page.getByRole('link', { name: 'View Mercado Verde Details' }).click();
  expect(routeOf(page)).toBe('dietary-dishes');
  await page.getByRole('heading', { level: 1, name: 'Mercado Verde' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await eventually(() =>
    choices.getByRole('button', { name: 'Vegan' }).first().getAttribute('aria-pressed'),
  ).toBe('true');
  expect(complaints).toEqual([]);
});

it('the icons follow as a bar once the title has left the screen, and the diet can be changed there', async () => {
  const { page } = await visit(hubUrl('sal-y-brisa', 'dietary-dishes?diet=vegan'));
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

it('where nothing suits, it says so', async () => {
  const { page } = await visit(hubUrl('sal-y-brisa', 'dietary-dishes'), phone, ({ context }) =>
    context.route('**/api/restaurants/dietary-dishes', (route) => route.fulfill({ json: { data: [] } })),
  );
  await page.getByRole('button', { name: 'Keto' }).click();
  await page.getByText('No Meals Available', { exact: true }).waitFor();
});
