import type { LightMyRequestResponse } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { siteBody, testApp } from '../../../test/app.ts';
import { databaseProxy } from '../../../test/database-proxy.ts';
import { WAIT } from '../../../test/wait.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { inSoak } from '../../../test/soak.ts';

/** Two sites of which only the first is cached, on a database that the test can take away. */
async function withDatabase() {
  const test = await testApp();
  await test.create('site', null, siteBody('marea', { isDefault: true }), 15);
  await test.create('site', null, siteBody('ocaso'), 24);
  const restaurant = await test.create('restaurant', 15, {
    label: 'La Brasa',
    locale: { en: { title: 'La Brasa' } },
  });
  const database = await databaseProxy(test.database.url);
  const config = readConfig({ DATA_DIR: '/nonexistent', DEMO: '0' });
  const app = await buildApp({ config, pool: database.pool });
  onTestFinished(() => app.close());
  const get = (path: string, host = 'marea.test') => app.inject({ url: path, headers: { host } });
  const rename = (title: string) =>
    test.database.pool.query(`update restaurant_locale set title = $1 where record_id = $2`, [
      title,
      restaurant.id,
    ]);
  return { ...test, app, database, get, rename };
}

const isStale = ({ headers }: LightMyRequestResponse) =>
  /not confirmed since/.test(headers['cache-status'] as string);

it('guests go on reading what is cached while the database is away, and are told so', async () => {
  const { database, get } = await withDatabase();
  const before = [await get('/api/restaurants/all'), await get('/app/property-hub/dining')];
  expect(before.map(isStale)).toEqual([false, false]);
  database.cut();
  await vi.waitFor(async () => expect(isStale(await get('/api/restaurants/all'))).toBe(true), WAIT);
  const during = [await get('/api/restaurants/all'), await get('/app/property-hub/dining')];
  expect(during.map(({ statusCode, payload }) => [statusCode, payload])).toEqual(
    before.map(({ statusCode, payload }) => [statusCode, payload]),
  );
  // What was never made is made from what was read.
  expect((await get('/api/events/all?day=2026-12-24')).statusCode).toBe(200);
  const readiness = await get('/readyz');
  expect(readiness.statusCode).toBe(503);
  database.mend();
  await vi.waitFor(async () => expect(isStale(await get('/api/restaurants/all'))).toBe(false), WAIT);
});

it('a site that is not cached is 503 with Retry-After while the database is away', async () => {
  const { database, get } = await withDatabase();
  await get('/api/restaurants/all');
  database.cut();
  const response = await get('/api/restaurants/all', 'ocaso.test');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
});

it('guests go on reading while the database is frozen', inSoak, async () => {
  const { database, get } = await withDatabase();
  const before = await get('/api/restaurants/all');
  database.freeze();
  await vi.waitFor(async () => expect(isStale(await get('/api/restaurants/all'))).toBe(true), WAIT);
  expect((await get('/api/restaurants/all')).payload).toBe(before.payload);
  database.mend();
  await vi.waitFor(async () => expect(isStale(await get('/api/restaurants/all'))).toBe(false), WAIT);
});

it('a site that was written to while nobody listened is read again, another one is not', async () => {
  const { database, get, rename } = await withDatabase();
  await get('/api/restaurants/all');
  await get('/api/restaurants/all', 'ocaso.test');
  database.cut();
  await vi.waitFor(async () => expect(isStale(await get('/api/restaurants/all'))).toBe(true), WAIT);
  await rename('Brasa y mar');
  const queries: string[] = [];
  database.mend();
  await vi.waitFor(
    async () => expect((await get('/api/restaurants/all')).payload).toContain('Brasa y mar'),
    WAIT,
  );
  await vi.waitFor(async () => expect(isStale(await get('/api/restaurants/all'))).toBe(false), WAIT);
  database.pool.on('acquire', () => queries.push('query'));
  expect((await get('/api/restaurants/all', 'ocaso.test')).statusCode).toBe(200);
  expect(queries).toEqual([]);
});

it('a site whose change was announced just before the database went is served as it was', async () => {
  const { database, get, rename } = await withDatabase();
  const before = await get('/api/restaurants/all');
  await rename('Brasa y mar');
  database.cut();
  const during = await get('/api/restaurants/all');
  expect([200, during.statusCode]).toEqual([before.statusCode, 200]);
});

it('a search is answered by a page of the site with 503 and Retry-After while the database is away', async () => {
  const { app, database } = await withDatabase();
  const search = () =>
    app.inject({ url: '/search?q=brasa', headers: { host: 'marea.test', accept: 'text/html' } });
  expect((await search()).body).toContain('href="/dining/');
  database.cut();
  await vi.waitFor(async () => {
    const { statusCode, headers, body } = await search();
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '2',
      'private, no-cache',
    ]);
    expect(body).toContain('Ask again in a moment.');
  }, WAIT);
  database.mend();
  await vi.waitFor(async () => expect((await search()).statusCode).toBe(200), WAIT);
});
