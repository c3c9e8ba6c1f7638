/** @module-tag soak */
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { restaurant } from '../src/content/restaurant/restaurant.ts';
import { wallClockIn } from '../src/domain/time/zone-time.ts';
import { hubUrl, phone, useBrowser, visit } from './browser.ts';
import {
  callApi,
  consoleProblems,
  DEVISE_SITE,
  DEVISE_SITE_KEY,
  deviseUrl,
  newStaff,
  removeRecord,
  type SavedRecord,
} from './devise-app.ts';
import { control } from './devise-form.ts';
import { invitePerson, PASSWORD } from './invited-staff.ts';
import { journeyServer } from './journey-server.ts';
import { secondPalapa } from './second-palapa.ts';
import { WAIT } from './wait.ts';

useBrowser();

const radio = (page: Page, name: string) => page.getByRole('radio', { name }).check();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

it('staff publish, schedule, withdraw and approve on one process while guests read on another', async () => {
  const { port } = await secondPalapa();
  const staff = await newStaff();
  const { page, context } = staff;
  const { id } = await callApi<SavedRecord>(context, 'POST', 'restaurants', {
    site_id: DEVISE_SITE,
    label: 'The Salt House',
    locale: {
      en: { title: 'The Salt House', section: 'Restaurant' },
      es: { title: 'La casa de la sal' },
    },
  });
  onTestFinished(() => removeRecord(context, restaurant, id));

  /** Guests of both languages, on the other process. */
  const there = hubUrl(DEVISE_SITE_KEY, 'dining').replace(String(journeyServer().port), String(port));
  const english = (await visit(there)).page;
  const spanish = (await visit(there, { ...phone, locale: 'es-MX' })).page;
  /** The other process hears of a change a moment later: a guest who comes too early comes again. */
  const reads = (guest: Page, title: string) =>
    vi.waitFor(async () => {
      await guest.reload();
      await guest.getByRole('heading', { level: 1 }).waitFor();
      await guest.getByRole('link', { name: new RegExp(`^${title}`) }).waitFor({ timeout: 5000 });
    }, WAIT);
  await reads(english, 'The Salt House');
  await reads(spanish, 'La casa de la sal');

  const retitle = async (by: Page, en: string, es: string) => {
    await by.goto(deviseUrl(`restaurants/${id}/edit/name`));
    await control(by, 'locale.en.title').fill(en);
    await control(by, 'locale.es.title').fill(es);
    await by.getByRole('link', { name: 'Review and save' }).click();
  };
  // One language: the other stays as it was.
  await retitle(page, 'The Brine House', 'La casa de salmuera');
  await page.getByRole('checkbox', { name: 'English' }).uncheck();
  await button(page, 'Save');
  await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
  await reads(spanish, 'La casa de salmuera');
  await reads(english, 'The Salt House');

  // Scheduled: nobody reads it yet, and staff see it as it will be.
  await page.goto(deviseUrl(`restaurants/${id}/publication`));
  await radio(page, 'Publish what is saved');
  await page.getByRole('checkbox', { name: 'Spanish' }).uncheck();
  await radio(page, 'At a moment');
  await page.getByLabel('From when do guests read it?').fill('2031-05-02T08:00');
  await button(page, 'Publish');
  await page.getByRole('heading', { level: 2, name: 'Scheduled' }).waitFor();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^See it then: English/ }).click();
  await (await opened).getByRole('heading', { level: 1, name: 'The Brine House' }).waitFor();
  await reads(english, 'The Salt House');
  const asOf = await fetch(`http://127.0.0.1:${port}/api/restaurants/all?asOf=2031-06-01T08:00`, {
    headers: { 'Server-Name': DEVISE_SITE_KEY },
  });
  expect(await asOf.text()).not.toContain('The Brine House');

  // Withdrawn in English.
  await radio(page, 'Withdraw it');
  await page.getByRole('checkbox', { name: 'Spanish' }).uncheck();
  await button(page, 'Withdraw');
  await button(page, 'Yes, withdraw it');
  await page.getByText('It is withdrawn as you decided.').waitFor();
  await reads(spanish, 'La casa de salmuera');
  await vi.waitFor(async () => {
    await reads(english, 'Espejo');
    expect(await english.getByRole('link', { name: /^The (Salt|Brine) House/ }).count()).toBe(0);
  }, WAIT);

  // Sent by somebody who may not publish, approved on the first process, read on the second.
  const { email } = await invitePerson(context, 'Jade Ek', ['manage property hub', 'manage menus'], {
    mayPublish: false,
    siteIds: [DEVISE_SITE],
  });
  const author = await newStaff({ email, password: PASSWORD });
  await retitle(author.page, 'The Sea House', 'La casa del mar');
  await radio(author.page, 'Send it for approval');
  for (const language of ['English', 'Spanish']) {
    await author.page.getByRole('checkbox', { name: language }).check();
  }
  await button(author.page, 'Save and send');
  await author.page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
  await page.goto(deviseUrl());
  await page
    .getByRole('region', { name: 'Waits for your approval' })
    .getByRole('link', { name: /^The Salt House/ })
    .click();
  await button(page, 'Approve and publish');
  await page.getByText('Guests now read “The Salt House”.').waitFor();
  await reads(english, 'The Sea House');
  await reads(spanish, 'La casa del mar');
  expect([consoleProblems(staff), consoleProblems(author)]).toEqual([[], []]);
});

it('what is scheduled takes effect on both processes at its minute', async () => {
  const { port } = await secondPalapa();
  const { context } = await newStaff();
  const { id } = await callApi<SavedRecord>(context, 'POST', 'restaurants', {
    site_id: DEVISE_SITE,
    label: 'The Kiln',
    locale: { en: { title: 'The Kiln' }, es: { title: 'El horno' } },
  });
  onTestFinished(() => removeRecord(context, restaurant, id));
  const { timeZone } = await callApi<{ timeZone: string }>(context, 'GET', `sites/${DEVISE_SITE}`);
  const titleOn = async (which: number): Promise<string | undefined> => {
    const response = await fetch(`http://127.0.0.1:${which}/api/restaurants/all`, {
      headers: { 'Server-Name': DEVISE_SITE_KEY },
    });
    const { data } = (await response.json()) as { data: { id: number; locale: { en: { title: string } } }[] };
    return data.find((one) => one.id === id)?.locale.en.title;
  };
  const ports = [journeyServer().port, port];
  const both = () => Promise.all(ports.map(titleOn));
  await expect.poll(both).toEqual(['The Kiln', 'The Kiln']);
  const at = wallClockIn(new Date(Date.now() + 60_000), timeZone);
  await callApi(context, 'PUT', `restaurants/${id}`, {
    version: 1,
    locale: { en: { title: 'The New Kiln' } },
    publish: { languages: ['en'], at },
  });
  expect(await both()).toEqual(['The Kiln', 'The Kiln']);
  await expect.poll(both, { timeout: 80_000, interval: 500 }).toEqual(['The New Kiln', 'The New Kiln']);
});
