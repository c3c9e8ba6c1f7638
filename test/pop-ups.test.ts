import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { desktop, drawnAnew, eventually, inSpanish, siteUrl, useBrowser, visit } from './browser.ts';
import { inSoak } from './soak.ts';

/** Pop-ups of the demo: on a phone after a while, on a desktop when somebody is about to leave. */

useBrowser();

const popUp = (page: Page) => page.locator('dialog.pop-up');
const isOpen = (page: Page) => popUp(page).evaluate((dialog: HTMLDialogElement) => dialog.matches(':modal'));

/** Whether the middle of an element can be pressed without scrolling. */
const isInSight = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** A page whose clock the test moves. It counts the seconds on the page once its island is there. */
async function visitWithClock(path: string, device: Parameters<typeof visit>[1]) {
  const { page, complaints } = await visit('about:blank', device);
  await page.clock.install();
  await openAgain(page, path);
  return { page, complaints };
}

async function openAgain(page: Page, path: string): Promise<void> {
  // On a busy machine the network may be idle before the island is asked for.
  const island = page.waitForResponse(/\/js\/pop-up\./);
  await page.goto(siteUrl('casa-marea') + path);
  await (await island).finished();
  await page.waitForLoadState('networkidle');
  await drawnAnew(page);
}

const leave = (page: Page) =>
  page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));

it('on a phone in Spanish it waits for a while, takes an address, and never comes again', async () => {
  const { page, complaints } = await visitWithClock('/es/habitaciones', inSpanish);
  await page.clock.runFor(50_000);
  expect(await isOpen(page)).toBe(false);
  await page.clock.runFor(15_000);
  await eventually(() => isOpen(page)).toBe(true);
  const title = page.getByRole('heading', { name: 'La tabla de mareas, por correo' });
  expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect(await overflow(page)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);

  const send = popUp(page).getByRole('button', { name: 'Quiero recibirlo' });
  expect(await isInSight(send)).toBe(true);
  expect(await isInSight(popUp(page).getByRole('button', { name: 'No, gracias' }))).toBe(true);
  await send.click();
  await popUp(page).getByRole('alert').waitFor();
  expect(await popUp(page).getByRole('alert').innerText()).toContain('darme de baja: Para esto');
  expect(await accessibilityViolations(page)).toEqual([]);
  await popUp(page)
    .getByLabel('Correo electrónico')
    .fill(`ana.${Date.now().toString(36)}@example.test`);
  await popUp(page).getByRole('checkbox').check();
  const thanks = popUp(page).getByRole('status');
  // Whoever is as quick as a test is asked for a second look.
  await expect
    .poll(
      async () => {
        if (await send.isVisible()) await send.click();
        return thanks.isVisible();
      },
      { interval: 500 },
    )
    .toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  await popUp(page).getByRole('button', { name: 'Volver a la página' }).click();
  expect(await isOpen(page)).toBe(false);

  await openAgain(page, '/es/habitaciones');
  await page.clock.runFor(90_000);
  expect(await isOpen(page)).toBe(false);
  expect(complaints.filter((one) => !/422/.test(one))).toEqual([]);
});

it('without a connection its form stays with what was typed, and says so', async () => {
  const { page } = await visitWithClock('/es/habitaciones', inSpanish);
  await page.clock.runFor(65_000);
  await eventually(() => isOpen(page)).toBe(true);
  const address = popUp(page).getByLabel('Correo electrónico');
  await address.fill('ana@example.test');
  await page.context().setOffline(true);
  await popUp(page).getByRole('button', { name: 'Quiero recibirlo' }).click();
  const told = popUp(page).getByRole('alert').filter({ hasText: 'No hay conexión' });
  await told.waitFor();
  expect(await address.inputValue()).toBe('ana@example.test');
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.context().setOffline(false);
  await popUp(page).getByRole('button', { name: 'Quiero recibirlo' }).click();
  await popUp(page).getByRole('alert').filter({ hasText: 'Revisa estos datos' }).waitFor();
  expect(await told.isVisible()).toBe(false);
});

it('on a desktop it comes when somebody is about to leave, and whoever says no is never asked again', async () => {
  const { page, complaints } = await visitWithClock('/rooms', desktop);
  await leave(page);
  expect(await isOpen(page)).toBe(false);
  await page.clock.runFor(70_000);
  expect(await isOpen(page)).toBe(false);
  await page.getByRole('link', { name: 'Dining' }).first().focus();
  await leave(page);
  await eventually(() => isOpen(page)).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  // The page behind it is out of reach of the keyboard.
  for (let tab = 0; tab < 8; tab++) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(
      () => document.activeElement?.closest('dialog, main, header, footer')?.tagName,
    );
    expect(where ?? 'DIALOG').toBe('DIALOG');
  }
  await page.keyboard.press('Escape');
  await eventually(() => isOpen(page)).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Dining');

  await openAgain(page, '/rooms');
  await page.clock.runFor(10_000);
  await leave(page);
  expect(await isOpen(page)).toBe(false);
  expect(complaints).toEqual([]);
});

it('somebody who writes is not interrupted, and other pages have none', inSoak, async () => {
  const { page } = await visitWithClock('/rooms', { ...desktop, hasTouch: true, isMobile: true });
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
  });
  await page.clock.runFor(90_000);
  expect(await isOpen(page)).toBe(false);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(2000);
  await eventually(() => isOpen(page)).toBe(true);
  for (const path of ['/', '/book', '/contact', '/es/buscar', '/terms']) {
    await page.goto(siteUrl('casa-marea') + path);
    expect([path, await popUp(page).count()]).toEqual([path, 0]);
  }
});

it('who said no in one tab is not asked in another that was open already', async () => {
  const { page } = await visitWithClock('/rooms', desktop);
  const other = await page.context().newPage();
  await other.clock.install();
  await openAgain(other, '/rooms');
  for (const tab of [page, other]) await tab.clock.runFor(10_000);
  await leave(page);
  await eventually(() => isOpen(page)).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => isOpen(page)).toBe(false);
  await leave(other);
  expect(await isOpen(other)).toBe(false);
});
