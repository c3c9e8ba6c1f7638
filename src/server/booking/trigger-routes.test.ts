import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator, type SharedTestApp, sharedTestApp, siteBody } from '../../../test/app.ts';
import { addDays } from '../../domain/time/calendar.ts';

/** What staff try out about triggers. */

let test: SharedTestApp;

beforeAll(async () => {
  test = await sharedTestApp();
  await test.create('site', null, siteBody('marea', { isDefault: true }), 15);
  await test.create('resort', null, { name: 'Casa Marea', code: 'marea', site: 15 });
  const trigger = (code_value: string, more: object) =>
    test.create('booking_code_trigger', null, { code_value, trigger_value: `promo=${code_value}`, ...more });
  await trigger('SUMMER', { magic_label: 'utm_campaign=summer' });
  await trigger('JALISCO', { geocode_label: 'MX-JAL', abbr_resorts_list: 'marea' });
  await trigger('LATER', { magic_label: 'utm_campaign=summer' });
  test.signIn(administrator);
}, 60_000);
afterAll(() => test.close());

const get = async (path: string) => {
  const response = await test.app.inject({ url: `/api/devise/booking-code-triggers/${path}` });
  return { status: response.statusCode, ...response.json() };
};

it('a simulated visitor gets what a real one would, and why', async () => {
  const address = encodeURIComponent('https://marea.test/rooms?utm_campaign=Summer#top');
  expect((await get(`simulation?resort=Marea&address=${address}&place=mx-jal`)).data).toMatchObject({
    promo: 'SUMMER',
    reason: { why: 'url', because: 'utm_campaign=summer' },
    trigger_name: 'SUMMER',
    resort_name: 'Casa Marea',
  });
  expect((await get('simulation?resort=marea&place=MX-JAL')).data).toMatchObject({
    promo: 'JALISCO',
    reason: { why: 'geography', because: 'MX-JAL' },
  });
  expect((await get('simulation?resort=atlantis&place=MX-JAL')).data).toMatchObject({
    promo: null,
    reason: { why: null },
    resort_name: null,
  });
});

it('a day to come shows what is published by then', async () => {
  const day = addDays(new Date().toISOString().slice(0, 10), 9);
  const { id } = await test.create('booking_code_trigger', null, {
    code_value: 'SOON',
    trigger_value: 'rate=SOON',
    geocode_label: 'CA',
  });
  const decide = async (action: string, version: number, more: object = {}) => {
    const response = await test.app.inject({
      method: 'POST',
      url: `/api/devise/booking-code-triggers/${id}/${action}`,
      payload: { version, languages: ['en', 'es'], ...more },
    });
    expect([action, response.statusCode]).toEqual([action, 200]);
    return response.json<{ data: { version: number } }>().data.version;
  };
  const version = await decide('withdraw', 1);
  await decide('publish', version, { at: `${addDays(day, -1)}T08:00` });
  expect((await get('simulation?resort=marea&place=CA')).data.rate).toBeNull();
  expect((await get(`simulation?resort=marea&place=CA&day=${day}`)).data.rate).toBe('SOON');
});

it('what cannot be read is named', async () => {
  expect(await get('simulation?resort=marea&place=Atlantis')).toMatchObject({
    status: 400,
    detail: expect.stringContaining('place'),
  });
  expect(await get('simulation?place=MX')).toMatchObject({
    status: 400,
    detail: expect.stringContaining('resort'),
  });
  expect((await get('simulation?resort=marea&day=2026-02-30')).status).toBe(400);
});

it('warnings name the triggers', async () => {
  expect((await get('warnings')).data).toEqual([
    expect.objectContaining({ name: 'LATER', is: 'hidden', by_name: 'SUMMER', cause: 'utm_campaign=summer' }),
  ]);
});

it('is for whoever may look after triggers', async () => {
  test.signIn(null);
  expect((await get('warnings')).status).toBe(401);
  test.signIn({ ...administrator, permissions: ['manage menus'], views: ['manage menus'] });
  expect((await get('simulation?resort=marea')).status).toBe(403);
});
