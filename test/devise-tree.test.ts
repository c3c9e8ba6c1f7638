import type { BrowserContext, Page } from 'playwright-core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page as pageType } from '../src/content/page/page.ts';
import { accessibilityViolations } from './accessibility.ts';
import { desktop, eventually, phone, useBrowser } from './browser.ts';
import {
  callApi,
  consoleProblems,
  DEVISE_SITE,
  deviseUrl,
  newStaff,
  openDevise,
  removeRecord,
  type SavedRecord,
} from './devise-app.ts';
import { fingerOn } from './finger.ts';
import { WAIT } from './wait.ts';
import { inSoak } from './soak.ts';

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

it(
  'with a finger a page is dragged by its handle on a phone, and a tap leads to the same question',
  inSoak,
  async () => {
    const { page, context } = await newStaff({ ...phone, viewport: { width: 360, height: 740 } });
    const harbour = await newPage(context, ['Harbour', 'Puerto']);
    const boats = await newPage(context, ['Boats', 'Barcos']);
    await page.goto(deviseUrl('pages/table'));
    const grip = row(page, 'Boats').locator('[data-grip]');
    await grip.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const finger = await fingerOn(page);
    const harbourRow = row(page, 'Harbour');
    // While the list is still drawn, the handle may move away below the finger, which then tries again.
    await vi.waitFor(async () => {
      const [from, to] = [(await grip.boundingBox())!, (await harbourRow.boundingBox())!];
      const start = { x: from.x + 20, y: from.y + 20 };
      await finger('touchStart', start);
      await finger('touchMove', { x: start.x + 4, y: start.y - 10 });
      for (const step of [0, 1, 2]) {
        await finger('touchMove', { x: to.x + to.width / 2 + step, y: to.y + to.height / 2 });
      }
      const over = harbourRow.and(page.locator('[data-over]'));
      await over.waitFor({ timeout: 2000 }).catch(async (error: unknown) => {
        await finger('touchCancel');
        throw error;
      });
    }, WAIT);
    await finger('touchEnd');
    await page.getByRole('heading', { name: 'Below which page should “Boats” stand?' }).waitFor();
    await page
      .getByRole('region', { name: 'What its address becomes' })
      .getByText('/harbour/boats')
      .waitFor();
    expect(await parentOf(context, boats)).toBeNull();
    await page.getByRole('link', { name: 'Leave it where it is' }).tap();

    await row(page, 'Boats').getByRole('link', { name: 'Move below…: Boats' }).tap();
    await page.getByRole('combobox', { name: 'Below' }).fill('Harb');
    await page.getByRole('option', { name: 'Harbour' }).tap();
    await page.getByRole('button', { name: 'Move it', exact: true }).tap();
    await row(page, 'Boats').getByText('/harbour/boats', { exact: true }).waitFor();
    expect(await parentOf(context, boats)).toBe(harbour);
  },
);

it.each([
  { role: 'translator', email: 'translator@palapa.test' },
  { role: 'viewer', email: 'viewer@palapa.test' },
])(
  'a $role sees the tree and moves nothing, neither on the screen nor behind it',
  inSoak,
  async ({ email }) => {
    const { context: admin } = await newStaff(desktop);
    const above = await newPage(admin, ['Lookout', 'Mirador']);
    const moved = await newPage(admin, ['Bench', 'Banca'], above);
    const { page, context } = await openDevise('pages/table', { ...desktop, email });
    const names = page.locator('[data-tree] [data-name]');
    const name = names.filter({ hasText: /^(Bench|Banca)$/ });
    await name.waitFor();
    expect(await page.locator('[data-tree] [data-grip]').count()).toBe(0);
    expect(await page.locator(`[data-tree] a[href*="/move"]`).count()).toBe(0);
    await name.focus();
    await page.keyboard.press('m');
    expect(new URL(page.url()).pathname).toBe('/devise/pages/table');
    // Who types the address is told why.
    await page.goto(deviseUrl(`pages/${moved}/move`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('combobox').and(page.locator('main *')).count()).toBe(0);
    const { version } = await callApi<SavedPage>(admin, 'GET', `pages/${moved}`);
    await expect(callApi(context, 'PUT', `pages/${moved}`, { version, parent: null })).rejects.toThrow(
      /: 403 /,
    );
    expect(await parentOf(admin, moved)).toBe(above);
  },
);

/** A page as the tree has it, for more of them than a test would make. */
const rowOf = (id: number, name: string, parent: number | null) => {
  const state = {
    state: 'none',
    revision: null,
    since: null,
    withdrawn_since: null,
    is_changed: false,
    due: [],
    approval: null,
  };
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    id,
    site_id: DEVISE_SITE,
    name,
    parent,
    is_home: false,
    locale: { en: { slug }, es: { slug } },
    publication: { en: state, es: state },
  };
};

it(
  'of 2,000 pages the tree shows what is asked for, also where a browser remembers all of them unfolded',
  inSoak,
  async () => {
    const FIRST = 900_000;
    const data = Array.from({ length: 2000 }, (_, place) => {
      // Ten chapters: the first with 500 stories, the others with the rest.
      if (place < 10) return rowOf(FIRST + place, `Chapter ${place + 1}`, null);
      const above = place < 510 ? 0 : 1 + (place % 9);
      return rowOf(FIRST + place, `Story ${place - 9}`, FIRST + above);
    });
    const { page, context } = await newStaff(desktop);
    await context.route('**/api/devise/pages/tree?*', (route) =>
      route.fulfill({ json: { data, meta: { total: data.length } } }),
    );
    await page.addInitScript(
      ([key, chapters]) =>
        localStorage.setItem(key, JSON.stringify(Object.fromEntries(chapters.map((id) => [id, false])))),
      [`palapa-folds:page:${DEVISE_SITE}`, data.slice(0, 10).map(({ id }) => id)] as const,
    );
    await page.goto(deviseUrl('pages/table'));
    const rows = page.locator('[data-tree] [data-name]');
    await row(page, 'Chapter 1').getByText('500 below').waitFor();
    expect(await rows.count()).toBe(10);
    expect(await page.getByRole('button', { name: 'Unfold all' }).count()).toBe(0);
    await page.getByRole('button', { name: 'What stands below Chapter 1', exact: true }).click();
    await eventually(() => rows.count()).toBe(10 + 50);
    await page.getByRole('button', { name: 'Show 50 more of 450' }).press('Enter');
    // By keyboard one goes on where the new ones begin.
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Story 51');
    expect(await rows.count()).toBe(10 + 100);
  },
);
