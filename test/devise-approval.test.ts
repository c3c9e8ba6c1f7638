import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { event } from '../src/content/event/event.ts';
import { accessibilityViolations } from './accessibility.ts';
import { desktop, eventually, phone, useBrowser } from './browser.ts';
import {
  callApi,
  consoleProblems,
  DEVISE_SITE,
  DEVISE_SITE_KEY,
  deviseUrl,
  newStaff,
  openDevise,
  removeRecord,
  type SavedRecord,
} from './devise-app.ts';
import { control } from './devise-form.ts';
import { readGuestApi } from './guest-api.ts';
import { invitePerson, PASSWORD } from './invited-staff.ts';
import { inSoak } from './soak.ts';

useBrowser();

type Titles = Record<'en' | 'es', { readonly title: string | null }>;

/** What guests read of an event, in both languages. */
async function guestsRead(slug: string): Promise<(string | null)[]> {
  const { locale } = await readGuestApi<{ locale: Titles }>(DEVISE_SITE_KEY, `events/by-slug?slug=${slug}`);
  return [locale.en.title, locale.es.title];
}

/** An event of the property, and somebody who changes events and publishes none. */
async function withAuthor(slug: string, language: 'en' | 'es', viewport: object) {
  const admin = await newStaff();
  const { id } = await callApi<SavedRecord>(admin.context, 'POST', 'events', {
    site_id: DEVISE_SITE,
    label: `Drums ${slug}`,
    start_date: '2031-05-02T20:00',
    locale: {
      en: { title: 'Drums at dusk', slug, category: 'Night' },
      es: { title: 'Tambores al anochecer', category: 'Night' },
    },
  });
  onTestFinished(() => removeRecord(admin.context, event, id));
  const { email } = await invitePerson(admin.context, 'Itzel Chan', ['manage property hub'], {
    mayPublish: false,
    siteIds: [DEVISE_SITE],
    language,
  });
  const open = { email, password: PASSWORD, ...viewport };
  return { admin, id, author: await openDevise(`events/${id}/edit/name`, open) };
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** The real hub in the phone at the side. */
const onPhone = (page: Page, text: string) => page.frameLocator('iframe').getByText(text).first().waitFor();

it('what a colleague sends is sent back with a comment, sent again, approved, and read by guests', async () => {
  const { admin, id, author } = await withAuthor('drums-en', 'en', desktop);
  const { page } = author;
  await control(page, 'locale.en.title').fill('Drums at sunset');
  await control(page, 'locale.es.title').fill('Tambores al ocaso');
  await page.getByRole('link', { name: 'Review and save' }).click();
  await page.getByRole('heading', { level: 2, name: 'Who reads this before guests do?' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Send it for approval' }).isChecked()).toBe(true);
  await page.getByLabel('A note for whoever approves it').fill('For the brochure of May');
  await page.getByRole('button', { name: 'Save and send' }).click();
  await heading(page, 'Success!');
  await page.getByText('it waits for approval').first().waitFor();
  expect(await guestsRead('drums-en')).toEqual(['Drums at dusk', 'Tambores al anochecer']);

  const board = admin.page;
  await board.goto(deviseUrl());
  const waiting = board.getByRole('region', { name: 'Waits for your approval' });
  await waiting.getByText('For the brochure of May').waitFor();
  await waiting.getByRole('link', { name: /Drums drums-en/ }).click();
  await heading(board, 'Shall guests read “Drums drums-en” like this?');
  await board.getByText('Drums at sunset').first().waitFor();
  await onPhone(board, 'Drums at sunset');
  expect(await accessibilityViolations(board, ['iframe'])).toEqual([]);
  await board.getByRole('button', { name: 'Send back' }).click();
  await board.getByRole('button', { name: 'Send back' }).click();
  await board.getByText('Say what is to be changed, so that it can be.').waitFor();
  await board.getByLabel('What is to be changed first?').fill('Sunset is at seven: say the time.');
  await board.getByRole('button', { name: 'Send back' }).click();
  await heading(board, 'What would you like to do?');
  expect(await waiting.count()).toBe(0);

  await page.goto(deviseUrl());
  const sentBack = page.getByRole('region', { name: 'Sent back to you' });
  await sentBack.getByText(/Sunset is at seven/).waitFor();
  await sentBack.getByRole('link').click();
  await page.getByText('Inés Robles has sent it back:').waitFor();
  // Whoever finds it right as it stands sends it again without a change.
  await page.getByRole('link', { name: 'Send it again as it stands' }).click();
  await page.getByRole('button', { name: 'Send for approval' }).waitFor();
  await page.goto(deviseUrl(`events/${id}/edit/name`));
  await control(page, 'locale.en.title').fill('Drums at seven');
  await page.getByRole('link', { name: 'Review and save' }).click();
  await page.getByText('Sunset is at seven: say the time.').waitFor();
  expect(await page.getByRole('link', { name: 'Send it again as it stands' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Save and send' }).click();
  await heading(page, 'Success!');

  await board.goto(deviseUrl());
  await waiting.getByRole('link').click();
  await onPhone(board, 'Drums at seven');
  await board.getByRole('button', { name: 'Approve and publish' }).click();
  await board.getByText('Guests now read “Drums drums-en”.').waitFor();
  await eventually(() => guestsRead('drums-en')).toEqual(['Drums at seven', 'Tambores al ocaso']);
  await page.goto(deviseUrl());
  await heading(page, 'What would you like to do?');
  await page.getByRole('heading', { level: 2, name: 'What people come here for' }).waitFor();
  expect(await sentBack.count()).toBe(0);
  expect([consoleProblems(author), consoleProblems(admin)]).toEqual([[], []]);
});

it('en un teléfono y en español: solo se aprueba lo que se envió', inSoak, async () => {
  const { id, author } = await withAuthor('drums-es', 'es', phone);
  const { page } = author;
  await control(page, 'locale.es.title').fill('Tambores de luna');
  await page.getByRole('link', { name: 'Revisar y guardar' }).click();
  await page.getByRole('radio', { name: 'Todavía no' }).check();
  await page.getByRole('button', { name: 'Guardar sin publicar' }).click();
  await heading(page, '¡Listo!');
  // Sent later, without another change.
  await page.goto(deviseUrl(`events/${id}/publication`));
  await page.getByRole('heading', { level: 2, name: 'Enviar lo guardado a aprobación' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Inglés' }).isChecked()).toBe(false);
  expect(await accessibilityViolations(page, ['iframe'])).toEqual([]);
  await page.getByRole('button', { name: 'Enviar a aprobación' }).click();
  await page.getByText('Espera aprobación.').waitFor();
  const { publication } = await callApi<{ publication: { es: { approval: number } } }>(
    author.context,
    'GET',
    `events/${id}`,
  );
  // The author goes on writing: nobody has asked for that yet.
  await page.goto(deviseUrl(`events/${id}/edit/name`));
  await control(page, 'locale.es.title').fill('Tambores de estrellas');
  await page.getByRole('link', { name: 'Revisar y guardar' }).click();
  await page.getByRole('radio', { name: 'Todavía no' }).check();
  await page.getByRole('button', { name: 'Guardar sin publicar' }).click();
  await page.getByText('espera aprobación').first().waitFor();

  const renata = await openDevise(`approvals/${publication.es.approval}`, {
    ...phone,
    email: 'marketing@palapa.test',
  });
  const board = renata.page;
  await heading(board, /^¿Los huéspedes leerán así/);
  await board.getByText(/Se volvió a modificar después de enviarse/).waitFor();
  expect(await board.getByText('Tambores de estrellas').count()).toBe(0);
  await board.getByRole('button', { name: 'Mostrar el teléfono del huésped' }).click();
  await onPhone(board, 'Tambores de luna');
  expect(await accessibilityViolations(board, ['iframe'])).toEqual([]);
  const beyond = await board.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
  await board.getByRole('button', { name: 'Aprobar y publicar' }).click();
  await board.getByText('Los huéspedes ya leen «Drums drums-es».').waitFor();
  await eventually(() => guestsRead('drums-es')).toEqual(['Drums at dusk', 'Tambores de luna']);
  await board.goto(deviseUrl(`approvals/${publication.es.approval}`));
  await board.getByText('Renata Solís lo aprobó; los huéspedes ya lo leen.').waitFor();
  expect([consoleProblems(author), consoleProblems(renata)]).toEqual([[], []]);
});
