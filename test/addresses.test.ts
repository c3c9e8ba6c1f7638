import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  desktop,
  eventually,
  hubUrl,
  phone,
  siteUrl,
  useBrowser,
  type Visit,
  visit,
  visitInTurn,
  welcome,
} from './browser.ts';
import { journeyServer } from './journey-server.ts';

useBrowser();

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The evening of a Friday: the order of the restaurants depends on the hour, and Café Contraviento is the last. */
const inTheEvening = ({ page }: Visit) => page.clock.setFixedTime('2026-11-28T02:00:00Z');

describe('a shared address', () => {
  /** As a link preview requests it. */
  const html = async (route: string) => {
    const response = await fetch(`http://127.0.0.1:${journeyServer().port}/app/property-hub/${route}`, {
      headers: { 'Server-Name': 'sal-y-brisa' },
    });
    return { status: response.status, text: await response.text() };
  };

  it('opens at its page, in the host’s own way', async () => {
    const { page, complaints } = await visitInTurn(
      `${siteUrl('sal-y-brisa')}/app/property-hub/dining/la-lonja`,
    );
    await page.getByRole('heading', { level: 1, name: 'La Lonja' }).waitFor();
    expect(page.url()).toBe(hubUrl('sal-y-brisa', 'dining/la-lonja'));
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dining' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('has title, description and picture for link previews', async () => {
    const { status, text } = await html('dining/la-lonja');
    expect(status).toBe(200);
    expect(text).toContain('<title>La Lonja – Sal y Brisa</title>');
    expect(text).toMatch(/<meta name="description" content="[^"]{40,}">/);
    expect(text).toContain('<meta property="og:title" content="La Lonja">');
    expect(text).toMatch(/<meta property="og:image" content="[^"]*\/media\/[^"]+">/);
  });

  it.each(['dining/nowhere', 'no-such-page', 'events/nothing-like-it'])(
    '%s is a 404 that a guest can read',
    async (route) => {
      expect((await html(route)).status).toBe(404);
    },
  );

  it('that is unknown has a link back into the hub', async () => {
    const { page } = await visitInTurn(`${siteUrl('sal-y-brisa')}/app/property-hub/nowhere`);
    await page
      .getByRole('heading', { level: 1, name: 'We could not find what you were looking for.' })
      .waitFor();
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await welcome(page).waitFor();
  });
});

it('a shared link to a restaurant that is gone says so in the restaurant’s own words', async () => {
  const { page } = await visitInTurn(`${siteUrl('sal-y-brisa')}/app/property-hub/dining/nowhere`);
  await page.getByText('No restaurants found at this address.').waitFor();
});

describe('on a host that is not on the hub’s list', () => {
  it('the URL never changes, Back in the app leads back, and a page stands where it was left', async () => {
    const url = `${siteUrl('kiosk.sal-y-brisa')}/app/`;
    const { page, complaints } = await visit(url, desktop, inTheEvening);
    await welcome(page).click();
    await page.getByRole('link', { name: 'Dining, Drinks & Menus' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dining' }).waitFor();
    const last = page.getByRole('link', { name: /^Café Contraviento/ });
    // The menu has gone once a click would reach the link: Playwright scrolls elsewhere as long as something covers it.
    await last.click({ trial: true });
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(300);
    await last.click();
    await page.getByRole('heading', { level: 1, name: 'Café Contraviento' }).waitFor();
    expect(page.url()).toBe(url);
    expect(await scrolled(page)).toBe(0);

    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dining' }).waitFor();
    await eventually(() => scrolled(page)).toBe(before);
    await page.getByRole('button', { name: 'Back' }).click();
    await welcome(page).waitFor();
    expect(page.url()).toBe(url);
    expect(complaints).toEqual([]);
  });

  it('a choice made on a page, or asked for by its link, is there again by Back', async () => {
    const { page } = await visitInTurn(
      `${siteUrl('kiosk.sal-y-brisa')}/app/property-hub/dietary-dishes?diet=vegan`,
      desktop,
    );
    const vegan = page.getByRole('button', { name: 'Vegan', exact: true }).first();
    await eventually(() => vegan.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Keto', exact: true }).first().click();
    // Which restaurants are unfolded depends on the hour; the button above the list unfolds this one.
    await page.getByRole('button', { name: /^La Lonja \d/ }).click();
    await page.getByRole('link', { name: /^View La Lonja Details/ }).click();
    await page.getByRole('heading', { level: 1, name: 'La Lonja' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    const keto = page.getByRole('button', { name: 'Keto', exact: true }).first();
    await eventually(() => keto.getAttribute('aria-pressed')).toBe('true');
  });

  it('a card can still be opened in a new tab, by its real address', async () => {
    const { page, context } = await visit(`${siteUrl('kiosk.sal-y-brisa')}/app/property-hub/dining`, desktop);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^La Lonja/ }).click({ modifiers: ['Control'] });
    const tab = await opened;
    await tab.getByRole('heading', { level: 1, name: 'La Lonja' }).waitFor();
    expect(tab.url()).toBe(`${siteUrl('kiosk.sal-y-brisa')}/app/property-hub/dining/la-lonja`);
  });
});

describe('scrolling', () => {
  it('a new page begins at the top, and Back restores the position although the page loads slowly', async () => {
    const { page } = await visit(hubUrl('sal-y-brisa', 'dining'), desktop, inTheEvening);
    const last = page.getByRole('link', { name: /^Café Contraviento/ });
    await last.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(300);
    await last.click();
    await page.getByRole('heading', { level: 1, name: 'Café Contraviento' }).waitFor();
    expect(await scrolled(page)).toBe(0);

    // A reload empties the store; this time the list loads slowly.
    await page.route('**/api/restaurants/all', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Café Contraviento' }).waitFor();
    await page.evaluate(() => history.back());
    await page.getByRole('heading', { level: 1, name: 'Dining' }).waitFor();
    await eventually(() => scrolled(page)).toBe(before);
  });

  it('a reload restores the position although the list loads slowly', async () => {
    const { page } = await visit(hubUrl('sal-y-brisa', 'dining'));
    await page.getByRole('heading', { name: 'Bars & Lounges' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 600));
    await eventually(() => scrolled(page)).toBe(600);
    await page.waitForTimeout(100);
    await page.route('**/api/restaurants/all', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.reload();
    await eventually(() => scrolled(page)).toBe(600);
  });

  it('restoring stops when the guest scrolls meanwhile', async () => {
    const { page } = await visit(hubUrl('sal-y-brisa', 'dining'), phone);
    await page.getByRole('heading', { name: 'Bars & Lounges' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.waitForTimeout(100);
    let answer = () => {};
    const isScrolled = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/restaurants/all', async (route) => {
      await isScrolled;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Dining' }).waitFor();
    await page.keyboard.press('Home');
    answer();
    await page.getByRole('heading', { name: 'Bars & Lounges' }).waitFor();
    await page.waitForTimeout(300);
    expect(await scrolled(page)).toBe(0);
  });
});
