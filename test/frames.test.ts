import { expect, it } from 'vitest';
import { eventually, hubUrl, inSpanish, phone, useBrowser, visit } from './browser.ts';

useBrowser();

it.each([
  ['cabanas', 'Cabana reservations', 'Reserve a cabana'],
  ['spa-reservations', 'Spa reservations', 'Reserve a treatment'],
  ['dining-reservations', 'Dining reservations', 'Reserve a table'],
  ['info/map', 'Map of the Promenade', 'Find your way'],
])('%s shows its frame without the frame’s footer', async (route, title, inside) => {
  const { page, complaints } = await visit(hubUrl('sal-y-brisa', route));
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { name: inside }).waitFor();
  await eventually(() => frame.locator('footer').count()).toBe(0);
  expect((await page.locator('iframe').boundingBox())!.height).toBeGreaterThan(400);
  expect(complaints).toEqual([]);
});

it.each([
  [phone, 'This page is not available right now', 'dial extension 2400'],
  [inSpanish, 'Esta página no está disponible por ahora', 'marca la extensión 2400'],
])('a spa without online booking shows the extension to call', async (options, title, call) => {
  const { page, complaints } = await visit(hubUrl('costa-ocaso', 'spa-reservations'), options);
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  await page.getByText(call).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('a frame that takes more than ten seconds shows an alternative, and is shown when it loads after all', async () => {
  let response = () => {};
  const late = new Promise<void>((resolve) => (response = resolve));
  const { page } = await visit(hubUrl('sal-y-brisa', 'cabanas'), phone, async (guest) => {
    await guest.context.route('**/demo/booking/**', async (route) => {
      await late;
      await route.continue();
    });
    await guest.page.clock.install();
  });
  await page.getByText('Loading the reservation page').waitFor();
  await page.clock.runFor(10_100);
  await page.getByRole('heading', { name: 'This page is taking a while' }).waitFor();
  await page.getByText('dial extension 4100').waitFor();
  const elsewhere = page.getByRole('link', { name: 'Open in a new tab' });
  expect(await elsewhere.getAttribute('href')).toContain('/demo/booking/cabanas');
  response();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Reserve a cabana' }).waitFor();
  await page.getByRole('heading', { name: 'This page is taking a while' }).waitFor({ state: 'detached' });
});
