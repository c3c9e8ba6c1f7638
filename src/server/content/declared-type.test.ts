import { expect, it, vi } from 'vitest';
import type * as content from '../../content/index.ts';
import { wallClockIn } from '../../domain/time/zone-time.ts';
import { excursion } from '../../../test/excursion/excursion.ts';
import { createTables } from '../../../test/excursion/tables.ts';
import { requester, SITE, withSites } from '../../../test/type-tests.ts';
import { WAIT } from '../../../test/wait.ts';

/** A type that only its declaration knows of is everywhere that types are. */
vi.mock('../../content/index.ts', async (original) => {
  const { contentTypes, allContentTypes } = await original<typeof content>();
  const declared = (await import('../../../test/excursion/excursion.ts')).excursion;
  return {
    contentTypes: { ...contentTypes, excursion: declared },
    allContentTypes: [...allContentTypes, declared],
  };
});

const both = (en: string, es: string) => ({ en, es });

const reef = (restaurant: number) => ({
  site_id: SITE,
  label: 'Reef walk (internal)',
  hours: 2.5,
  effort: 'Hard',
  ends_at: restaurant,
  stops: [{ name: both('The pier', 'El muelle'), note: both('Bring water', 'Lleve agua') }],
  story: [
    {
      block: 'passage',
      heading: both('Into the blue', 'Hacia el azul'),
      words: both('**Slowly.**', 'Despacio.'),
    },
    {
      block: 'chapter',
      title: both('Afterwards', 'Después'),
      parts: [{ block: 'tip', title: both('Eat here', 'Coma aquí'), place: restaurant }],
    },
  ],
  locale: {
    en: { title: 'Reef walk', summary: 'Along the coral' },
    es: { title: 'Paseo por el arrecife', summary: 'Junto al coral' },
  },
});

async function withExcursion() {
  const test = await withSites({ prepare: (database) => createTables(database, excursion) });
  const restaurant = await test.create('restaurant', SITE, {
    label: 'La Lonja (internal)',
    locale: { en: { title: 'The Fish Hall' }, es: { title: 'La Lonja' } },
  });
  const request = requester(test, excursion);
  const { status, data } = await request('POST', '', reef(restaurant.id));
  expect(status).toBe(201);
  const get = (url: string) => test.app.inject({ url, headers: { 'server-name': 'marea' } });
  const guest = async (path: string) => (await get(`/api/${path}`)).json().data;
  return { test, request, get, guest, restaurant, id: data.id as number, data };
}

const publish = async (
  { request, id }: Awaited<ReturnType<typeof withExcursion>>,
  ...languages: string[]
) => {
  const { data } = await request('GET', `/${id}`);
  const response = await request('POST', `/${id}/publish`, { languages, version: data.version });
  expect(response.status).toBe(200);
};

it('staff create, list, find, change, trash and restore it, with a history', async () => {
  const { test, request, id, data } = await withExcursion();
  expect(data).toMatchObject({ label: 'Reef walk (internal)', slug: 'reef-walk', version: 1 });
  expect(data.stops[0].id).toMatch(/^[a-z0-9]{8}$/);
  expect((await request('GET', '?effort=Hard&sort=-hours')).meta.total).toBe(1);
  expect((await request('GET', '/search?searchterm=blue')).data).toHaveLength(1);
  const found = await test.app.inject({ url: '/api/devise/find?q=arrecife' });
  expect(found.json().data).toMatchObject([{ type: 'excursion', id, path: 'excursions' }]);

  const [first, ...others] = data.story;
  const story = [...others, { ...first, heading: both('Into the green', 'Hacia el verde') }];
  expect((await request('PUT', `/${id}`, { version: 1, story })).data.version).toBe(2);
  const { data: revisions } = await request('GET', `/${id}/revisions`);
  expect(revisions.map((one: { number: number }) => one.number)).toEqual([2, 1]);
  expect((await request('POST', `/${id}/revisions/1/restore`, { version: 2 })).data.story[0].id).toBe(
    first.id,
  );

  expect((await request('DELETE', `/${id}`, { version: 3 })).status).toBe(200);
  expect((await request('GET', `/${id}`)).status).toBe(404);
  expect((await request('POST', `/${id}/restore`, { version: 4 })).status).toBe(200);
  expect((await request('GET', `/${id}`)).data.label).toBe('Reef walk (internal)');
});

