import { describe, expect, it } from 'vitest';
import { readGuestApi } from './guest-api.ts';
import { hubUrl, inSpanish, phone, useBrowser, visitInTurn } from './browser.ts';

useBrowser();

interface Menus {
  menus: { id: number; locale: { en: { sections: unknown; specialtysection: unknown } } }[];
}

/** Every tag anywhere on a menu. */
function tagsOn(menu: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(menu, (key, value: unknown) => {
    if (key === 'dr' && Array.isArray(value)) value.forEach((tag: string) => found.add(tag));
    return value;
  });
  return [...found];
}

const words: Record<string, string> = {
  'gluten-free': 'Gluten-free',
  'low-cal': 'Low calorie',
  'low-carb': 'Low carb',
  keto: 'Keto',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  'has-shellfish': 'Contains shellfish',
  'has-nuts': 'Contains nuts',
};

it.each([
  ['la-lonja', 101],
  ['horno-levante', 108],
])('the legend of %s’s menu %i explains the icons on it and no other', async (slug, id) => {
  const { menus } = await readGuestApi<Menus>('sal-y-brisa', `restaurant-menus/${slug}`);
  const tags = tagsOn(menus.find((one) => one.id === id)?.locale.en);
  const expected = tags.map((tag) => words[tag] ?? tag);
  const { page } = await visitInTurn(hubUrl('sal-y-brisa', `dining/${slug}/menu/${id}`));
  const legend = page.getByRole('complementary', { name: 'Dietary icons' });
  await legend.getByRole('button', { name: 'Dietary icons' }).click();
  const explained = async (group: string) =>
    (await legend.getByRole('list', { name: group }).getByRole('listitem').allInnerTexts())
      .map((text) => text.trim())
      .sort();
  const isContains = (word: string) => word.startsWith('Contains ');
  expect(await explained('Suits')).toEqual(expected.filter((word) => !isContains(word)).sort());
  expect((await explained('Contains')).map((word) => `Contains ${word.toLowerCase()}`)).toEqual(
    expected.filter(isContains).sort(),
  );
  const onDishes = await page
    .getByRole('main')
    .locator('li[title]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''));
  expect([...new Set(onDishes)].sort()).toEqual(expected.sort());
});

it('the legend stays at the foot of the screen however far the guest reads', async () => {
  const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'dining/la-lonja/menu/101'));
  const legend = page.getByRole('complementary', { name: 'Dietary icons' });
  await legend.waitFor();
  for (const way of ['top', 'middle'] as const) {
    if (way === 'middle') await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const box = await legend.boundingBox();
    expect(Math.round(box!.y + box!.height)).toBe(740);
  }
});

it('a menu shows specialties with pictures, sections, dishes with their prices, and what kitchens have to say', async () => {
  const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'dining/la-lonja/menu/101'));
  const main = page.getByRole('main');
  const specialties = main.getByRole('list', { name: 'House specialties' }).getByRole('listitem');
  await specialties.first().waitFor();
  expect(await specialties.first().getByRole('img').count()).toBeGreaterThan(0);
  expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
  expect(await main.innerText()).toMatch(/\d/);
  for (const text of [
    'milk, eggs, wheat, peanuts and tree nuts',
    'raw or lightly cooked',
    'depend on the weather',
    'hours may be adjusted',
  ]) {
    expect(await main.getByText(text).count()).toBe(1);
  }
});

it('from one menu to another of the same restaurant', async () => {
  const { page } = await visitInTurn(hubUrl('sal-y-brisa', 'dining/la-lonja/menu/101'));
  const menus = page.getByRole('navigation', { name: 'Menus' });
  await menus.getByRole('link', { name: 'Ices & Sweets' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ices & Sweets' }).waitFor();
  expect(await menus.locator('[aria-current=page]').innerText()).toBe('Ices & Sweets');
});

describe('what is not there', () => {
  const here = (route: string, options = phone) => visitInTurn(hubUrl('sal-y-brisa', route), options);

  it('a menu of no restaurant', async () => {
    const { page } = await here('dining/nowhere/menu/1');
    await page
      .getByRole('heading', { level: 1, name: "We couldn't find what you were looking for." })
      .waitFor();
    await page
      .getByText(
        'Click the back arrow above or the navigation below to find the restaurant you are looking for',
      )
      .waitFor();
  });

  it('a menu of no restaurant, in Spanish', async () => {
    const { page } = await here('dining/nowhere/menu/1', inSpanish);
    await page.getByRole('heading', { level: 1, name: 'No encontramos lo que buscabas.' }).waitFor();
    await page.getByText('Toca la flecha de regreso de arriba').waitFor();
  });

  it('a restaurant', async () => {
    const { page } = await here('dining/nowhere');
    await page.getByRole('heading', { level: 1, name: 'No restaurants found at this address.' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dining' }).waitFor();
  });

  it('a menu that is another restaurant’s, with the way to those it has', async () => {
    const { page } = await here('dining/la-lonja/menu/110');
    await page
      .getByRole('heading', { level: 1, name: "We couldn't find what you were looking for." })
      .waitFor();
    await page.getByRole('link', { name: 'From the Fish Hall' }).waitFor();
  });
});
