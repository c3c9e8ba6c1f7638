import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { clock } from '../src/content/clock/clock.ts';
import { DEMO_PASSWORD } from '../src/server/staff/people/demo-staff.ts';
import { eventually, useBrowser, type Visit } from './browser.ts';
import {
  callApi,
  consoleProblems,
  newStaff,
  openDevise,
  removeRecord,
  withOwnSession,
} from './devise-app.ts';
import { fillField, fillPart, inputsFor, control } from './devise-form.ts';
import { inSoak } from './soak.ts';

useBrowser();

const [name, words] = clock.workflow.parts;
const waitForTitle = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();
const press = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click();

async function created({ page, context }: Visit, called: string): Promise<void> {
  await page.getByText(`${called} has been created.`, { exact: true }).waitFor();
  const id = Number(/clocks\/(\d+)\/done/.exec(page.url())![1]);
  onTestFinished(() => removeRecord(context, clock, id));
}

it('a session that ends during input can be renewed in a dialog, and the input is saved', async () => {
  const staff = await withOwnSession('clocks/create/name');
  const { page, context } = staff;
  const { context: other } = await newStaff();
  const responses = inputsFor(clock, Date.now().toString(36).slice(-5));
  await fillPart(page, responses, name);
  await page.getByText('Everything you typed is kept.').waitFor();

  // The session is ended elsewhere, so that the next call gets 401.
  const sessions = await callApi<{ id: string; current: boolean }[]>(context, 'GET', 'account/sessions');
  await callApi(other, 'DELETE', `account/sessions/${sessions.find(({ current }) => current)!.id}`);
  await press(page, 'Next');
  await waitForTitle(page, words.en);
  await fillPart(page, responses, words);
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.waitFor();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Everything you typed is kept.').waitFor();
  for (const { path, text, part } of responses) {
    if (part === 'words' && text !== '') expect(await control(page, path).inputValue()).toBe(text);
  }
  await press(page, 'Review and save');
  await press(page, 'Create the clock');
  await created(staff, responses[0]!.text);
});

it(
  'a session that ends under a dialog is renewed above it, and what was asked there is done',
  inSoak,
  async () => {
    const { page, context } = await withOwnSession('');
    const { context: other } = await newStaff();
    await press(page, 'Change a price …');
    const dish = page.getByRole('dialog').getByRole('listitem').getByRole('button').first();
    const called = (await dish.locator('span').first().textContent())!;
    await dish.click();
    const price = page.getByLabel('Price, as guests read it');
    const before = await price.inputValue();
    await price.fill('$1234');
    const sessions = await callApi<{ id: string; current: boolean }[]>(context, 'GET', 'account/sessions');
    await callApi(other, 'DELETE', `account/sessions/${sessions.find(({ current }) => current)!.id}`);
    await press(page, 'Save the price');

    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    const password = again.getByRole('textbox', { name: 'Password' });
    // A press is only taken by what nothing lies above.
    await password.click();
    await page.keyboard.press('Escape');
    expect(await price.inputValue()).toBe('$1234');
    await password.fill(DEMO_PASSWORD);
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await again.waitFor({ state: 'hidden' });
    const toast = page.getByRole('status').filter({ hasText: called });
    await toast.waitFor();
    await toast.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(`${called} is back as it was.`).waitFor();
    expect(before).not.toBe('$1234');
  },
);

it('without a connection the form stays usable, says so, and is saved afterwards', inSoak, async () => {
  const staff = await openDevise('clocks/create/name');
  const { page, context } = staff;
  const responses = inputsFor(clock, Date.now().toString(36).slice(-5));
  await fillField(page, responses[0]!);
  await page.getByText('Everything you typed is kept.').waitFor();
  await context.setOffline(true);
  await fillPart(page, responses, name);
  await page
    .getByText('There is no connection. What you type is kept on this device and sent as soon as it is back.')
    .waitFor();
  await press(page, 'Next');
  await waitForTitle(page, words.en);
  await fillPart(page, responses, words);
  await press(page, 'Review and save');
  await waitForTitle(page, 'Is this how the new clock should be?');
  await press(page, 'Create the clock');
  await page
    .getByRole('alert')
    .getByText(
      'There is no connection, so it could not be saved. What you typed is kept: try again in a moment.',
    )
    .waitFor();

  await context.setOffline(false);
  await page.getByText('Everything you typed is kept.').waitFor();
  await press(page, 'Create the clock');
  await created(staff, responses[0]!.text);
  const id = Number(/clocks\/(\d+)\/done/.exec(page.url())![1]);
  const record = await callApi<{ locale: { es: { text: string } } }>(context, 'GET', `clocks/${id}`);
  expect(record.locale.es.text).toBe(responses.find(({ path }) => path === 'locale.es.text')!.text);
});

it(
  'without a connection a button of the day still asks, and what was not saved is told',
  inSoak,
  async () => {
    const { page, context } = await openDevise('', { email: 'manager@palapa.test', siteId: 15 });
    const closing = page.getByRole('button', { name: /^Cerrar hoy: / }).first();
    await closing.waitFor();
    // The forms are loaded once the board is drawn.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await closing.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, cerrarlo hoy' }).click();
    await page
      .getByRole('alert')
      .getByText(/^No hay conexión/)
      .waitFor();
    await context.setOffline(false);
  },
);

it('a reload restores what was typed while offline', inSoak, async () => {
  const { page, context } = await openDevise('clocks/create/name');
  await control(page, 'name').fill('Half a name');
  await page.getByText('Everything you typed is kept.').waitFor();
  await context.setOffline(true);
  await control(page, 'name').fill('A whole name');
  await page.getByText(/^There is no connection\./).waitFor();
  await context.setOffline(false);
  await page.reload();
  await eventually(() => control(page, 'name').inputValue()).toBe('A whole name');
});

it(
  'a draft that is too large for the server stays on the device, says so, and is sent when it is small enough',
  inSoak,
  async () => {
    const { page, complaints } = await openDevise('clocks/create/name');
    const sent: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postData()?.length ?? 0);
    });
    const long = 'Cuenta regresiva '.repeat(70_000);
    await control(page, 'name').fill(long);
    const note = page.getByText(
      'This takes more than 1 MB, so it is kept on this device only. Save it to keep it for good.',
    );
    await note.waitFor();
    await page.reload();
    await eventually(() => control(page, 'name').inputValue()).toBe(long);
    await note.waitFor();
    expect(sent.filter((bytes) => bytes > 1_000_000)).toEqual([]);
    await control(page, 'name').fill('Short enough');
    await page.getByText('Everything you typed is kept.').waitFor();
    expect(consoleProblems({ complaints })).toEqual([]);
  },
);

it('without local storage a draft that is too large is reported as unsaved', inSoak, async () => {
  const { page, context } = await openDevise('clocks/create/name');
  await context.route('**/api/devise/drafts/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await control(page, 'name').fill('On this device');
  await page.getByText('What you type is kept on this device only for now.').waitFor();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await control(page, 'name').fill('On this page');
  await page.getByText('What you type cannot be kept on this device').waitFor();
  await context.unroute('**/api/devise/drafts/*');
  await control(page, 'name').fill('On the server');
  await page.getByText('Everything you typed is kept.').waitFor();
});
