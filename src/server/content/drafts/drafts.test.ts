import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { administrator, type TestApp } from '../../../../test/app.ts';
import { requester, example, OTHER_SITE, SITE, withSites } from '../../../../test/type-tests.ts';
import { contentTypes } from '../../../content/index.ts';
import { runMaintenance } from '../../jobs/maintenance.ts';

const draft = (more: object = {}) => ({
  type: 'event',
  record_id: null,
  site_id: SITE,
  version: null,
  step: 'create/when',
  values: { label: 'Yog', locale: { en: { title: '' }, es: {} } },
  ...more,
});

function draftRequester({ app }: TestApp) {
  return async (method: 'GET' | 'PUT' | 'DELETE', below: string, payload?: object) => {
    const url = `/api/devise/drafts${below}`;
    const response = await app.inject({ method, url, ...(payload ? { payload } : {}) });
    return { status: response.statusCode, ...response.json() };
  };
}

it('what was begun is kept as it was typed, replaced and thrown away', async () => {
  const test = await withSites();
  const request = draftRequester(test);
  const odd = { label: 'NUL \u0000 and half \ud83d', deep: [[[[]]]], locale: { en: { constructor: 1 } } };
  await request('PUT', '/ab12cd34', draft());
  await request('PUT', '/ab12cd34', draft({ values: odd, step: 'create/name' }));
  const { data } = await request('GET', '/ab12cd34');
  expect(data).toMatchObject({ ...draft({ values: odd, step: 'create/name' }), key: 'ab12cd34' });
  expect((await request('DELETE', '/ab12cd34')).status).toBe(200);
  expect((await request('GET', '/ab12cd34')).status).toBe(404);
});

it('drafts are listed for a type, for a record and for new ones, newest first', async () => {
  const test = await withSites();
  const request = draftRequester(test);
  await request('PUT', '/aaaaaaa1', draft());
  await request('PUT', '/aaaaaaa2', draft({ record_id: 7, version: 3 }));
  await request('PUT', '/aaaaaaa3', draft({ type: 'menu' }));
  const keys = async (query: string) =>
    (await request('GET', query)).data.map(({ key }: { key: string }) => key);
  expect(await keys('')).toEqual(['aaaaaaa3', 'aaaaaaa2', 'aaaaaaa1']);
  expect(await keys('?type=event')).toEqual(['aaaaaaa2', 'aaaaaaa1']);
  expect(await keys('?type=event&record_id=new')).toEqual(['aaaaaaa1']);
  expect(await keys('?type=event&record_id=7')).toEqual(['aaaaaaa2']);
});

it("nobody meets another's draft, even under the same key", async () => {
  const test = await withSites();
  const request = draftRequester(test);
  await request('PUT', '/ab12cd34', draft());
  test.signIn({ ...administrator, id: 'u2' });
  expect((await request('GET', '')).data).toEqual([]);
  expect((await request('GET', '/ab12cd34')).status).toBe(404);
  await request('PUT', '/ab12cd34', draft({ values: { label: 'Mine' } }));
  await request('DELETE', '/ab12cd34');
  test.signIn(administrator);
  expect((await request('GET', '/ab12cd34')).data.values.label).toBe('Yog');
  test.signIn(null);
  expect((await request('GET', '/ab12cd34')).status).toBe(401);
});

it('a draft is only kept of what its writer may change', async () => {
  const test = await withSites();
  const request = draftRequester(test);
  test.signIn({ ...administrator, permissions: ['manage menus'] });
  expect((await request('PUT', '/ab12cd34', draft())).status).toBe(403);
  test.signIn({ ...administrator, siteIds: [OTHER_SITE] });
  expect((await request('PUT', '/ab12cd34', draft())).status).toBe(404);
});

it('every part of a draft that does not fit is named', async () => {
  const test = await withSites();
  const request = draftRequester(test);
  const response = await request('PUT', '/ab12cd34', {
    type: 'constructor',
    record_id: 'x',
    site_id: 1e12,
    step: '<b>',
    values: [],
  });
  expect(response.errors.map(({ path }: { path: string }) => path)).toEqual([
    'type',
    'record_id',
    'site_id',
    'step',
    'values',
  ]);
  expect((await request('PUT', '/short', draft())).status).toBe(400);
});

const MB = 2 ** 20;

/** Values that take so many bytes as they are kept. */
const valuesOf = (bytes: number) => ({ label: 'x'.repeat(bytes - JSON.stringify({ label: '' }).length) });

