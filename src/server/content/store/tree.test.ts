import { expect, it } from 'vitest';
import { administrator, siteBody, testApp } from '../../../../test/app.ts';

const SITE = 15;
const OTHER_SITE = 24;

async function withPages() {
  const test = await testApp();
  await test.create('site', null, siteBody('marea'), SITE);
  await test.create('site', null, siteBody('ocaso'), OTHER_SITE);
  const page = async (name: string, parent: number | null = null, siteId = SITE) =>
    (
      await test.create('page', siteId, {
        name,
        parent,
        locale: { en: { title: name }, es: { title: `${name} es` } },
      })
    ).id;
  test.signIn(administrator);
  const request = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/devise/pages${path}`;
    const response = await test.app.inject({ method, url, ...(payload ? { payload } : {}) });
    return { status: response.statusCode, ...response.json() };
  };
  const put = (id: number, parent: number | null, version = 1) =>
    request('PUT', `/${id}`, { version, parent });
  return { ...test, page, request, put };
}

it('the tree of a site has what addresses follow from, and nothing of other sites or the trash', async () => {
  const { page, request } = await withPages();
  const stay = await page('Stay');
  const families = await page('Families', stay);
  const gone = await page('Gone', stay);
  await page('Elsewhere', null, OTHER_SITE);
  await request('DELETE', `/${gone}?version=1`);
  const { status, data, meta } = await request('GET', `/tree?site_id=${SITE}`);
  expect([status, meta]).toEqual([200, { total: 2 }]);
  expect(data).toMatchObject([
    {
      id: stay,
      name: 'Stay',
      parent: null,
      is_home: false,
      locale: { en: { slug: 'stay' }, es: { slug: 'stay-es' } },
      publication: { en: { state: 'none' } },
    },
    { id: families, parent: stay },
  ]);
  expect(data[0]).not.toHaveProperty('versions');
});

it('the tree names its site, one of the asker’s', async () => {
  const { request, signIn } = await withPages();
  expect((await request('GET', '/tree')).status).toBe(400);
  expect((await request('GET', '/tree?site_id=x')).status).toBe(400);
  signIn({ ...administrator, siteIds: [OTHER_SITE] });
  expect((await request('GET', `/tree?site_id=${SITE}`)).status).toBe(404);
});

it('a page is never put below itself, and the refusal names the field and the way', async () => {
  const { page, put, request } = await withPages();
  const stay = await page('Stay');
  const families = await page('Families', stay);
  const teens = await page('Teens', families);
  const refused = await put(stay, teens);
  expect(refused).toMatchObject({ status: 422, errors: [{ path: 'parent' }] });
  expect(refused.errors[0].message).toContain('Stay → Families → Teens → Stay');
  expect(await put(stay, stay)).toMatchObject({ status: 422, errors: [{ path: 'parent' }] });
  expect((await put(teens, stay)).status).toBe(200);
  // An older revision that would close a circle again is refused as well.
  expect((await put(families, null)).status).toBe(200);
  expect((await put(stay, families)).status).toBe(200);
  const restored = await request('POST', `/${families}/revisions/1/restore`, { version: 2 });
  expect(restored).toMatchObject({ status: 422, errors: [{ path: 'parent' }] });
});

it('a page in the trash closes no circle when it comes back', async () => {
  const { page, put, request } = await withPages();
  const stay = await page('Stay');
  const families = await page('Families', stay);
  const teens = await page('Teens', families);
  await request('DELETE', `/${families}?version=1`);
  expect(await put(stay, teens)).toMatchObject({ status: 422, errors: [{ path: 'parent' }] });
});

it('of two who put each page below the other, one is refused', async () => {
  const { page, put } = await withPages();
  const [stay, offers] = [await page('Stay'), await page('Offers')];
  const both = await Promise.all([put(stay, offers), put(offers, stay)]);
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 422]));
});
