import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { administrator } from '../../../../test/app.ts';
import { created, OTHER_SITE, SITE, withSites } from '../../../../test/type-tests.ts';
import { contentTypes } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import { rightsOfRoles } from '../../../domain/staff/role.ts';
import { seededRoles } from '../../../domain/staff/seeded-roles.ts';
import type { RecordComment } from '../../../domain/record/record-comment.ts';
import type { Staff } from '../../http/staff.ts';
import { runMaintenance } from '../../jobs/maintenance.ts';
import { exportRecords } from '../../archive/export-records.ts';

const { page, shared_slice: sharedSlice } = contentTypes;

const both = (en: string, es: string) => ({ en, es });
const hero = { id: 'heroaaaa', block: 'hero', title: both('Above the bay', 'Sobre la bahía') };
const clock = { id: 'clockaaa', block: 'clock' };
const versions = (slices: readonly object[]) => [{ id: 'standing', version_name: 'Standing', slices }];
const stay = {
  name: 'Stay',
  is_home: false,
  parent: null,
  versions: versions([hero, clock]),
  locale: { en: { title: 'Stay' }, es: { title: 'Hospedaje' } },
};

const ana: Staff = { ...administrator, id: 'ana', name: 'Ana' };
const withRole = (name: string, siteIds: Staff['siteIds'] = [SITE]): Staff => ({
  ...ana,
  ...rightsOfRoles(seededRoles.filter((role) => role.name === name)),
  siteIds,
});

interface StaffResponse {
  readonly status: number;
  readonly data: RecordComment;
  readonly list: readonly RecordComment[];
  readonly errors?: readonly { path: string; message: string }[];
}

async function withPage() {
  const test = await withSites();
  const { id } = await created(test, page, { ...stay, publish: { languages } });
  test.signIn(ana);
  const request = async (method: 'GET' | 'POST', path: string, payload?: object): Promise<StaffResponse> => {
    const url = `/api/devise/${path}`;
    const response = await test.app.inject({ method, url, ...(payload && { payload }) });
    const body = response.json<{ data: never; errors?: StaffResponse['errors'] }>();
    return { status: response.statusCode, data: body.data, list: body.data, errors: body.errors ?? [] };
  };
  const say = (text: string, entry: string | null = null) =>
    request('POST', `pages/${id}/comments`, { text, entry });
  const all = async () => (await request('GET', `pages/${id}/comments`)).list;
  return { ...test, id, request, say, all };
}

it('a comment is kept with its block, who said it and when, until somebody resolves it', async () => {
  const { id, request, say, all } = await withPage();
  const { status, data } = await say('  The picture is too dark.  ', 'heroaaaa');
  expect(status).toBe(201);
  expect(data).toMatchObject({
    entry: 'heroaaaa',
    block: 'hero',
    name: 'Above the bay',
    text: 'The picture is too dark.',
    author_name: 'Ana',
    resolved_at: null,
  });
  await say('Who translates this?');
  expect((await all()).map(({ entry }) => entry)).toEqual(['heroaaaa', null]);

  const count = async () => (await request('GET', `pages/comments?site_id=${SITE}`)).data;
  expect(await count()).toEqual([{ record_id: id, total: 2 }]);
  const done = await request('POST', `pages/${id}/comments/${data.id}/resolve`);
  expect(done.data).toMatchObject({ resolved_at: expect.any(String), resolved_by_name: 'Ana' });
  expect(await count()).toEqual([{ record_id: id, total: 1 }]);
  const again = await request('POST', `pages/${id}/comments/${data.id}/resolve`);
  expect(again.data).toEqual(done.data);
  const reopened = await request('POST', `pages/${id}/comments/${data.id}/reopen`);
  expect(reopened.data).toMatchObject({ resolved_at: null, resolved_by_name: null });
});

it('makes no revision and leaves the version alone', async () => {
  const { id, say, app } = await withPage();
  await say('Nice', 'heroaaaa');
  const record = await app.inject({ url: `/api/devise/pages/${id}` });
  expect(record.json().data.version).toBe(1);
});

