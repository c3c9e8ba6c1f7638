import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { restaurant } from '../src/content/restaurant/restaurant.ts';
import { eventually, hubUrl, inSpanish, useBrowser, visit } from './browser.ts';
import {
  callApi,
  consoleProblems,
  DEVISE_SITE,
  DEVISE_SITE_KEY,
  deviseUrl,
  newStaff,
  openDevise,
  removeRecord,
  type SavedRecord,
} from './devise-app.ts';
import { control } from './devise-form.ts';
import { todayIn } from './resort-days.ts';
import { focused } from './tab-stops.ts';
import { inSoak } from './soak.ts';

useBrowser();

const SECTIONS = 'sections';

/** A new menu with the sections, closed. */
async function menuOf(page: Page, names: readonly string[]): Promise<void> {
  const sections = control(page, SECTIONS);
  for (const [place, name] of names.entries()) {
    await sections.getByRole('button', { name: 'Add section' }).click();
    await control(page, `${SECTIONS}.${place}.title.en`).fill(name);
    await sections.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  }
}

/** The names of the entries; what is said of one stands below its name. */
const namesIn = async (page: Page) => {
  const entries = control(page, SECTIONS).locator('[aria-expanded]:not([aria-haspopup])');
  return (await entries.allInnerTexts()).map((text) => text.split('\n')[0]);
};

