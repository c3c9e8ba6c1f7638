import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hubUrl, inSpanish, phone, useBrowser, visit, welcome } from './browser.ts';

useBrowser();

const script = '**/app/js/safe-stay-page*.js*';
const openSafeStay = (page: Page) => page.evaluate(() => (location.hash = '#/property-hub/playa-safe-stay'));

it('scripts and styles are named after what they are, with a hash, below /app', async () => {
  const files: string[] = [];
  const { page } = await visit(hubUrl('sal-y-brisa'), phone, ({ context }) => {
    context.on('request', (request) => void files.push(new URL(request.url()).pathname));
    return Promise.resolve();
  });
  await welcome(page).waitFor();
  await openSafeStay(page);
  await page.getByRole('heading', { level: 1, name: 'Playa Safe Stay' }).waitFor();
  const ofApp = files.filter((file) => /\.(js|css)$/.test(file));
  expect(ofApp.filter((file) => !/^\/app\/(js|css)\/[\w-]+\.[\w-]{8,}\.\1$/.test(file))).toEqual([]);
  for (const name of ['js/main', 'js/safe-stay-page', 'css/safe-stay-page']) {
    expect(ofApp.filter((file) => file.startsWith(`/app/${name}.`))).toHaveLength(1);
  }
});

it('a page whose script fails once is retried silently', async () => {
  const { page, complaints } = await visit(hubUrl('sal-y-brisa'), phone, ({ context }) =>
    context.route(script, (route) => route.abort(), { times: 1 }),
  );
  await welcome(page).waitFor();
  await openSafeStay(page);
  await page.getByRole('heading', { level: 1, name: 'Playa Safe Stay' }).waitFor();
  expect(complaints.filter((one) => !one.includes('net::ERR_FAILED'))).toEqual([]);
});

it.each([
  [phone, 'This page did not load', 'Try again'],
  [inSpanish, 'Esta página no cargó', 'Intentar de nuevo'],
])(
  'a page whose script cannot be loaded shows “%s”, logs the error, and loads on retry',
  async (options, title, again) => {
    let isDown = true;
    const { page, complaints } = await visit(hubUrl('sal-y-brisa'), options, ({ context }) =>
      context.route(script, (route) => (isDown ? route.abort() : route.continue())),
    );
    await welcome(page).waitFor();
    await openSafeStay(page);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(complaints.join('\n')).toContain('Loading chunk safe-stay-page failed');
    await page.getByRole('button', { name: /^(Open menu|Abrir el menú)$/ }).waitFor();
    isDown = false;
    await page.getByRole('button', { name: again }).click();
    await page.getByRole('heading', { level: 1, name: 'Playa Safe Stay' }).waitFor();
  },
);

it('a page whose styles fail once is retried, and logs the error when they cannot be loaded', async () => {
  const { page, complaints } = await visit(hubUrl('sal-y-brisa'), phone, ({ context }) =>
    context.route('**/app/css/safe-stay-page*.css*', (route) => route.abort()),
  );
  await welcome(page).waitFor();
  await openSafeStay(page);
  await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
  expect(complaints.join('\n')).toContain('Loading CSS chunk safe-stay-page failed');
});
