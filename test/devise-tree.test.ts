import type { BrowserContext, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { page as pageType } from '../src/content/page/page.ts';
import { accessibilityViolations } from './accessibility.ts';
import { desktop, eventually, useBrowser } from './browser.ts';
import {
  callApi,
  consoleProblems,
  DEVISE_SITE,
  deviseUrl,
  newStaff,
  removeRecord,
  type SavedRecord,
} from './devise-app.ts';

useBrowser();

interface SavedPage extends SavedRecord {
  readonly parent: number | null;
}

async function newPage(context: BrowserContext, [en, es]: [string, string], parent: number | null = null) {
  const { id } = await callApi<SavedRecord>(context, 'POST', 'pages', {
    site_id: DEVISE_SITE,
    name: en,
    parent,
    locale: { en: { title: en }, es: { title: es } },
  });
  onTestFinished(() => removeRecord(context, pageType, id));
  return id;
}

const parentOf = async (context: BrowserContext, id: number) =>
  (await callApi<SavedPage>(context, 'GET', `pages/${id}`)).parent;

/** The row of a page, without those below it. */
const row = (page: Page, name: string) =>
  page.locator('[data-tree] li > div').filter({ has: page.getByRole('link', { name, exact: true }) });

async function dragOnto(page: Page, name: string, target: string): Promise<void> {
  const grip = row(page, name).locator('[data-grip]');
  await grip.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const [from, to] = [(await grip.boundingBox())!, (await row(page, target).boundingBox())!];
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 24, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await row(page, target).and(page.locator('[data-over]')).waitFor();
  await page.mouse.up();
}

it('pages are walked as a tree and moved with everything below them, by drag and by keyboard, after their addresses were seen', async () => {
  const { page, context, complaints } = await newStaff(desktop);
  const stay = await newPage(context, ['Lodging', 'Alojamiento']);
  const families = await newPage(context, ['Families', 'Familias'], stay);
  await newPage(context, ['Teens', 'Adolescentes'], families);
  const offers = await newPage(context, ['Deals', 'Gangas']);
  await page.goto(deviseUrl('pages/table'));
  await row(page, 'Teens').getByText('/es/alojamiento/familias/adolescentes').waitFor();

  await dragOnto(page, 'Families', 'Deals');
  await page.getByRole('heading', { name: 'Below which page should “Families” stand?' }).waitFor();
  const addresses = page.getByRole('region', { name: 'What the 2 addresses become' });
  await eventually(() => addresses.innerText()).toContain('/es/gangas/familias/adolescentes');
  expect(await addresses.innerText()).toContain('/lodging/families/teens');
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await parentOf(context, families)).toBe(stay);
  await page.getByRole('button', { name: 'Move it', exact: true }).click();
  await row(page, 'Teens').getByText('/deals/families/teens', { exact: true }).waitFor();
  expect(await parentOf(context, families)).toBe(offers);
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(page, 'Teens').getByText('/lodging/families/teens', { exact: true }).waitFor();
  expect(await parentOf(context, families)).toBe(stay);

  // By keyboard alone: up the tree, folded, unfolded, moved to the top.
  const name = page.getByRole('link', { name: 'Families', exact: true });
  await page.getByRole('link', { name: 'Teens', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await row(page, 'Families').getByText('1 below').waitFor();
  await page.keyboard.press('ArrowRight');
  await row(page, 'Teens').waitFor();
  expect(await name.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('m');
  const below = page.getByRole('combobox', { name: 'Below' });
  await below.focus();
  await page.keyboard.type('none');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await addresses.getByText('/es/familias/adolescentes').waitFor();
  await page.getByRole('button', { name: 'Move it', exact: true }).press('Enter');
  await row(page, 'Teens').getByText('/families/teens', { exact: true }).waitFor();
  expect(await parentOf(context, families)).toBeNull();

  // Whoever searches gets rows.
  await page.getByRole('searchbox').fill('teens');
  await page.getByRole('table').waitFor();
  expect(consoleProblems({ complaints })).toEqual([]);
});
