import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { clock } from '../src/content/clock/clock.ts';
import { event } from '../src/content/event/event.ts';
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
import { type FieldInput, fillPart, inputsFor, control } from './devise-form.ts';
import { inSoak } from './soak.ts';

useBrowser();

const mark = () => Date.now().toString(36).slice(-5);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const waitForTitle = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const waitForStored = (page: Page) => page.getByText('Everything you typed is kept.').waitFor();

/** All input is restored. */
async function stands(page: Page, responses: readonly FieldInput[], part: string): Promise<void> {
  for (const { path, text } of responses.filter((one) => one.part === part && one.text !== '')) {
    await eventually(() => control(page, path).inputValue()).toBe(text);
  }
}

it('a reload in any step loses no input', async () => {
  const { page, context, complaints } = await openDevise('events/create');
  const responses = inputsFor(event, mark());
  const name = responses[0]!.text;
  for (const part of event.workflow.parts) {
    await waitForTitle(page, part.en);
    // By its key in the address a reload finds the draft.
    await page.waitForURL(/[?&]draft=/);
    await fillPart(page, responses, part);
    await page.reload();
    await waitForTitle(page, part.en);
    await stands(page, responses, part.key);
    await page
      .locator('form')
      .getByRole('button', { name: /^(Next|Review and save)$/ })
      .click();
  }
  await waitForTitle(page, 'Is this how the new event should be?');
  await page.reload();
  await page.getByRole('definition').filter({ hasText: name }).first().waitFor();
  await press(page, 'Create the event');
  await page.getByText(`${name} has been created.`, { exact: true }).waitFor();
  const id = Number(/events\/(\d+)\/done/.exec(page.url())![1]);
  onTestFinished(() => removeRecord(context, event, id));
  await page.reload();
  await page.getByText(`${name} has been created.`, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('Back, Forward and a second tab keep the input of all steps', inSoak, async () => {
  const { page, context, complaints } = await openDevise('clocks');
  const responses = inputsFor(clock, mark());
  const [first, second] = clock.workflow.parts;
  await page.getByRole('link', { name: /^Create a clock/ }).click();
  await waitForTitle(page, first.en);
  await fillPart(page, responses, first);
  await press(page, 'Next');
  await waitForTitle(page, second.en);
  await fillPart(page, responses, second);
  await page.goBack();
  await waitForTitle(page, first.en);
  await stands(page, responses, 'name');
  await page.goForward();
  await waitForTitle(page, second.en);
  await stands(page, responses, 'words');
  await waitForStored(page);

  const tab = await context.newPage();
  await tab.goto(page.url());
  await waitForTitle(tab, second.en);
  await stands(tab, responses, 'words');
  await page.goBack();
  await page.goBack();
  await waitForTitle(page, 'What would you like to do with the clocks?');
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('an unfinished draft is offered again, on another device too, until it is discarded', inSoak, async () => {
  const { page, complaints } = await openDevise('clocks/create/name');
  const name = `Countdown ${mark()}`;
  await control(page, 'name').fill(name);
  await waitForStored(page);

  const { page: elsewhere } = await openDevise('clocks');
  await elsewhere.getByRole('region', { name: 'You have an unfinished clock' }).waitFor();
  await elsewhere.getByRole('link', { name: `Go on with it: ${name}` }).click();
  await eventually(() => control(elsewhere, 'name').inputValue()).toBe(name);
  await elsewhere.goBack();
  await press(elsewhere, `Throw it away: ${name}`);
  await elsewhere.getByRole('button', { name: `Throw it away: ${name}` }).waitFor({ state: 'hidden' });
  await eventually(async () => {
    await elsewhere.reload();
    await waitForTitle(elsewhere, 'What would you like to do with the clocks?');
    return elsewhere.getByRole('link', { name: `Go on with it: ${name}` }).count();
  }).toBe(0);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('a double click on Save saves once, and Back afterwards offers no unfinished draft', inSoak, async () => {
  const { page, context, complaints } = await newStaff();
  const { id } = await callApi<SavedRecord>(context, 'POST', 'clocks', {
    site_id: DEVISE_SITE,
    name: 'Full moon',
    end_date: '2027-01-01T00:00',
    locale: { en: { specials_title: 'Full moon' } },
  });
  onTestFinished(() => removeRecord(context, clock, id));
  await page.goto(deviseUrl(`clocks/${id}/edit/name`));
  await control(page, 'name').fill('New moon');
  await waitForStored(page);
  await page.reload();
  await waitForStored(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith(`/clocks/${id}`)) sent.push(request.url());
  });
  await page.getByRole('link', { name: 'Review and save' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await page.getByText('New moon has been saved.').waitFor();
  expect(sent).toHaveLength(1);

  await page.goBack();
  await eventually(() => control(page, 'name').inputValue()).toBe('New moon');
  expect(await page.getByText(/Everything you typed is kept|has saved this since you began/).count()).toBe(0);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('a saved change can be undone for half a minute', async () => {
  const { page, context, complaints } = await newStaff();
  const name = `Sunset ${mark()}`;
  const { id } = await callApi<SavedRecord>(context, 'POST', 'clocks', {
    site_id: DEVISE_SITE,
    name,
    end_date: '2027-05-07T19:30',
    locale: { en: { specials_title: 'Sunset' }, es: { specials_title: 'Atardecer' } },
  });
  onTestFinished(() => removeRecord(context, clock, id));
  await page.goto(deviseUrl(`clocks/${id}/edit/name`));
  await control(page, 'name').fill(`${name}, later`);
  await page.getByRole('link', { name: 'Review and save' }).click();
  await press(page, 'Save');
  await page.getByText(`${name}, later has been saved.`, { exact: true }).waitFor();
  await press(page, 'Undo');
  await page.getByText('It is as it was before.', { exact: true }).waitFor();
  expect(await callApi(context, 'GET', `clocks/${id}`)).toMatchObject({ name, version: 3 });
  expect(consoleProblems({ complaints })).toEqual([]);
});
