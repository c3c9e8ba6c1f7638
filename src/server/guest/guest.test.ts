import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import { archiveRecord, deleteRecord } from '../content/write/state.ts';
import { siteBody, testApp } from '../../../test/app.ts';

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
  /** Asks until the answer satisfies, for at most a second: guests see a change within one. */
  const eventually = async (path: string, satisfied: (data: never) => boolean) => {
    const end = Date.now() + 1000;
    while (Date.now() < end) {
      if (satisfied((await get(path)).json().data as never)) return true;
      await pause(20);
    }
    return false;
  };
  return { ...test, restaurant, get, eventually };
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
    const answer = await app.inject({
      url: '/api/site',
      headers: { host: 'x.test', 'server-name': 'nobody' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 404, title: 'Not Found' });
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

  it('do not compress for a client that refuses', async () => {
    const { get } = await withTwoSites();
    const answer = await get('site', { 'accept-encoding': 'br;q=0, gzip;q=0, identity' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toContain('Accept-Encoding');
  });

  it('are the same with and without a trailing slash', async () => {
    const { get } = await withTwoSites();
    expect((await get('restaurants/all/')).payload).toBe((await get('restaurants/all')).payload);
  });

  it('are made once, however many ask at the same time', async () => {
    const { get, database } = await withTwoSites();
    await get('restaurants/all');
    await database.pool.query(`update restaurant set label = 'x'`);
    await pause(100);
    const before = await reads(database);
    await Promise.all(Array.from({ length: 50 }, () => get('restaurants/all')));
    const first = (await reads(database)) - before;
    await get('restaurants/all');
    expect(first).toBeLessThanOrEqual(2);
    expect((await reads(database)) - before - first).toBe(0);
  });
});

/** How often the restaurants' table was read, as PostgreSQL counts. */
async function reads({ pool }: { pool: Pool }): Promise<number> {
  await pool.query('select pg_stat_force_next_flush()');
  await pause(50);
  const { rows } = await pool.query(
    `select (seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_user_tables where relname = 'restaurant_locale'`,
  );
  return rows[0].scans as number;
}

describe('what guests see', () => {
  it('a write with another program is seen within a second', async () => {
    const { get, eventually, database, restaurant } = await withTwoSites();
    await get('restaurants/all');
    await database.pool.query(`update restaurant_locale set title = 'Brasa y mar' where record_id = $1`, [
      restaurant.id,
    ]);
    const changed = (data: { locale: { en: { title: string } } }[]) =>
      data[0]!.locale.en.title === 'Brasa y mar';
    expect(await eventually('restaurants/all', changed as never)).toBe(true);
  });

  it('emptying a table is seen too', async () => {
    const { get, eventually, database } = await withTwoSites();
    await get('restaurants/all');
    await database.pool.query('truncate restaurant cascade');
    expect(await eventually('restaurants/all', (data: unknown[]) => data.length === 0)).toBe(true);
  });

  it('neither archived nor deleted records, nor what only staff need', async () => {
    const { get, db, create, restaurant } = await withTwoSites();
    const event = await create('event', 15, {
      label: 'Yoga',
      start_date: '2026-11-20T07:00',
      locale: { en: { title: 'Yoga' } },
    });
    const [shown] = (await get('restaurants/all')).json().data;
    expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['label']));
    expect(shown).toMatchObject({ slug: 'la-brasa', menus: [] });
    expect(shown).not.toHaveProperty('version');
    await archiveRecord(db, contentTypes.restaurant, { id: restaurant.id, actor });
    await deleteRecord(db, contentTypes.event, { id: event.id, actor });
    await pause(100);
    expect((await get('restaurants/all')).json().data).toEqual([]);
    expect((await get('events/all?day=2026-11-20')).json().data).toEqual([]);
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
    await create('promotion', 15, { ...promotion, locale: { en: { settings: { title: 'Brunch' } } } });
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
      locale: { en: { settings: en }, es: { settings: es } },
    });
    const [{ locale }] = (await get('promos/by-location?location=Dining')).json().data;
    expect(locale.es.settings).toMatchObject({ ...en, ...es });
    expect(locale.en.settings).toMatchObject(en);
  });
});