it('refuses what the declaration does not allow, at any depth', async () => {
  const { request, id, data } = await withExcursion();
  const story = [
    { block: 'chapter', title: both('A', 'B'), parts: [{ block: 'chapter', title: both('A', 'B') }] },
  ];
  const deep = await request('PUT', `/${id}`, { version: 1, story });
  expect(deep.status).toBe(422);
  expect(deep.errors.map(({ path }: { path: string }) => path)).toEqual(['story.0.parts.0.block']);
  const chapter = { ...data.story[1], parts: [{ block: 'tip', title: both('A', 'B'), place: 987_654 }] };
  const gone = await request('PUT', `/${id}`, { version: 1, story: [chapter] });
  expect(gone.errors.map(({ path }: { path: string }) => path)).toEqual(['story.0.parts.0.place']);
});

it('what it points at is found, also from inside a nested block', async () => {
  const { test, request, id, restaurant } = await withExcursion();
  const { story } = (await request('PUT', `/${id}`, { version: 1, ends_at: null })).data;
  expect(story[1].parts[0].place).toBe(restaurant.id);
  const uses = await test.app.inject({ url: `/api/devise/restaurants/${restaurant.id}/uses` });
  expect(uses.json().data).toMatchObject([{ type: 'excursion', id, name: 'Reef walk (internal)' }]);
});

it('stands in OpenAPI, for staff and for guests', async () => {
  const { get } = await withExcursion();
  const { paths, components } = (await get('/api/openapi.json')).json();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/devise/excursions/{id}', '/api/excursions/all', '/api/excursions/by-slug']),
  );
  expect(components.schemas.Excursion.properties.story.items.oneOf).toHaveLength(3);
  const { parameters, responses } = paths['/api/excursions/by-slug'].get;
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['slug', 'asOf']);
  const { data } = responses[200].content['application/json'].schema.properties;
  expect(data.properties.locale.properties.es.properties.story.items.oneOf[0].properties).toMatchObject({
    block: { enum: ['passage'] },
    words: { description: 'Safe HTML' },
  });
});

it('guests get it when it is published, each language by itself, with what it points at by name', async () => {
  const context = await withExcursion();
  const { guest, get, restaurant, id } = context;
  expect(await guest('excursions/all')).toEqual([]);
  expect((await get('/api/excursions/by-slug?slug=reef-walk')).statusCode).toBe(404);

  await publish(context, 'en');
  await vi.waitFor(async () => expect(await guest('excursions/all')).toHaveLength(1), WAIT);
  expect((await guest('excursions/all'))[0].hidden_in).toEqual(['es']);

  await publish(context, 'es');
  await vi.waitFor(async () => expect((await guest('excursions/all'))[0].hidden_in).toBeUndefined(), WAIT);
  expect(await guest('excursions/all')).toEqual([
    {
      slug: 'reef-walk',
      id,
      effort: 'Hard',
      hours: 2.5,
      locale: {
        en: { title: 'Reef walk', slug: 'reef-walk', image: null, summary: 'Along the coral' },
        es: {
          title: 'Paseo por el arrecife',
          slug: 'paseo-por-el-arrecife',
          image: null,
          summary: 'Junto al coral',
        },
      },
    },
  ]);
  const record = await guest('excursions/by-slug?slug=paseo-por-el-arrecife');
  expect(record).toMatchObject({ id, ends_at: restaurant.id });
  expect(record.locale.es.stops).toEqual([{ name: 'El muelle', note: 'Lleve agua' }]);
  expect(record.locale.en.story[0]).toMatchObject({
    block: 'passage',
    words: '<p><strong>Slowly.</strong></p>\n',
  });
  expect(record.locale.es.story[1].parts).toEqual([
    { block: 'tip', title: 'Coma aquí', place: restaurant.id },
  ]);
  expect(record.references).toEqual([
    {
      type: 'restaurant',
      id: restaurant.id,
      locale: { en: { title: 'The Fish Hall' }, es: { title: 'La Lonja' } },
      route: { en: '/property-hub/dining/the-fish-hall', es: '/property-hub/dining/la-lonja' },
    },
  ]);
  // Names that only staff see stay with them.
  expect(JSON.stringify(record)).not.toContain('(internal)');
  expect(await guest(`excursions/by-slug?slug=${id}`)).toEqual(record);
});

