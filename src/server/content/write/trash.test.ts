import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { writer, created, SITE, withSites } from '../../../../test/type-tests.ts';
import { unwatchedStorage } from '../../database/storage.ts';
import { runMaintenance } from '../../jobs/maintenance.ts';

const { event, menu, brand } = contentTypes;

it('a record that comes back names the address that another took meanwhile', async () => {
  const test = await withSites();
  const request = writer(test, event);
  const titled = { locale: { en: { title: 'Yoga', slug: 'yoga' } } };
  const { id } = await created(test, event, titled);
  await request('DELETE', `/${id}`);
  const other = await created(test, event, titled);
  const refused = await request('POST', `/${id}/restore`, {});
  expect(refused.status).toBe(422);
  expect(refused.errors).toEqual([{ path: 'locale.en.slug', message: expect.any(String) }]);
  await request('PUT', `/${other.id}`, { locale: { en: { slug: 'yoga-at-dawn' } } });
  expect((await request('POST', `/${id}/restore`, {})).data.locale.en.slug).toBe('yoga');
});

it('a restore of what is nowhere but in sight changes nothing', async () => {
  const test = await withSites();
  const { id } = await created(test, event);
  expect((await writer(test, event)('POST', `/${id}/restore`, {})).data.version).toBe(1);
});

it('a record thrown away by somebody else meanwhile is a conflict, not gone without a word', async () => {
  const test = await withSites();
  const request = writer(test, event);
  const { id } = await created(test, event);
  await request('PUT', `/${id}`, { version: 1, label: 'Changed' });
  expect((await request('DELETE', `/${id}`, { version: 1 })).status).toBe(409);
  expect((await request('DELETE', `/${id}`, { version: 2 })).status).toBe(200);
});

it('the trash keeps a record for 30 days, and what was done to it for good', async () => {
  const test = await withSites();
  const request = writer(test, event);
  const old = await created(test, event);
  const recent = await created(test, event);
  for (const { id } of [old, recent]) await request('DELETE', `/${id}`);
  const lay = (id: number, time: string) =>
    test.db.execute(sql`update event set deleted_at = now() - ${time}::interval where id = ${id}`);
  await lay(old.id, '30 days 1 hour');
  await lay(recent.id, '29 days 23 hours');
  await runMaintenance(test.database.pool);
  const { data, meta } = await request('GET', '?show=deleted');
  expect([data.map(({ id }: { id: number }) => id), meta.total]).toEqual([[recent.id], 1]);
  expect((await request('POST', `/${old.id}/restore`, {})).status).toBe(404);
  const { rows } = await test.db.execute(
    sql`select action from revision where type = 'event' and record_id = ${old.id} order by number`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['create', 'delete']);
});

it('many records are thrown away and brought back at once; those that cannot be say why', async () => {
  const test = await withSites();
  const request = writer(test, menu);
  const ids = [await created(test, menu), await created(test, menu)].map(({ id }) => id);
  const gone = await request('POST', '/bulk', {
    action: 'delete',
    records: [...ids, 9999].map((id) => ({ id, version: 1 })),
  });
  expect(gone.data).toEqual({
    done: ids.map((id) => ({ id, version: 2 })),
    failed: [{ id: 9999, detail: 'There is no such record.' }],
  });
  expect((await request('GET')).meta.total).toBe(0);
  const [stale, current] = [1, 2].map((version) => ids.map((id) => ({ id, version })));
  const late = await request('POST', '/bulk', { action: 'restore', records: stale });
  expect(late.data).toEqual({
    done: [],
    failed: ids.map((id) => ({ id, detail: 'Somebody saved this record first.' })),
  });
  const back = await request('POST', '/bulk', { action: 'restore', records: current });
  expect(back.data.done).toEqual(ids.map((id) => ({ id, version: 3 })));
  expect((await request('GET')).meta.total).toBe(2);
});

