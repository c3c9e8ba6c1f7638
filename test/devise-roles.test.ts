import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { callApi, openDevise, DEVISE_SITE, deviseUrl, type SavedRecord } from './devise-app.ts';

useBrowser();

describe('somebody with read-only rights', () => {
  const person = { email: 'viewer@palapa.test' };
  const why = 'Your role lets you look at this, not change it.';

  it('sees every change disabled, with the reason', async () => {
    const { page, context, complaints } = await openDevise('', person);
    // The first page asks for no change that only others can make.
    await page.getByRole('main').getByRole('link', { name: 'Menus', exact: true }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Events', exact: true }).click();
    for (const label of ['Create an event', 'Edit an event', 'Delete an event']) {
      const choice = page.getByRole('link', { name: label });
      await choice.waitFor();
      expect(await choice.getAttribute('aria-disabled')).toBe('true');
      expect(await choice.innerText()).toContain(why);
    }
    await page.getByRole('link', { name: /^History/ }).click();
    await page
      .getByRole('heading', { level: 1, name: 'Of which event would you like to see the history?' })
      .waitFor();

    const [event] = await callApi<SavedRecord[]>(context, 'GET', `events?site_id=${DEVISE_SITE}`);
    await page.goto(deviseUrl(`events/${event!.id}/edit/name`));
    await page.getByText(why, { exact: true }).first().waitFor();
    expect(await page.getByRole('textbox', { name: /^Name/ }).getAttribute('readonly')).not.toBeNull();
    await page.goto(deviseUrl(`events/${event!.id}/delete`));
    expect(await page.getByRole('button', { name: 'Yes, delete it' }).isDisabled()).toBe(true);
    await page.getByText(why, { exact: true }).waitFor();
    await page.goto(deviseUrl('events/table'));
    await page.getByRole('table').waitFor();
    expect(await page.getByRole('link', { name: 'Create an event' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is told whom to ask about people', async () => {
    const { page } = await openDevise('settings', person);
    const users = page.getByRole('link', { name: /^Users/ });
    expect(await users.getAttribute('aria-disabled')).toBe('true');
    expect(await page.getByRole('main').innerText()).toContain('Manage users');
  });
});

it('the kitchen sees its menus and restaurants, and everything else disabled', async () => {
  const { page, complaints } = await openDevise('', { email: 'chef@palapa.test', siteId: 15 });
  await page.getByRole('link', { name: /^Modificar un menú/ }).waitFor();
  await page.getByRole('link', { name: /^Actualizar un restaurante/ }).waitFor();
  for (const task of [/^Lanzar o modificar una oferta/, /^Poner un reloj/, /^Mantener los códigos/]) {
    expect(await page.getByRole('link', { name: task }).count()).toBe(0);
  }
  // One property: there is nothing to choose.
  expect(await page.getByRole('combobox', { name: 'Propiedad' }).count()).toBe(0);
  await page.goto(deviseUrl('specials'));
  await page.getByText('Para esto necesita el permiso «Gestionar ofertas».').waitFor();
  expect(await page.getByRole('link', { name: /^Crear/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
});
