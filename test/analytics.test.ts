import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually, hubUrl, siteUrl, useBrowser, visit, welcome } from './browser.ts';

useBrowser();

const dataLayer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

it('every page a guest comes to is reported once, with the site’s key, its address and its title', async () => {
  const { page } = await visit(hubUrl('sal-y-brisa'));
  await welcome(page).click();
  await page.getByRole('link', { name: 'Hotel Information' }).click();
  await page.getByRole('link', { name: 'Getting Here & Back' }).click();
  await page.getByRole('heading', { level: 1, name: 'Getting Here & Back' }).waitFor();
  const resort = 'The Promenade at Playa Dorada';
  const seen = (route: string, pageTitle: string) => ({
    event: 'pageView',
    pageUrl: `${siteUrl('sal-y-brisa')}/app/#/property-hub/${route}`,
    pageTitle,
    resort,
  });
  await eventually(() => dataLayer(page)).toEqual([
    seen('', 'Sal y Brisa'),
    seen('info', 'Hotel information – Sal y Brisa'),
    seen('info/getting-here', 'Getting Here & Back – Sal y Brisa'),
  ]);
});

it.each([
  ['bahia-coral', true],
  ['casa-marea', undefined],
  ['costa-ocaso', undefined],
])('%s is reported as a family resort: %s', async (key, isFamily) => {
  const { page } = await visit(hubUrl(key, 'dining'));
  await page.getByRole('heading', { level: 1, name: 'Dining' }).waitFor();
  const [view] = await dataLayer(page);
  expect(view).toMatchObject({ event: 'pageView' });
  expect(view?.['familyResort']).toBe(isFamily);
});

it('where the URL never changes, the page’s real address is reported', async () => {
  const { page } = await visit(`${siteUrl('kiosk.bahia-coral')}/app/`);
  await welcome(page).click();
  await page.getByRole('link', { name: 'Hotel Information' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hotel information' }).waitFor();
  await eventually(async () => (await dataLayer(page)).at(-1)?.['pageUrl']).toBe(
    `${siteUrl('kiosk.bahia-coral')}/app/property-hub/info`,
  );
});
