import { expect, it, vi } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { administrator, siteBody } from '../../../../test/app.ts';
import { created, OTHER_SITE, requester, SITE, withSites, writer } from '../../../../test/type-tests.ts';
import { WAIT } from '../../../../test/wait.ts';

const { event, menu, brand, site } = contentTypes;

const ENGLISH_ONLY = 36;

interface Line {
  readonly type: string;
  readonly id: number;
  readonly missing: number;
  readonly changed: number;
  readonly cursor: string;
}

async function begun() {
  const test = await withSites();
  await test.create('site', null, siteBody('lantern', { localized: false }), ENGLISH_ONLY);
  const list = async (query = '') => {
    const response = await test.app.inject({ url: `/api/devise/translations${query}` });
    return response.json<{ data: Line[]; meta: { total: number; counts: object[] } }>();
  };
  return { test, list };
}

const spoken = (title: string, es?: string) => ({
  locale: { en: { title }, es: es === undefined ? {} : { title: es } },
});

const lines = (data: readonly Line[]) => data.map(({ type, id }) => [type, id]);

it('what lacks Spanish and what changed in English since waits, over types and sites, but not where Spanish is not read', async () => {
  const { test, list } = await begun();
  const request = writer(test, event);
  await created(test, event, spoken('Done', 'Hecho'));
  const lacking = await created(test, event, spoken('Yoga'));
  const changed = await created(test, event, { ...spoken('Jazz', 'Jazz en vivo'), site_id: OTHER_SITE });
  await request('PUT', `/${changed.id}`, { locale: { en: { title: 'Jazz at nine' } } });
  await created(test, event, { ...spoken('Never'), site_id: ENGLISH_ONLY });
  const card = await created(test, menu, { ...spoken('Grill'), sections: [] });

  const { data, meta } = await list();
  const ours = data.filter(({ type }) => type === 'event' || type === 'menu');
  expect(lines(ours)).toEqual([
    ['menu', card.id],
    ['event', lacking.id],
    ['event', changed.id],
  ]);
  expect(ours.at(-1)).toMatchObject({ missing: 0, changed: 1, name: expect.any(String) });
  expect(meta.total).toBe(data.length);
  expect(lines((await list('?type=event&state=changed')).data)).toEqual([['event', changed.id]]);
  expect(lines((await list('?type=event&state=missing')).data)).toEqual([['event', lacking.id]]);
  expect(lines((await list(`?type=event&site_id=${OTHER_SITE}`)).data)).toEqual([['event', changed.id]]);
  expect((await list(`?site_id=${ENGLISH_ONLY}`)).data).toEqual([]);
  expect(meta.counts).toContainEqual({
    type: 'event',
    site_id: OTHER_SITE,
    missing: 0,
    changed: 1,
    total: 1,
  });

  const one = await test.app.inject({ url: `/api/devise/translations/events/${changed.id}` });
  expect(one.json().data).toMatchObject({ record: { id: changed.id }, was: { title: 'Jazz' } });
  await request('PUT', `/${changed.id}`, { still_right: ['title'] });
  expect((await list('?state=changed')).data).toEqual([]);
});

it('pages and cursors go through the whole queue, each record once', async () => {
  const { test, list } = await begun();
  for (let at = 0; at < 4; at += 1) {
    await created(test, menu, { ...spoken(`Card ${at}`), code_value: `CARD${at}` });
    await created(test, event, { ...spoken(`Event ${at}`), site_id: at % 2 ? SITE : OTHER_SITE });
  }
  const all = (await list('?pageSize=100')).data;
  expect(all).toHaveLength(8);
  const paged = [];
  for (let page = 1; page <= 3; page += 1) paged.push(...(await list(`?pageSize=3&page=${page}`)).data);
  expect(lines(paged)).toEqual(lines(all));
  const walked = [];
  for (let { data } = await list('?pageSize=1'); data.length > 0;) {
    walked.push(data[0]!);
    ({ data } = await list(`?pageSize=1&after=${data[0]!.cursor}`));
  }
  expect(lines(walked)).toEqual(lines(all));
  const wrong = await test.app.inject({ url: '/api/devise/translations?after=nowhere' });
  expect(wrong.statusCode).toBe(400);
});

