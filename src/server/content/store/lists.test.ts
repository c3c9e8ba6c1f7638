import { describe, expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { administrator } from '../../../../test/app.ts';
import { writer, created, OTHER_SITE, SITE, withSites } from '../../../../test/type-tests.ts';

const { event, menu, promotion, restaurant } = contentTypes;

type Named = { label: string };
const labels = ({ data }: { data: readonly Named[] }) => data.map(({ label }) => label);

/** Four events on two sites; the titles decide in which language each is there. */
async function withEvents() {
  const test = await withSites();
  const ask = writer(test, event);
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
  return { ...test, ask };
}

describe('a list', () => {
  it('is sorted by its name without regard to accents and case, and by the columns of its table', async () => {
    const { ask } = await withEvents();
    const byName = ['Árbol de luces', 'Art walk', 'beach yoga', 'Cenote swim'];
    expect(labels(await ask('GET', '?sort=label'))).toEqual(byName);
    expect(labels(await ask('GET', '?sort=-label'))).toEqual(byName.toReversed());
    expect(labels(await ask('GET', `?sort=start_date&site_id=${SITE}`))).toEqual([
      'beach yoga',
      'Cenote swim',
      'Árbol de luces',
    ]);
    expect(labels(await ask('GET', '?sort=-id&pageSize=1&page=2'))).toEqual(['Cenote swim']);
  });

  it('is narrowed by what is chosen in a field, in either language', async () => {
    const { ask } = await withEvents();
    expect(labels(await ask('GET', '?category=Day'))).toEqual(['Cenote swim', 'Art walk']);
    const one = await ask('GET', `?category=Day&site_id=${SITE}&searchterm=cenote`);
    expect([labels(one), one.meta.total]).toEqual([['Cenote swim'], 1]);
  });

  it('has only what a language has a title for, under every name of the specification', async () => {
    const { ask } = await withEvents();
    for (const name of ['language', 'langage', 'language_id']) {
      const list = await ask('GET', `?${name}=es`);
      expect([labels(list), list.meta.total]).toEqual([['Árbol de luces', 'Cenote swim'], 2]);
    }
    const atAlias = await ask('GET', '?langage=en');
    expect(atAlias.meta.total).toBe(4);
  });

  it('finds what Spanish lacks, and what waits for it', async () => {
    const { ask } = await withEvents();
    const lacking = async () => labels(await ask('GET', `?missing=es&site_id=${SITE}`));
    expect(await lacking()).toEqual(['beach yoga']);
    const { data } = await ask('GET', '/search?searchterm=cenote');
    await ask('PUT', `/${data[0].id}`, { locale: { en: { title: 'Swim in the cenote' } } });
    expect(await lacking()).toEqual(['beach yoga', 'Cenote swim']);
    expect((await ask('GET', '?missing=es')).meta.total).toBe(3);
    await ask('PUT', `/${data[0].id}`, { locale: { es: { title: 'A nadar al cenote' } } });
    expect(await lacking()).toEqual(['beach yoga']);
  });

  it.each([
    ['sort=nonsense', 'nonsense'],
    ['sort=-title', 'title'],
    ['nonsense=1', 'nonsense'],
    ['category=Brunch', 'category'],
    ['language=fr', 'language'],
    ['language_id=1', 'language_id'],
    ['missing=en', 'missing'],
    ['show=all', 'show'],
    ['page=0', 'page'],
    ['site_id=abc', 'site_id'],
    ['searchterm=%00', 'searchterm'],
    ['__proto__=1', '__proto__'],
    ['constructor=1', 'constructor'],
  ])('refuses ?%s and names it', async (query, name) => {
    const { ask } = await withEvents();
    const answer = await ask('GET', `?${query}`);
    expect([answer.status, answer.detail]).toEqual([400, expect.stringContaining(name)]);
  });

  it('counts what each person may see, whatever becomes of the records', async () => {
    const { ask, signIn } = await withEvents();
    const { data } = await ask('GET');
    const total = async (query = '') => (await ask('GET', query)).meta.total;
    await ask('DELETE', `/${data[0].id}`);
    expect([await total(), await total('?show=deleted'), await total(`?site_id=${SITE}`)]).toEqual([3, 1, 2]);
    signIn({ ...administrator, siteIds: [OTHER_SITE] });
    expect([await total(), await total('?show=deleted'), await total(`?site_id=${SITE}`)]).toEqual([1, 0, 0]);
    signIn({ ...administrator, siteIds: [] });
    expect(await ask('GET')).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('shows the newest of the trash first', async () => {
    const { ask } = await withEvents();
    const { data } = await ask('GET', '?sort=label');
    for (const { id } of data) await ask('DELETE', `/${id}`);
    expect(labels(await ask('GET', '?show=deleted'))[0]).toBe('Cenote swim');
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
