import { expect, it } from 'vitest';
import { administrator, siteBody, testApp } from '../../../test/app.ts';
import { contentTypes } from '../../content/index.ts';
import { languages } from '../../domain/language.ts';
import { createRecord, updateRecord } from '../content/write/write.ts';

const SITE = 15;
const actor = { id: null, name: 'Test' };
const both = (en: string, es: string) => ({ en, es });
const hero = (id: string, en: string, es: string) => ({ id, block: 'hero', title: both(en, es) });

const published = {
  name: 'Stay',
  versions: [
    {
      id: 'standing',
      version_name: 'Standing',
      slices: [
        hero('heroaaaa', 'Above the bay', 'Sobre la bahía'),
        { id: 'clockaaa', block: 'clock' },
        { id: 'esonlyaa', block: 'statement', text: both('', 'Solo en español'), only_in: 'es' },
      ],
    },
    {
      id: 'carnival',
      version_name: 'Carnival',
      from: '2031-02-01T00:00',
      slices: [hero('herobbbb', 'Carnival', 'Carnaval')],
    },
  ],
  locale: { en: { title: 'Stay' }, es: { title: 'Hospedaje' } },
};

async function withPage() {
  const test = await testApp();
  await test.create('site', null, siteBody('marea', { isDefault: true }), SITE);
  const { id } = await createRecord(test.db, contentTypes.page, {
    siteId: SITE,
    body: published,
    actor,
    publish: { languages },
  });
  test.signIn(administrator);
  const get = (url: string) => test.app.inject({ url });
  const begin = (key: string, recordId: number | null, values: object) =>
    test.app.inject({
      method: 'PUT',
      url: `/api/devise/drafts/${key}`,
      payload: { type: 'page', record_id: recordId, site_id: SITE, version: 1, values, step: 'content' },
    });
  return { ...test, id, get, begin };
}

it('the canvas shows a draft to its author alone, names its slices and is kept by nobody', async () => {
  const { id, get, begin, signIn } = await withPage();
  const [standing] = published.versions;
  const slices = [hero('heroaaaa', 'Over the bay', 'Encima de la bahía')];
  await begin('pg000001', id, { ...published, versions: [{ ...standing, slices }] });

  const { statusCode, headers, body } = await get('/devise/preview/pg000001/page');
  expect(statusCode).toBe(200);
  expect(body).toContain('Over the bay');
  expect(body).toContain('data-slice="heroaaaa"');
  expect(body).toContain('noindex');
  expect(body).not.toContain('rel="canonical"');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect((await get('/devise/preview/pg000001/page?lang=es')).body).toContain('Encima de la bahía');

  const visitors = await get('/stay');
  expect(visitors.body).toContain('Above the bay');
  expect(visitors.body).not.toContain('data-slice');

  signIn({ ...administrator, id: 'u2' });
  expect((await get('/devise/preview/pg000001/page')).statusCode).toBe(404);
  signIn({ ...administrator, views: ['manage menus'] });
  expect((await get(`/devise/preview/pages.${id}/page`)).statusCode).toBe(404);
  signIn({ ...administrator, siteIds: [1] });
  expect((await get(`/devise/preview/pages.${id}/page`)).statusCode).toBe(404);
  signIn(null);
  expect((await get('/devise/preview/pg000001/page')).statusCode).toBe(401);
});

it('slices of a language, and those that show nothing, keep their names', async () => {
  const { id, get } = await withPage();
  const english = (await get(`/devise/preview/pages.${id}/page`)).body;
  expect(english).toContain('<div data-slice="clockaaa"></div>');
  expect(english).not.toContain('esonlyaa');
  expect((await get(`/devise/preview/pages.${id}/page?lang=es`)).body).toContain('data-slice="esonlyaa"');
});

it('a page is looked at by version and by moment', async () => {
  const { id, get } = await withPage();
  const at = (query: string) => get(`/devise/preview/pages.${id}/page?${query}`);
  expect((await at('version=carnival')).body).toContain('data-slice="herobbbb"');
  expect((await at('asOf=2031-02-02T10:00')).body).toContain('data-slice="herobbbb"');
  expect((await at('')).body).toContain('data-slice="heroaaaa"');
  expect((await at('asOf=yesterday')).statusCode).toBe(400);
  expect((await at(`version=${'x'.repeat(9)}`)).statusCode).toBe(400);
});