it("each sees what they may translate: their sites, their types, and what is the group's only with every site", async () => {
  const { test, list } = await begun();
  const here = await created(test, event, spoken('Here'));
  const there = await created(test, event, { ...spoken('There'), site_id: OTHER_SITE });
  await created(test, brand, { name: 'Brand', locale: { en: { tagline: 'Salt and sun' } } });
  expect(lines((await list()).data)).toContainEqual(['event', there.id]);
  expect((await list('?type=brand')).data).toHaveLength(1);

  test.signIn({ ...administrator, siteIds: [SITE] });
  expect(lines((await list('?type=event')).data)).toEqual([['event', here.id]]);
  expect((await list('?type=brand')).data).toEqual([]);
  expect((await list(`?site_id=${OTHER_SITE}`)).data).toEqual([]);
  const closed = await test.app.inject({ url: `/api/devise/translations/events/${there.id}` });
  expect(closed.statusCode).toBe(404);

  const words = { 'manage menus': ['es'] as const };
  test.signIn({ ...administrator, permissions: [], words });
  expect((await list()).data).toEqual([]);
  test.signIn({ ...administrator, permissions: [], words: { 'manage property hub': ['en'] } });
  expect((await list()).data).toEqual([]);
  test.signIn({ ...administrator, permissions: [], words: { 'manage property hub': ['es'] } });
  expect((await list()).meta.total).toBe(2);
  expect(
    (await requester(test, event)('PUT', `/${here.id}`, { version: 1, locale: { es: { title: 'Aquí' } } }))
      .status,
  ).toBe(200);
  expect((await list()).meta.total).toBe(1);
});

it('a site that writes Spanish first waits for its English, from the moment that it says so', async () => {
  const { test, list } = await begun();
  const send = writer(test, event);
  const title = (en: string | undefined, es: string | undefined) => ({
    locale: { en: en === undefined ? {} : { title: en }, es: es === undefined ? {} : { title: es } },
  });
  const changed = await created(test, event, title('Jazz', 'Jazz en vivo'));
  const english = await created(test, event, title('Yoga', undefined));
  await send('PUT', `/${changed.id}`, { locale: { en: { title: 'Jazz at nine' } } });
  expect(lines((await list('?type=event')).data)).toEqual([
    ['event', changed.id],
    ['event', english.id],
  ]);

  await writer(test, site)('PUT', `/${SITE}`, { firstLanguage: 'es' });
  await vi.waitFor(async () => expect((await list('?type=event')).data).toEqual([]), WAIT);
  const spanish = await created(test, event, title(undefined, 'Lotería'));
  await send('PUT', `/${changed.id}`, { locale: { es: { title: 'Jazz a las nueve' } } });
  const { data } = await list('?type=event');
  expect(data).toMatchObject([
    { id: changed.id, missing: 0, changed: 1 },
    { id: spanish.id, missing: 1, changed: 0 },
  ]);
  const one = await test.app.inject({ url: `/api/devise/translations/events/${changed.id}` });
  expect(one.json().data.was).toEqual({ title: 'Jazz en vivo' });

  // Whoever writes Spanish alone has nothing to do there, whoever writes English alone does.
  test.signIn({ ...administrator, permissions: [], words: { 'manage property hub': ['es'] } });
  expect((await list('?type=event')).data).toEqual([]);
  expect((await test.app.inject({ url: `/api/devise/translations/events/${spanish.id}` })).statusCode).toBe(
    404,
  );
  test.signIn({ ...administrator, permissions: [], words: { 'manage property hub': ['en'] } });
  expect(lines((await list('?type=event')).data)).toHaveLength(2);
});
