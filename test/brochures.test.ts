import { expect, it } from 'vitest';
import { inboxPhrases } from '../src/devise/screens/inbox/phrases.ts';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { desktop, inSpanish, siteUrl, useBrowser, visit, visitInTurn } from './browser.ts';
import { consoleProblems, openDevise } from './devise-app.ts';

/** A visitor asks for a brochure; staff put it into an envelope. */

useBrowser();

it('a visitor asks for a brochure by post on a phone in Spanish, and staff find it', async () => {
  const name = `Ximena ${Date.now().toString(36)}`;
  const { page, complaints } = await visitInTurn(`${siteUrl('casa-marea')}/es/folleto`, inSpanish);
  await page.getByRole('heading', { level: 1, name: 'Folletos' }).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  // Nobody is asked for an address who wants none of it sent.
  expect(await page.getByLabel('Código postal').isVisible()).toBe(false);
  const ticket = page.waitForResponse((response) => response.url().endsWith('/api/form-ticket'));
  await page.getByLabel('Folleto', { exact: true }).selectOption('Casa Marea en papel');
  await page.getByLabel('¿Cómo lo quieres?').selectOption('En papel, por correo postal');
  await page.getByLabel('Tu nombre').fill(name);
  await page.getByLabel('Correo electrónico').fill('ximena@example.test');
  await ticket;
  const send = page.getByRole('button', { name: 'Quiero el folleto' });
  await send.click();
  await page.getByRole('alert').getByRole('link', { name: 'Código postal' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Calle y número').fill('Nogal 4');
  await page.getByLabel('Ciudad').fill('Mérida');
  await page.getByLabel('Código postal').fill('97000');
  await page.getByLabel('País').fill('México');
  const thanks = page.getByRole('status').filter({ hasText: 'Aquí está' });
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
  expect(await overflow(page)).toBe(0);
  expect(complaints.filter((one) => !/422/.test(one))).toEqual([]);

  const { page: staff, ...devise } = await openDevise('inbox', { email: 'manager@palapa.test' });
  await staff.getByRole('link', { name }).click();
  await staff.getByText('Casa Marea en papel').first().waitFor();
  await staff.getByText('Nogal 4').first().waitFor();
  const { es } = inboxPhrases;
  await staff.getByLabel(es.reply).waitFor();
  expect(consoleProblems(devise)).toEqual([]);
});

it('a visitor downloads a brochure at once, without script', async () => {
  const { page } = await visit(`${siteUrl('sal-y-brisa')}/brochure`, {
    ...desktop,
    javaScriptEnabled: false,
  });
  await page.getByLabel('Which brochure').selectOption('The whole coast');
  await page.getByLabel('How would you like it?').selectOption('To download, now');
  await page.getByLabel('Your name').fill('Ruth');
  await page.getByLabel('Email').fill('ruth@example.test');
  const send = page.getByRole('button', { name: 'Send me the brochure' });
  await send.click();
  const thanks = page.getByRole('status').filter({ hasText: 'Here it is' });
  await expect
    .poll(
      async () => {
        if (await send.isVisible()) await send.click();
        return thanks.isVisible();
      },
      { interval: 500 },
    )
    .toBe(true);
  const href = await page.getByRole('link', { name: 'Download the PDF' }).first().getAttribute('href');
  const file = await page.request.get(
    new URL(href!, page.url()).href.replace('sal-y-brisa.localhost', 'localhost'),
  );
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