it('asOf shows staff what is published then, and guests what is published now', async () => {
  const context = await withExcursion();
  const { request, guest, id } = context;
  await publish(context, 'en', 'es');
  await vi.waitFor(async () => expect(await guest('excursions/all')).toHaveLength(1), WAIT);
  const inHours = (hours: number) => wallClockIn(new Date(Date.now() + hours * 3_600_000), 'America/Cancun');
  const { data } = await request('GET', `/${id}`);
  const locale = { en: { title: 'Night reef walk' } };
  const change = { version: data.version, locale, publish: { languages: ['en'], at: inHours(2) } };
  expect((await request('PUT', `/${id}`, change)).status).toBe(200);
  const titleAt = async (hours: number, site = '') =>
    (await guest(`${site}excursions/by-slug?slug=reef-walk&asOf=${inHours(hours)}`)).locale.en.title;
  const previewed = `devise/preview/sites.${SITE}/`;
  await vi.waitFor(async () => expect(await titleAt(3, previewed)).toBe('Night reef walk'), WAIT);
  expect(await titleAt(1, previewed)).toBe('Reef walk');
  expect(await titleAt(3)).toBe('Reef walk');
});

it('the hub learns how to show it, and its pages have a title and a preview of their own', async () => {
  const context = await withExcursion();
  const { guest, get } = context;
  expect((await guest('site')).lists[0]).not.toHaveProperty('tile');
  await publish(context, 'en', 'es');
  await vi.waitFor(async () => expect((await guest('site')).lists[0].tile).toBe('activities'), WAIT);
  const [list] = (await guest('site')).lists;
  expect(list).toMatchObject({
    path: 'excursions',
    known: { title: 'title', picture: 'image', text: 'summary' },
  });
  expect(list.fields.map(({ name, as }: { name: string; as: string }) => `${name} ${as}`)).toEqual([
    'summary text',
    'hours number',
    'effort words',
    'ends_at records',
    'stops entries',
    'story blocks',
    'gallery pictures',
    'links links',
  ]);
  expect(JSON.stringify(list).length).toBeLessThan(4000);

  const page = await get('/app/property-hub/excursions?lang=es');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Excursiones – marea</title>');
  const record = await get('/app/property-hub/excursions/paseo-por-el-arrecife?lang=es');
  expect(record.body).toContain('<title>Paseo por el arrecife – marea</title>');
  expect(record.body).toContain('content="Junto al coral"');
  expect(record.body).toContain('"excursions/:slug":{"reads":["excursions/by-slug?slug=:slug"]');
  expect((await get('/app/property-hub/excursions/no-such-walk')).statusCode).toBe(404);
});

it('a draft of it has a preview at its page of the hub', async () => {
  const { test, get, id } = await withExcursion();
  const locale = { en: { title: 'Moonlit walk' }, es: { title: 'Paseo de luna' } };
  const values = { label: 'Walk', locale };
  const begun = await test.app.inject({
    method: 'PUT',
    url: '/api/devise/drafts/ab12cd34',
    payload: { type: 'excursion', record_id: id, site_id: SITE, version: 1, values, step: 'name' },
  });
  expect(begun.statusCode).toBe(200);
  const page = await get('/devise/preview/ab12cd34?lang=en');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('"route":"/property-hub/excursions/reef-walk"');
  const { data } = (await get('/api/devise/preview/ab12cd34/excursions/by-slug?slug=reef-walk')).json();
  expect(data.locale.es.title).toBe('Paseo de luna');
});
