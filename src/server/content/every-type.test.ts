import { describe, expect, it } from 'vitest';
import { demoGroup } from '../../content/demo-group.ts';
import { allContentTypes, type ContentTypeName } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { administrator, siteBody, type TestApp, testApp } from '../../../test/app.ts';

/** The whole life of a record, over HTTP, for every registered type: what one type can, all can. */

const SITE = 15;
const OTHER_SITE = 24;

type Body = Record<string, unknown> & { locale?: { en?: Record<string, unknown> } };

/** A record of the demo, without what points at other records. */
function example(type: ContentType): Body {
  const ofSites = demoGroup[type.name as ContentTypeName] as Record<number, unknown>;
  const given = ofSites[SITE];
  const records =
    typeof given === 'function'
      ? given((days: number) => `2026-11-${String(16 + days).padStart(2, '0')}`)
      : given;
  const {
    id: _id,
    archived: _archived,
    ...body
  } = [records].flat()[0] as Body & { id: number; archived?: true };
  for (const [name, field] of Object.entries(type.fields)) if (field.kind === 'references') body[name] = [];
  return type.name === 'site' ? { ...body, key: 'a-new-site', hosts: [] } : body;
}

async function withSites(): Promise<TestApp> {
  const test = await testApp();
  await test.create('site', null, siteBody('marea', { isDefault: true }), SITE);
  await test.create('site', null, siteBody('ocaso'), OTHER_SITE);
  return test;
}