it('entries are moved, duplicated and removed by keyboard alone', inSoak, async () => {
  const { page, complaints } = await openDevise('menus/create/dishes');
  await menuOf(page, ['Cold', 'Warm', 'Sweet']);
  const act = async (entry: string, ...keys: string[]) => {
    await page
      .getByRole('button', { name: `Actions: ${entry}`, exact: true })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await eventually(async () => (await focused(page)).name).toMatch(/^Move/);
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  };
  const isFocused = (name: RegExp) => eventually(async () => (await focused(page)).name).toMatch(name);
  // The first entry cannot go up: its menu begins with the way down.
  await act('Cold');
  await eventually(() => namesIn(page)).toEqual(['Warm', 'Cold', 'Sweet']);
  await isFocused(/^Actions: Cold/);
  await act('Cold', 'ArrowDown', 'ArrowDown');
  await eventually(() => namesIn(page)).toEqual(['Warm', 'Cold', 'Cold', 'Sweet']);
  await isFocused(/^Cold/);
  await act('Warm', 'End');
  await isFocused(/^Undo$/);
  await page.keyboard.press('Enter');
  await eventually(() => namesIn(page)).toEqual(['Warm', 'Cold', 'Cold', 'Sweet']);
  await isFocused(/^Warm/);
  // The way back of the second one stands where that of the first did.
  await act('Warm', 'End');
  await page.getByText('“Warm” has been taken out.').waitFor();
  await isFocused(/^Undo$/);
  await act('Sweet', 'End');
  await eventually(() => namesIn(page)).toEqual(['Cold', 'Cold']);
  await isFocused(/^Undo$/);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('prices are parsed in local notations, and invalid ones are kept and reported', inSoak, async () => {
  const { page, complaints } = await openDevise('menus/create/dishes');
  await menuOf(page, ['Cold']);
  await control(page, SECTIONS).getByRole('button', { name: /^Cold/ }).click();
  await control(page, `${SECTIONS}.0.items`).getByRole('button', { name: 'Add dish' }).click();
  const amount = control(page, `${SECTIONS}.0.items.0.amount`);
  for (const [written, read] of [
    ['12,50', '12.5'],
    ['$1,234.50', '1234.5'],
    ['twelve', 'twelve'],
  ] as const) {
    await amount.fill(written);
    await amount.blur();
    expect(await amount.inputValue()).toBe(read);
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('This should be a number.').first().waitFor();
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('a restaurant with several spans and a date on which it is closed is saved, and guests read both', async () => {
  const { page, context, complaints } = await newStaff();
  const { id } = await callApi<SavedRecord>(context, 'POST', 'restaurants', {
    site_id: DEVISE_SITE,
    label: 'The Two Sittings',
    locale: { en: { title: 'The Two Sittings', slug: 'the-two-sittings' } },
  });
  onTestFinished(() => removeRecord(context, restaurant, id));
  await page.goto(deviseUrl(`restaurants/${id}/edit/hours`));
  const dinner = control(page, 'dinner');
  const isOpen = dinner.getByRole('switch', { name: 'Open' });
  await isOpen.click();
  await control(page, 'dinner.spans.0.opens').fill('18:00');
  await control(page, 'dinner.spans.0.closes').fill('20:00');
  await dinner.getByRole('checkbox', { name: 'Mon' }).uncheck();
  // Switched off and on again, the hours are as they were.
  await isOpen.click();
  await control(page, 'dinner.spans.0.opens').waitFor({ state: 'detached' });
  await isOpen.click();
  await dinner.getByText('6:00 pm – 8:00 pm, Sun, Tues, Wed, Thurs, Fri & Sat').waitFor();
  await dinner.getByRole('button', { name: 'Add times' }).click();
  await control(page, 'dinner.spans.1.opens').fill('20:30');
  await control(page, 'dinner.spans.1.closes').fill('23:30');

  await dinner.getByRole('button', { name: 'Exceptions on dates' }).click();
  await dinner.getByRole('button', { name: 'Add an exception' }).click();
  await control(page, 'dinner.exceptions.0.from').fill(todayIn('America/Mazatlan'));
  await control(page, 'dinner.exceptions.0.reason.en').fill('a wedding on the terrace');
  await control(page, 'dinner.exceptions.0.reason.es').fill('una boda en la terraza');
  await page.getByRole('link', { name: 'Review and save' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();

  const guest = await visit(hubUrl(DEVISE_SITE_KEY, 'dining/the-two-sittings'));
  const main = guest.page.getByRole('main');
  await main.getByText('Closed today: a wedding on the terrace').first().waitFor();
  for (const span of [/6:00\spm – 8:00\spm/, /8:30\spm – 11:30\spm/]) {
    await main.getByText(span).first().waitFor();
  }
  await main.getByText('Not today').waitFor();
  const spanish = await visit(hubUrl(DEVISE_SITE_KEY, 'dining/the-two-sittings'), inSpanish);
  await spanish.page.getByText('Hoy cerrado: una boda en la terraza').first().waitFor();
  expect([...consoleProblems({ complaints }), ...guest.complaints]).toEqual([]);
});

it(
  'switching a link’s type and back keeps its address; telephone numbers may contain spaces',
  inSoak,
  async () => {
    const { page, complaints } = await openDevise('restaurants/create/story');
    const links = control(page, 'links');
    await links.getByRole('button', { name: 'Add link' }).click();
    const choose = async (kind: string) => {
      await control(page, 'links.0.type').click();
      await page.getByRole('option', { name: kind }).click();
    };
    const address = control(page, 'links.0.linkurl.en');
    await choose('Open in a new tab');
    await address.fill('www.resort.test/Carta de vinos.pdf');
    await choose('Call a number');
    await address.pressSequentially('+52 998 555');
    expect(await address.inputValue()).toBe('+52 998 555');
    await choose('Open in a new tab');
    expect(await address.inputValue()).toBe('https://www.resort.test/Carta%20de%20vinos.pdf');
    await choose('Call a number');
    expect(await address.inputValue()).toBe('+52 998 555');
    expect(consoleProblems({ complaints })).toEqual([]);
  },
);

it('pasted HTML becomes markdown', inSoak, async () => {
  const { page, complaints } = await openDevise('restaurants/create/story');
  const editor = control(page, 'locale.en.content').locator('[data-lexical-editor]');
  await editor.click();
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p>An <u>open</u> fire,<br><b>every</b> x<sup>2</sup> evening</p><img src="https://pictures.test/fire.webp" width="200" alt="A fire">',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await editor.getByText('evening').waitFor();
  await editor.focus();
  await page.keyboard.press('Control+u');
  await control(page, 'locale.en.content').getByRole('button', { name: 'Write plain text' }).click();
  expect(await control(page, 'locale.en.content.text').inputValue()).toBe(
    'An open fire,\n**every** x2 evening\n\n![A fire](https://pictures.test/fire.webp)',
  );
  expect(consoleProblems({ complaints }).filter((line) => !line.includes('fire.webp'))).toEqual([]);
});
