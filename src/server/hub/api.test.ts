import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import { archiveRecord, deleteRecord } from '../content/write/state.ts';
import { siteBody, testApp } from '../../../test/app.ts';
import { WAIT } from '../../../test/wait.ts';

const actor = { id: null, name: 'Test' };

async function withTwoSites() {
  const test = await testApp();
  await test.create('site', null, siteBody('marea', { isDefault: true }), 15);
  await test.create('site', null, siteBody('ocaso'), 24);
  const restaurant = await test.create('restaurant', 15, {
    label: 'La Brasa',
    locale: { en: { title: 'La Brasa', slug: 'la-brasa' }, es: { title: 'La Brasa', slug: 'la-brasa-es' } },
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: `/api/${path}`, headers: { host: 'marea.test', ...headers } });
  /** Asks until the data is as expected. */
  const untilData = (path: string, expected: unknown) =>
    vi.waitFor(async () => expect((await get(path)).json().data).toEqual(expected), WAIT);
  return { ...test, restaurant, get, untilData };
}

describe('which site answers', () => {
  it('the host decides, and Server-Name only where the host is no site', async () => {
    const { app } = await withTwoSites();
    const key = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/api/site', headers })).json().data?.site.key;
    expect(await key({ host: 'ocaso.test:3000' })).toBe('ocaso');
    expect(await key({ host: 'OCASO.test' })).toBe('ocaso');
    expect(await key({ host: 'elsewhere.test' })).toBe('marea');
    expect(await key({ host: 'elsewhere.test', 'server-name': 'ocaso' })).toBe('ocaso');
    expect(await key({ host: 'elsewhere.test', 'server-name': 'ocaso.test' })).toBe('ocaso');
    expect(await key({ host: 'marea.test', 'server-name': 'ocaso' })).toBe('marea');
  });

  it('an unknown Server-Name is a 404 problem', async () => {
    const { app } = await withTwoSites();
    const response = await app.inject({
      url: '/api/site',
      headers: { host: 'x.test', 'server-name': 'nobody' },
    });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ status: 404, title: 'Not Found' });
  });
});