describe.each(allContentTypes.map((type) => [type.name, type] as const))('%s', (_name, type) => {
  const path = `/api/devise/${type.path}`;
  const isOfSite = type.scope === 'site';

  async function created(test: TestApp) {
    test.signIn(administrator);
    const body = isOfSite ? { ...example(type), site_id: SITE } : example(type);
    const answer = await test.app.inject({ method: 'POST', url: path, payload: body });
    expect(answer.json()).toHaveProperty('data');
    expect(answer.statusCode).toBe(201);
    return answer.json().data as Body & { id: number; version: number };
  }

  it('is closed to whoever has not signed in', async () => {
    const { app } = await withSites();
    for (const [method, url] of [
      ['GET', path],
      ['GET', `${path}/1`],
      ['POST', path],
      ['PUT', `${path}/1`],
    ] as const) {
      const answer = await app.inject({ method, url, ...(method === 'GET' ? {} : { payload: {} }) });
      expect([url, answer.statusCode]).toEqual([url, 401]);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
  });

  it('is closed to staff without its permission', async () => {
    const test = await withSites();
    test.signIn({ ...administrator, permissions: [] });
    expect((await test.app.inject({ url: path })).statusCode).toBe(403);
  });

  it('is created, read, changed and remembered', async () => {
    const test = await withSites();
    const record = await created(test);
    expect(record.version).toBe(1);

    const read = await test.app.inject({ url: `${path}/${record.id}/` });
    expect(read.json().data).toEqual(record);

    const name = 'Ñandú & Café';
    const saved = await test.app.inject({
      method: 'PUT',
      url: `${path}/${record.id}`,
      payload: { version: 1, [type.titleField]: name },
    });
    expect(saved.statusCode).toBe(200);
    expect(saved.json().data).toMatchObject({ version: 2, [type.titleField]: name, locale: record.locale });

    const { data: revisions } = (await test.app.inject({ url: `${path}/${record.id}/revisions` })).json();
    expect(
      revisions.map((one: { number: number; action: string; actor_name: string }) => [
        one.number,
        one.action,
        one.actor_name,
      ]),
    ).toEqual([
      [2, 'update', administrator.name],
      [1, 'create', administrator.name],
    ]);

    const restored = await test.app.inject({
      method: 'POST',
      url: `${path}/${record.id}/revisions/1/restore`,
      payload: {},
    });
    expect(restored.json().data).toMatchObject({ version: 3, [type.titleField]: record[type.titleField] });
  });

  it('answers whoever saves second with what stands', async () => {
    const test = await withSites();
    const { id } = await created(test);
    const save = (title: string) =>
      test.app.inject({
        method: 'PUT',
        url: `${path}/${id}`,
        payload: { version: 1, [type.titleField]: title },
      });
    const answers = await Promise.all([save('One'), save('Two')]);
    expect(answers.map((one) => one.statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
    const lost = answers.find((one) => one.statusCode === 409)!;
    expect(lost.json().current).toMatchObject({ id, version: 2 });
  });

  it('is found without accents and by the beginning of a word', async () => {
    const test = await withSites();
    const { id } = await created(test);
    await test.app.inject({
      method: 'PUT',
      url: `${path}/${id}`,
      payload: { [type.titleField]: 'Jardín Cenzontle' },
    });
    for (const words of ['cenzontle', 'JARDIN', 'jardín cenz']) {
      const found = (
        await test.app.inject({ url: `${path}/search?searchterm=${encodeURIComponent(words)}` })
      ).json();
      expect([words, found.data.map((one: { id: number }) => one.id)]).toEqual([words, [id]]);
      expect(found.meta).toEqual({ total: 1, page: 1, pageSize: 25 });
    }
    expect((await test.app.inject({ url: `${path}/search?searchterm=zzz` })).json().data).toEqual([]);
  });

  it('names every failing field', async () => {
    const test = await withSites();
    test.signIn(administrator);
    const required = Object.entries(type.fields).filter(([, field]) => field.required);
    const payload = { ...(isOfSite ? { site_id: SITE } : {}), nonsense: 1, locale: { fr: {} } };
    const answer = await test.app.inject({ method: 'POST', url: path, payload });
    expect(answer.statusCode).toBe(422);
    const paths = answer.json().errors.map((one: { path: string }) => one.path);
    const wanted = required.map(([name, field]) => (field.localized ? `locale.en.${name}` : name));
    expect(paths.sort()).toEqual([...wanted, 'nonsense', 'locale.fr'].sort());
  });

  it('ignores what only the store may say', async () => {
    const test = await withSites();
    const { id } = await created(test);
    const answer = await test.app.inject({
      method: 'PUT',
      url: `${path}/${id}`,
      payload: {
        id: 999,
        site_id: OTHER_SITE,
        created_at: '1999-01-01',
        deleted_at: '1999-01-01',
        version: 1,
      },
    });
    expect(answer.json().data).toMatchObject({ id, site_id: isOfSite ? SITE : null, deleted_at: null });
  });

  if (isOfSite)
    it("is not there for another site's staff", async () => {
      const test = await withSites();
      const { id } = await created(test);
      test.signIn({ ...administrator, siteIds: [OTHER_SITE] });
      expect((await test.app.inject({ url: `${path}/${id}` })).statusCode).toBe(404);
      expect((await test.app.inject({ method: 'PUT', url: `${path}/${id}`, payload: {} })).statusCode).toBe(
        404,
      );
      expect((await test.app.inject({ url: `${path}?site_id=${SITE}` })).json().data).toEqual([]);
      const moved = await test.app.inject({
        method: 'POST',
        url: path,
        payload: { ...example(type), site_id: SITE },
      });
      expect(moved.statusCode).toBe(404);
    });

  if (type.remove === 'delete')
    it('is deleted', async () => {
      const test = await withSites();
      const { id } = await created(test);
      expect((await test.app.inject({ method: 'DELETE', url: `${path}/${id}` })).statusCode).toBe(200);
      expect((await test.app.inject({ url: `${path}/${id}` })).statusCode).toBe(404);
      expect((await test.app.inject({ url: path })).json().meta.total).toBe(0);
    });

  if (type.remove === 'archive')
    it('is archived and restored', async () => {
      const test = await withSites();
      const { id } = await created(test);
      const post = (what: string) =>
        test.app.inject({ method: 'POST', url: `${path}/${id}/${what}`, payload: {} });
      const total = async (show = 'live') =>
        (await test.app.inject({ url: `${path}?show=${show}` })).json().meta.total;
      await post('archive');
      expect([await total(), await total('archived')]).toEqual([0, 1]);
      await post('restore');
      expect([await total(), await total('archived')]).toEqual([1, 0]);
      expect((await test.app.inject({ method: 'DELETE', url: `${path}/${id}` })).statusCode).toBe(404);
    });
});
