import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { agentPhrases } from '../src/devise/screens/agents/phrases.ts';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { desktop, eventually, inSpanish, siteUrl, useBrowser, visit } from './browser.ts';
import { consoleProblems, openDevise } from './devise-app.ts';
import { journeyServer } from './journey-server.ts';
import { PRINTED } from './running-palapa.ts';
import { inSoak } from './soak.ts';

useBrowser();

const PASSWORD = 'tres faros y un remo';

/** The newest link that was mailed to somebody, as the operator reads it where there is no mail server. */
async function mailedLink(email: string): Promise<string> {
  let link: string | undefined;
  await eventually(async () => {
    const printed = await readFile(join(journeyServer().dataDir, PRINTED), 'utf8');
    const lines = printed.split('\n').filter((line) => line.includes(`To ${email}:`));
    link = lines.map((line) => /http\S+/.exec(line)?.[0]).findLast(Boolean);
    return link;
  }).toBeDefined();
  return link!;
}

/** Whoever is as quick as a test is asked for a second look. */
async function sendForm(page: Page, button: string, thanks: string): Promise<void> {
  const send = page.getByRole('button', { name: button });
  const done = page.getByText(thanks).first();
  await eventually(async () => {
    if (await send.isVisible()) await send.click();
    return done.isVisible();
  }).toBe(true);
}

async function isFine(page: Page): Promise<void> {
  expect(await overflow(page)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
}

it('an agent registers on a phone in Spanish, is approved, logs a booking, and staff verify it', async () => {
  const email = `agente.${Date.now().toString(36)}@faro.test`;
  const number = `J${Date.now().toString(36)}`;
  const { page, complaints } = await visit(`${siteUrl('sal-y-brisa')}/es/agentes`, inSpanish);
  await isFine(page);
  await page.getByRole('link', { name: 'Regístrate como agente' }).click();
  await page.getByRole('heading', { level: 1, name: 'Regístrate como agente' }).waitFor();
  await page.getByLabel('Tu nombre').fill('Noé Marín');
  await page.getByLabel('Tu agencia').fill('Rutas del Faro');
  await page.getByLabel('Ciudad').fill('Campeche');
  await page.getByLabel('País').selectOption('MX');
  await page.getByLabel('¿Qué número tienes?').selectOption('iata');
  await page.getByLabel('El número').fill('33520476');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Pueden guardar estos datos').check();
  await isFine(page);
  await sendForm(page, 'Registrarme', 'Un paso más: revisa tu correo');

  await page.goto(await mailedLink(email));
  await page.getByLabel('Tu nueva contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirmar y enviar la solicitud' }).click();
  await page.getByText('Tu solicitud está con nosotros').waitFor();
  await isFine(page);

  const { page: staff, ...devise } = await openDevise('agents/list?state=waiting');
  await staff.getByRole('link', { name: 'Noé Marín' }).first().click();
  await staff.getByRole('button', { name: agentPhrases.en.approve }).click();
  await staff.getByText(agentPhrases.en.approved).waitFor();
  await isFine(staff);

  await page.reload();
  await page.getByLabel('Resort', { exact: true }).selectOption({ label: 'Casa Marea' });
  await page.getByLabel('Número de confirmación').fill(number);
  await page.getByLabel('Apellido del huésped').fill('Peña');
  await page.getByLabel('Llegada').fill('2031-02-14');
  await page.getByLabel('Noches').fill('4');
  await page.getByLabel('Habitaciones').fill('1');
  await page.getByRole('button', { name: 'Registrar la reservación' }).click();
  await page.getByText('La reservación quedó registrada').waitFor();
  await isFine(page);

  await staff.goto(`http://localhost:${journeyServer().port}/devise/agent-bookings?q=${number}`);
  await staff.getByLabel(agentPhrases.en.select(number)).check();
  await isFine(staff);
  await staff.getByRole('button', { name: agentPhrases.en.actions.verify }).click();
  await staff.getByText(agentPhrases.en.done(1)).waitFor();
  await page.getByRole('link', { name: 'Estado de cuenta' }).first().click();
  await page.getByRole('link', { name: '2031' }).click();
  await page.getByText('Verificada').first().waitFor();
  await isFine(page);
  expect(complaints).toEqual([]);
  expect(consoleProblems(devise)).toEqual([]);
});

it('a visitor finds an agent on a desktop and writes, without learning the address', inSoak, async () => {
  const { page, complaints } = await visit(`${siteUrl('sal-y-brisa')}/find-a-travel-agent`, desktop);
  await page.getByLabel('Place or name').fill('hamburg');
  await page.getByRole('button', { name: 'Show agents' }).click();
  await page.getByText('One agent').waitFor();
  await isFine(page);
  await page.getByRole('link', { name: 'Otto Brandt' }).click();
  await page.getByRole('heading', { level: 1, name: 'Otto Brandt' }).waitFor();
  expect(await page.content()).not.toContain('meerzeit.test');
  await isFine(page);
  await page.getByLabel('Your name').fill('Ann Visitor');
  await page.getByLabel('Email').fill('ann@example.test');
  await page.getByLabel('Your message').fill('Two houses, please, and a slow road between them.');
  await sendForm(page, 'Send the message', 'your message is on its way');
  await isFine(page);
  expect(complaints).toEqual([]);
});
