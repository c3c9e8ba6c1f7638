import { expect, it, onTestFinished, vi } from 'vitest';
import { restaurant } from '../src/content/restaurant/restaurant.ts';
import { accessibilityViolations } from './accessibility.ts';
import type { StaffRecord } from '../src/devise/workflow/records/staff-record.ts';
import { useBrowser } from './browser.ts';
import {
  callApi,
  DEVISE_SITE,
  DEVISE_SITE_KEY,
  deviseUrl,
  newStaff,
  removeRecord,
  type SavedRecord,
} from './devise-app.ts';
import { control } from './devise-form.ts';
import { readGuestApi } from './guest-api.ts';
import { WAIT } from './wait.ts';

useBrowser();

interface Served {
  readonly id: number;
  readonly locale: { readonly en: { readonly title: string }; readonly es: { readonly title?: string } };
}

/** What guests read of a restaurant; undefined where they do not see it. */
async function served(id: number): Promise<Served | undefined> {
  const all = await readGuestApi<readonly Served[]>(DEVISE_SITE_KEY, 'restaurants/all');
  return all.find((one) => one.id === id);
}

it('staff schedule a change, cancel it, and withdraw what guests read', async () => {
  const { page, context, complaints } = await newStaff();
  const { id } = await callApi<SavedRecord>(context, 'POST', 'restaurants', {
    site_id: DEVISE_SITE,
    label: 'The Old Jetty',
    locale: { en: { title: 'The Old Jetty', section: 'Restaurant' }, es: { title: 'El viejo muelle' } },
  });
  onTestFinished(() => removeRecord(context, restaurant, id));
  const due = async () => {
    const { publication } = await callApi<StaffRecord>(context, 'GET', `restaurants/${id}`);
    return [publication.en, publication.es].map((state) => state.due.map(({ action }) => action));
  };

  await page.goto(deviseUrl(`restaurants/${id}/edit/name`));
  await control(page, 'locale.en.title').fill('The New Jetty');
  await page.getByRole('link', { name: 'Review and save' }).click();
  await page.getByRole('radio', { name: 'At a moment' }).check();
  const save = page.getByRole('button', { name: 'Save and schedule' });
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel('From when do guests read it?').fill('2031-05-02T08:00');
  await page.getByRole('checkbox', { name: 'Spanish' }).uncheck();
  expect(await accessibilityViolations(page, ['iframe'])).toEqual([]);
  await save.click();
  await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
  await vi.waitFor(async () => expect((await served(id))?.locale.en.title).toBe('The Old Jetty'), WAIT);
  expect(await due()).toEqual([['publish'], []]);

  await page.getByRole('link', { name: /^Publish or withdraw/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Scheduled' }).waitFor();
  expect(await accessibilityViolations(page, ['iframe'])).toEqual([]);
  await page.getByRole('button', { name: /^Cancel: English/ }).click();
  await page.getByText('It is no longer scheduled.').waitFor();
  expect(await due()).toEqual([[], []]);

  await page.getByRole('radio', { name: 'Withdraw it' }).check();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByText(/^Are you sure\? From now on/).waitFor();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await page.getByText('It is withdrawn as you decided.').waitFor();
  await vi.waitFor(async () => expect(await served(id)).toBeUndefined(), WAIT);

  await page.goto(deviseUrl('restaurants/table?q=Jetty'));
  await page.getByRole('cell', { name: 'withdrawn', exact: true }).waitFor();
  expect(complaints).toEqual([]);
});
