import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import { administrator, type SharedTestApp, type TestApp } from '../../../test/app.ts';
import {
  requester,
  created,
  example,
  OTHER_SITE,
  SITE,
  sharedWithSites,
  withSites,
} from '../../../test/type-tests.ts';

/** What somebody with bad intentions, or a broken client, may send: a clear answer each time, and never a 500. */

const { content_section, event, menu, restaurant } = contentTypes;

const json = { 'content-type': 'application/json' };

const sending =
  ({ app }: TestApp) =>
  async (url: string, payload: string, method: 'POST' | 'PUT' = 'POST', headers: object = json) => {
    const response = await app.inject({
      method,
      url: `/api/devise/${url}`,
      payload,
      headers: { ...headers },
    });
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.payload).not.toMatch(/at \w+ \(|\/src\/|select |insert /);
    return { status: response.statusCode, length: response.payload.length, ...response.json() };
  };

/** For requests that leave everything as it was. */
let shared: SharedTestApp;
beforeAll(async () => void (shared = await sharedWithSites()));
afterAll(() => shared.close());

const pathsOf = ({ errors }: { errors: { path: string }[] }) => errors.map(({ path }) => path);

describe('a body', () => {
  it.each([
    ['half a record', '{"label": ', 400],
    ['nothing', '', 400],
    ['a text', '"label"', 422],
    ['a number', '7', 422],
    ['a list', '[]', 422],
    ['null', 'null', 422],
    ['a prototype', '{"__proto__": {"label": "x"}}', 400],
    ['a prototype of locales', '{"locale": {"__proto__": {"title": "x"}}}', 400],
    ['a constructor', '{"constructor": {"prototype": {"label": "x"}}}', 400],
    [
      'a constructor that is none',
      '{"version": 1, "constructor": 1, "toString": 2, "locale": {"valueOf": {}}}',
      422,
    ],
    ['ten megabytes', `{"label": "${'x'.repeat(10 * 1024 * 1024)}"}`, 413],
    ['ninety levels', `{"version": 1, "label": ${'['.repeat(90)}${']'.repeat(90)}}`, 422],
    ['two million levels', `{"label": ${'['.repeat(2e6)}${']'.repeat(2e6)}}`, 400],
    ['levels of locales', `{"locale": ${'{"en":'.repeat(100_000)}1${'}'.repeat(100_000)}}`, 400],
    ['a site of no number', '{"site_id": "15 or 1=1"}', 422],
    ['a site beyond all numbers', '{"site_id": 1e12}', 422],
    ['a site that is not there', '{"site_id": 999999}', 422],
    ['an infinite version', '{"version": 1e999}', 422],
  ])('of %s is answered clearly', async (_what, payload, status) => {
    const { id } = await created(shared, event);
    const send = sending(shared);
    // A site is named for a new record only.
    const response = payload.includes('site_id')
      ? await send('events', payload)
      : await send(`events/${id}`, payload, 'PUT');
    expect(response.status).toBe(status);
    const { data } = await requester(shared, event)('GET', `/${id}`);
    expect(data.version).toBe(1);
    expect(({} as { label?: string }).label).toBeUndefined();
  });

  it('of another kind is refused', async () => {
    const test = await withSites();
    const send = sending(test);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send('events', 'label=x', 'POST', form)).status).toBe(415);
    const text = { 'content-type': 'text/plain' };
    expect((await send(`events`, '{"label": "x"}', 'POST', text)).status).toBe(422);
  });
});

