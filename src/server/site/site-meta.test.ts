import { describe, expect, it } from 'vitest';
import { administrator, siteBody, testApp } from '../../../test/app.ts';

const SITE = 15;
const HOST = 'marea.test';

async function withMeta(meta?: object) {
  const test = await testApp();
  const locale = { en: { description: 'Of the site' }, es: { description: 'Del sitio' } };
  await test.create('site', null, siteBody('marea', { isDefault: true, name: 'Casa Marea', locale }), SITE);
  const restaurant = { label: 'La Brasa', locale: { en: { title: 'La Brasa' }, es: { title: 'La Brasa' } } };
  await test.create('restaurant', SITE, restaurant, 1501);
  if (meta) await test.create('site_meta', SITE, { title_pattern: '{page} · {site}', ...meta }, 1501);
  test.signIn(administrator);
  const get = (url: string) => test.app.inject({ url, headers: { host: HOST, accept: 'text/html' } });
  const body = async (url: string) => (await get(url)).body;
  return { ...test, get, body };
}

describe('global meta', () => {
  it('says in pages and in the hub what they do not say themselves', async () => {
    const { body } = await withMeta({
      locale: { en: { description: 'A "house" by the bay' }, es: { description: 'Una casa en la bahía' } },
    });
    const page = await body('/dining/la-brasa');
    expect(page).toContain('<title>La Brasa · Casa Marea</title>');
    expect(page).toContain('<meta name="description" content="A &#34;house&#34; by the bay">');
    expect(page).toContain('<meta property="og:description" content="A &#34;house&#34; by the bay">');
    expect(await body('/es/gastronomia/la-brasa')).toContain('content="Una casa en la bahía"');
    const hub = await body('/app/property-hub/dining?lang=es');
    expect(hub).toContain(' · Casa Marea</title>');
    expect(hub).toContain('<meta name="description" content="Una casa en la bahía">');
    // A page with a text of its own keeps that.
    expect(await body('/dining')).not.toContain('A &#34;house&#34; by the bay');
  });

  it('is what the site says where there is none', async () => {
    const { body } = await withMeta();
    const page = await body('/dining/la-brasa');
    expect(page).toContain('<title>La Brasa – Casa Marea</title>');
    expect(page).toContain('<meta name="description" content="Of the site">');
    expect(await body('/app/')).toContain('<title>Casa Marea</title>');
    expect(await body('/robots.txt')).toContain(`Sitemap: http://${HOST}/sitemap.xml`);
  });

  it('keeps search engines from a site, in every page, in robots.txt and in the map', async () => {
    const { body } = await withMeta({ no_index: true });
    for (const url of ['/dining/la-brasa', '/es/gastronomia', '/app/', '/app/property-hub/dining']) {
      expect([url, (await body(url)).includes('<meta name="robots" content="noindex">')]).toEqual([
        url,
        true,
      ]);
    }
    expect(await body('/dining/la-brasa')).not.toContain('rel="canonical"');
    expect(await body('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(await body('/sitemap.xml')).not.toContain('<url>');
  });

  it('proves to search engines whose the site is', async () => {
    const { body } = await withMeta({
      proofs: [
        { engine: 'google', code: '<meta name="google-site-verification" content="a1-B2_c3" />' },
        { engine: 'bing', code: 'ABCDEF0123456789' },
      ],
    });
    for (const url of ['/dining', '/app/']) {
      const page = await body(url);
      expect(page).toContain('<meta name="google-site-verification" content="a1-B2_c3">');
      expect(page).toContain('<meta name="msvalidate.01" content="ABCDEF0123456789">');
    }
  });

  it('changes for guests at once', async () => {
    const { app, body } = await withMeta({});
    expect(await body('/dining/la-brasa')).toContain('<title>La Brasa · Casa Marea</title>');
    const payload = { version: 1, title_pattern: '{page} | {site}' };
    await app.inject({ method: 'PUT', url: '/api/devise/global-meta/1501', payload });
    await expect.poll(() => body('/dining/la-brasa')).toContain('<title>La Brasa | Casa Marea</title>');
  });
});

describe('a record of global meta', () => {
  it('is refused with the field named where something in it cannot be', async () => {
    const { app } = await withMeta({});
    const refused = async (more: object) => {
      const payload = { version: 1, ...more };
      const response = await app.inject({ method: 'PUT', url: '/api/devise/global-meta/1501', payload });
      return (response.json().errors as { path: string }[]).map(({ path }) => path);
    };
    expect(await refused({ title_pattern: '{site}' })).toEqual(['title_pattern']);
    expect(await refused({ title_pattern: '{page} {city}' })).toEqual(['title_pattern']);
    expect(await refused({ proofs: [{ engine: 'google', code: '"><script>' }] })).toEqual(['proofs.0.code']);
    expect(await refused({ proofs: [{ engine: 'elsewhere', code: 'abcd' }] })).toContain('proofs.0.engine');
    expect(await refused({ proofs: [{ engine: 'google', code: '' }] })).toEqual(['proofs.0.code']);
  });

  it('is one for each site', async () => {
    const { app, create } = await withMeta({});
    await create('site', null, siteBody('ocaso'), 24);
    const post = (site_id: number) =>
      app.inject({
        method: 'POST',
        url: '/api/devise/global-meta',
        payload: { site_id, title_pattern: '{page}' },
      });
    expect((await post(SITE)).json().errors).toEqual([
      { path: 'title_pattern', message: 'This site has one already. Change that one.' },
    ]);
    const both = await Promise.all([post(24), post(24)]);
    expect(both.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([201, 422]);
  });

  it('needs its permission', async () => {
    const { app, signIn } = await withMeta({});
    const without = administrator.permissions.filter((one) => one !== 'manage meta');
    signIn({ ...administrator, permissions: without, views: without });
    expect((await app.inject('/api/devise/global-meta')).statusCode).toBe(403);
    signIn({ ...administrator, siteIds: [24] });
    expect((await app.inject('/api/devise/global-meta/1501')).statusCode).toBe(404);
  });

  it('shows beside its form what a search result will say', async () => {
    const { app } = await withMeta({ locale: { en: { description: 'By the bay' } } });
    const draft = {
      type: 'site_meta',
      record_id: 1501,
      site_id: SITE,
      version: 1,
      step: 'results',
      values: {
        title_pattern: '{page}, {site}',
        no_index: true,
        locale: { en: { description: 'On the bay' } },
      },
    };
    await app.inject({ method: 'PUT', url: '/api/devise/drafts/ab12cd34', payload: draft });
    const head = async (key: string) =>
      (await app.inject(`/api/devise/preview/${key}/page?lang=en`)).json().data;
    expect(await head('global-meta.1501')).toMatchObject({
      title: 'Dining · Casa Marea',
      description: 'By the bay',
      isIndexed: true,
    });
    expect(await head('ab12cd34')).toMatchObject({
      title: 'Dining, Casa Marea',
      description: 'On the bay',
      isIndexed: false,
    });
  });
});
