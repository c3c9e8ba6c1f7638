import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { GuestPage, HubStart } from '../src/content/guest.ts';
import { desktop, eventually, hubUrl, phone, routeOf, useBrowser, visitInTurn } from './browser.ts';
import { readGuestApi } from './guest-api.ts';

useBrowser();

const still = { ...phone, reducedMotion: 'reduce' } as const;

/** The file of the picture that a page opens with, without its width. */
const headerOf = (page: Page) =>
  page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc || image.src).pathname);

it.each([
  ['sal-y-brisa', 'info', 'hotelInfoHeader'],
  ['casa-marea', 'info', 'homeImage'],
  ['sal-y-brisa', 'events', 'eventsHeader'],
  ['bahia-coral', 'events', 'homeImage'],
] as const)('%s opens its %s with the picture of the site for it: %s', async (key, route, picture) => {
  const { site } = await readGuestApi<HubStart>(key, 'site');
  const { page } = await visitInTurn(hubUrl(key, route), still);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await eventually(() => headerOf(page)).toBe(site[picture]!.src);
});

it('hotel information is a row for each page, with its picture and title, below the promotions of the place', async () => {
  const pages = await readGuestApi<GuestPage[]>('sal-y-brisa', 'content-sections/all');
  const { page, complaints } = await visitInTurn(hubUrl('sal-y-brisa', 'info'), still);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await rows.first().waitFor();
  await page.getByRole('region', { name: 'Promotions' }).getByRole('article').first().waitFor();
  const titled = page.getByRole('main').locator('ul > li > a:has(img)');
  expect((await titled.allInnerTexts()).map((text) => text.trim())).toEqual(
    pages.map(({ locale }) => locale.en.title),
  );
  await titled.filter({ hasText: 'Getting here & back' }).click();
  await page.getByRole('heading', { level: 1, name: 'Getting here & back' }).waitFor();
  expect(routeOf(page)).toBe('info/getting-here');
  expect(complaints).toEqual([]);
});

it('a page of ours has its picture, text, buttons, links with a picture and a gallery', async () => {
  const { page, complaints } = await visitInTurn(hubUrl('sal-y-brisa', 'info/360-wellnez'), desktop);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Wellness on the Promenade' }).waitFor();
  expect(await headerOf(page)).toContain('palm-stretch');
  // Markdown, drawn.
  await main.getByRole('listitem').filter({ hasText: 'Sunrise:' }).locator('strong').waitFor();
  await main.getByRole('link', { name: 'Health and treatments' }).waitFor();
  const rich = main.getByRole('listitem').filter({ hasText: 'Move on land' });
  await rich.getByText('Cycling path, tennis').waitFor();
  expect(await rich.locator('img').count()).toBe(1);
  // The first of its three is the picture above.
  expect(await main.getByRole('button', { name: /^Enlarge/ }).count()).toBe(2);
  await rich.getByRole('link', { name: 'Fitness and sports' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fitness & land sports' }).waitFor();
  expect(complaints).toEqual([]);
});
