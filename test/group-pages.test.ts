import { expect, it } from 'vitest';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { desktop, eventually, phone, siteUrl, useBrowser, visit, visitInTurn } from './browser.ts';
import { callApi, newStaff } from './devise-app.ts';
import { inSoakFrom } from './soak.ts';

/** The group's own pages, as somebody uses them who looks for a resort, a room, or a place for eighty people. */

useBrowser();

const GROUP = siteUrl('sal-y-brisa');
const MAREA = siteUrl('casa-marea');

it('a visitor filters resorts on a desktop, compares what is left, and comes to a room', async () => {
  const { page, complaints } = await visitInTurn(`${GROUP}/resorts`, desktop);
  const form = page.getByRole('form', { name: 'Find your resort' });
  await form.getByLabel('What for').selectOption({ label: 'For two (4)' });
  await form.getByText('What has to be there').click();
  await form.getByLabel(/^Tennis/).check();
  await form.getByRole('button', { name: 'Show resorts' }).click();
  await page.getByText('2 of 6 resorts').waitFor();
  await page.getByRole('link', { name: 'See them side by side' }).click();
  const table = page.getByRole('table');
  await table.getByRole('columnheader', { name: 'Casa Marea' }).waitFor();
  expect(
    await table
      .getByRole('row', { name: /^Pets welcome/ })
      .getByRole('cell')
      .allInnerTexts(),
  ).toEqual(['Yes', '–\nNo']);
  await table.getByRole('link', { name: 'Casa Marea' }).click();
  await page.getByRole('heading', { level: 1, name: 'Casa Marea' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'What is on next' }).waitFor();
  await page.getByRole('link', { name: 'Rock room' }).click();
  await page.getByRole('img', { name: /^Plan of Rock room: Room, / }).waitFor();
  expect(page.url()).toBe(`${MAREA}/rooms/rock-room`);
  expect(complaints).toEqual([]);
});

it('on a phone, in Spanish and without script, a group of eighty finds its room', async () => {
  const { page, complaints } = await visit(`${GROUP}/es/`, { ...phone, javaScriptEnabled: false });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reuniones', exact: true }).click();
  await page.getByLabel('Personas').fill('mucho');
  await page.getByRole('button', { name: 'Buscar salones' }).click();
  await page.getByText('Personas: un número entero del 1 al 10000.').waitFor();
  await page.getByLabel('Personas').fill('80');
  await page.getByLabel('Montaje').selectOption('Banquete');
  await page.getByRole('button', { name: 'Buscar salones' }).click();
  await page.getByText(/^Caben en \d+ salones$/).waitFor();
  const first = page.locator('.meeting').first();
  expect(await first.innerText()).toContain('Mirador');
  expect((await first.innerText()).toLowerCase()).toContain('aquí caben: 80, banquete');
  await page.getByRole('link', { name: 'Casa Marea', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Reuniones en Casa Marea' }).waitFor();
  // The one answer that is no success, which the browser notes.
  expect(complaints).toEqual([expect.stringContaining('422')]);
});

it('what staff put into a collection is what visitors see in it at the next view', async () => {
  const { context } = await newStaff({ siteId: 1 });
  const { version } = await callApi<{ version: number }>(context, 'GET', 'collections/2401');
  const { page } = await visit(`${GROUP}/collection/a-week-of-nothing`, desktop);
  expect(await page.getByRole('link', { name: 'Lantern Cay' }).count()).toBeGreaterThan(0);
  const resorts = page.getByRole('main').getByRole('heading', { level: 3, name: 'Costa Ocaso' });
  await resorts.waitFor();
  await callApi(context, 'PUT', 'collections/2401', {
    version,
    resorts: [5201],
    publish: { languages: ['en', 'es'] },
  });
  await eventually(async () => {
    await page.reload();
    return resorts.count();
  }).toBe(0);
});

/** The kinds of page, each in a language, at widths on which they are hard. */
const kinds = [
  `${GROUP}/resorts?kind=family&amenity=pool`,
  `${GROUP}/es/resorts?kind=jungle&amenity=pool`,
  `${GROUP}/es/resorts/bahia-coral`,
  `${GROUP}/brands`,
  `${GROUP}/es/marcas/casas-quietas`,
  `${GROUP}/collection`,
  `${GROUP}/es/coleccion/para-dos`,
  `${GROUP}/es/comparar?resort=casa-marea&resort=costa-ocaso&resort=lantern-cay`,
  `${GROUP}/meetings?people=80&layout=banquet`,
  `${GROUP}/es/reuniones/costa-ocaso?people=x`,
  `${GROUP}/es/fichas`,
  `${GROUP}/fact-sheets/casa-marea-at-a-glance`,
  `${MAREA}/es/recorrido`,
  `${MAREA}/rooms/captain-s-house`,
];

for (const [place, url] of kinds.entries()) {
  it(
    `${url} has no barrier and is as wide as the window, down to 320 pixels`,
    inSoakFrom(1, place),
    async () => {
      for (const width of [320, 1440]) {
        const { page } = await visitInTurn(url, { ...desktop, viewport: { width, height: 900 } });
        expect([url, width, await overflow(page), await accessibilityViolations(page)]).toEqual([
          url,
          width,
          0,
          [],
        ]);
      }
    },
  );
}

it('a fact sheet prints as a sheet: its words, and nothing that is for the screen', async () => {
  const { page } = await visit(`${GROUP}/es/fichas/casa-marea-de-un-vistazo`, desktop);
  await page.getByRole('button', { name: 'Imprimir' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false);
  expect(await page.getByRole('cell', { name: 'Habitaciones' }).isVisible()).toBe(true);
  const printed = await page.pdf({ preferCSSPageSize: true });
  expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
