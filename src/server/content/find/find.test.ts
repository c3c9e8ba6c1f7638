import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { administrator, type TestApp } from '../../../../test/app.ts';
import {
  requester,
  writer,
  created,
  example,
  OTHER_SITE,
  SITE,
  withSites,
} from '../../../../test/type-tests.ts';

const { clock, content_section, event, menu, post, promotion, resort, restaurant, site } = contentTypes;

interface Found {
  type: string;
  path: string;
  id: number;
  name: string;
  site_id: number | null;
  site_name: string | null;
  title: string;
  is_exact: boolean;
}

const finding =
  ({ app }: TestApp) =>
  async (q: string, more = '') =>
    (await app.inject({ url: `/api/devise/find?q=${encodeURIComponent(q)}${more}` })).json().data as Found[];

const en = (title: string) => ({ locale: { en: { title } } });

it('anything is found by the beginnings of its words, accents aside', async () => {
  const test = await withSites();
  const find = finding(test);
  const { id } = await created(test, menu, { name: 'Cena del Jardín', ...en('Garden dinner') });
  const expected = { type: 'menu', path: 'menus', id, site_id: SITE, site_name: 'marea' };
  for (const words of ['jardin', 'CENA jar', 'garden', 'j ja jardin jardin c']) {
    expect(await find(words)).toEqual([
      { ...expected, name: 'Cena del Jardín', title: 'Garden dinner', is_exact: false },
    ]);
  }
  expect(await find('ardin')).toEqual([]);
  expect(await find('j ja jardines c')).toEqual([]);
  expect(await find('')).toEqual([]);
  expect(await find("'; drop table menu; --")).toEqual([]);
});

it('a name that begins so comes before a text that says it, and no type hides another', async () => {
  const test = await withSites();
  for (let at = 0; at < 9; at += 1) {
    await created(test, event, { label: `Coral walk ${at}`, ...en(`Walk ${at}`) });
  }
  await created(test, menu, { name: 'Coral dinner', ...en('Dinner') });
  await created(test, restaurant, { label: 'Marlin', ...en('By the coral') });
  const found = await finding(test)('coral');
  const types = found.map(({ type }) => type);
  expect(new Set(types.slice(0, 2))).toEqual(new Set(['event', 'menu']));
  expect(types.filter((type) => type === 'event')).toHaveLength(6);
  expect(types.at(-1)).toBe('restaurant');
});

it('a name kept in both languages is told in the one of who looks', async () => {
  const test = await withSites();
  const { locale } = example(post);
  const titles = {
    en: { ...locale!.en, title: 'Turtle night' },
    es: { ...locale!.es, title: 'Noche de tortugas' },
  };
  await created(test, post, { locale: titles });
  const names = async () => (await finding(test)('tortugas')).map(({ name }) => name);
  expect(await names()).toEqual(['Turtle night']);
  test.signIn({ ...administrator, language: 'es' });
  expect(await names()).toEqual(['Noche de tortugas']);
});

it('nobody finds what they may not look at, nor another site', async () => {
  const test = await withSites();
  const find = finding(test);
  await created(test, menu, { name: 'Coral dinner', ...en('Dinner') });
  await created(test, clock, { name: 'Coral sale' });
  expect(await find('coral')).toHaveLength(2);
  expect(await find('coral', `&site_id=${OTHER_SITE}`)).toEqual([]);
  test.signIn({ ...administrator, views: ['manage menus'], permissions: [] });
  expect((await find('coral')).map(({ type }) => type)).toEqual(['menu']);
  test.signIn({ ...administrator, siteIds: [OTHER_SITE] });
  expect(await find('coral')).toEqual([]);
  test.signIn(null);
  expect((await test.app.inject({ url: '/api/devise/find?q=a' })).statusCode).toBe(401);
});

it('a record says who would miss it', async () => {
  const test = await withSites();
  const dinner = await created(test, menu, { name: 'Dinner', ...en('Dinner') });
  const place = await created(test, restaurant, { menus: [dinner.id], label: 'La Brasa' });
  const uses = async (type: typeof menu | typeof content_section | typeof site, id: number) =>
    (await writer(test, type)('GET', `/${id}/uses`)).data;
  const use = { type: 'restaurant', path: 'restaurants', id: place.id, name: 'La Brasa', site_id: SITE };
  expect(await uses(menu, dinner.id)).toEqual([use]);

  const spa = await created(test, content_section, { label: 'Spa', ...en('Spa') });
  const link = { type: 'Content', linktext: { en: 'Spa' }, pageId: spa.id };
  await created(test, event, { label: 'Yoga', ...en('Yoga'), links: [link] });
  const tile = { page_id: spa.id, icon: 'spa', name: { en: 'Spa' } };
  await writer(test, site)('PUT', `/${SITE}`, { menuTiles: [tile] });
  expect((await uses(content_section, spa.id)).map((one: Found) => [one.type, one.name])).toEqual([
    ['site', 'marea'],
    ['event', 'Yoga'],
  ]);
  test.signIn({ ...administrator, views: ['manage property hub'] });
  expect((await uses(content_section, spa.id)).map((one: Found) => one.type)).toEqual(['event']);
});

