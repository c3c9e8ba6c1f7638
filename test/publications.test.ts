import { expect, it } from 'vitest';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { desktop, eventually, phone, siteUrl, useBrowser, visit, visitInTurn } from './browser.ts';
import { callApi, newStaff } from './devise-app.ts';
import { inSoak, inSoakFrom } from './soak.ts';

/** Posts, the newsroom and the terms of a public site, as readers and editors use them. */

useBrowser();

const GROUP = siteUrl('sal-y-brisa');
/** Under its own name this browser counts as a robot. */
const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

it(
  'an editor finds the newsroom in Spanish on a phone, a release of last year, and a picture to print',
  inSoak,
  async () => {
    const { page, complaints } = await visit(`${GROUP}/es/`, phone);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Prensa', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Prensa' }).waitFor();
    const beside = page.getByRole('complementary');
    expect(await beside.getByRole('link', { name: '+52 984 555 0140' }).getAttribute('href')).toBe(
      'tel:+529845550140',
    );
    await page.getByRole('link', { name: 'Anteriores' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prensa · Página 2 de 2' }).waitFor();
    await page.getByRole('link', { name: 'Más recientes' }).click();
    // What is under embargo stands nowhere.
    await page.getByText('Marcela Aranda, nueva directora de operaciones').waitFor();
    expect(await page.getByText('La mesa de los fundadores').count()).toBe(0);
    await page.getByRole('link', { name: 'Sal y Brisa elimina las botellas' }).click();
    await page.getByRole('heading', { level: 2, name: 'Imágenes para la prensa' }).waitFor();
    // Of four pictures the rights of one have ended.
    expect(await page.getByRole('link', { name: /^Descargar/ }).count()).toBe(2);
    await page.getByText('Puede usarse hasta el 31 de diciembre de 2031').waitFor();
    const downloading = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /^Descargar/ })
      .first()
      .click();
    expect((await downloading).suggestedFilename()).toBe('flask-shelf.jpg');
    expect(complaints).toEqual([]);
  },
);

it('a reader leafs through the stories of 2024 on a desktop, and is counted once where staff see it', async () => {
  const { page, complaints } = await visit(`${GROUP}/blog`, { ...desktop, userAgent: READER });
  await page.getByRole('navigation', { name: 'By year' }).getByRole('link', { name: '2024' }).click();
  await page.getByRole('heading', { level: 1, name: 'Stories · 2024' }).waitFor();
  await page.getByRole('link', { name: 'Four hundred tortillas before the first guest' }).click();
  await page.getByRole('heading', { level: 1, name: 'Four hundred tortillas' }).waitFor();
  await page.reload();
  await page.getByRole('navigation', { name: 'Keep reading' }).getByRole('link').first().click();
  await page.getByText('By Paloma Ferrer').or(page.getByText('By Ignacio Bermúdez')).waitFor();
  expect(complaints).toEqual([]);
  const { context } = await newStaff({ siteId: 1 });
  const views = async () => {
    const { view_count } = await callApi<{ view_count: number }>(context, 'GET', 'posts/115');
    return view_count;
  };
  await eventually(views).toBe(1);
});

it('somebody who agrees to the terms reads them first, what will change, and what held before', async () => {
  const { page, complaints } = await visit(`${GROUP}/terms`, desktop);
  await page.getByText('In force since January 15, 2026').waitFor();
  await page.getByRole('link', { name: /^From .* a new version holds/ }).click();
  await page.getByText(/^In force from/).waitFor();
  await page.getByText('at any time where a storm, a strike or a doctor keeps you').waitFor();
  await page
    .getByRole('navigation', { name: 'All versions' })
    .getByRole('link', { name: 'July 1, 2024' })
    .click();
  await page.getByText('In force from July 1, 2024 until January 15, 2026').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await page.getByText('Vigentes del 1 de julio de 2024 al 15 de enero de 2026').waitFor();
  expect(new URL(page.url()).pathname).toBe('/es/terminos/2024-07-01');
  expect(complaints).toEqual([]);
});

const pages = [
  ['/blog', desktop],
  ['/es/prensa', phone],
  ['/es/convocatorias', desktop],
  ['/playa-cares/2025', phone],
  ['/press/sal-y-brisa-ends-single-use-bottles-in-all-six-resorts', desktop],
  ['/es/blog/el-hombre-que-enciende-el-muelle', phone],
  ['/es/terminos', phone],
  ['/terms/2024-07-01', desktop],
  ['/es/estancia-segura', phone],
  ['/stay-safe', desktop],
] as const;

for (const [place, [path, screen]] of pages.entries()) {
  it(`the page ${path} fits its window and is open to everybody`, inSoakFrom(1, place), async () => {
    const { page, complaints } = await visitInTurn(GROUP + path, { ...screen, reducedMotion: 'reduce' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
