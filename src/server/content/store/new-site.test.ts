import { describe, expect, it } from 'vitest';
import { administrator, siteBody, testApp } from '../../../../test/app.ts';

const restricted = { ...administrator, id: 'u2', name: 'Teo Luna', siteIds: [24] } as const;

const titleIn = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];

async function withOneSite() {
  const test = await testApp();
  await test.create('site', null, siteBody('marea', { isDefault: true, name: 'Marea' }), 15);
  await test.create('site', null, siteBody('ocaso', { name: 'Ocaso' }), 24);
  test.signIn(administrator);
  const post = (payload: object) => test.app.inject({ method: 'POST', url: '/api/devise/sites', payload });
  const put = async (id: number, body: object) => {
    const url = `/api/devise/sites/${id}`;
    const { data } = (await test.app.inject(url)).json();
    return test.app.inject({ method: 'PUT', url, payload: { version: data?.version, ...body } });
  };
  const at = (host: string, url: string) => test.app.inject({ url, headers: { host, accept: 'text/html' } });
  const title = async (host: string) => titleIn((await at(host, '/app/')).body);
  return { ...test, post, put, at, title };
}

describe('a new site', () => {
  it('answers on its host as soon as it is saved, although nothing is in it yet', async () => {
    const { post, at, title } = await withOneSite();
    // Unknown so far, the host is answered by the site that answers on all others, and that is kept.
    expect(await title('www.xn--cancn-bva.test')).toBe('Marea');
    const created = await post(
      siteBody('laguna', { name: 'Laguna', hosts: [{ host: 'WWW.Cancún.test' }], localized: true }),
    );
    expect(created.json()).toMatchObject({ data: { hosts: [{ host: 'www.xn--cancn-bva.test' }] } });
    const host = 'www.xn--cancn-bva.test';
    await expect.poll(() => title(host)).toBe('Laguna');
    for (const url of [
      '/app/',
      '/app/property-hub/dining',
      '/app/property-hub/info',
      '/app/property-hub/events',
    ]) {
      const hub = await at(host, url);
      expect([url, hub.statusCode]).toEqual([url, 200]);
      expect(titleIn(hub.body)).toMatch(/^(?:.+ – )?Laguna$/);
    }
    // Until there is a home page the address alone leads to the hub.
    expect((await at(host, '/')).headers.location).toBe('/app/');
    for (const url of ['/dining', '/es/gastronomia', '/nothing-here']) {
      const page = await at(host, url);
      expect([url, page.statusCode]).toEqual([url, 404]);
      expect(page.body).toContain('Laguna');
    }
    expect((await at(host, '/sitemap.xml')).statusCode).toBe(200);
    expect((await at(host, '/feed.xml')).statusCode).toBe(200);
  });

  it('leaves the host that it gives up at once', async () => {
    const { put, title } = await withOneSite();
    expect(await title('ocaso.test')).toBe('Ocaso');
    expect((await put(24, { hosts: [{ host: 'sunset.test' }] })).statusCode).toBe(200);
    await expect.poll(() => title('sunset.test')).toBe('Ocaso');
    expect(await title('ocaso.test')).toBe('Marea');
  });

  it('is refused with the field named where something in it cannot be', async () => {
    const { post } = await withOneSite();
    const refused = async (more: object) => {
      const { errors } = (await post(siteBody('laguna', more))).json();
      return (errors as { path: string }[]).map(({ path }) => path);
    };
    expect(await refused({ key: 'Casa Laguna' })).toEqual(['key']);
    expect(await refused({ key: 'ocaso' })).toEqual(['key']);
    expect(await refused({ currency: 'XYZ' })).toEqual(['currency']);
    expect(await refused({ currency: 'DOLLAR' })).toEqual(['currency', 'currency']);
    expect(await refused({ timeZone: 'Cancun' })).toEqual(['timeZone']);
    expect(await refused({ hubHosts: [{ prefix: 'hub.' }, { prefix: 'https://hub' }] })).toEqual([
      'hubHosts.1.prefix',
    ]);
    const frameHosts = [{ host: 'booking.test' }, { host: "booking.test; script-src 'unsafe-inline'" }];
    expect(await refused({ frameHosts })).toEqual(['frameHosts.1.host']);
    expect(await refused({ colors: { primary: 'teal', secondary: '#f2a541' } })).toEqual(['colors.primary']);
  });

  it('says in the language that it names first what is required', async () => {
    const { post } = await withOneSite();
    const menuTiles = [{ name: { es: 'Bodas' }, url: { es: '/bodas' } }];
    const english = (await post(siteBody('laguna', { menuTiles }))).json();
    expect(english.errors).toMatchObject([{ path: 'menuTiles.0.name.en' }]);
    expect((await post(siteBody('laguna', { menuTiles, firstLanguage: 'es' }))).statusCode).toBe(201);
  });
});

describe('who looks after some sites', () => {
  it('changes those, and makes no new one', async () => {
    const { post, put, signIn, app } = await withOneSite();
    signIn(restricted);
    expect((await put(24, { name: 'Costa Ocaso' })).json()).toMatchObject({ data: { name: 'Costa Ocaso' } });
    expect((await put(15, { name: 'Mine' })).statusCode).toBe(404);
    expect((await post(siteBody('laguna'))).statusCode).toBe(403);
    const listed = (await app.inject('/api/devise/sites')).json();
    expect(listed.data.map(({ id }: { id: number }) => id)).toEqual([24]);
    expect(listed.meta.total).toBe(1);
    const other = { ids: [{ id: 15, version: 1 }], set: { currency: 'MXN' } };
    const many = await app.inject({ method: 'POST', url: '/api/devise/sites/bulk', payload: other });
    expect(many.statusCode).toBe(403);
  });

  it('changes none without the permission', async () => {
    const { put, post, signIn } = await withOneSite();
    const without = administrator.permissions.filter((one) => one !== 'manage sites');
    signIn({ ...administrator, permissions: without, views: [...administrator.views] });
    expect((await put(24, { name: 'Mine' })).statusCode).toBe(403);
    expect((await post(siteBody('laguna'))).statusCode).toBe(403);
  });
});

it('a save over a newer version of a site is a conflict', async () => {
  const { put } = await withOneSite();
  expect((await put(24, { name: 'Ocaso Alto' })).statusCode).toBe(200);
  expect((await put(24, { name: 'Ocaso Bajo', version: 1 })).statusCode).toBe(409);
});

it('a site waits for its own translation, one in a single language for none', async () => {
  const { create, app, signIn } = await withOneSite();
  const tagline = (text: string) => ({ locale: { en: { tagline: text } } });
  await create('site', null, siteBody('laguna', { name: 'Laguna', ...tagline('By the water') }), 30);
  await create('site', null, siteBody('cay', { localized: false, ...tagline('Far out') }), 31);
  const waiting = async () => {
    const { data, meta } = (await app.inject('/api/devise/translations?type=site')).json();
    return [meta.total, ...data.map(({ id, missing }: Record<string, number>) => `${id}: ${missing}`)];
  };
  expect(await waiting()).toEqual([1, '30: 1']);
  signIn(restricted);
  expect(await waiting()).toEqual([0]);
});