it('a new page without a word is shown, empty', async () => {
  const { get, begin } = await withPage();
  await begin('pg000002', null, { name: 'New' });
  expect((await get('/devise/preview/pg000002/page')).statusCode).toBe(200);
});

it('what search results and shared links will say is told per language', async () => {
  const { id, get, begin } = await withPage();
  await begin('pg000003', id, {
    ...published,
    locale: {
      en: {
        title: 'Stay',
        meta_title: 'Rooms above the bay',
        meta_description: 'Forty rooms.',
        no_index: true,
      },
      es: { title: 'Hospedaje' },
    },
  });
  const read = async (language: string) =>
    (await get(`/api/devise/preview/pg000003/page?lang=${language}`)).json().data;
  expect(await read('en')).toMatchObject({
    title: 'Rooms above the bay',
    description: 'Forty rooms.',
    isIndexed: false,
    address: 'http://marea.test/stay',
  });
  expect(await read('es')).toMatchObject({ address: 'http://marea.test/es/hospedaje' });
});

it('what is no page of the public site has no canvas', async () => {
  const { get, create } = await withPage();
  const { id } = await create('restaurant', SITE, { label: 'Brasa', locale: { en: { title: 'Brasa' } } });
  expect((await get(`/devise/preview/restaurants.${id}/page`)).statusCode).toBe(404);
});

it('a page is shown as visitors read it and as an earlier save left it, each with its record', async () => {
  const { id, db, get, signIn } = await withPage();
  const [standing, carnival] = published.versions;
  const saved = (text: string) => ({
    ...published,
    versions: [{ ...standing, slices: [hero('heroaaaa', text, text)] }, carnival],
  });
  for (const [version, text] of [
    [1, 'Second'],
    [2, 'Third'],
  ] as const) {
    await updateRecord(db, contentTypes.page, {
      id,
      version,
      body: saved(text),
      actor,
      publish: { languages: [] },
    });
  }
  const shows = async (key: string, more = '') =>
    (await get(`/devise/preview/${key}/page?lang=en${more}`)).body;
  expect(await shows(`pages.${id}`)).toContain('Third');
  expect(await shows(`pages.${id}~2`)).toContain('Second');
  const read = await shows(`pages.${id}@published`);
  expect(read).toContain('Above the bay');
  expect(read).toContain('data-slice="heroaaaa"');
  expect(await shows(`pages.${id}~1`, '&version=carnival')).toContain('data-slice="herobbbb"');

  const recordAt = async (key: string) => {
    const { data } = (await get(`/api/devise/preview/${key}/record`)).json<{
      data: { id: number; versions: { slices: { title: { en: string } }[] }[] };
    }>();
    return [data.id, data.versions[0]!.slices[0]!.title.en];
  };
  expect(await recordAt(`pages.${id}`)).toEqual([id, 'Third']);
  expect(await recordAt(`pages.${id}~2`)).toEqual([id, 'Second']);
  expect(await recordAt(`pages.${id}@published`)).toEqual([id, 'Above the bay']);

  for (const key of [
    `pages.${id}~9`,
    `pages.${id}~0`,
    `pages.${id}@now`,
    'pages.999~1',
    `approvals.${id}~1`,
  ]) {
    expect((await get(`/devise/preview/${key}/page`)).statusCode, key).toBe(404);
    expect((await get(`/api/devise/preview/${key}/record`)).statusCode, key).toBe(404);
  }
  signIn({ ...administrator, siteIds: [1] });
  expect((await get(`/api/devise/preview/pages.${id}~1/record`)).statusCode).toBe(404);
  signIn({ ...administrator, views: ['manage menus'] });
  expect((await get(`/api/devise/preview/pages.${id}@published/record`)).statusCode).toBe(404);
  signIn(null);
  expect((await get(`/api/devise/preview/pages.${id}~1/record`)).statusCode).toBe(401);
});
