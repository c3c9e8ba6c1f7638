import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, eventually, hubUrl, routeOf, useBrowser, visit, welcome } from './browser.ts';
import { dayAfter, nextWeekday, todayIn } from './resort-days.ts';
import { focused, tabTo } from './tab-stops.ts';

useBrowser();

const titled = async (page: Page, title: string) => {
  const heading = page.getByRole('heading', { level: 1, name: title });
  await heading.waitFor();
  await eventually(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
};

it('from the welcome to a dish and back again with nothing but the keyboard', async () => {
  const { page, complaints } = await visit(hubUrl('sal-y-brisa'), { ...desktop, reducedMotion: 'reduce' });
  await welcome(page).waitFor();
  await tabTo(page, /^WELCOME$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await tabTo(page, /^Dining, Drinks & Menus$/);
  await page.keyboard.press('Enter');
  await titled(page, 'Dining');
  await tabTo(page, /^Brasa del Paseo/);
  await page.keyboard.press('Enter');
  await titled(page, 'Brasa del Paseo');
  await tabTo(page, /^Dinner from the Embers/i);
  await page.keyboard.press('Enter');
  await titled(page, 'Dinner from the Embers');
  await tabTo(page, /^House specialties$/);

  for (const title of ['Brasa del Paseo', 'Dining']) {
    await tabTo(page, /^Back$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await titled(page, title);
  }
  await tabTo(page, /^Back$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await eventually(() => routeOf(page)).toBe('');
  expect(complaints).toEqual([]);
});

it('the first stop of every page leads past the bar', async () => {
  const { page } = await visit(hubUrl('sal-y-brisa', 'info'), desktop);
  await page.getByRole('link', { name: 'Getting here & back' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ name: 'Skip to content', isSeen: true });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInside = await page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
  expect(isInside).toBe(true);
  expect(routeOf(page)).toBe('info');
});

it('days, filters and the language are chosen with the keyboard', async () => {
  const day = nextWeekday(todayIn('America/Cancun'), 6);
  const { page } = await visit(hubUrl('sal-y-brisa', `events?day=${day}`), desktop);
  await page.getByRole('link', { name: /The Promenade Market/ }).waitFor();
  await tabTo(page, /^Next day$/);
  await page.keyboard.press('Enter');
  await eventually(() => page.url()).toContain(`day=${dayAfter(day)}`);
  await tabTo(page, /^Night$/);
  await page.keyboard.press('Space');
  await eventually(() => page.url()).toContain('category=night');
  await page.getByRole('button', { name: 'Open menu' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Español$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Actividades y entretenimiento' }).waitFor();
});
