import { describe, expect, it, vi } from 'vitest';
import { administrator, siteBody, testApp } from '../../../test/app.ts';
import { WAIT } from '../../../test/wait.ts';
import { contentTypes } from '../../content/index.ts';
import { languages } from '../../domain/language.ts';
import { parseRecord } from '../../domain/record/parse-record.ts';
import { createRecord, updateRecord } from '../content/write/write.ts';

const actor = { id: null, name: 'Test' };
const both = (en: string, es: string) => ({ en, es });
const statement = (en: string, es: string) => ({ block: 'statement', title: both(en, es) });

/** A site with one shared slice on two pages. */
async function withShared() {
  const test = await testApp();
  await test.create('site', null, siteBody('marea', { isDefault: true }), 15);
  const shared = await createRecord(test.db, contentTypes.shared_slice, {
    siteId: 15,
    body: {
      name: 'Invitation',
      slices: [statement('Come along', 'Ven'), statement('Bring a hat', 'Trae sombrero')],
    },
    actor,
    publish: { languages },
  });
  const page = (name: string, placed = shared.id) =>
    createRecord(test.db, contentTypes.page, {
      siteId: 15,
      body: {
        name,
        versions: [
          {
            version_name: 'Standing',
            slices: [
              { block: 'hero', title: both(name, name) },
              { id: 'placing0', block: 'shared', shared_slice: placed },
            ],
          },
        ],
        locale: { en: { title: name }, es: { title: name } },
      },
      actor,
      publish: { languages },
    });
  const beach = await page('Beach');
  await page('Garden');
  const get = async (url: string) =>
    (await test.app.inject({ url, headers: { host: 'marea.test', accept: 'text/html' } })).payload;
  const change = (publish: { languages: typeof languages } | undefined, title: string) =>
    updateRecord(test.db, contentTypes.shared_slice, {
      id: shared.id,
      version: shared.version,
      body: { name: 'Invitation', slices: [statement(title, title)], version: shared.version },
      actor,
      ...(publish && { publish }),
    });
  return { ...test, shared, beach, get, change };
}

