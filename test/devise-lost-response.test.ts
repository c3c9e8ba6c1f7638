/** @module-tag soak */
import { expect, it, onTestFinished } from 'vitest';
import { clock } from '../src/content/clock/clock.ts';
import { eventually, useBrowser } from './browser.ts';
import { callApi, deviseUrl, newStaff, openDevise, removeRecord, type SavedRecord } from './devise-app.ts';
import { fillPart, inputsFor, control } from './devise-form.ts';
import { focused } from './tab-stops.ts';

useBrowser();

it('a clock whose response is lost is created once, and later input becomes a change of it', async () => {
  const { page, context } = await openDevise('clocks/create/name');
  const responses = inputsFor(clock, Date.now().toString(36).slice(-5));
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  for (const part of clock.workflow.parts) {
    await fillPart(page, responses, part);
    await press(part === clock.workflow.parts.at(-1) ? 'Review and save' : 'Next');
  }
  // The server stores it, but the response is dropped.
  await page.route('**/api/devise/clocks', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press('Create the clock');
  await page.getByRole('alert').getByText('There is no connection').waitFor();
  await page.unroute('**/api/devise/clocks');
  const name = responses[0]!.text;
  await page.getByRole('link', { name: /^Name/ }).click();
  await control(page, 'name').fill(`${name} b`);
  await page.getByRole('link', { name: /Review/ }).click();
  await press('Create the clock');
  await page.getByText('The clock had already been created.').first().waitFor();
  const id = Number(/clocks\/(\d+)\/edit\/review/.exec(page.url())![1]);
  onTestFinished(() => removeRecord(context, clock, id));
  await press('Save');
  await page.getByText(`${name} b has been saved.`, { exact: true }).waitFor();
  const kept = await callApi<SavedRecord[]>(context, 'GET', `clocks?searchterm=${encodeURIComponent(name)}`);
  expect(kept.map((one) => [one.id, one.version])).toEqual([[id, 2]]);
});

it('a change whose response is lost is recognised as saved, not as a conflict', async () => {
  const { page, context } = await newStaff();
  const made = await callApi<SavedRecord>(context, 'POST', 'clocks', {
    site_id: 24,
    name: 'Half heard',
    end_date: '2027-05-07T19:30',
    locale: {
      en: { specials_title: 'Half heard', text: 'Once' },
      es: { specials_title: 'A medias', text: 'Una vez' },
    },
  });
  onTestFinished(() => removeRecord(context, clock, made.id));
  await page.goto(deviseUrl(`clocks/${made.id}/edit/name`));
  await control(page, 'name').fill('Heard twice');
  await page.getByRole('link', { name: 'Review and save' }).click();
  await page.route(`**/api/devise/clocks/${made.id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await page.getByRole('alert').getByText('There is no connection').waitFor();
  await page.unroute(`**/api/devise/clocks/${made.id}`);
  await save.click();
  await page.getByText('Heard twice has been saved.', { exact: true }).waitFor();
});

it('Tab goes into a text, through its list and its table, and out again', async () => {
  const { page, context } = await newStaff();
  const [one] = await callApi<{ id: number; version: number }[]>(
    context,
    'GET',
    'events?site_id=24&pageSize=1',
  );
  await page.goto(deviseUrl(`events/${one!.id}/edit/story`));
  const plain = control(page, 'locale.en.content.text');
  // Until the editor has come, the text is plain as well.
  await page.getByRole('button', { name: 'Write plain text' }).first().click();
  await plain.fill('- one\n- two\n\n| a | b |\n| - | - |\n| c | d |\n');
  await page.getByRole('button', { name: 'Write with the editor' }).first().click();
  const text = page.locator('[data-editor] > div [contenteditable="true"]').first();
  await text.getByText('two').click();
  const written = await text.innerText();
  const passed: string[] = [];
  for (let press = 0; press < 30 && !passed.includes('Write plain text'); press += 1) {
    await page.keyboard.press('Tab');
    await eventually(async () => (await focused(page)).isPage).toBe(false);
    passed.push((await focused(page)).name);
  }
  expect(passed).toContain('Write plain text');
  expect(passed.filter((stop) => stop === 'Cell of the table')).toHaveLength(4);
  await text.getByText('one').click();
  // The editor takes the focus once more after a click, sooner than any hand moves to the keys.
  await page.waitForTimeout(300);
  await page.keyboard.press('Shift+Tab');
  await eventually(async () => (await focused(page)).name).toBe('Block type');
  expect(await text.innerText()).toBe(written);
});