describe('ready answers', () => {
  it('carry a strong ETag per encoding and answer 304 to it', async () => {
    const { get } = await withTwoSites();
    const plain = await get('site');
    const br = await get('site', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('site', { 'accept-encoding': 'gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
    const etags = [plain, br, gzip].map((one) => one.headers.etag as string);
    expect(new Set(etags).size).toBe(3);

    const again = await get('site', { 'if-none-match': `"other", ${etags[0]}` });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect((await get('site', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('are compressed thoroughly for who asks after another, and who has the quick bytes is told that they hold', async () => {
    const { get } = await withTwoSites();
    const accept = { 'accept-encoding': 'br' };
    const quick = await get('site', accept);
    await get('site', accept);
    await expect.poll(async () => (await get('site', accept)).headers.etag).not.toBe(quick.headers.etag);
    const thorough = await get('site', accept);
    expect(thorough.headers['content-encoding']).toBe('br');
    expect(thorough.rawPayload.length).toBeLessThan(quick.rawPayload.length);
    expect(brotliDecompressSync(thorough.rawPayload)).toEqual(brotliDecompressSync(quick.rawPayload));
    for (const { headers } of [quick, thorough]) {
      const again = await get('site', { ...accept, 'if-none-match': headers.etag as string });
      expect([again.statusCode, again.headers.etag]).toEqual([304, headers.etag]);
    }
    const gzip = await get('site', {
      'accept-encoding': 'gzip',
      'if-none-match': quick.headers.etag as string,
    });
    expect(gzip.statusCode).toBe(200);
  });

  it('do not compress for a client that refuses', async () => {
    const { get } = await withTwoSites();
    const response = await get('site', { 'accept-encoding': 'br;q=0, gzip;q=0, identity' });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers.vary).toContain('Accept-Encoding');
  });

  it('are the same with and without a trailing slash', async () => {
    const { get } = await withTwoSites();
    expect((await get('restaurants/all/')).payload).toBe((await get('restaurants/all')).payload);
  });
});

describe('what guests see', () => {
  it('a write with another program is seen without a restart', async () => {
    const { get, untilData, database, restaurant } = await withTwoSites();
    await get('restaurants/all');
    await database.pool.query(`update restaurant_locale set title = 'Brasa y mar' where record_id = $1`, [
      restaurant.id,
    ]);
    await untilData('restaurants/all', [
      expect.objectContaining({
        locale: expect.objectContaining({ en: expect.objectContaining({ title: 'Brasa y mar' }) }),
      }),
    ]);
  });

  it('emptying a table is seen too', async () => {
    const { get, untilData, database } = await withTwoSites();
    await get('restaurants/all');
    await database.pool.query('truncate restaurant cascade');
    await untilData('restaurants/all', []);
    expect((await get('restaurants/all')).statusCode).toBe(200);
  });

  it('neither archived nor deleted records, nor what only staff need', async () => {
    const { get, untilData, db, create, restaurant } = await withTwoSites();
    const event = await create('event', 15, {
      label: 'Yoga',
      start_date: '2026-11-20T07:00',
      locale: { en: { title: 'Yoga' } },
    });
    const [shown] = (await get('restaurants/all')).json().data;
    expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['label']));
    expect(shown).toMatchObject({ slug: 'la-brasa', menus: [] });
    expect(shown).not.toHaveProperty('version');
    await archiveRecord(db, contentTypes.restaurant, { id: restaurant.id, version: 1, actor });
    await deleteRecord(db, contentTypes.event, { id: event.id, version: 1, actor });
    await untilData('restaurants/all', []);
    await untilData('events/all?day=2026-11-20', []);
    expect((await get('events/by-slug?slug=yoga')).statusCode).toBe(404);
  });

  it('a slug matches in either language', async () => {
    const { get } = await withTwoSites();
    const english = (await get('restaurant-menus/la-brasa')).json().data;
    expect((await get('restaurant-menus/la-brasa-es')).json().data).toEqual(english);
    expect((await get('restaurant-menus/nothing')).statusCode).toBe(404);
    expect((await get('restaurant-menus/%E0%A4%A')).statusCode).toBe(400);
  });

  it('a malformed day is 400, a real day without events is an empty list', async () => {
    const { get } = await withTwoSites();
    expect((await get('events/all?day=2026-02-30')).statusCode).toBe(400);
    expect((await get('events/all?day=tomorrow')).json()).toMatchObject({
      status: 400,
      detail: expect.stringContaining('day'),
    });
    expect((await get('events/all?day=2026-11-20')).json()).toEqual({ data: [] });
  });

  it('an event whose evening is over tells of the next one, and of the last one where none follows', async () => {
    const { create, get } = await withTwoSites();
    await create('event', 15, {
      label: 'Swim',
      start_date: '2031-03-01T07:00',
      end_date: '2031-03-01T08:00',
      repeats: 1,
      repeat_frequency: 'daily',
      repeat_settings: { until: '2031-03-03' },
      locale: { en: { title: 'Swim', slug: 'swim' } },
    });
    const at = async (asOf: string) => {
      const { starts, days } = (await get(`events/by-slug?slug=swim&asOf=${asOf}`)).json().data;
      return [starts, days];
    };
    const second = ['2031-03-02T07:00', ['2031-03-02', '2031-03-03']];
    expect(await at('2031-03-02T07:59')).toEqual(second);
    expect(await at('2031-03-01T08:00')).toEqual(second);
    expect((await at('2031-03-03T21:00'))[0]).toBe('2031-03-03T07:00');
  });

  it("today is the property's today", async () => {
    const { create, app } = await withTwoSites();
    await create('site', null, siteBody('far', { timeZone: 'Pacific/Kiritimati' }), 77);
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Kiritimati' }).format(new Date());
    await create('event', 77, {
      label: 'Dawn',
      start_date: `${today}T06:00`,
      locale: { en: { title: 'Dawn' } },
    });
    const { data } = (await app.inject({ url: '/api/events/all', headers: { host: 'far.test' } })).json();
    expect(data).toMatchObject([{ starts: `${today}T06:00` }]);
  });

  it('promotions on at the moment asked for', async () => {
    const { create, get } = await withTwoSites();
    const promotion = {
      label: 'Brunch',
      locations: ['Dining'],
      start_date: '2026-12-24T08:00',
      end_date: '2026-12-24T12:00',
    };
    await create('promotion', 15, { ...promotion, settings: { title: { en: 'Brunch' } } });
    const at = async (asOf: string, place = 'Dining') =>
      (await get(`promos/by-location?location=${place}&asOf=${asOf}`)).json().data.length;
    expect(await at('2026-12-24T09:00')).toBe(1);
    expect(await at('2026-12-24T13:00')).toBe(0);
    expect(await at('2026-12-24T09:00', 'Home')).toBe(0);
    expect((await get('promos/by-location')).statusCode).toBe(400);
    expect((await get('promos/by-location?location=Dining&asOf=now')).statusCode).toBe(400);
  });

  it('a slide with a Spanish title alone has the English picture, text and buttons', async () => {
    const { create, get } = await withTwoSites();
    const en = { title: 'Brunch', text: 'On Sundays', cfId: 'film' };
    const es = { title: 'Almuerzo largo' };
    await create('promotion', 15, {
      label: 'Brunch',
      locations: ['Dining'],
      settings: {
        title: { en: en.title, es: es.title },
        text: { en: en.text },
        cfId: { en: en.cfId },
      },
    });
    const [{ locale }] = (await get('promos/by-location?location=Dining')).json().data;
    expect(locale.es.settings).toMatchObject({ ...en, ...es });
    expect(locale.en.settings).toMatchObject(en);
  });
});
