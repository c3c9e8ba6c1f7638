import { expect, it } from 'vitest';
import { addDays } from '../src/domain/time/calendar.ts';
import { versionPhrases } from '../src/devise/workflow/versions/phrases.ts';
import { accessibilityViolations, overflow } from './accessibility.ts';
import {
  desktop,
  eventually,
  hubUrl,
  inSpanish,
  siteUrl,
  useBrowser,
  visit,
  visitInTurn,
} from './browser.ts';
import { openDevise } from './devise-app.ts';

/** A visitor looks for an offer and books it; staff see which version of it is live. */

useBrowser();

const inDays = (count: number) => addDays(new Date().toISOString().slice(0, 10), count);

it('a visitor finds an offer by its kind, books it with its code, and what was chosen follows into the hub', async () => {
  const { page, complaints } = await visitInTurn(`${siteUrl('sal-y-brisa')}/specials`, desktop);
  const all = await page.getByRole('article').count();
  expect(all).toBeGreaterThan(4);
  await page.getByText(`${all} offers`).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.getByLabel('Kind of offer').selectOption('Families');
  await page.getByLabel('For the night of').fill(inDays(30));
  await page.getByRole('button', { name: 'Show offers' }).click();
  await page.getByText('One offer').waitFor();
  expect(await page.getByLabel('Kind of offer').inputValue()).toBe('family');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('article').getByRole('link', { name: 'Reserve' }).click();
  await page.getByRole('heading', { name: 'Book your stay' }).waitFor();
  const form = page.getByRole('form', { name: 'Book your stay' });
  await eventually(() => form.getByText('NINOS20').first().isVisible()).toBe(true);
  expect(await form.locator('input[name=arrive]').inputValue()).toBe(inDays(30));
  await form.getByLabel('Where').selectOption('Bahía Coral');
  // The calendar is another journey: what matters here is what is kept.
  await form.locator('input[name=depart]').evaluate((input: HTMLInputElement, day) => {
    input.value = day;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, inDays(34));
  await page.goto(hubUrl('sal-y-brisa'));
  const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const chosen = days.formatRange(Date.parse(inDays(30)), Date.parse(inDays(34)));
  await page.getByRole('button', { name: 'WELCOME' }).click();
  await page.getByRole('link', { name: chosen }).click();
  await page.getByRole('heading', { name: 'Book your stay' }).waitFor();
  expect(await form.getByLabel('Where').inputValue()).toBe('bahia-coral');
  await eventually(() => form.getByText('NINOS20').first().isVisible()).toBe(true);
  await page.getByRole('button', { name: 'See rooms and prices' }).click();
  await page.getByRole('heading', { name: 'Your stay' }).waitFor();
  expect([...new URL(page.url()).searchParams.values()]).toContain('NINOS20');
  expect(complaints.filter((one) => !/ViewTransition/.test(one))).toEqual([]);
});

it('on a phone in Spanish offers are found and read without script, also where nothing fits', async () => {
  const { page } = await visit(`${siteUrl('sal-y-brisa')}/es/ofertas`, {
    ...inSpanish,
    javaScriptEnabled: false,
  });
  expect(await overflow(page)).toBe(0);
  await page.getByText('Buscar y filtrar').tap();
  await page.getByLabel('Busca por palabra').fill('pingüinos');
  await page.getByRole('button', { name: 'Ver ofertas' }).tap();
  await page.getByText('No hay ninguna oferta así.').waitFor();
  await page.getByRole('link', { name: 'Ver todas' }).tap();
  await page.getByRole('link', { name: 'Con sesenta días' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Con sesenta días' }).waitFor();
  await page.getByText('Código de reservación SESENTA').waitFor();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('link', { name: 'Reservar' }).last().tap();
});

it('a clock counts without seconds for whoever wants less motion, and is gone at the end', async () => {
  const { page, complaints } = await visit(
    `${siteUrl('sal-y-brisa')}/specials/the-bag-is-packed`,
    { ...desktop, reducedMotion: 'reduce' },
    async (guest) => guest.page.clock.install(),
  );
  const clock = page.locator('[data-island=clock]');
  await clock.scrollIntoViewIfNeeded();
  await clock.locator('.clock-count').waitFor();
  expect(await clock.locator('.clock-count').innerText()).not.toContain('seconds');
  const words = await clock.innerText();
  await page.clock.runFor(900);
  expect(await clock.innerText()).toBe(words);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.clock.fastForward(500 * 3_600_000);
  await clock.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('staff who edit a special see which version is live, until when, and which comes then', async () => {
  const { page } = await openDevise('specials/2401/edit');
  const { en } = versionPhrases;
  const live = page.getByRole('region', { name: en.title });
  await live.getByText(en.audience.Everyone).waitFor();
  await live
    .getByText(/Four for three, until /)
    .first()
    .waitFor();
  await live.getByText(en.next('All year')).first().waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});
