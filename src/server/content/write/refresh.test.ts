import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { allContentTypes, contentTypes } from '../../../content/index.ts';
import type { SharedTestApp, TestApp } from '../../../../test/app.ts';
import { readConfig } from '../../config.ts';
import { buildApp } from '../../app.ts';
import { CacheRegistry } from '../../delivery/cache-registry.ts';
import { CHANGED } from '../../database/change-triggers.ts';
import { listenForChanges } from '../../delivery/change-listener.ts';
import {
  writer,
  created,
  named,
  OTHER_SITE,
  sharedWithSites,
  SITE,
  withSites,
} from '../../../../test/type-tests.ts';

/** Asks again until it is so; the test's own limit of time is the only one. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10);
}

const listOf = async (app: FastifyInstance, host: string) =>
  (await app.inject({ url: '/api/restaurants/all', headers: { host, 'accept-encoding': 'identity' } }))
    .payload;

it('a save is seen by guests of another process on the same database', async () => {
  const test = await withSites();
  const config = readConfig({ DATA_DIR: '/nonexistent', DEMO: '0' });
  const other = await buildApp({ config, pool: test.database.pool });
  onTestFinished(() => other.close());
  const type = contentTypes.restaurant;
  const { id } = await created(test, type);
  for (const app of [test.app, other])
    await until(async () => (await listOf(app, 'marea.test')).includes('"id"'));
  await writer(test, type)('PUT', `/${id}`, { locale: { en: { title: 'The Heron Room' } } });
  for (const app of [test.app, other]) {
    const isSeen = async () => (await listOf(app, 'marea.test')).includes('The Heron Room');
    await until(isSeen);
    expect(await isSeen()).toBe(true);
  }
});

/** Sites of an app that hears late of what is written. */
async function withLateListener() {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  const test = await withSites({ catchesUp: false });
  const listens = queries.mock.calls.findIndex(([text]) => (text as unknown) === `listen ${CHANGED}`);
  const { stream } = (queries.mock.contexts[listens] as pg.Client).connection;
  queries.mockRestore();
  const hearLater = () => {
    stream.pause();
    setTimeout(() => stream.resume(), 100);
  };
  return { test, hearLater };
}

it('who saves reads at once what they saved, also where the announcement is late', async () => {
  const { test, hearLater } = await withLateListener();
  const type = contentTypes.restaurant;
  const { id } = await created(test, type);
  expect(await listOf(test.app, 'marea.test')).toContain('"id"');
  hearLater();
  await writer(test, type)('PUT', `/${id}`, { locale: { en: { title: 'The Heron Room' } } });
  expect(await listOf(test.app, 'marea.test')).toContain('The Heron Room');
});

/** A registry as every process has one, which hears of writes. */
async function openRegistry({ db, database }: TestApp): Promise<CacheRegistry> {
  const registry = new CacheRegistry(db);
  const line = listenForChanges(database.pool, registry, { warn() {} });
  onTestFinished(() => line.close());
  await line.listening;
  return registry;
}

const ofSites = allContentTypes.filter(({ scope }) => scope === 'site');

describe('of the types of a site', () => {
  let shared: SharedTestApp;
  beforeAll(async () => {
    shared = await sharedWithSites();
  });
  afterAll(() => shared.close());

  it.each(ofSites.map((type) => [type.name, type] as const))(
    'a %s that is saved has its own site read anew, and no other',
    async (_name, type) => {
      const { id } = await created(shared, type);
      const registry = await openRegistry(shared);
      const request = writer(shared, type);
      const writes = [
        () => request('PUT', `/${id}`, named(type, 'Changed')),
        ...(type.remove === 'delete' ? [() => request('DELETE', `/${id}`)] : []),
        ...(type.remove === 'archive' ? [() => request('POST', `/${id}/archive`, {})] : []),
        ...(type.remove === 'never' ? [] : [() => request('POST', `/${id}/restore`, {})]),
      ];
      const other = await registry.site(OTHER_SITE);
      for (const send of writes) {
        const before = await registry.site(SITE);
        expect((await send()).status).toBe(200);
        await until(async () => (await registry.site(SITE)) !== before);
        expect(await registry.site(OTHER_SITE)).toBe(other);
      }
    },
  );
});

/** Whether a request has a site read again. */
async function isReadAgain(test: TestApp, request: () => Promise<unknown>): Promise<boolean> {
  const registry = await openRegistry(test);
  const before = await registry.site(SITE);
  await request();
  // Announcements come in order: once this one is heard, an earlier one would have been.
  const other = await registry.site(OTHER_SITE);
  await test.database.pool.query(`select pg_notify('palapa_changed', '${OTHER_SITE}')`);
  await until(async () => (await registry.site(OTHER_SITE)) !== other);
  return (await registry.site(SITE)) !== before;
}

it('what somebody only drafts has nothing read anew', async () => {
  const test = await withSites();
  const payload = { type: 'event', record_id: null, site_id: SITE, version: null, step: '', values: {} };
  const request = () => test.app.inject({ method: 'PUT', url: '/api/devise/drafts/ab12cd34', payload });
  expect(await isReadAgain(test, request)).toBe(false);
});

it('a counted visit has nothing read anew, a changed post does', async () => {
  const test = await withSites();
  await created(test, contentTypes.post);
  const visit = () => test.database.pool.query('update post set view_count = view_count + 1');
  expect(await isReadAgain(test, visit)).toBe(false);
  const registry = await openRegistry(test);
  const before = await registry.site(SITE);
  await test.database.pool.query(`update post set view_count = view_count + 1, author = 'Somebody else'`);
  await until(async () => (await registry.site(SITE)) !== before);
  expect(await registry.site(SITE)).not.toBe(before);
});

it.each([contentTypes.brand, contentTypes.fact_sheet].map((type) => [type.name, type] as const))(
  'a %s is in nothing that guests read, so no site is read anew for it',
  async (_name, type) => {
    const test = await withSites();
    const request = async () => {
      const { id } = await created(test, type);
      expect((await writer(test, type)('PUT', `/${id}`, named(type, 'Changed'))).status).toBe(200);
    };
    expect(await isReadAgain(test, request)).toBe(false);
  },
);

it('a picture is read anew by the sites that show it when its words change, not when it comes', async () => {
  const test = await withSites();
  const { pool } = test.database;
  const upload = () =>
    pool.query(`with item as (insert into media_item (name, key) values ('Pier', 'pier') returning id)
      insert into media_item_locale (record_id, language, site_id) select id, 'en', 0 from item`);
  expect(await isReadAgain(test, upload)).toBe(false);
  const use = [OTHER_SITE, 'pier', 'event', 1];
  await pool.query('insert into media_use (site_id, media_id, type, record_id) values ($1, $2, $3, $4)', use);
  const putIntoWords = () => pool.query(`update media_item_locale set alt = 'The pier'`);
  expect(await isReadAgain(test, putIntoWords)).toBe(false);
  const registry = await openRegistry(test);
  const before = await registry.site(OTHER_SITE);
  await pool.query(`update media_item_locale set alt = 'A pier'`);
  await until(async () => (await registry.site(OTHER_SITE)) !== before);
  expect(await registry.site(OTHER_SITE)).not.toBe(before);
});
