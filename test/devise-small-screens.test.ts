/** @module-tag soak */
import { expect, it, onTestFinished } from 'vitest';
import { event } from '../src/content/event/event.ts';
import { post } from '../src/content/post/post.ts';
import { plainRepeat } from '../src/domain/time/recurrence-exceptions.ts';
import type { Session } from '../src/devise/session.tsx';
import { accessibilityViolations } from './accessibility.ts';
import { desktop, eventually, phone, useBrowser } from './browser.ts';
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
import { dayAfter, todayIn } from './resort-days.ts';

useBrowser();

const words = {
  en: {
    device: desktop,
    email: 'admin@palapa.test',
    siteId: DEVISE_SITE,
    isPhone: false,
    filters: 'Filters',
    category: 'Category',
    tomorrow: 'Tomorrow',
    earlier: 'The days before today',
    cancel: (name: string) => `Cancel “${name}”`,
  },
  es: {
    device: phone,
    email: 'manager@palapa.test',
    siteId: 15,
    isPhone: true,
    filters: 'Filtros',
    category: 'Categoría',
    tomorrow: 'Mañana',
    earlier: 'Los días anteriores a hoy',
    cancel: (name: string) => `Cancelar «${name}»`,
  },
} as const;

it.each(['en', 'es'] as const)(
  'what is wanted first stands first: on a phone filters, tomorrow and the days gone open by a tap: %s',
  async (language) => {
    const { device, email, siteId, isPhone, ...say } = words[language];
    const staff = await newStaff({ ...device, email, siteId });
    const { page, context } = staff;
    const { sites } = await callApi<Session>(context, 'GET', 'session');
    const today = todayIn(sites.find(({ id }) => id === siteId)!.timeZone);
    const name = `Lanterns ${language}`;
    const planned = await callApi<SavedRecord>(context, 'POST', 'events', {
      site_id: siteId,
      label: name,
      start_date: `${dayAfter(today)}T09:00`,
      end_date: `${dayAfter(today)}T10:00`,
      repeats: 1,
      repeat_frequency: 'daily',
      repeat_settings: plainRepeat,
      locale: { en: { title: name }, es: { title: name } },
    });
    onTestFinished(() => removeRecord(context, event, planned.id));

    await page.goto(deviseUrl());
    const tomorrow = page.getByRole('heading', { level: 2, name: say.tomorrow });
    const cancel = page.getByRole('button', { name: say.cancel(name) });
    await tomorrow.waitFor();
    expect(await cancel.isVisible()).toBe(!isPhone);
    if (isPhone) await tomorrow.click();
    await eventually(() => cancel.isVisible()).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.goto(deviseUrl('events/table'));
    const category = page
      .getByRole('combobox', { name: say.category })
      .or(page.getByLabel(say.category))
      .first();
    await page.getByRole('searchbox').waitFor();
    expect(await category.isVisible()).toBe(!isPhone);
    if (isPhone) await page.getByText(say.filters, { exact: true }).click();
    await eventually(() => category.isVisible()).toBe(true);
    // A filter of the address is seen to be one.
    await page.goto(deviseUrl('events/table?category=Night'));
    await eventually(() => category.isVisible()).toBe(true);

    // A week that has none of today shows all its days.
    await page.goto(deviseUrl('events/calendar?day=2031-02-05'));
    await page.getByText(/2031/).first().waitFor();
    expect(await page.getByText(say.earlier).count()).toBe(0);
    await page.goto(deviseUrl('events/calendar'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (isPhone) {
      const firstDay = page.locator('main section h2:visible').first();
      await firstDay.filter({ hasText: new RegExp(`\\b${Number(today.slice(8))}\\b`) }).waitFor();
    }
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(consoleProblems(staff)).toEqual([]);
  },
);

it.each([
  ['en', 'press@palapa.test', 'Saved, and not yet published', 'guests read the version before'],
  ['es', 'marketing@palapa.test', 'Guardado y aún sin publicar', 'los huéspedes leen la versión anterior'],
] as const)(
  'whoever writes posts finds those that are saved and unpublished on their first page: %s',
  async (_language, email, title, state) => {
    const { page, context } = await newStaff({ email, ...(email.startsWith('press') ? desktop : phone) });
    const admin = await newStaff();
    const [first] = await callApi<(SavedRecord & { author: string })[]>(
      context,
      'GET',
      `posts?site_id=${DEVISE_SITE}&publication=published`,
    );
    await page.goto(deviseUrl());
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { version } = await callApi<SavedRecord>(context, 'PUT', `posts/${first!.id}`, {
      version: first!.version,
      author: `${first!.author} Jr.`,
    });
    onTestFinished(async () => {
      const { version: last } = await callApi<SavedRecord>(admin.context, 'PUT', `posts/${first!.id}`, {
        version,
        author: first!.author,
      });
      await callApi(admin.context, 'POST', `posts/${first!.id}/publish`, {
        version: last,
        languages: ['en', 'es'],
      });
    });
    await page.reload();
    const part = page.getByRole('region', { name: title });
    await part.getByRole('link').filter({ hasText: state }).first().click();
    await page.waitForURL(new RegExp(`${post.path}/${first!.id}/edit`));
  },
);

it('an address that names no record says so, and offers no second try', async () => {
  const { page } = await openDevise('menu-prices/abc');
  for (const path of ['menu-prices/abc', 'approvals/xyz', 'translations/foo/1', 'translations/menus/x']) {
    await page.goto(deviseUrl(path));
    await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
  }
});