it('stays readable when its block is gone, and goes with the page from the trash', async () => {
  const { id, say, all, app, db, database } = await withPage();
  await say('Why a clock?', 'clockaaa');
  const payload = { version: 1, versions: versions([hero]) };
  await app.inject({ method: 'PUT', url: `/api/devise/pages/${id}`, payload });
  expect(await all()).toMatchObject([
    { entry: 'clockaaa', block: 'clock', name: null, text: 'Why a clock?' },
  ]);
  expect((await say('And now?', 'clockaaa')).errors).toMatchObject([{ path: 'entry' }]);

  await app.inject({ method: 'DELETE', url: `/api/devise/pages/${id}?version=2` });
  expect(await all()).toHaveLength(1);
  expect((await say('Bring it back')).status).toBe(404);
  await runMaintenance(database.pool);
  expect(await all()).toHaveLength(1);
  await db.execute(sql`update page set deleted_at = now() - interval '31 days' where id = ${id}`);
  await runMaintenance(database.pool);
  const { rows } = await db.execute(sql`select count(*)::int as total from record_comment`);
  expect(rows).toEqual([{ total: 0 }]);
});

it('a translator writes and resolves, a viewer only reads, and nobody of another site does either', async () => {
  const { id, request, say, all, signIn } = await withPage();
  const { data } = await say('Is this right in Spanish?', 'heroaaaa');

  signIn(withRole('Translator'));
  expect((await say('It is.', 'heroaaaa')).status).toBe(201);
  expect((await request('POST', `pages/${id}/comments/${data.id}/resolve`)).status).toBe(200);

  signIn(withRole('Viewer'));
  expect(await all()).toHaveLength(2);
  expect((await say('I think so, too.')).status).toBe(403);
  expect((await request('POST', `pages/${id}/comments/${data.id}/reopen`)).status).toBe(403);

  signIn(withRole('Food & Beverage'));
  expect((await request('GET', `pages/${id}/comments`)).status).toBe(403);

  signIn({ ...ana, siteIds: [OTHER_SITE] });
  expect((await request('GET', `pages/${id}/comments`)).status).toBe(404);
  expect((await say('Hello')).status).toBe(404);
  expect((await request('POST', `pages/${id}/comments/${data.id}/reopen`)).status).toBe(404);
  expect((await request('GET', 'pages/comments')).data).toEqual([]);
  expect((await request('GET', `pages/comments?site_id=${SITE}`)).data).toEqual([]);

  signIn(null);
  expect((await request('GET', `pages/${id}/comments`)).status).toBe(401);
});

it('a comment of one record is not reached by way of another one', async () => {
  const test = await withPage();
  const { data } = await test.say('Mine');
  const other = await created(test, page, { ...stay, name: 'Other', locale: { en: { title: 'Other' } } });
  test.signIn(ana);
  expect((await test.request('POST', `pages/${other.id}/comments/${data.id}/resolve`)).status).toBe(404);
  const shared = await created(test, sharedSlice, { name: 'Sea', slices: [hero] });
  test.signIn(ana);
  expect((await test.request('POST', `shared-slices/${shared.id}/comments/${data.id}/resolve`)).status).toBe(
    404,
  );
  const said = await test.request('POST', `shared-slices/${shared.id}/comments`, {
    text: 'Shared',
    entry: 'heroaaaa',
  });
  expect(said.data).toMatchObject({ block: 'hero', name: 'Above the bay' });
});

it('refuses what cannot be kept and names the field', async () => {
  const { id, request, all } = await withPage();
  const refused: readonly (readonly [object, string])[] = [
    [{}, 'text'],
    [{ text: '   ' }, 'text'],
    [{ text: 7 }, 'text'],
    [{ text: 'x'.repeat(2001) }, 'text'],
    [{ text: 'a\u0000b' }, 'text'],
    [{ text: 'Hi', entry: 'no such id' }, 'entry'],
    [{ text: 'Hi', entry: 'nowherex' }, 'entry'],
    // A version is no block.
    [{ text: 'Hi', entry: 'standing' }, 'entry'],
  ];
  for (const [payload, path] of refused) {
    const { status, errors } = await request('POST', `pages/${id}/comments`, payload);
    expect([status, errors?.map((one) => one.path)]).toEqual([422, [path]]);
  }
  expect(await all()).toEqual([]);
});

it('reaches neither visitors nor an archive', async () => {
  const { say, app, db, signIn } = await withPage();
  await say('Between us: too dark.', 'heroaaaa');
  signIn(null);
  const visitors = await app.inject({ url: '/stay' });
  expect(visitors.statusCode).toBe(200);
  expect(visitors.body).not.toContain('Between us');
  const { files } = await db.transaction((tx) => exportRecords(tx, { key: 'marea', siteId: SITE }));
  expect(JSON.stringify([...files])).toContain('Above the bay');
  expect(JSON.stringify([...files])).not.toContain('Between us');
});
