import { expect, it, onTestFinished } from 'vitest';
import { menu } from '../src/content/menu/menu.ts';
import { phone, useBrowser } from './browser.ts';
import { callApi, DEVISE_SITE, deviseUrl, newStaff, removeRecord, type SavedRecord } from './devise-app.ts';
import { control } from './devise-form.ts';

useBrowser();

it('a failure leaves the way to try again in reach of a thumb, and is gone once that succeeds', async () => {
  const { page, context } = await newStaff(phone);
  const { id } = await callApi<SavedRecord>(context, 'POST', 'menus', {
    site_id: DEVISE_SITE,
    code_value: 'RETRY',
    name: 'From the sea',
    locale: { en: { title: 'From the sea' } },
  });
  onTestFinished(() => removeRecord(context, menu, id));
  await page.goto(deviseUrl(`menus/${id}/edit/name`));
  await control(page, 'name').fill('From the reef');
  await page.getByRole('link', { name: 'Review and save' }).click();

  const record = `**/api/devise/menus/${id}`;
  await page.route(record, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  const failure = page.getByRole('alert').filter({ hasText: 'Something went wrong on our side' });
  await failure.waitFor();
  const isInReach = await save.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return [top + 4, top + height / 2, top + height - 4].every((y) =>
      button.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });
  expect(isInReach).toBe(true);

  await page.unroute(record);
  await save.click();
  await page.getByText(/From the reef.* has been saved/).waitFor();
  expect(await failure.count()).toBe(0);
});