describe('a shared slice', () => {
  it('stands on every page that places it, in the language of the page', async () => {
    const { get } = await withShared();
    for (const path of ['/beach', '/garden']) {
      const html = await get(path);
      expect(html.indexOf('Come along')).toBeGreaterThan(html.indexOf('<h1'));
      expect(html.indexOf('Bring a hat')).toBeGreaterThan(html.indexOf('Come along'));
      expect(html).not.toContain('data-slice');
    }
    expect(await get('/es/beach')).toContain('Trae sombrero');
  });

  it('is found by the search of the site, on each of its pages', async () => {
    const { get } = await withShared();
    const html = await get('/search?q=hat');
    const found = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const addresses = [...found.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href);
    expect(new Set(addresses)).toEqual(new Set(['/beach', '/garden']));
  });

  it('changes on all of them once it is published, and on none before', async () => {
    const { get, change, app, beach, signIn } = await withShared();
    await get('/beach');
    await change(undefined, 'Stay a while');
    signIn(administrator);
    const canvas = async () => (await app.inject({ url: `/devise/preview/pages.${beach.id}/page` })).payload;
    await vi.waitFor(async () => expect(await canvas()).toContain('Stay a while'), WAIT);
    expect(await get('/beach')).toContain('Come along');
  });

  it('gives the card of a page its hero, and a version that is over gives none', async () => {
    const { db, get } = await withShared();
    const hero = {
      block: 'hero',
      title: both('Sea', 'Mar'),
      text: both('All of it is blue.', 'Todo es azul.'),
    };
    const create = (type: typeof contentTypes.page | typeof contentTypes.shared_slice, body: object) =>
      createRecord(db, type, { siteId: 15, body, actor, publish: { languages } });
    const sea = await create(contentTypes.shared_slice, { name: 'Sea', slices: [hero] });
    const past = { ...hero, text: both('The summer of 2001.', 'El verano de 2001.') };
    const { id } = await create(contentTypes.page, {
      name: 'Coast',
      versions: [
        { version_name: 'Summer', from: '2001-06-01T00:00', until: '2001-09-01T00:00', slices: [past] },
        { version_name: 'Standing', slices: [{ block: 'shared', shared_slice: sea.id }] },
      ],
      locale: { en: { title: 'Coast' }, es: { title: 'Costa' } },
    });
    const cards = { block: 'pages', pages: [id] };
    await create(contentTypes.page, {
      name: 'Overview',
      versions: [{ version_name: 'Standing', slices: [cards] }],
      locale: { en: { title: 'Overview' }, es: { title: 'Panorama' } },
    });
    const html = await get('/overview');
    expect(html).toContain('All of it is blue.');
    expect(html).not.toContain('summer of 2001');
  });

  it('wakes the pages that it stands on', async () => {
    const { get, change } = await withShared();
    await get('/garden');
    await change({ languages }, 'Stay a while');
    await vi.waitFor(async () => expect(await get('/garden')).toContain('Stay a while'), WAIT);
  });

  it('is chosen on the canvas of a page by the slice that places it', async () => {
    const { app, beach, shared, signIn } = await withShared();
    signIn(administrator);
    const page = await app.inject({ url: `/devise/preview/pages.${beach.id}/page` });
    expect(page.payload.match(/data-slice="placing0"/g)).toHaveLength(2);
    const alone = await app.inject({ url: `/devise/preview/shared-slices.${shared.id}/page?lang=es` });
    expect(alone.statusCode).toBe(200);
    expect(alone.payload).toContain('Trae sombrero');
    expect(alone.payload.match(/data-slice="/g)).toHaveLength(2);
  });

  it('is not shown as it is being written to whoever may not look at shared slices', async () => {
    const { app, beach, change, signIn } = await withShared();
    await change(undefined, 'Stay a while');
    signIn({ ...administrator, views: ['manage pages'], permissions: ['manage pages'] });
    const page = await app.inject({ url: `/devise/preview/pages.${beach.id}/page` });
    expect(page.payload).toContain('Come along');
    expect(page.payload).not.toContain('Stay a while');
  });

  it('names the pages that would miss it, and once it is deleted they go on without it', async () => {
    const { app, get, shared, signIn } = await withShared();
    signIn(administrator);
    const uses = await app.inject({ url: `/api/devise/shared-slices/${shared.id}/uses` });
    const names = uses.json<{ data: { name: string }[] }>().data.map(({ name }) => name);
    expect(names.sort()).toEqual(['Beach', 'Garden']);
    const gone = await app.inject({
      method: 'DELETE',
      url: `/api/devise/shared-slices/${shared.id}?version=1`,
    });
    expect(gone.statusCode).toBe(200);
    await vi.waitFor(async () => expect(await get('/beach')).not.toContain('Come along'), WAIT);
    expect(await get('/beach')).toContain('<h1');
  });

  it('holds no shared slices itself', () => {
    const body = { name: 'Round', slices: [{ block: 'shared', shared_slice: 1 }] };
    expect(parseRecord(contentTypes.shared_slice, body).issues).toEqual([
      expect.objectContaining({ path: expect.stringContaining('slices.0') }),
    ]);
  });

  it('is refused with the field named where it is of another site', async () => {
    const { app, create, signIn } = await withShared();
    await create('site', null, siteBody('cay'), 52);
    const other = await create('shared_slice', 52, { name: 'Elsewhere', slices: [] });
    signIn(administrator);
    const { statusCode, payload } = await app.inject({
      method: 'POST',
      url: '/api/devise/pages',
      payload: {
        site_id: 15,
        name: 'Sea',
        versions: [{ version_name: 'Standing', slices: [{ block: 'shared', shared_slice: other.id }] }],
        locale: { en: { title: 'Sea' } },
      },
    });
    expect(statusCode).toBe(422);
    expect(payload).toContain('versions.0.slices.0.shared_slice');
  });
});
