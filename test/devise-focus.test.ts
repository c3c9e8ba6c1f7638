/** @module-tag soak */
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { event } from '../src/content/event/event.ts';
import type { Session } from '../src/devise/session.tsx';
import { plainRepeat } from '../src/domain/time/recurrence-exceptions.ts';
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
import { invitePerson, PASSWORD } from './invited-staff.ts';
import { dayAfter, todayIn } from './resort-days.ts';
import { focused } from './tab-stops.ts';

useBrowser();

/** Whoever works by keyboard goes on where they were, also when what they pressed goes away. */
const isFocused = (page: Page, name: string | RegExp) =>
  eventually(() => focused(page)).toMatchObject({ isPage: false, name: expect.stringMatching(name) });

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .focus();
  await page.keyboard.press('Enter');
}

/** An event that is held every day, from tonight on. */
async function dailyEvent({ context }: Awaited<ReturnType<typeof newStaff>>, label: string): Promise<number> {
  const { sites } = await callApi<Session>(context, 'GET', 'session');
  const today = todayIn(sites.find(({ id }) => id === DEVISE_SITE)!.timeZone);
  const { id } = await callApi<SavedRecord>(context, 'POST', 'events', {
    site_id: DEVISE_SITE,
    label,
    start_date: `${today}T23:50`,
    end_date: `${dayAfter(today)}T00:30`,
    repeats: 1,
    repeat_frequency: 'daily',
    repeat_settings: plainRepeat,
    locale: { en: { title: label }, es: { title: label } },
  });
  onTestFinished(() => removeRecord(context, event, id));
  return id;
}

it('a date of the day that is cancelled and put back keeps the focus in its row', async () => {
  const staff = await newStaff();
  const { page, complaints } = staff;
  await dailyEvent(staff, 'Drum circle');
  await page.goto(deviseUrl());
  await press(page, 'Cancel “Drum circle”');
  await page.getByRole('dialog').waitFor();
  await press(page, 'Yes, cancel it');
  await isFocused(page, 'Put back “Drum circle”');
  await page.keyboard.press('Enter');
  await isFocused(page, 'Cancel “Drum circle”');
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('a date of a repetition keeps the focus when it is cancelled, put back and moved', async () => {
  const staff = await newStaff();
  const { page, complaints } = staff;
  const id = await dailyEvent(staff, 'Sunset yoga');
  await page.goto(deviseUrl(`events/${id}/edit/when`));
  await press(page, /^Cancel: /);
  await isFocused(page, /^Put back: /);
  await page.keyboard.press('Enter');
  await isFocused(page, /^Cancel: /);
  await press(page, /^Move: /);
  await page.keyboard.press('ArrowUp');
  await press(page, 'Move');
  await page
    .getByText(/moved to/)
    .first()
    .waitFor();
  await eventually(async () => (await focused(page)).isPage).toBe(false);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('hours of a season take the focus to its first day, and those of all year back', async () => {
  const { page, complaints } = await openDevise('restaurants/create/hours');
  await control(page, 'dinner').getByRole('switch', { name: 'Open' }).click();
  await press(page, 'Only in a season…');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toMatch(/season\.from/);
  await press(page, 'All year');
  await isFocused(page, 'Only in a season…');
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('an unfinished draft that is thrown away takes the focus to the next one', async () => {
  // A person of its own: what other stories began and did not finish would be offered too.
  const { email } = await invitePerson((await newStaff()).context, 'Nerea Pech', ['manage specials'], {
    siteIds: [DEVISE_SITE],
  });
  const { page, complaints } = await newStaff({ email, password: PASSWORD });
  for (const name of ['Noon gun', 'Noon bell']) {
    await page.goto(deviseUrl('clocks/create/name'));
    await control(page, 'name').fill(name);
    await page.getByText('Everything you typed is kept.').waitFor();
  }
  await page.goto(deviseUrl('clocks'));
  await page.getByRole('button', { name: 'Throw it away: Noon gun' }).waitFor();
  await press(page, 'Throw it away: Noon bell');
  await isFocused(page, 'Throw it away: Noon gun');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'You have an unfinished clock' }).waitFor({ state: 'detached' });
  await isFocused(page, /^Create a clock/);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('an upload that is discarded takes the focus to the next one', async () => {
  const { page, context, complaints } = await newStaff();
  const { csrf_token } = await callApi<Session & { csrf_token: string }>(context, 'GET', 'session');
  for (const name of ['Pier.png', 'Reef.png']) {
    await context.request.post(new URL('/api/devise/uploads', deviseUrl()).href, {
      headers: {
        'x-csrf-token': csrf_token,
        'tus-resumable': '1.0.0',
        'upload-length': '4000',
        'upload-metadata': `filename ${btoa(name)}`,
      },
    });
  }
  await page.goto(deviseUrl('media'));
  const discard = page.getByRole('region', { name: 'Begun and not finished' }).getByRole('button');
  await eventually(() => discard.count()).toBe(2);
  await discard.first().focus();
  const next = await discard.last().innerText();
  await page.keyboard.press('Enter');
  await isFocused(page, next);
  await page.keyboard.press('Enter');
  await eventually(() => discard.count()).toBe(0);
  await eventually(async () => (await focused(page)).isPage).toBe(false);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('whoever does not do it after all goes on among what can be done with the selected', async () => {
  const { page, complaints } = await openDevise('events/table');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  await press(page, 'Publish');
  await isFocused(page, 'Yes, do it');
  await press(page, 'Cancel');
  await isFocused(page, 'Change');
  expect(consoleProblems({ complaints })).toEqual([]);
});
