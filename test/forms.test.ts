import { expect, it } from 'vitest';
import { inboxPhrases } from '../src/devise/screens/inbox/phrases.ts';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { desktop, inSpanish, phone, siteUrl, useBrowser, visit } from './browser.ts';
import { consoleProblems, openDevise } from './devise-app.ts';

useBrowser();

const { es } = inboxPhrases;

/** What a visitor types; the name is told apart from those of other runs. */
const letter = (name: string) => ({ name, email: 'visitor@example.test', message: 'Is the pool warm?' });

it('a visitor writes to a property on a phone, and its staff answer', async () => {
  const name = `María ${Date.now().toString(36)}`;
  const { page, complaints } = await visit(`${siteUrl('casa-marea')}/es/contacto`, inSpanish);
  await page.getByRole('heading', { level: 1, name: 'Escríbele a la casa' }).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  const ticket = page.waitForResponse((response) => response.url().endsWith('/api/form-ticket'));
  await page.getByLabel('Tu nombre').fill(name);
  await page.getByLabel('Correo electrónico').fill('visitor@example.test');
  await page.getByLabel('Tu mensaje').fill('¿Está tibia la alberca?');
  await ticket;
  const send = page.getByRole('button', { name: 'Enviar el mensaje' });
  await send.click();
  // Whoever is as quick as a test is asked for a second look.
  const thanks = page.getByRole('status').filter({ hasText: 'Gracias, ya tenemos tu mensaje' });
  const review = page.getByRole('alert');
  await expect
    .poll(
      async () => {
        if (await review.isVisible()) await send.click();
        return thanks.isVisible();
      },
      { interval: 500 },
    )
    .toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);

  const { page: staff, ...devise } = await openDevise('inbox', { email: 'manager@palapa.test', ...phone });
  await staff.getByRole('link', { name }).click();
  await staff.getByRole('heading', { level: 1, name: es.from('Contacto', name) }).waitFor();
  await staff.getByText('¿Está tibia la alberca?').first().waitFor();
  expect(await overflow(staff)).toBe(0);
  expect(await accessibilityViolations(staff)).toEqual([]);
  await staff.getByLabel(es.reply).fill('Querida María:\n\nSí.');
  await staff.getByRole('button', { name: es.sendReply }).click();
  await staff.getByText(es.replied).waitFor();
  await staff.getByText('Querida María:').first().waitFor();
  expect(consoleProblems(devise)).toEqual([]);
});

it('a form goes without script, by two presses, and says what is wrong', async () => {
  const { page } = await visit(`${siteUrl('lantern-cay')}/contact`, { ...desktop, javaScriptEnabled: false });
  const send = page.getByRole('button', { name: 'Send the message' });
  const values = letter(`Ruth ${Date.now().toString(36)}`);
  await page.getByLabel('Your name').fill(values.name);
  await page.getByLabel('Email').fill('ruth');
  await send.click();
  await page.getByText('Please look at these once more').waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe(values.name);
  await page.getByLabel('Email').fill(values.email);
  await page.getByLabel('Your message').fill(values.message);
  const thanks = page.getByText('Thank you, your message is with us');
  await expect
    .poll(
      async () => {
        if (await send.isVisible()) await send.click();
        return thanks.isVisible();
      },
      { interval: 500 },
    )
    .toBe(true);
});
