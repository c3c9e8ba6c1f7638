import { expect, it, onTestFinished } from 'vitest';
import { page as pageType } from '../src/content/page/page.ts';
import { sharedSlice as sharedType } from '../src/content/shared-slice/shared-slice.ts';
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

const both = (en: string, es: string) => ({ en, es });

const terrace = {
  name: 'Terrace',
  versions: [
    {
      version_name: 'Standing',
      slices: [
        { id: 'terrhero', block: 'hero', layout: 'below', title: both('The terrace', 'La terraza') },
        { id: 'terrsaid', block: 'statement', title: both('Two fires', 'Dos fuegos') },
      ],
    },
  ],
  locale: { en: { title: 'Terrace' }, es: { title: 'Terraza' } },
};

it('marketing edits a page in its canvas: a click opens a block, what is typed is drawn, and every step can be taken back', async () => {
  const { page, context, complaints } = await newStaff(desktop);
  const { id } = await callApi<SavedRecord>(context, 'POST', 'pages', { ...terrace, site_id: DEVISE_SITE });
  onTestFinished(() => removeRecord(context, pageType, id));
  await page.goto(deviseUrl(`pages/${id}/edit/content`));
  const canvas = page.getByRole('complementary', { name: 'The page as visitors see it' });
  const shown = canvas.frameLocator('iframe');
  const blocks = shown.locator('[data-slice]');
  await blocks.filter({ hasText: 'Two fires' }).click();

  const title = page.locator('[id="versions.0.slices.1.title.en"]');
  await eventually(() => title.evaluate((input) => input === document.activeElement)).toBe(true);
  await title.fill('Three fires');
  await shown.getByRole('heading', { name: 'Three fires' }).waitFor();

  // By keyboard alone.
  const act = async (name: string) => {
    await canvas.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const order = () => blocks.evaluateAll((all) => all.map((one) => one.getAttribute('data-slice')));
  await act('Move up');
  await eventually(order).toEqual(['terrsaid', 'terrhero']);
  await act('Duplicate');
  await eventually(() => blocks.count()).toBe(3);
  await act('Undo');
  await eventually(order).toEqual(['terrsaid', 'terrhero']);
  await act('Undo');
  await eventually(order).toEqual(['terrhero', 'terrsaid']);
  await act('Redo');
  await eventually(order).toEqual(['terrsaid', 'terrhero']);
  await act('Add a block');
  await page.getByRole('menuitem', { name: 'Quote' }).click();
  await eventually(() => blocks.count()).toBe(3);

  await canvas.getByText('ES', { exact: true }).click();
  await shown.getByRole('heading', { name: 'Dos fuegos' }).waitFor();
  // A quote without words cannot be saved.
  await act('Undo');
  await eventually(() => blocks.count()).toBe(2);
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('heading', { name: /^Is this how/ }).waitFor();
  await shown.getByRole('heading', { name: 'Three fires' }).waitFor();
  await eventually(() => canvas.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeGreaterThan(
    400,
  );
  expect(await canvas.getByRole('button', { name: 'Add a block' }).count()).toBe(0);
  expect(await accessibilityViolations(page, ['iframe'])).toEqual([]);
  const [draft] = await callApi<{ key: string }[]>(context, 'GET', 'drafts?type=page');
  await callApi(context, 'DELETE', `drafts/${draft!.key}`);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('a block is kept once for several pages from its toolbar, and is then changed in a form of its own', async () => {
  const { page, context, complaints } = await newStaff(desktop);
  const { id } = await callApi<SavedRecord>(context, 'POST', 'pages', { ...terrace, site_id: DEVISE_SITE });
  onTestFinished(() => removeRecord(context, pageType, id));
  await page.goto(deviseUrl(`pages/${id}/edit/content`));
  const canvas = page.getByRole('complementary', { name: 'The page as visitors see it' });
  const shown = canvas.frameLocator('iframe');
  await shown.getByRole('heading', { name: 'Two fires' }).click();
  await canvas.getByRole('button', { name: 'Keep once, for several pages' }).click();
  await page.getByText('“Two fires” is kept as a shared slice now.').waitFor();
  await canvas.getByText('Shared slice', { exact: true }).waitFor();
  // What stands in its place looks as it did.
  await shown.locator('[data-slice][data-chosen]').filter({ hasText: 'Two fires' }).waitFor();
  await eventually(() => shown.locator('[data-slice="terrsaid"]').count()).toBe(0);

  const [shared] = await callApi<SavedRecord[]>(
    context,
    'GET',
    `shared-slices/search?searchterm=Two%20fires&site_id=${DEVISE_SITE}`,
  );
  onTestFinished(() => removeRecord(context, sharedType, shared!.id));
  await page.goto(deviseUrl(`shared-slices/${shared!.id}/edit`));
  await page.getByText('It stands on no page yet').waitFor();
  await shown.getByRole('heading', { name: 'Two fires' }).click();
  await page.locator('[id="slices.0.title.en"]').fill('Three fires');
  await shown.getByRole('heading', { name: 'Three fires' }).waitFor();

  const spanish = page.locator('[id="slices.0.title.es"]');
  await spanish.fill('');
  await page.getByRole('button', { name: /1 text has no Spanish yet/ }).waitFor();
  await page.locator('[id="name"]').focus();
  await canvas.getByRole('button', { name: '1 text has no Spanish', exact: true }).click();
  await eventually(() => spanish.evaluate((input) => input === document.activeElement)).toBe(true);
  for (const { key } of await callApi<{ key: string }[]>(context, 'GET', 'drafts')) {
    await callApi(context, 'DELETE', `drafts/${key}`);
  }
  expect(consoleProblems({ complaints })).toEqual([]);
});
