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

interface Promotion {
  readonly locale: {
    readonly en: { readonly settings: { readonly title: string; readonly cfId: string | null } };
  };
}

it.each([
  ['is asked for once and plays silently', 'no-preference', 1],
  ['is not asked for by a guest who wants no motion', 'reduce', 0],
] as const)('the film of a promotion %s', async (_, reducedMotion, players) => {
  const films = new Set<string>();
  let asked = 0;
  const all = await readGuestApi<readonly Promotion[]>('casa-marea', 'promos/by-location?location=Home');
  const film = all.find(({ locale }) => locale.en.settings.cfId !== null)!;
  const other = all.find((one) => one !== film)!;
  const { page } = await visit(hubUrl('casa-marea'), { ...phone, reducedMotion }, async ({ context }) => {
    // The film stands first, so that the slider takes its slide over.
    await context.route('**/api/promos/by-location?location=Home', (route) =>
      route.fulfill({ json: { data: [film, other] } }),
    );
    context.on('request', (request) => {
      if (!request.url().includes('/demo/films/')) return;
      films.add(request.url());
      // A browser reads on in the same film by ranges; what begins anew begins at its first byte.
      if (/^(bytes=0-)?$/.test(request.headers().range ?? '')) asked += 1;
    });
  });
  const slider = page.getByRole('region', { name: 'Promotions' });
  await slider.scrollIntoViewIfNeeded();
  await slider.getByRole('heading', { name: film.locale.en.settings.title }).waitFor();
  await slider.locator('[inert]').waitFor({ state: 'attached' });
  await eventually(() => page.locator('video').count()).toBe(players);
  if (players > 0) {
    await eventually(() => page.locator('video[data-loaded=true]').count()).toBe(1);
    expect(await page.locator('video').evaluate((player: HTMLVideoElement) => player.muted)).toBe(true);
  }
  expect([films.size, asked]).toEqual([players, players]);
});
