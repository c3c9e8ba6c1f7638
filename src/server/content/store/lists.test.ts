import { describe, expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { administrator } from '../../../../test/app.ts';
import { writer, created, OTHER_SITE, SITE, withSites } from '../../../../test/type-tests.ts';

const { event, menu, promotion, restaurant, special } = contentTypes;

type Named = { label: string };
const labels = ({ data }: { data: readonly Named[] }) => data.map(({ label }) => label);

/** Four events on two sites; the titles decide in which language each is there. */
async function withEvents() {
  const test = await withSites();
  const request = writer(test, event);
  const keep = (site_id: number, label: string, start_date: string, category: string, titles: object) =>
    created(test, event, {
      site_id,
      label,
      start_date,
      end_date: null,
      locale: { en: { title: label, category }, es: titles },
    });
  await keep(SITE, 'Árbol de luces', '2026-12-03T19:00', 'Night', { title: 'Árbol de luces' });
  await keep(SITE, 'beach yoga', '2026-12-01T07:00', 'Wellness', {});
  await keep(SITE, 'Cenote swim', '2026-12-02T09:00', 'Day', { title: 'Nado en el cenote' });
  await keep(OTHER_SITE, 'Art walk', '2026-12-04T17:00', 'Day', {});
  return { ...test, request };
}

describe('a list', () => {
  it('is sorted by its name without regard to accents and case, and by the columns of its table', async () => {
    const { request } = await withEvents();
    const byName = ['Árbol de luces', 'Art walk', 'beach yoga', 'Cenote swim'];
    expect(labels(await request('GET', '?sort=label'))).toEqual(byName);
    expect(labels(await request('GET', '?sort=-label'))).toEqual(byName.toReversed());
    expect(labels(await request('GET', `?sort=start_date&site_id=${SITE}`))).toEqual([
      'beach yoga',
      'Cenote swim',
      'Árbol de luces',
    ]);
    expect(labels(await request('GET', '?sort=-id&pageSize=1&page=2'))).toEqual(['Cenote swim']);
  });

  it('is narrowed by what is chosen in a field, in either language', async () => {
    const { request } = await withEvents();
    expect(labels(await request('GET', '?category=Day'))).toEqual(['Cenote swim', 'Art walk']);
    const one = await request('GET', `?category=Day&site_id=${SITE}&searchterm=cenote`);
    expect([labels(one), one.meta.total]).toEqual([['Cenote swim'], 1]);
  });

  it('is narrowed by every column it shows: names in any case, days, places, whole numbers', async () => {
    const test = await withEvents();
    const { request } = test;
    expect(labels(await request('GET', '?label=arbol de LUCES'))).toEqual(['Árbol de luces']);
    expect(labels(await request('GET', '?start_date=2026-12-02'))).toEqual(['Cenote swim']);
    expect(labels(await request('GET', '?start_date=2026-12-02T09:00'))).toEqual(['Cenote swim']);
    expect(labels(await request('GET', '?start_date=2026-12-02T08:00'))).toEqual([]);
    const { data } = await request('GET', '?label=Art walk');
    await request('PUT', `/${data[0].id}`, { locale: { es: { location: 'Muelle Norte' } } });
    expect(labels(await request('GET', '?location=muelle norte'))).toEqual(['Art walk']);
    const specials = writer(test, special);
    await created(test, special, { name: 'Early bird', percent_off: 25 });
    await created(test, special, { name: 'Late bird', percent_off: 40 });
    const list = await specials('GET', '?percent_off=25');
    expect(list.data.map(({ name }: { name: string }) => name)).toEqual(['Early bird']);
    expect((await specials('GET', '?percent_off=much')).status).toBe(400);
  });

  it('is narrowed by the day on which a record was made, as its property counts days', async () => {
    const test = await withSites();
    const send = writer(test, event);
    const { id } = await created(test, event, { label: 'Late' });
    // Four in the morning of UTC is the evening before in Cancún.
    await test.db.execute(`update event set created_at = '2026-03-02T04:00Z' where id = ${id}`);
    const ids = async (query: string) => (await send('GET', query)).data.map((one: { id: number }) => one.id);
    expect(await ids('?created_at=2026-03-01')).toEqual([id]);
    expect(await ids('?created_at=2026-03-02')).toEqual([]);
    expect((await send('GET', '?created_at=2026-03-01')).meta.total).toBe(1);
    expect((await send('GET', '?created_at=yesterday')).status).toBe(400);
  });

  it('of specials is narrowed by the name of a version, in any case', async () => {
    const test = await withSites();
    const { id } = await created(test, special);
    const send = writer(test, special);
    const [{ version_name: name }] = (await send('GET', `/${id}`)).data.versions;
    const ids = async (called: string) =>
      (await send('GET', `?version_name=${encodeURIComponent(called)}`)).data.map(
        (one: { id: number }) => one.id,
      );
    expect(await ids(name.toUpperCase())).toEqual([id]);
    expect(await ids(`${name} no more`)).toEqual([]);
  });

  it('says of each row what it is called in each language', async () => {
    const { request } = await withEvents();
    const [one] = (await request('GET', '?label=Cenote swim')).data;
    expect(one.translations).toEqual([
      { language: 'en', title: 'Cenote swim', slug: 'cenote-swim' },
      { language: 'es', title: 'Nado en el cenote', slug: 'nado-en-el-cenote' },
    ]);
    const sentBack = await request('PUT', `/${one.id}`, one);
    expect(sentBack.status).toBe(200);
  });

  it('has only what a language has a title for, under every name of the specification', async () => {
    const { request } = await withEvents();
    for (const name of ['language', 'langage', 'language_id']) {
      const list = await request('GET', `?${name}=es`);
      expect([labels(list), list.meta.total]).toEqual([['Árbol de luces', 'Cenote swim'], 2]);
    }
    expect(labels(await request('GET', '?language_id=2'))).toEqual(['Árbol de luces', 'Cenote swim']);
    expect((await request('GET', '?language_id=1')).meta.total).toBe(4);
  });

  it('is searched by searchterm, title and term alike, of events under both of their paths', async () => {
    const { app, request } = await withEvents();
    for (const name of ['searchterm', 'title', 'term']) {
      for (const below of ['', '/search']) {
        expect([name, labels(await request('GET', `${below}?${name}=cenote`))]).toEqual([
          name,
          ['Cenote swim'],
        ]);
      }
    }
    const other = (method: 'GET' | 'POST', url: string, payload?: object) =>
      app.inject({ method, url: `/api/devise/event${url}`, ...(payload ? { payload } : {}) });
    const { data } = (await other('GET', '?langage=es&term=arbol')).json<{ data: Named[] }>();
    expect(labels({ data })).toEqual(['Árbol de luces']);
    const body = {
      site_id: SITE,
      label: 'Night swim',
      start_date: '2026-12-05T22:00',
      locale: { en: { title: 'Night swim' } },
    };
    expect((await other('POST', '/', body)).statusCode).toBe(201);
    expect(labels(await request('GET', '?term=night+swim'))).toEqual(['Night swim']);
  });

  it('finds what Spanish lacks, and what waits for it', async () => {
    const { request } = await withEvents();
    const lacking = async () => labels(await request('GET', `?missing=es&site_id=${SITE}`));
    expect(await lacking()).toEqual(['beach yoga']);
    const { data } = await request('GET', '/search?searchterm=cenote');
    await request('PUT', `/${data[0].id}`, { locale: { en: { title: 'Swim in the cenote' } } });
    expect(await lacking()).toEqual(['beach yoga', 'Cenote swim']);
    expect((await request('GET', '?missing=es')).meta.total).toBe(3);
    expect((await request('GET', '?missing=translation')).meta.total).toBe(3);
    await request('PUT', `/${data[0].id}`, { locale: { es: { title: 'A nadar al cenote' } } });
    expect(await lacking()).toEqual(['beach yoga']);
  });

  it.each([
    ['sort=nonsense', 'nonsense'],
    ['sort=-title', 'title'],
    ['nonsense=1', 'nonsense'],
    ['category=Brunch', 'category'],
    ['language=fr', 'language'],
    ['language_id=3', 'language_id'],
    ['missing=en', 'missing'],
    ['show=all', 'show'],
    ['page=0', 'page'],
    ['site_id=abc', 'site_id'],
    ['searchterm=%00', 'searchterm'],
    ['__proto__=1', '__proto__'],
    ['constructor=1', 'constructor'],
  ])('refuses ?%s and names it', async (query, name) => {
    const { request } = await withEvents();
    const response = await request('GET', `?${query}`);
    expect([response.status, response.detail]).toEqual([400, expect.stringContaining(name)]);
  });

  it('counts what each person may see, whatever becomes of the records', async () => {
    const { request, signIn } = await withEvents();
    const { data } = await request('GET');
    const total = async (query = '') => (await request('GET', query)).meta.total;
    await request('DELETE', `/${data[0].id}`);
    expect([await total(), await total('?show=deleted'), await total(`?site_id=${SITE}`)]).toEqual([3, 1, 2]);
    signIn({ ...administrator, siteIds: [OTHER_SITE] });
    expect([await total(), await total('?show=deleted'), await total(`?site_id=${SITE}`)]).toEqual([1, 0, 0]);
    signIn({ ...administrator, siteIds: [] });
    expect(await request('GET')).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('shows the newest of the trash first', async () => {
    const { request } = await withEvents();
    const { data } = await request('GET', '?sort=label');
    for (const { id } of data) await request('DELETE', `/${id}`);
    expect(labels(await request('GET', '?show=deleted'))[0]).toBe('Cenote swim');
  });

  it('tells records of one name apart by site and languages, in the words of who reads', async () => {
    const test = await withSites();
    const kept = await created(test, menu, {
      name: 'Dinner',
      locale: { en: { title: 'Dinner' }, es: { title: 'Cena' } },
    });
    expect(kept).toMatchObject({
      site_name: 'marea',
      language_name: 'English, Spanish',
      search_label: 'Dinner – marea (English, Spanish)',
    });
    test.signIn({ ...administrator, language: 'es' });
    const { data } = await writer(test, menu)('GET', '/search?searchterm=dinn');
    expect(data[0].search_label).toBe('Dinner – marea (inglés, español)');
  });

  it('asks for lists of choices and of records by one of them', async () => {
    const test = await withSites();
    const { id } = await created(test, menu);
    const place = await created(test, restaurant, { menus: [id] });
    await created(test, restaurant, { menus: [], label: 'Other', locale: { en: { title: 'Other' } } });
    const ids = ({ data }: { data: { id: number }[] }) => data.map((one) => one.id);
    expect(ids(await writer(test, restaurant)('GET', `?menus=${id}`))).toEqual([place.id]);
    const slide = await created(test, promotion, { locations: ['Menu', 'Dining'] });
    expect(ids(await writer(test, promotion)('GET', '?locations=Dining'))).toEqual([slide.id]);
    expect(ids(await writer(test, promotion)('GET', '?locations=Dietary'))).toEqual([]);
  });
});