describe('a record', () => {
  it('of a hundred thousand dishes is refused before one of them is read', async () => {
    const test = await withSites();
    const send = sending(test);
    const items = Array.from({ length: 100_000 }, () => ({ title: { en: 'x' } }));
    const menuOf = (sections: unknown) =>
      JSON.stringify({ ...example(menu), site_id: SITE, sections, specialtysection: [] });
    const long = await send('menus', menuOf([{ title: { en: 'All' }, items }]));
    expect([long.status, pathsOf(long)]).toEqual([422, ['sections.0.items']]);
    // Spread thin enough for every list, they are too many for the record.
    const spread = Array.from({ length: 60 }, (_, at) => ({
      title: { en: 'Some' },
      subsections: Array.from({ length: 40 }, () => ({ title: { en: 'x' }, items: items.slice(0, at + 10) })),
    }));
    const wide = await send('menus', menuOf(spread));
    expect([wide.status, new Set(pathsOf(wide).map((path) => path.split('.')[0]))]).toEqual([
      422,
      new Set(['sections']),
    ]);
    expect(wide.length).toBeLessThan(200_000);
  });

  it('of a hundred thousand unknown fields gets an answer of sensible length', async () => {
    const test = await withSites();
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`field_${at}`, 1]));
    const response = await sending(test)('events', JSON.stringify({ site_id: SITE, ...many }));
    expect([response.status, response.length < 10_000]).toEqual([422, true]);
    expect([response.errors.length, response.detail]).toEqual([
      100,
      'Some fields need another look. Only the first 100 problems are listed.',
    ]);
    const long = await sending(test)('events', JSON.stringify({ site_id: SITE, ['x'.repeat(1e6)]: 1 }));
    expect([long.status, long.length < 5000]).toEqual([422, true]);
  });

  it('with characters that cannot be stored is refused, wherever they stand', async () => {
    const test = await withSites();
    const nul = 'a\u0000b';
    const body = {
      ...example(restaurant),
      site_id: SITE,
      label: nul,
      extension: nul,
      locale: {
        en: { title: nul, slug: nul, section: nul, content: nul, image: nul, reservations_url: nul },
      },
    };
    const response = await sending(test)('restaurants', JSON.stringify(body));
    const wanted = ['title', 'slug', 'section', 'content', 'image', 'reservations_url'];
    expect(pathsOf(response).sort()).toEqual(
      ['label', 'extension', ...wanted.map((name) => `locale.en.${name}`)].sort(),
    );
    const half = await sending(test)('restaurants', JSON.stringify({ site_id: SITE, label: 'half \ud83d' }));
    expect(pathsOf(half)).toContain('label');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//elsewhere.test',
    '/\\elsewhere.test',
    'https://a b',
  ])('with a link to %j is refused', async (linkurl) => {
    const link = { type: 'Link Off', linktext: { en: 'Here' }, linkurl: { en: linkurl } };
    const lists = { links: [link], rich_links: [{ ...link, title: { en: 'x' } }] };
    const locale = { en: { title: 'Spa', iframe_url: linkurl } };
    const response = await sending(shared)(
      'content-sections',
      JSON.stringify({ ...example(content_section), ...lists, site_id: SITE, locale }),
    );
    expect(pathsOf(response).toSorted()).toEqual([
      'links.0.linkurl.en',
      'locale.en.iframe_url',
      'rich_links.0.linkurl.en',
    ]);
  });

  it('cannot be given rights, another id, or another site', async () => {
    const test = await withSites();
    const { id } = await created(test, event);
    const response = await sending(test)(
      `events/${id}`,
      JSON.stringify({
        version: 1,
        id: 7,
        site_id: OTHER_SITE,
        role: 'administrator',
        permissions: ['manage users'],
      }),
      'PUT',
    );
    expect([response.status, pathsOf(response)]).toEqual([422, ['role', 'permissions']]);
    const { data } = await requester(test, event)('GET', `/${id}`);
    expect(data).toMatchObject({ id, site_id: SITE, version: 1 });
  });

  it("cannot point at another site's records", async () => {
    const test = await withSites();
    const elsewhere = await created(test, menu, { site_id: OTHER_SITE });
    const body = { ...example(restaurant), site_id: SITE, menus: [elsewhere.id] };
    expect(pathsOf(await sending(test)('restaurants', JSON.stringify(body)))).toEqual(['menus']);
  });
});

describe('an address', () => {
  it.each(
    [
      'events/0',
      'events/1e3',
      'events/99999999999',
      'events/1%00',
      "events/1'--",
      'events/../users',
      'events/%2e%2e%2f',
      'events/constructor',
      'events/1/revisions/x',
      'events/99/uses',
      'events?page=99999999999',
      'events?pageSize=-1',
      `events?searchterm=${'%F0%9F%92%A9'.repeat(400)}`,
      `events?searchterm=${'x'.repeat(5000)}`,
      `events?searchterm=${'x%20'.repeat(1500)}`,
      "events?searchterm=';drop table event;--",
      'events?searchterm=%26%20%7C%20!%3A*',
      'events?sort=label;drop',
      'events?sort=__proto__',
      'events?category[]=Day&category[]=Night',
      'find?q=%00',
      'find?q=%5C&site_id=9999999999',
      'pictures?q=%25%00',
      'drafts/constructor',
      'drafts?record_id=1e99',
      'specials/for-page/%00',
      'resorts/list-for-site?x[y]=z',
    ].map((url) => [url.slice(0, 60), url]),
  )('like %s is answered without a fault', async (_start, url) => {
    const response = await shared.app.inject({ url: `/api/devise/${url}` });
    expect([200, 400, 404]).toContain(response.statusCode);
    expect(response.payload).not.toMatch(/syntax|column|relation/);
  });

  it('that cannot be decoded is told so like any other error', async () => {
    const { app } = await withSites();
    for (const url of ['/api/restaurant-menus/%E0%A4%A', '/api/devise/events/%']) {
      const response = await app.inject({ url });
      expect([url, response.statusCode]).toEqual([url, 400]);
      expect(response.headers['content-type']).toContain('application/problem+json');
    }
  });

  it('of another site stays closed, whatever the body and the query say', async () => {
    const test = await withSites();
    const { id } = await created(test, event);
    test.signIn({ ...administrator, siteIds: [OTHER_SITE] });
    const send = sending(test);
    const own = JSON.stringify({ id, site_id: OTHER_SITE, label: 'Mine now', siteIds: 'all' });
    expect((await send(`events/${id}?site_id=${OTHER_SITE}`, own, 'PUT')).status).toBe(404);
    expect((await send(`events/${id}/restore`, own)).status).toBe(404);
    const seen = await test.app.inject({ url: `/api/devise/events?site_id=${SITE}` });
    expect(seen.json().data).toEqual([]);
    const both = await test.app.inject({ url: `/api/devise/events?site_id=${SITE}&site_id=${OTHER_SITE}` });
    expect([both.statusCode, both.json().detail]).toEqual([400, 'site_id should be given once.']);
  });
});
