import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { administrator, type TestApp } from '../../../../test/app.ts';
import { OTHER_SITE, SITE, withSites } from '../../../../test/type-life.ts';
import { keepHouse } from '../write/keep-house.ts';

const draft = (more: object = {}) => ({
  type: 'event',
  record_id: null,
  site_id: SITE,
  version: null,
  step: 'create/when',
  values: { label: 'Yog', locale: { en: { title: '' }, es: {} } },
  ...more,
});

function asks({ app }: TestApp) {
  return async (method: 'GET' | 'PUT' | 'DELETE', below: string, payload?: object) => {
    const url = `/api/devise/drafts${below}`;
    const answer = await app.inject({ method, url, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, ...answer.json() };
  };
}

it('what was begun is kept as it was typed, replaced and thrown away', async () => {
  const test = await withSites();
  const ask = asks(test);
  const odd = { label: 'NUL \u0000 and half \ud83d', deep: [[[[]]]], locale: { en: { constructor: 1 } } };
  await ask('PUT', '/ab12cd34', draft());
  await ask('PUT', '/ab12cd34', draft({ values: odd, step: 'create/name' }));
  const { data } = await ask('GET', '/ab12cd34');
  expect(data).toMatchObject({ ...draft({ values: odd, step: 'create/name' }), key: 'ab12cd34' });
  expect((await ask('DELETE', '/ab12cd34')).status).toBe(200);
  expect((await ask('GET', '/ab12cd34')).status).toBe(404);
});

it('drafts are listed for a type, for a record and for new ones, newest first', async () => {
  const test = await withSites();
  const ask = asks(test);
  await ask('PUT', '/aaaaaaa1', draft());
  await ask('PUT', '/aaaaaaa2', draft({ record_id: 7, version: 3 }));
  await ask('PUT', '/aaaaaaa3', draft({ type: 'menu' }));
  const keys = async (query: string) => (await ask('GET', query)).data.map(({ key }: { key: string }) => key);
  expect(await keys('')).toEqual(['aaaaaaa3', 'aaaaaaa2', 'aaaaaaa1']);
  expect(await keys('?type=event')).toEqual(['aaaaaaa2', 'aaaaaaa1']);
  expect(await keys('?type=event&record_id=new')).toEqual(['aaaaaaa1']);
  expect(await keys('?type=event&record_id=7')).toEqual(['aaaaaaa2']);
});

it("nobody meets another's draft, even under the same key", async () => {
  const test = await withSites();
  const ask = asks(test);
  await ask('PUT', '/ab12cd34', draft());
  test.signIn({ ...administrator, id: 'u2' });
  expect((await ask('GET', '')).data).toEqual([]);
  expect((await ask('GET', '/ab12cd34')).status).toBe(404);
  await ask('PUT', '/ab12cd34', draft({ values: { label: 'Mine' } }));
  await ask('DELETE', '/ab12cd34');
  test.signIn(administrator);
  expect((await ask('GET', '/ab12cd34')).data.values.label).toBe('Yog');
  test.signIn(null);
  expect((await ask('GET', '/ab12cd34')).status).toBe(401);
});

it('a draft is only kept of what its writer may change', async () => {
  const test = await withSites();
  const ask = asks(test);
  test.signIn({ ...administrator, permissions: ['manage menus'] });
  expect((await ask('PUT', '/ab12cd34', draft())).status).toBe(403);
  test.signIn({ ...administrator, siteIds: [OTHER_SITE] });
  expect((await ask('PUT', '/ab12cd34', draft())).status).toBe(404);
});

it('every part of a draft that does not fit is named', async () => {
  const test = await withSites();
  const ask = asks(test);
  const answer = await ask('PUT', '/ab12cd34', {
    type: 'constructor',
    record_id: 'x',
    site_id: 1e12,
    step: '<b>',
    values: [],
  });
  expect(answer.errors.map(({ path }: { path: string }) => path)).toEqual([
    'type',
    'record_id',
    'site_id',
    'step',
    'values',
  ]);
  expect((await ask('PUT', '/short', draft())).status).toBe(400);
});

it('nobody has more than a hundred begun, and what nobody comes back to goes', async () => {
  const test = await withSites();
  const ask = asks(test);
  for (let at = 0; at < 102; at += 1) await ask('PUT', `/${String(at).padStart(8, '0')}`, draft());
  expect((await ask('GET', '')).data).toHaveLength(100);
  expect((await ask('GET', '/00000000')).status).toBe(404);
  await test.db.execute(
    sql`update draft set updated_at = now() - interval '61 days' where key <> '00000101'`,
  );
  await keepHouse(test.database.pool);
  expect((await ask('GET', '')).data).toHaveLength(1);
});
