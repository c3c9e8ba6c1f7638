import { describe, expect, it, vi } from 'vitest';
import { administrator, siteBody, testApp } from '../../../test/app.ts';
import { contentTypes } from '../../content/index.ts';
import { languages } from '../../domain/language.ts';
import { missing_address } from '../database/schema.ts';
import { createRecord } from '../content/write/write.ts';
import { AddressCounts } from './address-counts.ts';
import { MAX_MISSING, noteMissing } from './missing-addresses.ts';
import { WAIT } from '../../../test/wait.ts';

const actor = { id: null, name: 'Test' };
const HTML = 'text/html,application/xhtml+xml';
const SITE = 15;
const both = (en: string, es: string) => ({ en, es });

/** A site with a restaurant, and pages of which one stands below another. */
async function withSite() {
  const test = await testApp();
  await test.create(
    'site',
    null,
    siteBody('marea', { isDefault: true, hosts: [{ host: 'marea.test' }] }),
    SITE,
  );
  const page = (name: string, more: object = {}) =>
    createRecord(test.db, contentTypes.page, {
      siteId: SITE,
      actor,
      publish: { languages },
      body: {
        name,
        versions: [{ version_name: 'Standing', slices: [{ block: 'hero', title: both(name, name) }] }],
        locale: { en: { title: name }, es: { title: `${name} es` } },
        ...more,
      },
    });
  await page('Home', { is_home: true });
  const restaurant = await test.create('restaurant', SITE, {
    label: 'Brasa',
    locale: { en: { title: 'Brasa' }, es: { title: 'La Brasa' } },
  });
  test.signIn(administrator);
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers: { accept: HTML, host: 'marea.test', ...headers } });
  const staff = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/devise/${path}`;
    const response = await test.app.inject({ method, url, ...(payload ? { payload } : {}) });
    const isJson = String(response.headers['content-type']).includes('json');
    return { status: response.statusCode, ...(isJson ? response.json() : { text: response.body }) };
  };
  const redirect = (from: string, to: string, more: object = {}) =>
    staff('POST', 'redirects', { site_id: SITE, name: from, from, to, ...more });
  /** Where an address leads, once the server has heard of what was written. */
  const leads = async (url: string, to: string | undefined, status = 301) => {
    await vi.waitFor(async () => {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers.location]).toEqual([url, status, to]);
    }, WAIT);
  };
  return { ...test, get, staff, redirect, leads, page, restaurant };
}

describe('an old address', () => {
  it('leads on where nothing stands, in one step and whatever its spelling', async () => {
    const { get, redirect, leads } = await withSite();
    expect((await redirect('/old', '/older')).status).toBe(201);
    await redirect('/older', '/dining/brasa');
    await redirect('/menus/*', 'https://menus.test/marea/*');
    await redirect('/brochure.pdf', '/dining');
    await leads('/old', '/dining/brasa');
    await leads('/OLD/?utm=1', '/dining/brasa?utm=1');
    await leads('/menus/a/b%20c', 'https://menus.test/marea/a/b%20c');
    // A file too, and whoever asks for it.
    await leads('/brochure.pdf', '/dining');
    expect((await get('/brochure.pdf', { accept: '*/*' })).statusCode).toBe(301);
    expect((await get('/old')).headers['cache-control']).toContain('max-age=0');
  });

  it('shows the page that stands there, and leads on once it is gone', async () => {
    const { redirect, leads, staff, restaurant } = await withSite();
    await redirect('/dining/brasa', '/events');
    await redirect('/dining/*', '/dining/brasa');
    await leads('/dining/elsewhere', '/dining/brasa');
    await leads('/dining/brasa', undefined, 200);
    const path = `restaurants/${restaurant.id}`;
    expect((await staff('POST', `${path}/archive`, { version: 1 })).status).toBe(200);
    await leads('/dining/brasa', '/events');
    await leads('/dining/elsewhere', '/events');
  });

  it('is refused where it leads back, with the field and the way named', async () => {
    const { redirect, staff } = await withSite();
    await redirect('/a', '/b');
    const refused = await redirect('/b', 'https://marea.test/a');
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'to' }] });
    expect(refused.errors[0].message).toContain('/b → /a → /b');
    expect(await redirect('/A/', '/c')).toMatchObject({ status: 422, errors: [{ path: 'from' }] });
    expect(await redirect('/app/x', '/c')).toMatchObject({ status: 422, errors: [{ path: 'from' }] });
    expect(await redirect('/x', 'mailto:a@b.test')).toMatchObject({ status: 422, errors: [{ path: 'to' }] });
    // A later change is looked at in the same way.
    const { data } = await redirect('/c', '/d');
    expect(await staff('PUT', `redirects/${data.id}`, { version: 1, to: '/c' })).toMatchObject({
      status: 422,
    });
  });

  it('is of one site alone', async () => {
    const { app, create, leads, redirect } = await withSite();
    await create('site', null, siteBody('ocaso', { hosts: [{ host: 'ocaso.test' }] }), 24);
    await redirect('/old', '/dining');
    await leads('/old', '/dining');
    const other = await app.inject({ url: '/old', headers: { accept: HTML, host: 'ocaso.test' } });
    expect(other.statusCode).toBe(404);
  });
});

describe('a record that moves', () => {
  const locale = (slug: string) => ({ locale: { en: { slug } } });
  const made = async (staff: Awaited<ReturnType<typeof withSite>>['staff']) =>
    (await staff('GET', `redirects?site_id=${SITE}&sort=from`)).data.map(
      ({ from, to, moved }: Record<string, string>) => [from, to, moved],
    );

  it('is found at its old address in the language that changed, and never in a circle', async () => {
    const { staff, leads, restaurant } = await withSite();
    const path = `restaurants/${restaurant.id}`;
    expect((await staff('PUT', path, { version: 1, ...locale('fire') })).status).toBe(200);
    await leads('/dining/brasa', '/dining/fire');
    expect(await made(staff)).toEqual([['/dining/brasa', '/dining/fire', 'Brasa']]);
    await staff('PUT', path, { version: 2, ...locale('hearth') });
    await leads('/dining/brasa', '/dining/hearth');
    await leads('/dining/fire', '/dining/hearth');
    // Back to where it was: what led away from there is gone.
    await staff('PUT', path, { version: 3, ...locale('brasa') });
    await leads('/dining/hearth', '/dining/brasa');
    await leads('/dining/brasa', undefined, 200);
    await leads('/dining/fire', '/dining/brasa');
  });

  it('leaves what staff wrote about its old address, and is saved whatever stands in the way', async () => {
    const { staff, redirect, leads, restaurant } = await withSite();
    await redirect('/dining/brasa', '/events');
    await redirect('/dining/fire', '/dining/brasa');
    const saved = await staff('PUT', `restaurants/${restaurant.id}`, { version: 1, ...locale('fire') });
    expect(saved.status).toBe(200);
    await leads('/dining/fire', undefined, 200);
    expect(await made(staff)).toEqual([
      ['/dining/brasa', '/events', null],
      ['/dining/fire', '/dining/brasa', null],
    ]);
  });

  it('keeps its address while it waits for its publication, and takes the pages below it along', async () => {
    const { staff, leads, page } = await withSite();
    const above = await page('Stay');
    await page('Families', { parent: above.id });
    const path = `pages/${above.id}`;
    await leads('/stay/families', undefined, 200);
    await staff('PUT', path, { version: 1, ...locale('live') });
    expect(await made(staff)).toEqual([]);
    await staff('POST', `${path}/publish`, { version: 2, languages: ['en', 'es'] });
    expect(await made(staff)).toEqual([['/stay/*', '/live/*', 'Stay']]);
    await leads('/stay/families', '/live/families');
    await leads('/stay', '/live');
    await leads('/live/families', undefined, 200);
  });
});

describe('pages below another one', () => {
  it('are found at their old addresses in both languages once the page above was moved', async () => {
    const { staff, leads, page } = await withSite();
    const stay = await page('Stay');
    const offers = await page('Offers');
    const families = await page('Families', { parent: stay.id });
    await page('Teens', { parent: families.id });
    const moved = await staff('PUT', `pages/${families.id}`, {
      version: 1,
      parent: offers.id,
      publish: { languages },
    });
    expect(moved.status).toBe(200);
    await leads('/stay/families/teens', '/offers/families/teens');
    await leads('/es/stay-es/families-es/teens-es', '/es/offers-es/families-es/teens-es');
    await leads('/stay/families', '/offers/families');
    await leads('/offers/families/teens', undefined, 200);
  });

  it('are found where they go when the page above is deleted, and again when it comes back', async () => {
    const { staff, leads, page } = await withSite();
    const stay = await page('Stay');
    const families = await page('Families', { parent: stay.id });
    await page('Teens', { parent: families.id });
    expect((await staff('DELETE', `pages/${stay.id}?version=1`)).status).toBe(200);
    await leads('/stay/families', '/families');
    await leads('/es/stay-es/families-es/teens-es', '/es/families-es/teens-es');
    await leads('/families/teens', undefined, 200);
    expect((await staff('POST', `pages/${stay.id}/restore`, { version: 2 })).status).toBe(200);
    await leads('/families/teens', '/stay/families/teens');
    await leads('/stay/families', undefined, 200);
  });

  it('are found when the home page above them becomes a page like others', async () => {
    const { staff, leads, page } = await withSite();
    const [home] = (await staff('GET', `pages?site_id=${SITE}`)).data;
    await page('Map', { parent: home.id });
    await leads('/map', undefined, 200);
    const change = { version: 1, is_home: false, publish: { languages } };
    expect((await staff('PUT', `pages/${home.id}`, change)).status).toBe(200);
    await leads('/map', '/home/map');
    await leads('/home/map', undefined, 200);
  });
});

describe('what visitors ask for', () => {
  it('is counted without a write of its own for each visit', async () => {
    const { db, redirect, staff } = await withSite();
    const { data } = await redirect('/old', '/dining');
    const counts = new AddressCounts(db, () => true);
    for (let visit = 0; visit < 41; visit += 1) counts.hit(data.id);
    counts.hit(999);
    await counts.flush();
    counts.hit(data.id);
    await counts.flush();
    const { data: counted } = await staff('GET', `redirects/${data.id}`);
    expect([counted.hits, counted.version]).toEqual([42, 1]);
    // A save does not take visits back.
    await staff('PUT', `redirects/${data.id}`, { version: 1, name: 'Other', hits: 0 });
    expect((await staff('GET', `redirects/${data.id}`)).data.hits).toBe(42);
  });

  it('comes to an inbox when nothing stands there, until somebody says that it needs nothing', async () => {
    const { app, get, db } = await withSite();
    await get('/es/nada?email=somebody@example.test');
    await get('/nothing');
    await get('/Nothing/');
    // Scripts and programs are no visitors.
    await get('/nothing.json', { accept: '*/*' });
    await get('/missing', { accept: '*/*' });
    await app.close();
    expect(await db.$count(missing_address)).toBe(2);
  });

  it('is told to staff of the site, most asked for first', async () => {
    const { db, staff, signIn } = await withSite();
    await noteMissing(
      db,
      SITE,
      new Map([
        ['/a', 1],
        ['/b', 9],
      ]),
    );
    await noteMissing(db, SITE, new Map([['/a', 2]]));
    const list = () => staff('GET', `redirects/missing?site_id=${SITE}`);
    expect(await list()).toMatchObject({
      data: [
        { path: '/b', hits: 9 },
        { path: '/a', hits: 3 },
      ],
      meta: { total: 2, page: 1 },
    });
    const dismissed = await staff('POST', 'redirects/missing/dismiss', {
      site_id: SITE,
      paths: ['/b', '/x'],
    });
    expect(dismissed.data).toEqual({ dismissed: 1 });
    await noteMissing(db, SITE, new Map([['/b', 1]]));
    expect((await list()).data).toMatchObject([{ path: '/a' }]);
    signIn({ ...administrator, siteIds: [24] });
    expect((await list()).status).toBe(404);
    expect((await staff('POST', 'redirects/missing/dismiss', { site_id: SITE, paths: ['/a'] })).status).toBe(
      404,
    );
  });

  it('cannot be made to fill the database', async () => {
    const { db } = await withSite();
    const counts = new AddressCounts(db, () => true);
    await noteMissing(db, SITE, new Map([['/real', 5]]));
    for (let round = 0; round < 12; round += 1) {
      for (let one = 0; one < 500; one += 1) counts.missed(SITE, `/${round}/${one}`);
      await counts.flush();
    }
    counts.missed(SITE, `/${'x'.repeat(300)}`);
    counts.missed(SITE, '/\u0000');
    await counts.flush();
    expect(await db.$count(missing_address)).toBeLessThanOrEqual(MAX_MISSING);
    for (let round = 0; round < 3; round += 1) {
      await noteMissing(db, SITE, new Map(Array.from({ length: 300 }, (_, one) => [`/n${round}/${one}`, 1])));
    }
    expect(await db.$count(missing_address)).toBe(MAX_MISSING);
    const { rows } = await db.execute("select hits from missing_address where path = '/real'");
    expect(rows).toEqual([{ hits: 5 }]);
  });
});

describe('redirects as a table', () => {
  const table = (...lines: string[]) => ['from,to,name,drop_query', ...lines].join('\r\n');

  it('are tried without being stored, then stored all at once', async () => {
    const { staff, redirect } = await withSite();
    await redirect('/same', '/dining', { name: 'Same' });
    await redirect('/changes', '/dining', { name: 'Changes' });
    const csv = table('/same,/dining,Same,no', '/changes,/events,,', '/new?b=1,/rooms,"A, b",yes', ',,,');
    const outcomes = ['same', 'changed', 'created'];
    const tried = await staff('POST', 'redirects/import', { site_id: SITE, csv });
    expect(tried.data.done).toBe(false);
    expect(tried.data.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(outcomes);
    expect((await staff('GET', `redirects?site_id=${SITE}`)).meta.total).toBe(2);
    const stored = await staff('POST', 'redirects/import', { site_id: SITE, csv, dry_run: false });
    expect(stored.data.done).toBe(true);
    const { data } = await staff('GET', `redirects?site_id=${SITE}&sort=from`);
    expect(data).toMatchObject([
      { from: '/changes', to: '/events', name: 'Changes', version: 2 },
      { from: '/new?b=1', to: '/rooms', name: 'A, b', drop_query: true },
      { from: '/same', version: 1 },
    ]);
  });

  it('are refused as a whole where one row is wrong, with its line and its column', async () => {
    const { staff } = await withSite();
    const csv = table('/a,/b,A,', '/b,/a,B,', 'wrong,/c,C,', '/d,,D,');
    const { data } = await staff('POST', 'redirects/import', { site_id: SITE, csv, dry_run: false });
    expect(data.done).toBe(false);
    expect(data.rows).toMatchObject([
      { line: 2, outcome: 'created', errors: [] },
      { line: 3, outcome: 'refused', errors: [{ path: 'to' }] },
      { line: 4, outcome: 'refused', errors: [{ path: 'from' }] },
      { line: 5, outcome: 'refused', errors: [{ path: 'to' }] },
    ]);
    expect((await staff('GET', `redirects?site_id=${SITE}`)).meta.total).toBe(0);
    for (const bad of ['', 'a,b\r\n1,2', `from,to\r\n${'/a,/b\r\n'.repeat(501)}`]) {
      expect((await staff('POST', 'redirects/import', { site_id: SITE, csv: bad })).status).toBe(422);
    }
    expect((await staff('POST', 'redirects/import', { site_id: 99, csv })).status).toBe(404);
  });

  it('run no formula in a spreadsheet, and come back as they were', async () => {
    const { staff, redirect } = await withSite();
    const name = '=HYPERLINK("https://elsewhere.test","x")';
    await redirect('/old', '/dining', { name });
    const { text } = await staff('GET', `redirects/export?site_id=${SITE}`);
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\ufefffrom,to,drop_query,name,hits,moved',
      `/old,/dining,no,"'=HYPERLINK(""https://elsewhere.test"",""x"")",0,`,
    ]);
    const { data } = await staff('POST', 'redirects/import', { site_id: SITE, csv: text });
    expect(data.rows).toMatchObject([{ outcome: 'same' }]);
  });
});