it('a disk that fills while many records are changed leaves the rest as they are, and says so', async () => {
  let looks = 0;
  // There is room when the request comes and for one record.
  const state = () => ((looks += 1) > 2 ? 'low' : 'ok');
  let storage = unwatchedStorage;
  const test = await withSites({ storage: { ...unwatchedStorage, state: () => storage.state() } });
  const request = writer(test, menu);
  const records = [await created(test, menu), await created(test, menu)].map(({ id, version }) => ({
    id,
    version,
  }));
  storage = { ...unwatchedStorage, state };
  const { data } = await request('POST', '/bulk', { action: 'delete', records });
  expect(data.done).toEqual([{ id: records[0]!.id, version: 2 }]);
  expect(data.failed).toEqual([{ id: records[1]!.id, detail: expect.stringContaining('disk') }]);
});

it('what a type does not allow, it does not allow to many either', async () => {
  const test = await withSites();
  const { id } = await created(test, menu);
  const paths = async (body: object) =>
    (await writer(test, menu)('POST', '/bulk', body)).errors.map(({ path }: { path: string }) => path);
  expect(await paths({ action: 'archive', records: [{ id, version: 1 }] })).toEqual(['action']);
  expect(await paths({ action: 'constructor', records: 'all' })).toEqual(['action', 'records']);
  expect(await paths({ action: 'delete', records: [{ id: 1e12, version: 1 }] })).toEqual(['records']);
  const many = Array.from({ length: 501 }, (_, at) => ({ id: at + 1, version: 1 }));
  expect(await paths({ action: 'delete', records: many })).toEqual(['records']);
});

it('records written by older rules are drawn anew, and stay as they are', async () => {
  const test = await withSites();
  const { id, version } = await created(test, brand, { name: 'Ámbar' });
  const request = writer(test, brand);
  await test.db.execute(sql`update brand set search = '', name_key = '', in_es = false, derived = 0`);
  expect((await request('GET', '?searchterm=ambar')).meta.total).toBe(0);
  await runMaintenance(test.database.pool);
  expect((await request('GET', '?searchterm=ambar')).data).toMatchObject([{ id, version }]);
  expect((await request('GET', '?language=es')).meta.total).toBe(1);
});

it('an order is given to all of a site at once, and refused when the list has changed', async () => {
  const test = await withSites();
  const type = contentTypes.restaurant;
  const request = writer(test, type);
  const ids = [];
  for (const label of ['One', 'Two', 'Three']) {
    ids.push((await created(test, type, { label, locale: { en: { title: label } } })).id);
  }
  const order = async () => (await request('GET')).data.map(({ id }: { id: number }) => id);
  expect(await order()).toEqual(ids);
  const turned = ids.toReversed();
  expect((await request('PUT', '/order', { site_id: SITE, ids: turned })).data).toEqual({ ids: turned });
  expect(await order()).toEqual(turned);
  // Whoever has one of them open can still save it.
  expect((await request('PUT', `/${ids[0]}`, { version: 1, label: 'Uno' })).status).toBe(200);

  await request('POST', `/${ids[0]}/archive`, {});
  const late = await request('PUT', '/order', { site_id: SITE, ids });
  expect([late.status, late.current]).toEqual([409, { ids: [ids[2], ids[1]] }]);
  expect((await request('PUT', '/order', { site_id: SITE, ids: [ids[2], ids[2]] })).status).toBe(422);
  expect((await request('PUT', '/order', { ids })).status).toBe(422);
});

it('orders that several people give at once are all done, one after the other', async () => {
  const test = await withSites();
  const type = contentTypes.restaurant;
  const request = writer(test, type);
  const ids: number[] = [];
  for (let number = 0; number < 6; number += 1) {
    const label = `Restaurant ${number}`;
    ids.push((await created(test, type, { label, locale: { en: { title: label } } })).id);
  }
  const turned = (by: number) => [...ids.slice(by % 6), ...ids.slice(0, by % 6)];
  const orders = Array.from({ length: 40 }, (_, by) => (by % 2 ? turned(by) : turned(by).toReversed()));
  const responses = await Promise.all(
    orders.map((one) => request('PUT', '/order', { site_id: SITE, ids: one })),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
});