it('the group lists every resort, a property its own', async () => {
  const test = await withSites();
  await created(test, resort, { name: 'Zafiro', site: OTHER_SITE, url_partial: 'zafiro', code: 'zafiro' });
  await created(test, resort, { name: 'Ámbar', site: SITE, url_partial: 'ambar', code: 'ambar' });
  const names = async (host: string) => {
    const response = await test.app.inject({ url: '/api/devise/resorts/list-for-site', headers: { host } });
    return response.json().data?.map(({ name }: { name: string }) => name) ?? response.statusCode;
  };
  expect(await names('marea.test')).toEqual(['Ámbar', 'Zafiro']);
  expect(await names('ocaso.test')).toEqual(['Zafiro']);
  test.signIn({ ...administrator, siteIds: [SITE] });
  expect(await names('ocaso.test')).toBe(404);
});

it('a page has the live version of the highest priority', async () => {
  const test = await withSites();
  const version = (version_name: string, priority: number, start_date: string) => ({
    version_name,
    priority,
    start_date,
    end_date: '2026-12-31T00:00',
    audience: 'Everyone',
    pages: [{ page: 'spa' }],
  });
  const versions = [version('Early', 1, '2026-01-01T00:00'), version('Late', 9, '2026-06-01T00:00')];
  const { id, version: read } = await created(test, contentTypes.special, { versions });
  const live = async (below: string) => {
    const url = `/api/devise/specials/for-page/${below}`;
    const response = await test.app.inject({ url, headers: { host: 'marea.test' } });
    const { data } = response.json();
    if (response.statusCode !== 200) return response.statusCode;
    return data && [data.id, data.live.version.version_name];
  };
  // What is being written stands on no page.
  expect(await live('spa?asOf=2026-03-01T10:00')).toBeNull();
  const request = requester(test, contentTypes.special);
  await request('POST', `/${id}/publish`, { languages: ['en'], version: read });
  expect(await live('spa?asOf=2026-03-01T10:00')).toEqual([id, 'Early']);
  const { version: published } = (await request('GET', `/${id}`)).data;
  await request('PUT', `/${id}`, {
    versions: [version('Draft', 99, '2026-01-01T00:00')],
    version: published,
    publish: 'keep',
  });
  expect(await live('spa?asOf=2026-03-01T10:00')).toEqual([id, 'Early']);
  expect(await live('spa?asOf=2026-07-01T10:00')).toEqual([id, 'Late']);
  expect(await live('spa?asOf=2027-07-01T10:00')).toBeNull();
  expect(await live('golf?asOf=2026-07-01T10:00')).toBeNull();
  expect(await live('spa?asOf=tomorrow')).toBe(400);
  expect(await live('spa?audience=Nobody')).toBe(400);
  const found = await writer(test, contentTypes.special)('GET', '/search?term=zzz');
  expect(found.meta.total).toBe(0);
});

it('what is called just so comes first, by its name or by the title in either language', async () => {
  const test = await withSites();
  for (let at = 0; at < 7; at += 1)
    await created(test, event, { label: `Marlin ${at}`, ...en(`Marlin night ${at}`) });
  await created(test, menu, { name: 'Marlin menu', ...en('Menu') });
  const titles = { en: { title: 'The grill' }, es: { title: 'Marlín' } };
  const { id } = await created(test, restaurant, { label: 'Grill by the pier', locale: titles });
  const found = await finding(test)('marlin');
  expect(found[0]).toMatchObject({ type: 'restaurant', id, name: 'Grill by the pier', is_exact: true });
  expect(found.slice(1).every(({ is_exact }) => !is_exact)).toBe(true);
  test.signIn({ ...administrator, language: 'es' });
  expect((await finding(test)('marlin'))[0]).toMatchObject({ title: 'Marlín' });
});

it('a promotion is found by the title on its slide', async () => {
  const test = await withSites();
  const { settings } = example(promotion) as unknown as { settings: object };
  const title = { en: 'Two for one', es: 'Dos por uno' };
  await created(test, promotion, { label: 'Bar, November', settings: { ...settings, title } });
  test.signIn({ ...administrator, language: 'es' });
  expect(await finding(test)('dos por')).toEqual([
    expect.objectContaining({ name: 'Bar, November', title: 'Dos por uno' }),
  ]);
});

it('a record that is named just so comes before one that guests alone call so', async () => {
  const test = await withSites();
  await created(test, menu, { name: 'Marea Alta: dinner', ...en('Marea Alta') });
  const { id } = await created(test, restaurant, { label: 'Marea Alta', ...en('By the tide') });
  const found = await finding(test)('marea alta');
  expect(found.map(({ type, is_exact }) => [type, is_exact])).toEqual([
    ['restaurant', true],
    ['menu', true],
  ]);
  expect(found[0]).toMatchObject({ id });
});

it('more searches than may wait are told to try again, and those that wait are answered', async () => {
  const test = await withSites();
  const { id } = await created(test, menu, { name: 'Garden', ...en('Garden dinner') });
  // A lock that every search waits for, so that none is answered before the last one is asked.
  const blocker = await test.database.pool.connect();
  await blocker.query('begin; lock table menu in access exclusive mode');
  const search = () => test.app.inject({ url: '/api/devise/find?q=garden' });
  const searches = Array.from({ length: 45 }, search);
  const refused = await Promise.race(searches);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  await blocker.query('rollback');
  blocker.release();
  const responses = await Promise.all(searches);
  const answered = responses.filter(({ statusCode }) => statusCode === 200);
  expect(answered).toHaveLength(41);
  for (const response of answered) expect(response.json().data).toMatchObject([{ id }]);
});
