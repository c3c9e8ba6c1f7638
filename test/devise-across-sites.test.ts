/** @module-tag soak */
import { expect, it, onTestFinished } from 'vitest';
import { event } from '../src/content/event/event.ts';
import { desktop, eventually, phone, useBrowser } from './browser.ts';
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

interface WholeEvent extends SavedRecord {
  readonly label: string;
  readonly locale: Record<'en' | 'es', { title: string; category: string | null; location: string | null }>;
}

const eventCalled = (label: string, more: object = {}) => ({
  site_id: DEVISE_SITE,
  label,
  start_date: '2027-05-07T19:30',
  locale: { en: { title: label, category: 'Day' }, es: { title: `${label} en español`, category: 'Day' } },
  ...more,
});

it('from every step of a record a menu leads to its history, to where guests see it, to a copy and to the trash', async () => {
  const { page, context, complaints } = await newStaff(phone);
  const { id } = await callApi<SavedRecord>(context, 'POST', 'events', eventCalled('Lantern walk'));
  onTestFinished(() => removeRecord(context, event, id));
  await page.goto(deviseUrl(`events/${id}/edit/name`));
  await control(page, 'label').fill('Lantern walk at dusk');

  const more = page.getByRole('button', { name: 'More about this event' });
  const choose = async (name: string) => {
    await more.press('Enter');
    const item = page.getByRole('menuitem', { name });
    await item.waitFor();
    return item;
  };
  const see = await choose('See it in the hub');
  expect(await see.getAttribute('target')).toBe('_blank');
  const [guest] = await Promise.all([context.waitForEvent('page'), see.click()]);
  await guest.getByRole('heading', { name: 'Lantern walk', level: 1 }).waitFor();
  await guest.close();

  await (await choose('History')).press('Enter');
  await page.getByRole('heading', { name: 'What has happened to “Lantern walk”?' }).waitFor();
  // What was typed waits where it was left.
  await (await choose('Edit')).click();
  await page
    .getByText(/Lantern walk at dusk/)
    .first()
    .waitFor();

  await (await choose('Delete')).click();
  await page.getByRole('heading', { name: 'Are you sure you want to do this?' }).waitFor();
  await (await choose('Duplicate')).click();
  await page.waitForURL(/events\/create\/name\?draft=/);
  expect(await control(page, 'label').inputValue()).toBe('Lantern walk (copy)');
  expect(await control(page, 'locale.es.title').inputValue()).toBe('Lantern walk en español');
  expect(await control(page, 'locale.en.slug').inputValue()).toBe('');
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('a page that is opened anew begins at its top, and one that is gone back to where it was left', async () => {
  const { page, complaints } = await openDevise('', desktop);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const link = page.getByRole('link', { name: 'Update a restaurant' });
  // The day stands above the link once it is read.
  await page.getByRole('heading', { level: 2, name: 'Restaurants and bars' }).waitFor();
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(0);
  await link.click();
  await page
    .getByRole('heading', { level: 1, name: 'What would you like to do with the restaurants?' })
    .waitFor();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await link.waitFor();
  await eventually(scrolled).toBe(left);
  await page.goto(deviseUrl('settings'));
  await page.getByRole('link', { name: '301 Redirects' }).waitFor();
  expect(await scrolled()).toBe(0);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('several events are given one place in both languages, and it is taken back', async () => {
  const { page, context, complaints } = await newStaff();
  const made = [
    await callApi<SavedRecord>(context, 'POST', 'events', eventCalled('Marimba one')),
    await callApi<SavedRecord>(context, 'POST', 'events', eventCalled('Marimba two')),
  ];
  for (const { id } of made) onTestFinished(() => removeRecord(context, event, id));
  const places = () =>
    Promise.all(
      made.map(async ({ id }) => {
        const { locale } = await callApi<WholeEvent>(context, 'GET', `events/${id}`);
        return [locale.en.location, locale.es.location, locale.en.category];
      }),
    );
  await page.goto(deviseUrl('events/table?q=marimba'));
  await page.getByRole('checkbox', { name: 'Select Marimba one' }).check();
  await page.getByRole('checkbox', { name: 'Select Marimba two' }).check();
  await page.getByRole('button', { name: 'Change fields' }).click();
  const form = page.getByRole('form', { name: 'What should 2 records say from now on?' });
  await form.getByRole('combobox', { name: 'Fields to change' }).click();
  await page.getByRole('option', { name: 'Place' }).click();
  await page.keyboard.press('Escape');
  await control(page, 'locale.en.location').fill('Palm garden');
  await control(page, 'locale.es.location').fill('Jardín de palmas');
  await form.getByRole('button', { name: 'Change 2 records' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  const changed = ['Palm garden', 'Jardín de palmas', 'Day'];
  expect(await places()).toEqual([changed, changed]);
  await undo.click();
  await page.getByText('2 records are as before.').waitFor();
  expect(await places()).toEqual([
    [null, null, 'Day'],
    [null, null, 'Day'],
  ]);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('a translator goes through what waits by keys alone: writes, calls one still right, and skips', async () => {
  const admin = await newStaff();
  const make = (label: string, es: object) =>
    callApi<SavedRecord>(admin.context, 'POST', 'events', {
      ...eventCalled(label),
      locale: { en: { title: label, location: 'Pier' }, es },
    });
  const lacking = await make('Kite hour for two', {});
  const changed = await make('Dune walk', { title: 'Caminata por la duna', location: 'Muelle' });
  for (const { id } of [lacking, changed]) onTestFinished(() => removeRecord(admin.context, event, id));
  await callApi(admin.context, 'PUT', `events/${changed.id}`, {
    version: changed.version,
    locale: { en: { title: 'Dune walk at dusk' } },
  });

  const { page, context, complaints } = await openDevise('', { email: 'translator@palapa.test' });
  await page.getByRole('link', { name: /^Pendiente de traducir/ }).click();
  await page.waitForURL(/\/translations$/);
  await page.goto(deviseUrl(`translations?type=event&site_id=${DEVISE_SITE}`));
  await page.getByRole('link', { name: /Kite hour for two/ }).click();
  const title = control(page, 'locale.es.title');
  await title.fill('Hora de cometas para dos');
  await control(page, 'locale.es.location').fill('Muelle');
  await page.getByText('Todo lo que escribió está a salvo.').waitFor();
  await page.reload();
  expect(await title.inputValue()).toBe('Hora de cometas para dos');
  await page.keyboard.press('Control+Enter');

  await page.getByRole('heading', { name: 'Dune walk', level: 1 }).waitFor();
  expect(await page.locator('ins').innerText()).toContain('at dusk');
  await title.focus();
  await page.keyboard.press('F8');
  await page.getByText('Se queda como está al guardar.').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Se guardó «Dune walk».').waitFor();
  const read = async ({ id }: SavedRecord) => {
    const { locale, translation_due } = await callApi<WholeEvent & { translation_due: string[] }>(
      context,
      'GET',
      `events/${id}`,
    );
    return [locale.es.title, translation_due];
  };
  expect(await read(lacking)).toEqual(['Hora de cometas para dos', []]);
  expect(await read(changed)).toEqual(['Caminata por la duna', []]);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('an event is copied to another property, follows its origin, and says what it says otherwise', async () => {
  const { page, context, complaints } = await newStaff({ ...phone, locale: 'es-MX' });
  const origin = await callApi<SavedRecord>(context, 'POST', 'events', eventCalled('Bonfire songs'));
  onTestFinished(() => removeRecord(context, event, origin.id));
  await page.goto(deviseUrl(`events/${origin.id}/edit/name`));
  await page.getByRole('button', { name: /^(More about this event|Más sobre este evento)$/ }).click();
  await page.getByRole('menuitem', { name: /^Cop(ies|ias)/ }).click();
  await page.getByRole('checkbox', { name: 'Casa Marea' }).check();
  await page.getByRole('button', { name: /^Cop(y to one property|iar a una propiedad)$/ }).click();
  const copyLink = page.getByRole('link', { name: 'Bonfire songs' });
  await copyLink.waitFor();
  const copyId = Number(/events\/(\d+)/.exec((await copyLink.getAttribute('href')) ?? '')?.[1]);
  onTestFinished(() => removeRecord(context, event, copyId));

  const read = (id: number) => callApi<WholeEvent>(context, 'GET', `events/${id}`);
  const save = async (id: number, body: object) =>
    callApi(context, 'PUT', `events/${id}`, { ...body, version: (await read(id)).version });
  await save(copyId, { locale: { en: { location: 'Garden' } } });
  await save(origin.id, { label: 'Bonfire and songs', locale: { en: { location: 'Beach' } } });
  // Whoever withdraws the origin is told that its copy stays.
  await page.goto(deviseUrl(`events/${origin.id}/publication`));
  await page.getByRole('radio', { name: /^(Withdraw it|Retirarlo)/ }).check();
  await page.getByText(/(stay as they are|se quedan como están): Casa Marea/).waitFor();
  await page.goto(deviseUrl(`events/${copyId}/copies`));
  await page.getByRole('heading', { name: /“Bonfire and songs”|«Bonfire and songs»/ }).waitFor();
  await page.getByText('Garden', { exact: true }).waitFor();
  await page.getByText('Beach', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^(Take over|Tomar del original)/ }).click();
  await page
    .getByText(/^(It says everything as its origin does\.|Dice todo igual que su original\.)$/)
    .waitFor();
  expect((await read(copyId)).locale.en.location).toBe('Beach');
  await page.getByRole('button', { name: /^(Keep in step no longer|Dejar de seguir al original)$/ }).click();
  await page.getByText(/^(It was copied once|Se copió una vez)/).waitFor();
  expect(consoleProblems({ complaints })).toEqual([]);
});
