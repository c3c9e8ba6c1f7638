import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allContentTypes } from '../../content/index.ts';
import { isKeptPerLanguage } from '../../domain/content-type.ts';
import { languages } from '../../domain/language.ts';
import { successMessage } from '../../domain/message.ts';
import { permissions } from '../../domain/staff/permission.ts';
import { administrator, type SharedTestApp, type TestApp } from '../../../test/app.ts';
import {
  requester,
  writer,
  created,
  demoExample,
  example,
  named,
  nameOfSaved,
  OTHER_SITE,
  sharedWithSites,
  SITE,
  withSites,
} from '../../../test/type-tests.ts';

/** The whole life of a record, over HTTP, for every registered type: what one type can, all can. */

let shared: SharedTestApp;
beforeAll(async () => {
  shared = await sharedWithSites();
});
afterAll(() => shared.close());

describe.each(allContentTypes.map((type) => [type.name, type] as const))('%s', (_name, type) => {
  const isOfSite = type.scope === 'site';

  /** A new record among those of other tests; of a type with one record per site, the only one. */
  async function begun(own?: TestApp) {
    const test = own ?? (type.onePerSite ? await withSites() : shared);
    test.signIn(administrator);
    return { ...test, request: writer(test, type), record: await created(test, type) };
  }

  it('has a rule, a demo, its workflow and what is said when it is done', () => {
    expect(permissions).toContain(type.permission);
    expect(demoExample(type)).toBeDefined();
    expect(type.workflow).toBeDefined();
    for (const language of languages) {
      expect(Object.values(type.labels[language]).every((label) => label !== '')).toBe(true);
      const { title, text } = successMessage(type, 'saved', 'Coral', language);
      expect([title === '', text]).toEqual([false, expect.stringMatching(/\w{4}/)]);
    }
  });

  it('is closed to whoever has not signed in', async () => {
    shared.signIn(null);
    const request = writer(shared, type);
    for (const [method, below] of [
      ['GET', ''],
      ['GET', '/search?searchterm=a'],
      ['GET', '/1'],
      ['GET', '/1/uses'],
      ['GET', '/1/revisions'],
      ['GET', '/1/revisions/1'],
      ['POST', ''],
      ['PUT', '/1'],
      ['POST', '/1/revisions/1/restore'],
      ...(type.ordered ? ([['PUT', '/order']] as const) : []),
      ...(type.remove === 'never'
        ? []
        : ([
            ['POST', '/bulk'],
            ['POST', '/1/restore'],
          ] as const)),
      ...(type.remove === 'delete' ? ([['DELETE', '/1']] as const) : []),
      ...(type.remove === 'archive' ? ([['POST', '/1/archive']] as const) : []),
    ] as const) {
      const response = await request(method, below, method === 'GET' || method === 'DELETE' ? undefined : {});
      expect([method, below, response.status]).toEqual([method, below, 401]);
      expect(response.headers['content-type']).toContain('application/problem+json');
    }
  });

  it('is closed to staff without its permission, and only looked at by who may look', async () => {
    const { request, signIn, record } = await begun();
    const lacking = administrator.permissions.filter((one) => one !== type.permission);
    signIn({ ...administrator, permissions: lacking, views: lacking });
    expect((await request('GET')).status).toBe(403);
    signIn({ ...administrator, permissions: lacking });
    expect((await request('GET', `/${record.id}`)).status).toBe(200);
    expect((await request('POST', '', example(type))).status).toBe(403);
    expect((await request('PUT', `/${record.id}`, { version: 1 })).status).toBe(403);
    if (type.remove === 'delete') expect((await request('DELETE', `/${record.id}`)).status).toBe(403);
  });

  it('takes no write without the token of the page, nor one from elsewhere', async () => {
    const { request, record } = await begun();
    const stale = { 'x-csrf-token': 'stale' };
    const elsewhere = { origin: 'https://elsewhere.test' };
    for (const [headers, status] of [
      [stale, 419],
      [elsewhere, 403],
    ] as const) {
      expect((await request('POST', '', example(type), headers)).status).toBe(status);
      expect((await request('PUT', `/${record.id}`, named(type, 'Forged'), headers)).status).toBe(status);
      expect((await request('POST', `/${record.id}/revisions/1/restore`, {}, headers)).status).toBe(status);
      if (type.remove === 'delete') {
        expect((await request('DELETE', `/${record.id}`, undefined, headers)).status).toBe(status);
      }
    }
    expect((await request('GET', `/${record.id}`)).data.version).toBe(1);
  });

  it('is created, read, changed, remembered and brought back', async () => {
    const { request, record } = await begun();
    expect(record).toMatchObject({ version: 1, updated_by: administrator.name, translation_due: [] });
    expect((await request('GET', `/${record.id}/`)).data).toEqual(record);

    const change = named(type, 'Ñandú & Café');
    const saved = await request('PUT', `/${record.id}`, { version: 1, ...change });
    expect(saved.status).toBe(200);
    expect(saved.data.version).toBe(2);
    expect(nameOfSaved(type, saved.data)).toBe(nameOfSaved(type, change));

    const { data: revisions } = await request('GET', `/${record.id}/revisions`);
    const path = type.fields[type.titleField]!.localized ? `locale.en.${type.titleField}` : type.titleField;
    expect(revisions).toEqual([
      {
        number: 2,
        action: 'update',
        actor_name: administrator.name,
        at: expect.any(String),
        changed: [path],
      },
      { number: 1, action: 'create', actor_name: administrator.name, at: expect.any(String), changed: [] },
    ]);
    const { data: first } = await request('GET', `/${record.id}/revisions/1`);
    expect(first.record).toEqual({ ...record, publication: saved.data.publication });

    const restore = `/${record.id}/revisions/1/restore`;
    expect((await request('POST', restore, { version: 1 })).status).toBe(409);
    const restored = await request('POST', restore, { version: 2 });
    expect(restored.data.version).toBe(3);
    expect(nameOfSaved(type, restored.data)).toBe(nameOfSaved(type, record));
    expect((await request('POST', `/${record.id}/revisions/9/restore`, {})).status).toBe(404);
  });

  it('is not written by whoever does not say which version they read', async () => {
    const { record, ...test } = await begun();
    const { id } = record;
    const request = requester(test, type);
    const writes = [
      await request('PUT', `/${id}`, named(type, 'Blind')),
      await request('PUT', `/${id}`, { version: null, ...named(type, 'Blind') }),
      await request('POST', `/${id}/revisions/1/restore`, {}),
      ...(type.remove === 'delete' ? [await request('DELETE', `/${id}`)] : []),
      ...(type.remove === 'archive' ? [await request('POST', `/${id}/archive`, {})] : []),
      ...(type.remove === 'never'
        ? []
        : [
            await request('POST', `/${id}/restore`),
            await request('POST', '/bulk', { action: type.remove, ids: [id] }),
            await request('POST', '/bulk', { action: type.remove, records: [{ id }] }),
          ]),
    ];
    for (const { status, headers, errors } of writes) {
      expect([status, headers['content-type']]).toEqual([428, expect.stringContaining('problem+json')]);
      expect(errors).toEqual([{ path: 'version', message: 'This is required.' }]);
    }
    expect((await request('GET', `/${id}`)).data.version).toBe(1);
  });

  it('sent back as it was read, it stays as it was', async () => {
    const { request, record } = await begun();
    const response = await request('PUT', `/${record.id}`, record);
    expect(response.status).toBe(200);
    const { version: _version, updated_at: _at, publication: _publication, ...same } = record;
    expect(response.data).toMatchObject(same);
    expect((await request('GET', `/${record.id}/revisions`)).data[0].changed).toEqual([]);
  });

  it('answers whoever saves second with what stands', async () => {
    const { request, record } = await begun();
    const save = (name: string) => request('PUT', `/${record.id}`, { version: 1, ...named(type, name) });
    const responses = await Promise.all([save('One'), save('Two')]);
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const won = responses.find(({ status }) => status === 200)!;
    const lost = responses.find(({ status }) => status === 409)!;
    expect(lost.current).toEqual(won.data);
  });

  it('is found without accents and by the beginning of a word', async () => {
    const { request, record } = await begun();
    await request('PUT', `/${record.id}`, named(type, 'Jardín Ñandubay'));
    // No record of the demo has the second word.
    for (const words of ['nandubay', 'NANDU', 'jardin ñandú']) {
      const found = await request('GET', `/search?searchterm=${encodeURIComponent(words)}`);
      expect([words, found.data.map(({ id }: { id: number }) => id)]).toEqual([words, [record.id]]);
      expect(found.meta).toEqual({ total: 1, page: 1, pageSize: 25 });
    }
    expect((await request('GET', '/search?searchterm=zzz')).data).toEqual([]);
  });

  it('names every failing field, in the language of who sent it', async () => {
    shared.signIn(administrator);
    const request = writer(shared, type);
    const required = Object.entries(type.fields).filter(([, field]) => field.required);
    const body = { ...(isOfSite ? { site_id: '15' } : {}), nonsense: 1, locale: { fr: {} }, version: 'last' };
    const response = await request('POST', '', body);
    expect(response.status).toBe(422);
    const paths = response.errors.map(({ path }: { path: string }) => path);
    const wanted = required.map(([name, field]) => (isKeptPerLanguage(field) ? `locale.en.${name}` : name));
    const others = ['nonsense', 'locale.fr', 'version', ...(isOfSite ? ['site_id'] : [])];
    expect(paths.sort()).toEqual([...wanted, ...others].sort());

    shared.signIn({ ...administrator, language: 'es' });
    const inSpanish = await request('POST', '', body);
    expect(inSpanish.errors).toContainEqual({ path: 'nonsense', message: 'No existe este campo.' });
  });

  it('names what another has already beside all else that fails', async () => {
    const { request, record } = await begun();
    const unique = Object.keys(type.fields).filter(
      (name) => type.fields[name]!.unique && record[name] !== null,
    );
    const slugs = type.fields.slug ? (['en', 'es'] as const).filter((one) => record.locale![one].slug) : [];
    const locale = Object.fromEntries(slugs.map((one) => [one, { slug: record.locale![one].slug }]));
    const taken = {
      ...(isOfSite ? { site_id: SITE } : {}),
      ...Object.fromEntries(unique.map((name) => [name, record[name]])),
      ...(slugs.length > 0 ? { locale } : {}),
      nonsense: 1,
    };
    const response = await request('POST', '', taken);
    const paths = response.errors.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['nonsense', ...unique, ...slugs.map((one) => `locale.${one}.slug`)]),
    );
    expect((await request('PUT', `/${record.id}`, { ...taken, nonsense: undefined })).status).toBe(200);
  });

  it('ignores what only the store may say', async () => {
    const { request, record } = await begun();
    const response = await request('PUT', `/${record.id}`, {
      id: 999,
      site_id: OTHER_SITE,
      position: 77,
      created_at: '1999-01-01',
      updated_by: 'Somebody else',
      deleted_at: '1999-01-01',
      translation_due: ['title'],
      version: 1,
    });
    const { site_id, position, created_at } = record;
    const own = { id: record.id, site_id, position, created_at, deleted_at: null, translation_due: [] };
    expect(response.data).toMatchObject({ ...own, updated_by: administrator.name });
  });

  if (!isOfSite && type.scope !== 'itself')
    it('belongs to the whole group: staff of one site look at it and change nothing', async () => {
      const { request, signIn, record } = await begun();
      signIn({ ...administrator, siteIds: [SITE] });
      expect((await request('GET', `/${record.id}`)).data).toMatchObject({ id: record.id });
      const refused = [
        await request('PUT', `/${record.id}`, {}),
        await request('POST', '', example(type)),
        ...(type.remove === 'delete'
          ? [
              await request('DELETE', `/${record.id}`),
              await request('POST', '/bulk', { action: 'delete', records: [{ id: record.id, version: 1 }] }),
            ]
          : []),
      ];
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]));
    });

  if (isOfSite)
    it("is not there for another site's staff", async () => {
      const { request, signIn, record } = await begun();
      signIn({ ...administrator, siteIds: [OTHER_SITE] });
      const { id } = record;
      const refused = [
        await request('GET', `/${id}`),
        await request('GET', `/${id}/uses`),
        await request('GET', `/${id}/revisions`),
        await request('GET', `/${id}/revisions/1`),
        await request('PUT', `/${id}`, {}),
        await request('POST', `/${id}/revisions/1/restore`, {}),
        await request('POST', '', { ...example(type), site_id: SITE }),
        ...(type.remove === 'delete' ? [await request('DELETE', `/${id}`)] : []),
        ...(type.remove === 'archive' ? [await request('POST', `/${id}/archive`, {})] : []),
        ...(type.ordered ? [await request('PUT', '/order', { site_id: SITE, ids: [id] })] : []),
      ];
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
      expect((await request('GET', `?site_id=${SITE}`)).data).toEqual([]);
      expect(await request('GET')).toMatchObject({ data: [], meta: { total: 0 } });
      if (type.remove !== 'never') {
        const bulk = await request('POST', '/bulk', { action: type.remove, records: [{ id, version: 1 }] });
        expect(bulk.data).toEqual({ done: [], failed: [{ id, detail: 'There is no such record.' }] });
      }
    });

  if (type.remove === 'delete')
    it('goes into the trash and comes back', async () => {
      const { request, record } = await begun(await withSites());
      const { id } = record;
      const total = async (show: string) => (await request('GET', `?show=${show}`)).meta.total;
      expect((await request('DELETE', `/${id}?version=2`)).status).toBe(409);
      expect((await request('DELETE', `/${id}?version=0`)).status).toBe(400);
      expect((await request('DELETE', `/${id}?version=1`)).data.deleted_at).not.toBeNull();
      expect((await request('GET', `/${id}`)).status).toBe(404);
      expect((await request('DELETE', `/${id}`)).status).toBe(404);
      expect([await total('live'), await total('deleted')]).toEqual([0, 1]);
      expect((await request('GET', `/${id}/revisions`)).data[0].action).toBe('delete');
      const back = await request('POST', `/${id}/restore`, {});
      expect(back.data).toMatchObject({ deleted_at: null, version: 3, locale: record.locale });
      expect([await total('live'), await total('deleted')]).toEqual([1, 0]);
    });

  if (type.remove === 'archive')
    it('is archived and restored', async () => {
      const { request, record } = await begun(await withSites());
      const { id } = record;
      const totals = async () =>
        [await request('GET'), await request('GET', '?show=archived')].map(({ meta }) => meta.total);
      const archived = await request('POST', `/${id}/archive`, {});
      expect((await request('POST', `/${id}/archive`, {})).data).toEqual(archived.data);
      expect((await request('POST', `/${id}/archive`, { version: 1 })).status).toBe(409);
      expect(await totals()).toEqual([0, 1]);
      expect((await request('GET', `/${id}`)).status).toBe(200);
      await request('POST', `/${id}/restore`, {});
      expect(await totals()).toEqual([1, 0]);
      expect((await request('DELETE', `/${id}`)).status).toBe(404);
    });

  if (type.remove === 'never')
    it('is never removed', async () => {
      const { request, record } = await begun();
      expect((await request('DELETE', `/${record.id}`)).status).toBe(404);
      expect(
        (await request('POST', '/bulk', { action: 'delete', records: [{ id: record.id, version: 1 }] }))
          .status,
      ).toBe(422);
    });
});
