import { expect, it, onTestFinished } from 'vitest';
import { menu } from '../src/content/menu/menu.ts';
import { useBrowser } from './browser.ts';
import {
  callApi,
  consoleProblems,
  DEVISE_SITE,
  deviseUrl,
  newStaff,
  openDevise,
  removeRecord,
  type SavedRecord,
} from './devise-app.ts';
import { control } from './devise-form.ts';

useBrowser();

const translator = { email: 'translator@palapa.test' };
const why = 'Su rol le permite modificar solo los textos en inglés y español.';
const SECTIONS = 'sections';

interface WholeMenu extends SavedRecord {
  readonly sections: object[];
  readonly locale: Record<'en' | 'es', { title: string }>;
}

it('a translator edits the texts of a menu, and sees the rest disabled with the reason', async () => {
  const admin = await newStaff();
  const dish = { title: { en: 'Sea bass' }, price: { en: '$24' }, amount: 24 };
  const { id } = await callApi<SavedRecord>(admin.context, 'POST', 'menus', {
    site_id: DEVISE_SITE,
    code_value: 'WORDS',
    name: 'From the sea',
    sections: [{ title: { en: 'Warm' }, items: [dish] }],
    locale: { en: { title: 'From the sea' } },
  });
  onTestFinished(() => removeRecord(admin.context, menu, id));

  const { page, context, complaints } = await openDevise('menus', translator);
  for (const label of [/^Crear un menú/, /^Eliminar un menú/]) {
    const choice = page.getByRole('link', { name: label });
    await choice.waitFor();
    expect(await choice.getAttribute('aria-disabled')).toBe('true');
    expect(await choice.innerText()).toContain(why);
  }
  expect(await page.getByRole('link', { name: /^Editar un menú/ }).getAttribute('aria-disabled')).toBeNull();

  await page.goto(deviseUrl(`menus/${id}/edit/name`));
  await page.getByText(why, { exact: true }).waitFor();
  expect(await control(page, 'code_value').getAttribute('readonly')).not.toBeNull();
  expect(await control(page, 'locale.es.slug').getAttribute('readonly')).not.toBeNull();
  const edge = (path: string) =>
    control(page, path).evaluate((input) => getComputedStyle(input).borderTopStyle);
  expect([await edge('code_value'), await edge('locale.es.title')]).toEqual(['dashed', 'solid']);
  await control(page, 'locale.es.title').fill('Del mar');

  await page.getByRole('button', { name: 'Siguiente' }).click();
  await control(page, SECTIONS).getByRole('button', { name: /^Warm/ }).click();
  expect(await page.getByRole('button', { name: /^Agregar/ }).count()).toBe(0);
  await control(page, `${SECTIONS}.0.items`)
    .getByRole('button', { name: /^Sea bass/ })
    .click();
  expect(await control(page, `${SECTIONS}.0.items.0.amount`).getAttribute('readonly')).not.toBeNull();
  expect(await control(page, `${SECTIONS}.0.items.0.price.es`).getAttribute('readonly')).not.toBeNull();
  await control(page, `${SECTIONS}.0.items.0.title.es`).fill('Lubina');

  await page.getByRole('link', { name: 'Revisar y guardar' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('Se guardó «From the sea».', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Deshacer' }).count()).toBe(0);
  const { locale, sections } = await callApi<WholeMenu>(context, 'GET', `menus/${id}`);
  expect(locale.es.title).toBe('Del mar');
  expect(sections).toMatchObject([
    {
      title: { en: 'Warm', es: null },
      items: [{ title: { en: 'Sea bass', es: 'Lubina' }, price: { en: '$24' }, amount: 24 }],
    },
  ]);
  expect(consoleProblems({ complaints })).toEqual([]);
});
