import { expect, it, onTestFinished } from 'vitest';
import { menu } from '../src/content/menu/menu.ts';
import { eventually, useBrowser } from './browser.ts';
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
import { control } from './devise-form.ts';
import { inSoak } from './soak.ts';

useBrowser();

interface Clock extends SavedRecord {
  readonly name: string;
}

it('several records are found in the table, chosen with the keyboard and removed at once', async () => {
  const { page, context, complaints } = await newStaff();
  for (const hour of ['One', 'Two', 'Three']) {
    await callApi(context, 'POST', 'clocks', {
      site_id: DEVISE_SITE,
      name: `Carillon ${hour}`,
      end_date: '2027-05-07T19:30',
      locale: { en: { specials_title: hour }, es: {} },
    });
  }
  await page.goto(deviseUrl('clocks/table'));
  await page.getByRole('table').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('carillon');
  await page.getByText('3 clocks', { exact: true }).waitFor();
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await page.getByRole('checkbox', { name: 'Select Carillon One' }).check();
  await page.getByRole('checkbox', { name: 'Select Carillon Two' }).check();
  await page.getByText('2 selected', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Are you sure you want to do this? 2 records go to the trash for 30 days.').waitFor();
  await page.getByRole('button', { name: 'Yes, do it' }).click();
  await page.getByText('1 clock', { exact: true }).waitFor();
  const left = await callApi<Clock[]>(context, 'GET', 'clocks?searchterm=carillon');
  expect(left.map(({ name }) => name)).toEqual(['Carillon Three']);
  await callApi(context, 'DELETE', `clocks/${left[0]!.id}`, { version: left[0]!.version });
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('records are reordered with the space bar and the arrows', async () => {
  const { page, context, complaints } = await openDevise('promotions/order');
  const order = async () => {
    const all = await callApi<SavedRecord[]>(
      context,
      'GET',
      `promos?site_id=${DEVISE_SITE}&sort=position&pageSize=100`,
    );
    return all.map(({ id }) => id);
  };
  const before = await order();
  onTestFinished(() => callApi(context, 'PUT', 'promos/order', { site_id: DEVISE_SITE, ids: before }));
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').first().focus();
  await page.keyboard.press('Space');
  await page.getByText(/ taken\.$| over place 1\.$/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.getByText(/ over place 2\.$/).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByText('The new order has been saved.').waitFor();
  const [first, second, ...others] = before;
  await eventually(order).toEqual([second, first, ...others]);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('dishes are pasted from a spreadsheet, with a preview before they are added', async () => {
  const { page, context, complaints } = await openDevise('menus/create/dishes');
  const sections = control(page, 'sections');
  await sections.getByRole('button', { name: 'Add section' }).click();
  await control(page, 'sections.0.title.en').fill('From the fire');
  const dishes = control(page, 'sections.0.items');
  await dishes.getByRole('button', { name: 'Paste a table' }).click();
  await dishes
    .getByRole('textbox', { name: 'Dishes from a spreadsheet' })
    .fill('Dish\tDescription\tPrice\nSea bass\tBanana leaf\t24\nSquash\tPumpkin seed\t14');
  await dishes.getByRole('region', { name: 'What will be added' }).getByText('Banana leaf').waitFor();
  await dishes.getByRole('button', { name: 'Add 2 dishes' }).click();
  await dishes.getByRole('button', { name: /^Squash/ }).waitFor();
  await page
    .getByRole('navigation', { name: 'Parts of the form' })
    .getByRole('link', { name: /^Name/ })
    .click();
  await control(page, 'code_value').fill('FIRE');
  await control(page, 'name').fill('From the fire');
  await page
    .getByRole('navigation', { name: 'Parts of the form' })
    .getByRole('link', { name: 'Review' })
    .click();
  await page.getByRole('button', { name: 'Create the menu' }).click();
  await page.getByText('From the fire has been created.', { exact: true }).waitFor();
  const id = Number(/menus\/(\d+)\/done/.exec(page.url())![1]);
  onTestFinished(() => removeRecord(context, menu, id));
  const { sections: saved } = await callApi<{ sections: { items: object[] }[] }>(
    context,
    'GET',
    `menus/${id}`,
  );
  expect(saved[0]!.items).toMatchObject([
    { title: { en: 'Sea bass', es: null }, desc: { en: 'Banana leaf' }, price: { en: '24' } },
    { title: { en: 'Squash', es: null }, desc: { en: 'Pumpkin seed' }, price: { en: '14' } },
  ]);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it(
  'an address that asks for an order or a page that is gone shows the table, and of an unknown filter the list can be had without it',
  inSoak,
  async () => {
    const { page } = await openDevise('events/table?sort=foo&category=Lost&page=900');
    // All of them stand on one page.
    await page.getByRole('table').waitFor();
    await eventually(() => new URL(page.url()).search).toBe('');

    await page.goto(deviseUrl('agents/list?state=asleep'));
    await page.getByText('The address asks for something that this list does not know.').waitFor();
    await page.getByRole('link', { name: 'Show the list from its beginning' }).click();
    await page.locator('main li').first().waitFor();
    expect(new URL(page.url()).search).toBe('');
  },
);
