import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { writer, created, withSites } from '../../../../test/type-tests.ts';

const { menu } = contentTypes;

/** A menu in both languages, and what saving it makes wait in Spanish. */
async function withMenu() {
  const test = await withSites();
  const request = writer(test, menu);
  const dish = (en: string) => [{ id: 'section0', items: [{ id: 'dish0000', title: { en, es: 'Sopa' } }] }];
  const { id } = await created(test, menu, {
    sections: dish('Soup'),
    locale: { en: { title: 'Dinner' }, es: { title: 'Cena' } },
  });
  const save = async (locale: object, more: object = {}): Promise<string[]> =>
    (await request('PUT', `/${id}`, { locale, ...more })).data.translation_due;
  return { ...test, request, id, save, dish };
}

it('Spanish waits when its English changes without it, and no longer once it changes too', async () => {
  const { save } = await withMenu();
  expect(await save({ en: { title: 'Supper' } })).toEqual(['title']);
  expect(await save({})).toEqual(['title']);
  expect(await save({ es: { title: 'La cena' } })).toEqual([]);
});

it('what is written in both languages at once does not wait', async () => {
  const { save } = await withMenu();
  expect(await save({ en: { title: 'Supper' }, es: { title: 'La cena' } })).toEqual([]);
});

it('English that goes back to what it was, by whatever way, lets Spanish be', async () => {
  const { save } = await withMenu();
  expect(await save({ en: { title: 'Supper' } })).toEqual(['title']);
  expect(await save({ en: { title: 'Late supper' } })).toEqual(['title']);
  expect(await save({ en: { title: 'Dinner' } })).toEqual([]);
});

it('a text of an entry waits by itself, however deep it lies, and wherever the entry is moved', async () => {
  const { request, id, save, dish } = await withMenu();
  const path = 'sections.section0.items.dish0000.title';
  expect(await save({}, { sections: dish('Broth') })).toEqual([path]);
  const [section] = dish('Broth');
  const turned = [
    { id: 'another0', items: [] },
    { ...section, title: { en: 'First' } },
  ];
  expect(await save({}, { sections: turned })).toEqual([path]);
  const { data } = await request('PUT', `/${id}`, { still_right: ['sections'] });
  expect(data.translation_due).toEqual([]);
  expect(await save({}, { sections: dish('Soup') })).toEqual([path]);
  expect(await save({}, { sections: [] })).toEqual([]);
});

it('what waited in a list waits again when it is brought back, for the English it was written for', async () => {
  const { request, id, save, dish } = await withMenu();
  await save({}, { sections: dish('Broth') });
  await request('PUT', `/${id}`, { still_right: ['sections'] });
  const { data } = await request('POST', `/${id}/revisions/2/restore`, { version: 3 });
  expect(data.translation_due).toEqual(['sections.section0.items.dish0000.title']);
  expect(await save({}, { sections: dish('Soup') })).toEqual([]);
});

it('Spanish that was never written lacks, and does not wait', async () => {
  const { save } = await withMenu();
  await save({ es: { title: null } });
  expect(await save({ en: { title: 'Supper' } })).toEqual([]);
});

it('an address in English is no text to translate', async () => {
  const { save } = await withMenu();
  expect(await save({ en: { slug: 'another-address' } })).toEqual([]);
});

it('an earlier revision brings back what it said, and what waited', async () => {
  const { request, id, save } = await withMenu();
  await save({ en: { title: 'Supper' } });
  const { data } = await request('POST', `/${id}/revisions/1/restore`, { version: 2 });
  expect([data.locale.en.title, data.translation_due]).toEqual(['Dinner', []]);
});

it('Spanish that staff call still right waits no more, until its English changes again', async () => {
  const { request, id, save } = await withMenu();
  expect(await save({ en: { title: 'Supper' } })).toEqual(['title']);
  const { data } = await request('PUT', `/${id}`, { still_right: ['title'] });
  expect([data.translation_due, data.locale.es.title]).toEqual([[], 'Cena']);
  expect(await save({ en: { title: 'Late supper' } })).toEqual(['title']);
});

it('what waited waits again when Spanish that was called still right, or written anew, is taken back', async () => {
  const { request, id, save } = await withMenu();
  const restore = async (number: number, version: number): Promise<string[]> =>
    (await request('POST', `/${id}/revisions/${number}/restore`, { version })).data.translation_due;
  await save({ en: { title: 'Supper' } });
  await request('PUT', `/${id}`, { still_right: ['title'] });
  expect(await restore(2, 3)).toEqual(['title']);
  await save({ es: { title: 'La cena' } });
  expect(await restore(4, 5)).toEqual(['title']);
  // It still knows which English the Spanish was written for.
  expect(await save({ en: { title: 'Dinner' } })).toEqual([]);
});

it('what did not wait does not when it comes back, whatever was called still right since', async () => {
  const { request, id } = await withMenu();
  await request('PUT', `/${id}`, { locale: { en: { title: 'Supper' } }, still_right: ['title'] });
  const { data } = await request('POST', `/${id}/revisions/1/restore`, { version: 2 });
  expect([data.locale.en.title, data.translation_due]).toEqual(['Dinner', []]);
});

it('only what has its Spanish can be called still right', async () => {
  const { request, id } = await withMenu();
  for (const still_right of [['kind'], ['nonsense'], ['title', 7], 'constructor', { title: true }]) {
    const { status, errors } = await request('PUT', `/${id}`, { still_right });
    expect([status, errors?.[0].path]).toEqual([422, 'still_right']);
  }
});
