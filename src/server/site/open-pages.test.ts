import { expect, it, vi } from 'vitest';
import { siteBody, testApp } from '../../../test/app.ts';
import { WAIT } from '../../../test/wait.ts';
import { contentTypes } from '../../content/index.ts';
import { languages } from '../../domain/language.ts';
import { createRecord, updateRecord } from '../content/write/write.ts';

const actor = { id: null, name: 'Test' };
const NEXT_CENTURY = '2101-06-01T00:00';

/** Three pages with one version that begins at `from`: one that others name, one of the menu, one in a section's place. */
async function withFestival(from: string | null) {
  const test = await testApp();
  await test.create('site', null, siteBody('marea', { isDefault: true }), 15);
  const body = (name: string, version: object, more: object = {}) => ({
    name,
    versions: [{ version_name: 'Standing', ...version }],
    locale: { en: { title: name, slug: name.toLowerCase() }, es: { title: name, slug: name.toLowerCase() } },
    ...more,
  });
  const create = (...parts: Parameters<typeof body>) =>
    createRecord(test.db, contentTypes.page, {
      siteId: 15,
      body: body(...parts),
      actor,
      publish: { languages },
    });
  const statement = { block: 'statement', title: { en: 'Fireflies', es: 'Luciérnagas' } };
  const festival = await create('Festival', { from, slices: [statement] });
  await create('Parade', { from, slices: [] }, { menu: 'header' });
  const locale = { en: { title: 'Tables', slug: 'dining' }, es: { title: 'Mesas', slug: 'gastronomia' } };
  await create('Dining', { from, slices: [] }, { menu: 'header', locale });
  await test.create('restaurant', 15, {
    label: 'Marlin',
    locale: { en: { title: 'Marlin' }, es: { title: 'Marlin' } },
  });
  await create('Program', { slices: [statement] }, { parent: festival.id });
  await create('Overview', { slices: [{ block: 'pages', pages: [festival.id] }] });
  const get = (url: string) => test.app.inject({ url, headers: { host: 'marea.test', accept: 'text/html' } });
  const begin = (at: string | null) =>
    updateRecord(test.db, contentTypes.page, {
      id: festival.id,
      version: festival.version,
      body: {
        ...body('Festival', { from: at, slices: [statement] }),
        version: festival.version,
      },
      actor,
      publish: { languages },
    });
  return { ...test, get, begin };
}

/** The card of the page, the way to a page below it, search and the map of the site. */
const NAMING = ['/overview', '/festival/program', '/search?q=fireflies', '/sitemap.xml'];

const leads = (payload: string) => /(href="|marea\.test|<loc>[^<]*)\/festival["<]/.test(payload);

it('lead to a page while a version of it is live', async () => {
  const { get } = await withFestival(null);
  for (const url of NAMING) expect.soft(leads((await get(url)).payload), url).toBe(true);
  expect((await get('/festival')).statusCode).toBe(200);
  const { payload } = await get('/overview');
  expect(payload).toContain('href="/parade"');
  expect(payload).toContain('Tables');
  expect((await get('/dining')).payload).not.toContain('Marlin');
});

it('name no page of which no version has begun', async () => {
  const { get, begin } = await withFestival(NEXT_CENTURY);
  expect((await get('/festival')).statusCode).toBe(404);
  for (const url of NAMING) {
    const { statusCode, payload } = await get(url);
    expect.soft(statusCode, url).toBe(200);
    expect.soft(payload, url).not.toMatch(/\/festival["<]/);
  }
  const { payload } = await get('/overview');
  expect(payload).not.toContain('href="/parade"');
  // The site's own page of restaurants is at the address until then, and in the place of its own in the menu.
  expect(payload).toContain('href="/dining"');
  expect(payload).not.toContain('Tables');
  expect((await get('/dining')).payload).toContain('Marlin');
  await begin(null);
  await vi.waitFor(async () => expect(leads((await get('/overview')).payload)).toBe(true), WAIT);
});
