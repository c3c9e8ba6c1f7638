import { expect, it, onTestFinished } from 'vitest';
import { redirect } from '../src/content/redirect/redirect.ts';
import { redirectPhrases } from '../src/devise/screens/redirects/phrases.ts';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { eventually, phone, useBrowser } from './browser.ts';
import { journeyServer } from './journey-server.ts';
import { consoleProblems, DEVISE_SITE_KEY, openDevise, removeRecord } from './devise-app.ts';
import { inSoak } from './soak.ts';

useBrowser();

const { en } = redirectPhrases;
const web = { email: 'web@palapa.test' };

it('an address that visitors did not find is led to a page, on a phone', inSoak, async () => {
  const old = `/old-${Date.now().toString(36)}`;
  // A host that is no site's: the header says which one is meant.
  const headers = { accept: 'text/html', 'server-name': DEVISE_SITE_KEY };
  const open = () => fetch(`http://127.0.0.1:${journeyServer().port}${old}`, { headers, redirect: 'manual' });
  expect((await open()).status).toBe(404);
  const { page, context, ...visit } = await openDevise('missing-addresses', { ...web, ...phone });
  const redirectIt = page.getByRole('button', { name: en.leadThis(old) });
  // What was asked for is written every few seconds.
  await eventually(async () => {
    await page.reload();
    const rows = page.getByRole('main').getByRole('listitem');
    await page.getByText(en.missingEmpty).or(rows.first()).waitFor();
    return redirectIt.count();
  }).toBe(1);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  await redirectIt.click();
  const from = page.getByLabel('Old address');
  await from.waitFor();
  expect(await from.inputValue()).toBe(old);
  await page.getByLabel('New address').fill('/rooms');
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('button', { name: 'Create the redirect' }).click();
  await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
  const id = Number(/\/(\d+)\/done/.exec(page.url())![1]);
  onTestFinished(() => removeRecord(context, redirect, id));
  await eventually(async () => {
    const response = await open();
    return [response.status, response.headers.get('location')];
  }).toEqual([301, '/rooms']);
  expect(consoleProblems(visit)).toEqual([]);
});

it('a file is looked at before its redirects are stored', async () => {
  const { page } = await openDevise('redirect-file', web);
  const choose = (csv: string) =>
    page.locator('input[type="file"]').setInputFiles({
      name: 'old.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
  await choose('from,to\n/one,/rooms\ntwo,/rooms\n');
  await page.getByText(en.mend).waitFor();
  expect(await page.getByRole('button', { name: en.store }).count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await choose('from,to\n/one,/rooms\n/two,/rooms\n');
  await page.getByText(en.count(en.outcomes.created, 2)).waitFor();
  await page.getByRole('button', { name: en.store }).waitFor();
});

it('Refresh Cache says what every server did, and is closed to others', async () => {
  const { page } = await openDevise('route-cache/refresh', web);
  await page.getByRole('button', { name: en.refresh }).click();
  await page.getByText(en.finished).waitFor();
  await page.getByText(en.states.done).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  const { page: other } = await openDevise('route-cache/refresh', { email: 'chef@palapa.test' });
  await other.getByRole('heading', { level: 1 }).waitFor();
  expect(await other.getByRole('button', { name: redirectPhrases.es.refresh }).count()).toBe(0);
});
