import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { administrator } from '../../../../test/app.ts';
import { writer, example, OTHER_SITE, SITE, withSites } from '../../../../test/type-tests.ts';

const { event, menu } = contentTypes;

/** An event form that sends what was typed in the draft of a key. */
async function withForm() {
  const test = await withSites();
  const request = writer(test, event);
  const body = { ...example(event), site_id: SITE };
  const create = (key?: string, more: object = {}) =>
    request('POST', '', { ...body, ...more }, key === undefined ? {} : { 'x-draft-key': key });
  const total = async () => (await request('GET', '')).meta.total as number;
  const draft = async (key: string, more: object = {}) => {
    const payload = { type: 'event', site_id: SITE, step: 'when', values: body, ...more };
    await test.app.inject({ method: 'PUT', url: `/api/devise/drafts/${key}`, payload });
    return (await test.app.inject({ url: `/api/devise/drafts/${key}` })).json().data;
  };
  return { test, request, create, total, draft };
}

it('a draft becomes one record, however often its answer is lost', async () => {
  const { create, total, draft } = await withForm();
  await draft('ab12cd34');
  const first = await create('ab12cd34');
  const again = await create('ab12cd34');
  expect([first.status, again.status]).toEqual([201, 200]);
  expect([first.meta.isNew, again.meta.isNew]).toEqual([true, false]);
  expect(again.data).toEqual(first.data);
  expect(await total()).toBe(1);
});

it('two at the same moment make one record, also of a draft that never arrived', async () => {
  const { create, total } = await withForm();
  const responses = await Promise.all([1, 2, 3].map(() => create('ab12cd34')));
  expect(new Set(responses.map(({ data }) => data.id)).size).toBe(1);
  expect(await total()).toBe(1);
});

it('what is typed on after the answer was lost stays with the record that was made', async () => {
  const { create, draft } = await withForm();
  const { data } = await create('ab12cd34');
  expect(await draft('ab12cd34', { step: 'words' })).toMatchObject({ record_id: data.id, version: 1 });
});

it('without a key, or with another, each request makes a record', async () => {
  const { create, total } = await withForm();
  for (const key of [undefined, undefined, 'ab12cd34', 'ef56gh78']) await create(key);
  expect(await total()).toBe(4);
  expect((await create('short')).status).toBe(400);
});

it('a refused creation leaves the key free, and so does a record that was deleted since', async () => {
  const { create, total, request } = await withForm();
  expect((await create('ab12cd34', { nonsense: 1 })).status).toBe(422);
  const { data } = await create('ab12cd34');
  await request('DELETE', `/${data.id}`);
  expect((await create('ab12cd34')).status).toBe(201);
  expect(await total()).toBe(1);
});

it("a key answers nobody else's record, and none of another type or property", async () => {
  const { test, create, draft } = await withForm();
  const { data } = await create('ab12cd34');
  expect((await create('ab12cd34', { site_id: OTHER_SITE })).status).toBe(201);
  const other = await writer(test, menu)(
    'POST',
    '',
    { ...example(menu), site_id: SITE },
    { 'x-draft-key': 'ab12cd34' },
  );
  expect(other.status).toBe(201);
  test.signIn({ ...administrator, id: 'u2' });
  // Somebody names a record that they did not make as what became of their draft.
  await draft('zz12zz34', { record_id: data.id, version: 1 });
  const theirs = await create('zz12zz34');
  expect([theirs.status, theirs.data.id === data.id]).toEqual([201, false]);
});
