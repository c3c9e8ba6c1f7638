import type { BrowserContext, Page } from 'playwright-core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { restaurant } from '../src/content/restaurant/restaurant.ts';
import { hubUrl, phone, useBrowser, visit, welcome } from './browser.ts';
import {
  callApi,
  openDevise,
  DEVISE_SITE_KEY,
  DEVISE_SITE,
  deviseUrl,
  type SavedRecord,
  removeRecord,
  consoleProblems,
} from './devise-app.ts';
import { control } from './devise-form.ts';
import { readGuestApi } from './guest-api.ts';
import { journeyServer } from './journey-server.ts';
import { secondPalapa } from './second-palapa.ts';
import { WAIT } from './wait.ts';
import { inSoak } from './soak.ts';

useBrowser();

const titled = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** A restaurant of this test. */
async function newRestaurant(context: BrowserContext, title: string): Promise<number> {
  const { id } = await callApi<SavedRecord>(context, 'POST', 'restaurants', {
    site_id: DEVISE_SITE,
    label: title,
    locale: { en: { title, section: 'Restaurant' }, es: { title: `${title}, en español` } },
  });
  onTestFinished(() => removeRecord(context, restaurant, id));
  return id;
}

interface Served {
  readonly locale: { readonly en: { readonly title: string } };
}

/**
 * Palapa answers guests with the title. Where the machine is so busy that a save is read late, guests get what was
 * there before, and what is tested is the page and not the machine.
 */
async function isAnswered(title: string): Promise<void> {
  await vi.waitFor(async () => {
    const all = await readGuestApi<readonly Served[]>(DEVISE_SITE_KEY, 'restaurants/all');
    expect(all.map(({ locale }) => locale.en.title)).toContain(title);
  }, WAIT);
}

/** Staff give a restaurant another title, as they do: open it, type, review, save. */
async function retitle(page: Page, id: number, title: string): Promise<void> {
  await page.goto(deviseUrl(`restaurants/${id}/edit/name`));
  await control(page, 'locale.en.title').fill(title);
  await page.getByRole('link', { name: 'Review and save' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
}

it('a change by staff is visible in an open hub on the next page', async () => {
  const { page, context, complaints } = await openDevise('');
  const id = await newRestaurant(context, 'The Old Pier');
  // Who saves data has no page fetched ahead, which may be shown up to a minute later.
  const guest = await visit(hubUrl(DEVISE_SITE_KEY), phone, ({ context: own }) =>
    own.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  );
  await welcome(guest.page).waitFor();
  await retitle(page, id, 'The New Pier');
  await isAnswered('The New Pier');
  await welcome(guest.page).click();
  await guest.page.getByRole('link', { name: 'Dining, Drinks & Menus' }).click();
  await guest.page.getByRole('link', { name: /^The New Pier/ }).click();
  await titled(guest.page, 'The New Pier');

  // And on the very page the guest has open, when they look at it the next time.
  await retitle(page, id, 'The Newest Pier');
  await isAnswered('The Newest Pier');
  await guest.page.reload();
  await titled(guest.page, 'The Newest Pier');
  expect([...consoleProblems({ complaints }), ...guest.complaints]).toEqual([]);
});

it('a second process on the same database shows it at once too', inSoak, async () => {
  const { page, context } = await openDevise('');
  const id = await newRestaurant(context, 'One Roof');
  const second = await secondPalapa();
  const there = hubUrl(DEVISE_SITE_KEY, 'dining').replace(String(journeyServer().port), String(second.port));
  const guest = await visit(there);
  await guest.page.getByRole('link', { name: /^One Roof/ }).waitFor();

  await retitle(page, id, 'Two Roofs');
  await vi.waitFor(async () => {
    await guest.page.reload();
    await guest.page.getByRole('link', { name: /^Two Roofs/ }).waitFor({ timeout: 5000 });
  }, WAIT);
  expect(await guest.page.getByRole('link', { name: /^One Roof/ }).count()).toBe(0);

  // The session is valid on the second process too, and what is saved there is visible on the first at once.
  const back = await context.newPage();
  await back.goto(deviseUrl(`restaurants/${id}/edit/name`, second.port));
  await control(back, 'locale.en.title').fill('Three Roofs');
  await back.getByRole('link', { name: 'Review and save' }).click();
  await back.getByRole('button', { name: 'Save', exact: true }).click();
  await back.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
  const first = await visit(hubUrl(DEVISE_SITE_KEY, 'dining'));
  await first.page.getByRole('link', { name: /^Three Roofs/ }).waitFor();
});

it('the phone preview shows the draft in the real hub, in either language', inSoak, async () => {
  const { page, context, complaints } = await openDevise('');
  const id = await newRestaurant(context, 'The Lighthouse');
  await page.goto(deviseUrl(`restaurants/${id}/edit/name`));
  const hub = page.frameLocator('iframe[title="Preview of the guest hub with what you typed"]');
  await hub.getByRole('heading', { level: 1, name: 'The Lighthouse' }).waitFor();
  await control(page, 'locale.es.title').fill('El faro alto');
  await control(page, 'locale.en.title').fill('The Tall Lighthouse');
  await hub.getByRole('heading', { level: 1, name: 'The Tall Lighthouse' }).waitFor();
  await page.getByRole('radiogroup', { name: 'Language of the preview' }).getByText('Español').click();
  await hub.getByRole('heading', { level: 1, name: 'El faro alto' }).waitFor();
  expect(
    (await callApi<{ locale: { en: { title: string } } }>(context, 'GET', `restaurants/${id}`)).locale.en
      .title,
  ).toBe('The Lighthouse');

  // Saved, it is a press away from where guests read it.
  await page.getByRole('link', { name: 'Review and save' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^See it in the hub/ }).click();
  await titled(await opened, 'The Tall Lighthouse');
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('on a phone the preview opens by a button', inSoak, async () => {
  const { page } = await openDevise('restaurants/create/name', phone);
  await page.getByRole('button', { name: "Show the guest's phone" }).click();
  await page.getByText('It appears as soon as you change something.').waitFor();
});