/** Lays drafts of a megabyte each beside those that the administrator keeps, as if they had been kept before. */
const layDrafts = ({ db }: TestApp, count: number) =>
  db.execute(sql`
    insert into draft (person, key, type, step, "values", updated_at)
    select ${administrator.id}, 'old' || to_char(n, 'fm00000'), 'event', '', ${JSON.stringify(valuesOf(MB))},
      now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) n`);

async function keptBy({ db }: TestApp): Promise<{ count: number; bytes: number }> {
  const { rows } = await db.execute<{ count: string; bytes: string }>(
    sql`select count(*) as count, sum(octet_length("values")) as bytes from draft`,
  );
  return { count: Number(rows[0]!.count), bytes: Number(rows[0]!.bytes) };
}

it('a draft takes a megabyte at most, and a larger one is refused with the field and the limit', async () => {
  const test = await withSites();
  const request = draftRequester(test);
  expect((await request('PUT', '/ab12cd34', draft({ values: valuesOf(MB) }))).status).toBe(200);
  const said = { status: 413, errors: [{ path: 'values', message: 'This takes more than 1 MB.' }] };
  expect(await request('PUT', '/ab12cd34', draft({ values: valuesOf(MB + 1) }))).toMatchObject(said);
  // Refused before it is read: this is no JSON.
  const unread = await test.app.inject({
    method: 'PUT',
    url: '/api/devise/drafts/ab12cd34',
    headers: { 'content-type': 'application/json' },
    payload: 'x'.repeat(2 * MB),
  });
  expect(unread.json()).toMatchObject(said);
  test.signIn({ ...administrator, language: 'es' });
  const { errors } = await request('PUT', '/ab12cd34', draft({ values: valuesOf(2 * MB) }));
  expect(errors).toEqual([{ path: 'values', message: 'Esto ocupa más de 1 MB.' }]);
  expect((await keptBy(test)).bytes).toBe(MB);
});

it('nobody keeps more than 20 MB of drafts: the oldest go, never the one that is written', async () => {
  const test = await withSites();
  const request = draftRequester(test);
  await layDrafts(test, 25);
  await request('PUT', '/old00025', draft({ values: valuesOf(MB) }));
  expect(await keptBy(test)).toEqual({ count: 20, bytes: 20 * MB });
  const keys = (await request('GET', '')).data.map(({ key }: { key: string }) => key);
  expect([keys[0], keys.at(-1)]).toEqual(['old00025', 'old00019']);
});

it('writes of several drafts at once keep to the limit together', async () => {
  const test = await withSites();
  const request = draftRequester(test);
  await layDrafts(test, 20);
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, at) => request('PUT', `/abcdefg${at}`, draft({ values: valuesOf(MB) }))),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(await keptBy(test)).toEqual({ count: 20, bytes: 20 * MB });
});

it('a record that is made of a draft keeps to the limit too', async () => {
  const test = await withSites();
  await layDrafts(test, 25);
  const { clock } = contentTypes;
  const body = { ...example(clock), site_id: SITE };
  const made = await requester(test, clock)('POST', '', body, { 'x-draft-key': 'ab12cd34' });
  expect(made.status).toBe(201);
  expect((await keptBy(test)).count).toBe(20);
});

it('somebody who writes large drafts without end is slowed down, and nobody else is', async () => {
  const test = await withSites();
  const request = draftRequester(test);
  let response = await request('PUT', '/ab12cd34', draft());
  for (let at = 0; response.status === 200; at += 1) {
    expect(at).toBeLessThan(100);
    response = await request('PUT', '/ab12cd34', draft({ values: valuesOf(MB) }));
  }
  expect(response.status).toBe(429);
  test.signIn({ ...administrator, id: 'u2' });
  expect((await request('PUT', '/ab12cd34', draft({ values: valuesOf(MB) }))).status).toBe(200);
});

it('nobody has more than a hundred begun, and what nobody comes back to goes', async () => {
  const test = await withSites();
  const request = draftRequester(test);
  for (let at = 0; at < 102; at += 1) await request('PUT', `/${String(at).padStart(8, '0')}`, draft());
  expect((await request('GET', '')).data).toHaveLength(100);
  expect((await request('GET', '/00000000')).status).toBe(404);
  await test.db.execute(
    sql`update draft set updated_at = now() - interval '61 days' where key <> '00000101'`,
  );
  await runMaintenance(test.database.pool);
  expect((await request('GET', '')).data).toHaveLength(1);
});
