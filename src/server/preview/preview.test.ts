import { expect, it } from 'vitest';
import { administrator, siteBody, testApp } from '../../../test/app.ts';

const SITE = 15;

const restaurant = {
  label: 'La Lonja',
  locale: { en: { title: 'La Lonja' }, es: { title: 'La Lonja' } },
};

/** A person of one property who has begun a draft. */
async function deviseWithDraft() {
  const test = await testApp();
  await test.create('site', null, siteBody('group', { isDefault: true }), 1);
  await test.create('site', null, siteBody('marea'), SITE);
  const { id } = await test.create('restaurant', SITE, restaurant);
  test.signIn(administrator);
  const get = (url: string) => test.app.inject({ url });
  const begin = (key: string, type: string, recordId: number | null, values: object) =>
    test.app.inject({
      method: 'PUT',
      url: `/api/devise/drafts/${key}`,
      payload: { type, record_id: recordId, site_id: SITE, version: 1, values, step: 'texts' },
    });
  return { ...test, id, get, begin };
}

it('the hub shows a draft in place of the stored record, to its author only', async () => {
  const { id, get, begin, signIn } = await deviseWithDraft();
  const values = { ...restaurant, locale: { en: { title: 'The Fish Hall' }, es: { title: 'La Lonja' } } };
  expect((await begin('ab12cd34', 'restaurant', id, values)).statusCode).toBe(200);

  const page = await get('/devise/preview/ab12cd34?lang=en');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('content="/api/devise/preview/ab12cd34/"');
  expect(page.body).toContain('The Fish Hall');
  expect(page.headers['cache-control']).toBe('no-store');
  const { data } = (await get('/api/devise/preview/ab12cd34/restaurants/all')).json();
  expect(data.map((one: { locale: { en: { title: string } } }) => one.locale.en.title)).toEqual([
    'The Fish Hall',
  ]);
  const guests = await get('/api/restaurants/all');
  expect(guests.body).not.toContain('The Fish Hall');

  signIn({ ...administrator, id: 'u2' });
  expect((await get('/devise/preview/ab12cd34')).statusCode).toBe(404);
  signIn(null);
  expect((await get('/devise/preview/ab12cd34')).statusCode).toBe(401);
});

it('without changes the stored record is shown', async () => {
  const { id, get, signIn } = await deviseWithDraft();
  expect((await get(`/devise/preview/restaurants.${id}`)).body).toContain('La Lonja');
  expect((await get(`/devise/preview/sites.${SITE}`)).statusCode).toBe(200);
  expect((await get('/devise/preview/restaurants.99999')).statusCode).toBe(404);
  expect((await get('/devise/preview/nonsense.1')).statusCode).toBe(404);
  expect((await get('/devise/preview/%00')).statusCode).toBe(404);
  signIn({ ...administrator, siteIds: [1] });
  expect((await get(`/devise/preview/restaurants.${id}`)).statusCode).toBe(404);
});

it('an unsaved, incomplete record is shown too', async () => {
  const { get, begin } = await deviseWithDraft();
  await begin('ev000001', 'event', null, {
    label: 'Yoga',
    start_date: 'tomorrow, perhaps',
    locale: { en: { title: 'Yoga at sunrise', content: '<img src=x onerror=alert(1)>' }, es: {} },
  });
  expect((await get('/devise/preview/ev000001')).statusCode).toBe(200);
  const response = await get('/api/devise/preview/ev000001/events/by-slug?slug=yoga-at-sunrise');
  expect(response.statusCode).toBe(200);
  expect(response.json().data.locale.en.title).toBe('Yoga at sunrise');
  expect(response.json().data.locale.en.content).not.toContain('<img');
});

it('a menu without a restaurant is shown at the first one', async () => {
  const { get, begin } = await deviseWithDraft();
  await begin('me000001', 'menu', null, {
    code_value: 'BAR',
    name: 'Bar',
    sections: [{ title: { en: 'Rum' }, items: [{ title: { en: 'Añejo' } }] }],
    locale: { en: { title: 'Bar' }, es: {} },
  });
  expect((await get('/devise/preview/me000001')).body).toContain('/property-hub/dining/la-lonja/menu/0');
  const { data } = (await get('/api/devise/preview/me000001/restaurant-menus/la-lonja')).json();
  expect(data.menus[0].locale.en.sections[0].items[0].title).toBe('Añejo');
});

it('types without a hub page, and sites without access, have no preview', async () => {
  const { get, begin, signIn, id } = await deviseWithDraft();
  await begin('br000001', 'brand', null, { name: 'Brisa' });
  expect((await get('/devise/preview/br000001')).statusCode).toBe(404);
  await begin('re000001', 'restaurant', id, restaurant);
  signIn({ ...administrator, siteIds: [1] });
  expect((await get('/devise/preview/re000001')).statusCode).toBe(404);
});

it('a saved record redirects to its page in the guests’ hub', async () => {
  const { get, id, signIn } = await deviseWithDraft();
  const seen = await get(`/devise/see/restaurants/${id}?lang=es`);
  expect(seen.statusCode).toBe(302);
  expect(seen.headers.location).toBe('http://marea.test/app/property-hub/dining/la-lonja?lang=es');
  for (const none of ['99999', '2147483648', '1.5', '%00']) {
    expect((await get(`/devise/see/restaurants/${none}`)).statusCode).toBe(404);
  }
  signIn({ ...administrator, siteIds: [1] });
  expect((await get(`/devise/see/restaurants/${id}`)).statusCode).toBe(404);
});

it('a published page redirects to its address on the public site, in each language that has it', async () => {
  const { get, app } = await deviseWithDraft();
  const post = async (payload: object) =>
    (
      await app.inject({ method: 'POST', url: '/api/devise/pages', payload: { site_id: SITE, ...payload } })
    ).json<{
      data: { id: number };
    }>().data.id;
  const versions = [
    { version_name: 'A', slices: [{ block: 'statement', title: { en: 'Come', es: 'Ven' } }] },
  ];
  const publish = { languages: ['en', 'es'] };
  const stay = await post({
    name: 'Stay',
    locale: { en: { title: 'Stay' }, es: { title: 'Estadía' } },
    versions,
    publish,
  });
  const families = await post({
    name: 'Families',
    parent: stay,
    locale: { en: { title: 'Families' }, es: { title: 'Con niños' } },
    versions,
    publish: { languages: ['es'] },
  });
  const seen = async (id: number, language: string) => {
    const { statusCode, headers } = await get(`/devise/see/pages/${id}?lang=${language}`);
    return [statusCode, headers.location];
  };
  expect(await seen(stay, 'en')).toEqual([302, 'http://marea.test/stay']);
  expect(await seen(families, 'es')).toEqual([302, 'http://marea.test/es/estadia/con-ninos']);
  expect(await seen(families, 'en')).toEqual([404, undefined]);
});
