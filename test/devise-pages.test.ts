import { expect, it, onTestFinished } from 'vitest';
import { page as pageType } from '../src/content/page/page.ts';
import { sharedSlice as sharedType } from '../src/content/shared-slice/shared-slice.ts';
import { accessibilityViolations } from './accessibility.ts';
import { desktop, eventually, phone, useBrowser } from './browser.ts';
import {
  callApi,
  consoleProblems,
  DEVISE_SITE,
  deviseUrl,
  newStaff,
  removeRecord,
  type SavedRecord,
} from './devise-app.ts';
import { inSoak } from './soak.ts';

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

/** A new page, open in its canvas; it goes with the test. */
async function openTerrace() {
  const { page, context, complaints } = await newStaff(desktop);
  const { id } = await callApi<SavedRecord>(context, 'POST', 'pages', { ...terrace, site_id: DEVISE_SITE });
  onTestFinished(() => removeRecord(context, pageType, id));
  await page.goto(deviseUrl(`pages/${id}/edit/content`));
  const canvas = page.getByRole('complementary', { name: 'The page as visitors see it' });
  return { page, context, complaints, canvas };
}

it('marketing edits a page in its canvas: a click opens a block, what is typed is drawn, and every step can be taken back', async () => {
  const { page, context, complaints, canvas } = await openTerrace();
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

it('a deleted block comes back by its Undo, and what was typed since stays', inSoak, async () => {
  const { page, context, complaints, canvas } = await openTerrace();
  const blocks = canvas.frameLocator('iframe').locator('[data-slice]');
  await blocks.filter({ hasText: 'The terrace' }).click();
  await canvas.getByRole('button', { name: 'Delete', exact: true }).click();
  await eventually(() => blocks.count()).toBe(1);
  await blocks.filter({ hasText: 'Two fires' }).click();
  const title = page.locator('[id="versions.0.slices.0.title.en"]');
  await title.fill('Three fires');
  await blocks.getByRole('heading', { name: 'Three fires' }).waitFor();
  const toast = page.getByRole('status').filter({ hasText: '“The terrace” is deleted.' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => blocks.allInnerTexts()).toEqual([
    expect.stringContaining('The terrace'),
    expect.stringContaining('Three fires'),
  ]);
  const [draft] = await callApi<{ key: string }[]>(context, 'GET', 'drafts?type=page');
  await callApi(context, 'DELETE', `drafts/${draft!.key}`);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it(
  'a block is kept once for several pages from its toolbar, and is then changed in a form of its own',
  inSoak,
  async () => {
    const { page, context, complaints, canvas } = await openTerrace();
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
  },
);

it(
  'two states of a page stand side by side: they scroll together, and what differs is marked and said',
  inSoak,
  async () => {
    const { page, context, complaints } = await newStaff(desktop);
    const [version] = terrace.versions;
    const { id } = await callApi<SavedRecord>(context, 'POST', 'pages', {
      ...terrace,
      site_id: DEVISE_SITE,
      publish: { languages: ['en', 'es'] },
    });
    onTestFinished(() => removeRecord(context, pageType, id));
    const [hero, said] = version!.slices;
    await callApi(context, 'PUT', `pages/${id}`, {
      version: 1,
      publish: 'keep',
      versions: [
        {
          version_name: 'Standing',
          slices: [
            { id: 'terrquot', block: 'quote', text: both('Smoke and salt.', 'Humo y sal.') },
            hero,
            { ...said, title: both('Three fires', 'Dos fuegos') },
          ],
        },
      ],
    });
    await page.goto(deviseUrl(`pages/${id}/edit/content`));
    await page.getByRole('button', { name: 'More about this page' }).click();
    await page.getByRole('menuitem', { name: 'Compare side by side' }).click();
    const frames = page.locator('iframe');
    const sides = { first: frames.first().contentFrame(), second: frames.last().contentFrame() };
    await sides.first.locator('[data-slice="terrsaid"][data-differs="Changed"]').waitFor();
    await sides.second.locator('[data-slice="terrquot"][data-differs="Added"]').waitFor();
    expect(await sides.first.locator('[data-differs]').count()).toBe(1);
    expect(await sides.first.getByRole('heading', { name: 'Two fires' }).count()).toBe(1);
    const list = page.getByRole('region', { name: 'What differs' });
    await list.getByText('2 blocks differ.').waitFor();
    await list.getByRole('button', { name: 'Statement' }).focus();
    await page.keyboard.press('Enter');
    await sides.second.locator('[data-slice="terrsaid"][data-chosen]').waitFor();
    await list.getByText('What it says').click();
    await list.locator('ins', { hasText: 'Three' }).waitFor();

    // Whoever scrolls one of them scrolls both.
    const top = (side: typeof sides.first) => side.locator('html').evaluate(() => window.scrollY);
    let above = 0;
    await eventually(async () => {
      // A page that is still being drawn is not followed: each try scrolls a pixel further.
      above += 1;
      await sides.first
        .locator('html')
        .evaluate(
          ({ scrollHeight }, up) => window.scrollTo(0, scrollHeight - window.innerHeight - up),
          above,
        );
      return top(sides.second);
    }).toBeGreaterThan(0);
    expect(await top(sides.first)).toBeGreaterThan(0);
    expect(await accessibilityViolations(page, ['iframe'])).toEqual([]);

    // On a phone one lies over the other.
    await page.setViewportSize(phone.viewport);
    await eventually(() => frames.first().isVisible()).toBe(false);
    await page.getByText('First', { exact: true }).last().click();
    await eventually(() => frames.first().isVisible()).toBe(true);
    expect(await frames.last().isVisible()).toBe(false);
    expect(consoleProblems({ complaints })).toEqual([]);
  },
);

it('what was typed and not saved stands beside what is saved', inSoak, async () => {
  const { page, context, complaints } = await newStaff(desktop);
  const { id } = await callApi<SavedRecord>(context, 'POST', 'pages', { ...terrace, site_id: DEVISE_SITE });
  onTestFinished(() => removeRecord(context, pageType, id));
  await page.goto(deviseUrl(`pages/${id}/edit/content`));
  await page.getByRole('button', { name: /^Two fires/ }).click();
  await page.locator('[id="versions.0.slices.1.title.en"]').fill('Four fires');
  // At once, while what was typed may still be on its way to the server.
  await page.getByRole('button', { name: 'More about this page' }).click();
  await page.getByRole('menuitem', { name: 'Compare side by side' }).click();
  const frames = page.locator('iframe');
  await frames.first().contentFrame().getByRole('heading', { name: 'Two fires' }).waitFor();
  const typed = frames.last().contentFrame();
  await typed.locator('[data-slice="terrsaid"][data-differs="Changed"]').waitFor();
  await typed.getByRole('heading', { name: 'Four fires' }).waitFor();
  const second = page.getByRole('combobox', { name: 'Second', exact: true });
  await eventually(() => second.inputValue()).toMatch(/^What you typed and have not saved, /);
  await page.getByRole('region', { name: 'What differs' }).getByText('1 block differs.').waitFor();
  expect(await accessibilityViolations(page, ['iframe'])).toEqual([]);

  // The address holds what is compared, also after a reload.
  const first = page.getByRole('combobox', { name: 'First', exact: true });
  await first.click();
  await page
    .getByRole('option', { name: /^Version 1|^1/ })
    .first()
    .click();
  await eventually(() => page.url()).toMatch(/right=draft-[a-z0-9]{8}/);
  await page.reload();
  await typed.getByRole('heading', { name: 'Four fires' }).waitFor();
  for (const { key } of await callApi<{ key: string }[]>(context, 'GET', 'drafts')) {
    await callApi(context, 'DELETE', `drafts/${key}`);
  }
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('a page begins as another one, and a comment on its block is resolved', inSoak, async () => {
  const { page, context, complaints } = await newStaff(desktop);
  const { id } = await callApi<SavedRecord>(context, 'POST', 'pages', { ...terrace, site_id: DEVISE_SITE });
  onTestFinished(() => removeRecord(context, pageType, id));
  await page.goto(deviseUrl('pages'));
  await page.getByRole('link', { name: 'Create a page' }).click();
  await page.getByRole('button', { name: 'An offer' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Search for pages' }).fill('Terrace');
  await page.getByRole('option', { name: /^Terrace/ }).click();
  await page.locator('[id="name"]').fill('Balcony');
  expect(await page.locator('[id="locale.en.slug"]').inputValue()).toBe('');
  await page.locator('[id="locale.en.title"]').fill('Balcony');
  await page.locator('[id="locale.es.title"]').fill('Balcón');
  for (const answer of ['Next', 'Next', 'Review and save', 'Create the page']) {
    await page.getByRole('button', { name: answer, exact: true }).click();
  }
  await page.getByRole('heading', { name: 'Success!' }).waitFor();
  const made = Number(/\/(\d+)\/done/.exec(page.url())![1]);
  onTestFinished(() => removeRecord(context, pageType, made));

  await page.goto(deviseUrl(`pages/${made}/edit/content`));
  const row = page.getByRole('button', { name: /^Two fires/ });
  await row.click();
  await page.getByLabel('Your comment on this block').fill('Are there two?');
  await page.getByRole('button', { name: 'Comment', exact: true }).first().click();
  await row.getByText('1 open comment').waitFor();
  expect(await accessibilityViolations(page, ['iframe'])).toEqual([]);
  await page.getByRole('button', { name: 'Resolve “Are there two?”' }).last().click();
  await eventually(() => row.getByText('1 open comment').count()).toBe(0);
  await page.getByText('1 resolved comment').last().waitFor();
  for (const { key } of await callApi<{ key: string }[]>(context, 'GET', 'drafts')) {
    await callApi(context, 'DELETE', `drafts/${key}`);
  }
  expect(consoleProblems({ complaints })).toEqual([]);
});

it(
  'a block is added with its first composition, and once published the page is a link away in each language',
  inSoak,
  async () => {
    const { page, context, complaints } = await newStaff(desktop);
    const [standing] = terrace.versions;
    const versions = [standing!, { version_name: 'Easter', from: '2031-04-10T00:00', slices: [] }];
    const { id } = await callApi<SavedRecord>(context, 'POST', 'pages', {
      ...terrace,
      versions,
      site_id: DEVISE_SITE,
    });
    onTestFinished(() => removeRecord(context, pageType, id));
    await page.goto(deviseUrl(`pages/${id}/edit/content`));
    const canvas = page.getByRole('complementary', { name: 'The page as visitors see it' });
    const chooser = canvas.getByRole('combobox', { name: 'Version of the page' });
    expect(await chooser.inputValue()).toBe('As visitors see it then');
    expect(await chooser.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);

    await canvas.getByRole('button', { name: 'Add a block' }).click();
    await page.getByRole('menuitem', { name: 'Statement' }).click();
    const composition = page.getByRole('radio', { name: 'Large, from the left' }).last();
    await composition.waitFor();
    expect(await composition.isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'None', exact: true }).count()).toBe(0);
    await page.locator('[id="versions.0.slices.2.title.en"]').fill('Come and stay');

    await page.getByRole('button', { name: 'Review and save' }).click();
    await page.getByRole('radio', { name: 'Now' }).check();
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    for (const [name, address] of [
      ['English', '/terrace'],
      ['Spanish', '/es/terraza'],
    ] as const) {
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: new RegExp(`^See it on the site in ${name}`) }).click();
      const site = await opened;
      await site.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(site.url()).pathname).toBe(address);
    }
    expect(consoleProblems({ complaints })).toEqual([]);
  },
);
