import { expect, it } from 'vitest';
import { readGuestApi } from './guest-api.ts';
import { desktop, eventually, hubUrl, phone, useBrowser, visit } from './browser.ts';

useBrowser();

const first = 'One table, eighty chairs';
const second = 'Twelve pieces, one cook';

it('a guest turns the promotions on and round, one at a time, by arrow and by dot', async () => {
  const { page, complaints } = await visit(hubUrl('sal-y-brisa', 'dining'), {
    ...desktop,
    reducedMotion: 'reduce',
  });
  const slider = page.getByRole('region', { name: 'Promotions' });
  await slider.scrollIntoViewIfNeeded();
  const shown = slider.getByRole('article').and(slider.locator(':not([inert] *)'));
  const title = () => shown.getByRole('heading').allInnerTexts();
  const next = slider.getByRole('button', { name: 'Next slide' });
  await next.waitFor();
  await eventually(title).toEqual([first]);
  expect(await slider.getByRole('button', { name: /^Go to slide/ }).count()).toBe(2);

  await next.click();
  await eventually(title).toEqual([second]);
  expect(await slider.getByRole('button', { name: 'Go to slide 2' }).getAttribute('aria-current')).toBe(
    'true',
  );
  await next.click();
  await eventually(title).toEqual([first]);
  await slider.getByRole('button', { name: 'Previous slide' }).click();
  await eventually(title).toEqual([second]);
  await slider.getByRole('button', { name: 'Go to slide 1' }).click();
  await eventually(title).toEqual([first]);
  expect(complaints).toEqual([]);
});

it('a single promotion has neither arrows nor dots', async () => {
  const { page } = await visit(hubUrl('sal-y-brisa', 'dining'), phone, ({ context }) =>
    context.route('**/api/promos/by-location*', async (route) => {
      const all = await readGuestApi<object[]>('sal-y-brisa', 'promos/by-location?location=Dining');
      await route.fulfill({ json: { data: all.slice(0, 1) } });
    }),
  );
  const slider = page.getByRole('region', { name: 'Promotions' });
  await slider.scrollIntoViewIfNeeded();
  await slider.getByRole('heading', { name: first }).waitFor();
  await page.waitForTimeout(500);
  expect(await slider.getByRole('button', { name: /slide/ }).count()).toBe(0);
});

it('without promotions there is no slider', async () => {
  const { page } = await visit(hubUrl('sal-y-brisa', 'dining'), phone, ({ context }) =>
    context.route('**/api/promos/by-location*', (route) => route.fulfill({ json: { data: [] } })),
  );
  await page.getByRole('heading', { name: 'Bars & Lounges' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('region', { name: 'Promotions' }).count()).toBe(0);
});
