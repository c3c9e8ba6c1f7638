import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { eventually, hubUrl, inSpanish, siteUrl, useBrowser, visit, welcome } from './browser.ts';
import { callApi, newStaff, type SavedRecord } from './devise-app.ts';

useBrowser();

const dataLayer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

it('every page a guest comes to is reported once, with the site’s key, its address and its title', async () => {
  const { page } = await visit(hubUrl('sal-y-brisa'));
  await welcome(page).click();
  await page.getByRole('link', { name: 'Hotel Information' }).click();
  await page.getByRole('link', { name: 'Getting here & back' }).click();
  await page.getByRole('heading', { level: 1, name: 'Getting here & back' }).waitFor();
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
    seen('info/getting-here', 'Getting here & back – Sal y Brisa'),
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

it('where visitors are asked first nothing is loaded before a yes, and it can be taken back', async () => {
  const { context: staff } = await newStaff();
  const site = await callApi<SavedRecord>(staff, 'GET', 'sites/36');
  const tag = (analytics: object | null, version: number) =>
    callApi<SavedRecord>(staff, 'PUT', 'sites/36', { version, analytics });
  const { version } = await tag({ tag: 'GTM-TEST123', asksFirst: true }, site.version);
  onTestFinished(() => tag(null, version).then(() => {}));

  const loaded: string[] = [];
  const { page, context, complaints } = await visit('about:blank', inSpanish, ({ context: guest }) =>
    guest.route('https://www.googletagmanager.com/**', (route) => {
      loaded.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.wasCounted = true;' });
    }),
  );
  const home = `${siteUrl('bahia-coral')}/es/`;
  const question = page.getByRole('region', { name: 'Conteo de visitas' });
  // What was saved reaches visitors a moment later.
  await eventually(async () => {
    await page.goto(home);
    return page.locator('[data-island="analytics"]').count();
  }).toBe(1);
  await question.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  expect(await dataLayer(page)).toEqual([]);

  // The hub goes by what was answered here.
  const hub = `${hubUrl('bahia-coral')}?lang=es`;
  await page.goto(hub);
  await welcome(page).waitFor();
  await eventually(async () => (await dataLayer(page)).length).toBe(1);
  expect(loaded).toEqual([]);
  await page.goto(home);
  await question.getByRole('button', { name: 'Sí, pueden contarla' }).click();
  await eventually(() => loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']);
  await eventually(() => dataLayer(page)).toMatchObject([
    { event: 'pageView', pageUrl: home, familyResort: true },
    { event: 'gtm.js' },
  ]);
  expect(await question.isVisible()).toBe(false);
  await page.goto(hub);
  await eventually(() => loaded.length).toBe(2);

  await page.goto(home);
  await eventually(() => loaded.length).toBe(3);
  await page.getByRole('button', { name: 'Cambiar si se cuentan mis visitas' }).click();
  await question.getByRole('button', { name: 'No' }).click();
  await page.waitForFunction(() => !('wasCounted' in window));
  await page.locator('.counting-change button').waitFor();
  expect(await dataLayer(page)).toEqual([]);
  expect(loaded).toHaveLength(3);
  await context.close();
  expect(complaints).toEqual([]);
});
