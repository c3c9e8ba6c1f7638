import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  desktop,
  eventually,
  hubUrl,
  inSpanish,
  phone,
  routeOf,
  useBrowser,
  visit,
  visitInTurn,
} from './browser.ts';

useBrowser();

const namesIn = async (page: Page, half: string) => {
  const cards = page.getByRole('region', { name: half }).getByRole('listitem');
  await cards.first().waitFor();
  return (await cards.allInnerTexts()).map((text) => text.split('\n')[0]);
};

describe('the list of restaurants', () => {
  it('stands in two halves, without the one that is archived', async () => {
    // In the evening of a Friday, when nearly everything is open.
    const { page, complaints } = await visit(hubUrl('casa-marea', 'dining'), phone, (guest) =>
      guest.page.clock.setFixedTime('2026-11-28T02:00:00Z'),
    );
    expect(await namesIn(page, 'Restaurants')).toEqual([
      'Marea Alta',
      'Leña y Sal',
      'El Patio',
      'La Cava',
      'Palmar',
      'The Long Table',
    ]);
    expect(await namesIn(page, 'Bars & Lounges')).toEqual(['Mirador', 'Caracola', 'Poza']);
    expect(await page.getByText('Muelle Viejo').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('leaves out in Spanish the one that speaks English only', async () => {
    const { page } = await visitInTurn(hubUrl('casa-marea', 'dining'), inSpanish);
    const listed = await namesIn(page, 'Restaurantes');
    expect(listed).toContain('Palmar');
    expect(listed).not.toContain('The Long Table');
    expect(await namesIn(page, 'Bares y lounges')).toHaveLength(3);
  });

  it('says what each serves', async () => {
    const { page } = await visitInTurn(hubUrl('casa-marea', 'dining'));
    const card = page.getByRole('listitem').filter({ hasText: 'Palmar' });
    expect((await card.innerText()).split('\n').length).toBeGreaterThan(1);
  });

  it.each([
    ['casa-marea', 'Casa Marea is for guests of eighteen and over', true],
    ['costa-ocaso', 'Restaurants take turns to rest', true],
    ['bahia-coral', 'Restaurants take turns to close', false],
    ['lantern-cay', 'Hours follow the weather', false],
  ])('at %s: the disclaimer “%s” is shown: %s', async (key, text, isShown) => {
    const { page } = await visitInTurn(hubUrl(key, 'dining'));
    await page.getByRole('heading', { name: 'Bars & Lounges' }).waitFor();
    expect(await page.getByText(text).count()).toBe(isShown ? 1 : 0);
  });
});

describe('a card', () => {
  it('shows that it was pressed and leads on after half a second, once however often it is tapped', async () => {
    const { page } = await visit(hubUrl('sal-y-brisa', 'dining'), phone, (guest) =>
      guest.page.clock.install(),
    );
    const card = page.getByRole('link', { name: /^Brasa del Paseo/ });
    await card.waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const pages = await page.evaluate(() => history.length);
    await card.dblclick();
    await page.clock.runFor(499);
    expect(await card.getAttribute('data-pressed')).toBe('');
    expect(routeOf(page)).toBe('dining');
    await page.clock.runFor(1);
    await eventually(() => routeOf(page)).toBe('dining/brasa-del-paseo');
    await page.clock.runFor(2000);
    expect(await page.evaluate(() => history.length)).toBe(pages + 1);
    await page.clock.resume();
    await page.getByRole('heading', { level: 1, name: 'Brasa del Paseo' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Dining' }).waitFor();
  });

  it('opens a new tab with Ctrl, and this page stays', async () => {
    const { page, context } = await visit(hubUrl('sal-y-brisa', 'dining'), desktop);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Brasa del Paseo/ }).click({ modifiers: ['Control'] });
    const tab = await opened;
    await tab.getByRole('heading', { level: 1, name: 'Brasa del Paseo' }).waitFor();
    await page.waitForTimeout(600);
    expect(routeOf(page)).toBe('dining');
  });
});
