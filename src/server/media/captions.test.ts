import { expect, it } from 'vitest';
import { siteBody, testApp } from '../../../test/app.ts';
import { contentTypes } from '../../content/index.ts';
import { languages, type Locales } from '../../domain/language.ts';
import { createRecord, updateRecord } from '../content/write/write.ts';
import { addItem } from './items.ts';

const actor = { id: null, name: 'Test' };
const publish = { languages };
const both = (en: string, es: string) => ({ en, es });

/** A property whose library has a film with captions. */
async function withFilm(captions: Locales<string | null>) {
  const test = await testApp();
  await test.create('site', null, siteBody('marea', { isDefault: true }), 15);
  const { id, version } = await addItem(test.db, {
    wanted: 'waves',
    name: 'Waves',
    alt: both('', ''),
    file: {
      hash: 'a1b2c3d4e5f6',
      file: 'waves.mp4',
      mime: 'video/mp4',
      width: 1280,
      height: 720,
      thumbhash: null,
      duration: 12,
      bytes: 1000,
      sent_hash: null,
      edit: null,
    },
    actor,
  });
  const locale = { en: { captions: captions.en }, es: { captions: captions.es } };
  await updateRecord(test.db, contentTypes.media_item, { id, version, body: { locale }, actor, publish });
  const create = (type: typeof contentTypes.page | typeof contentTypes.promotion, body: object) =>
    createRecord(test.db, type, { siteId: 15, body, actor, publish });
  await create(contentTypes.promotion, {
    label: 'Sea',
    locations: ['Dining'],
    settings: { title: both('Sea', 'Mar'), cfId: { en: '/media/waves', es: null } },
  });
  const hero = { block: 'hero', title: both('Sea', 'Mar'), film: '/media/waves/a1b2c3d4e5f6' };
  await create(contentTypes.page, {
    name: 'Sea',
    versions: [{ version_name: 'Standing', slices: [hero] }],
    locale: { en: { title: 'Sea' }, es: { title: 'Mar' } },
  });
  const get = (url: string) => test.app.inject({ url, headers: { accept: 'text/html, application/json' } });
  /** The captions that guests of each language get with the promotion's video. */
  const promotion = async () => {
    const { data } = (await get('/api/promos/by-location?location=Dining')).json<{
      data: { locale: Locales<{ settings: { captions?: object } }> }[];
    }>();
    return languages.map((language) => data[0]!.locale[language].settings.captions);
  };
  return { get, promotion };
}

it('a film has its captions in the language of the page, on the public site and in the hub', async () => {
  const { get, promotion } = await withFilm(both('/media/waves-en', '/media/waves-es'));
  expect((await get('/sea')).body).toContain('<track kind="captions" src="/media/waves-en" srcLang="en"');
  expect((await get('/es/mar')).body).toContain('src="/media/waves-es" srcLang="es"');
  const captions = both('/media/waves-en', '/media/waves-es');
  expect(await promotion()).toEqual([captions, captions]);
});

it('a language without captions shows none, and neither does a film whose captions lie elsewhere', async () => {
  const english = await withFilm({ en: '/media/waves-en', es: null });
  expect((await english.get('/es/mar')).body).not.toContain('<track');
  expect((await english.promotion())[0]).toEqual({ en: '/media/waves-en', es: null });
  const elsewhere = await withFilm(both('https://elsewhere.test/a.vtt', 'https://elsewhere.test/b.vtt'));
  expect((await elsewhere.get('/sea')).body).not.toContain('<track');
  expect(await elsewhere.promotion()).toEqual([undefined, undefined]);
});
