import { describe, expect, it, vi } from 'vitest';
import { administrator, siteBody, testApp } from '../../../../test/app.ts';
import { WAIT } from '../../../../test/wait.ts';
import { contentTypes } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import { runMaintenance } from '../../jobs/maintenance.ts';
import { createRecord } from '../../content/write/write.ts';

const actor = { id: null, name: 'Test' };
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const browser = { accept: 'text/html', 'user-agent': CHROME };

const both = (en: string, es: string) => ({ en, es });

const version = (id: string, title: string, more: object = {}) => ({
  id,
  version_name: title,
  slices: [
    { block: 'hero', title: both(title, title) },
    {
      block: 'call_to_action',
      title: both('Come', 'Ven'),
      link_text: both('Book', 'Reserva'),
      link_url: both('/rooms', '/es/habitaciones'),
    },
  ],
  ...more,
});

/** A site with a page of two versions that share its visitors, and a page of one. */
async function withDraw(versions: object[] = [version('aaaaaaaa', 'Sand'), version('bbbbbbbb', 'Sea')]) {
  const test = await testApp();
  const hosts = [{ host: 'marea.test' }, { host: 'Playa.test' }];
  await test.create('site', null, siteBody('marea', { isDefault: true, hosts }), 15);
  const page = (name: string, of: object[], more: object = {}) =>
    createRecord(test.db, contentTypes.page, {
      siteId: 15,
      body: { name, versions: of, locale: { en: { title: name }, es: { title: name } }, ...more },
      actor,
      publish: { languages },
    });
  await page('Home', [version('cccccccc', 'Home')], { is_home: true });
  const drawn = await page('Beach', versions);
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers: { host: 'marea.test', ...browser, ...headers } });
  /** At a whole address, as links name it, or at a path of the first host. */
  const press = (address: string, headers: Record<string, string> = {}) => {
    const { host, pathname, search } = new URL(address, 'http://marea.test');
    return test.app.inject({
      method: 'POST',
      url: pathname + search,
      payload: 'PING',
      headers: { host, 'content-type': 'text/ping', ...headers },
    });
  };
  /** What was counted, once it is written: closing the app writes it. */
  const counted = async () => {
    await test.app.close();
    const { rows } = await test.database.pool.query<{ version: string; visitors: number; presses: number }>(
      'select version, language, visitors, presses from page_draw_day order by version, language',
    );
    return rows;
  };
  return { ...test, drawn, get, press, counted };
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof withDraw>>['get']>>;

const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0]!;
const titleOf = ({ payload }: Answer) => /<h1[^>]*>(.*?)<\/h1>/.exec(payload)?.[1];
const pingOf = ({ payload }: Answer) => /ping="([^"]+)"/.exec(payload)![1]!.replaceAll('&amp;', '&');

describe('a page whose versions share its visitors', () => {
  it('gives a visitor one of them, and the same one every time after', async () => {
    const { get } = await withDraw();
    const titles = new Set<string>();
    await vi.waitFor(async () => {
      const first = await get('/beach');
      titles.add(titleOf(first)!);
      const cookie = cookieOf(first);
      for (const path of ['/beach', '/es/beach', '/beach?utm_source=mail']) {
        expect(titleOf(await get(path, { cookie }))).toBe(titleOf(first));
      }
      expect([...titles].sort()).toEqual(['Sand', 'Sea']);
    }, WAIT);
  });

  it('sets one cookie that pages cannot read, that ends, and that is no number of anybody', async () => {
    const { get } = await withDraw();
    const set = String((await get('/beach')).headers['set-cookie']);
    expect(set).toMatch(
      /^palapa-draw=\d{1,4}\.\d+-[0-9a-f]{8}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const again = await get('/beach', { cookie: set.split(';')[0]! });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('is kept by no shared cache, while a page that draws nothing is as before', async () => {
    const { get } = await withDraw();
    const drawn = await get('/beach');
    expect(drawn.headers['cache-control']).toBe('private, no-cache');
    expect(drawn.headers.vary).toContain('Cookie');
    const cookie = cookieOf(drawn);
    const known = { cookie, 'if-none-match': String(drawn.headers.etag) };
    expect((await get('/beach', known)).statusCode).toBe(304);
    for (const headers of [{}, { cookie }, { cookie: 'palapa-draw=9' }]) {
      const home = await get('/', headers);
      expect(home.headers['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate');
      expect(home.headers.vary).toBe('Accept-Encoding, Server-Name');
      expect(home.headers['set-cookie']).toBeUndefined();
      expect(home.payload).not.toContain('ping=');
    }
  });

  it('draws anew for a cookie that nobody wrote', async () => {
    const { get } = await withDraw();
    for (const cookie of ['palapa-draw=<script>', 'palapa-draw=99999', `palapa-draw=${'1'.repeat(5000)}`]) {
      const { statusCode, headers } = await get('/beach', { cookie });
      expect(statusCode).toBe(200);
      expect(headers['set-cookie']).toMatch(/^palapa-draw=\d{1,4}\./);
    }
  });

  it('is not made ready before somebody opens it, since it would not be counted then', async () => {
    const { get, counted } = await withDraw();
    const declined = await get('/beach', { 'sec-purpose': 'prefetch;prerender' });
    expect([declined.statusCode, declined.headers['cache-control']]).toEqual([503, 'no-store']);
    expect((await get('/', { 'sec-purpose': 'prefetch;prerender' })).statusCode).toBe(200);
    expect(await counted()).toEqual([]);
  });

  it('shows one version to all where the others have no share, end, or are of another language', async () => {
    const { get } = await withDraw([
      version('aaaaaaaa', 'Sand'),
      version('bbbbbbbb', 'Sea', { share: 0 }),
      version('dddddddd', 'Past', { until: '2020-01-01T00:00' }),
      version('eeeeeeee', 'Cielo', { only_in: 'es' }),
    ]);
    const english = await get('/beach');
    expect(titleOf(english)).toBe('Sand');
    expect(english.headers['cache-control']).toContain('public');
    expect((await get('/es/beach')).headers['cache-control']).toContain('private');
  });
});

describe('what is counted', () => {
  it('is each visitor once, and once more for the first press', async () => {
    const { get, press, counted } = await withDraw();
    const opened = await get('/es/beach');
    const cookie = cookieOf(opened);
    await get('/es/beach', { cookie });
    await get('/beach', { cookie });
    const pressed = await press(pingOf(opened), { cookie });
    expect([pressed.statusCode, pressed.payload]).toEqual([204, '']);
    await press(pingOf(opened), { cookie: cookieOf(pressed) });
    const drawn = titleOf(opened) === 'Sand' ? 'aaaaaaaa' : 'bbbbbbbb';
    expect(await counted()).toEqual([{ version: drawn, language: 'es', visitors: 1, presses: 1 }]);
  });

  it('is a press on each host of the site, named in whole as HTML wants it', async () => {
    const { get, press, counted } = await withDraw();
    for (const host of ['marea.test', 'playa.test']) {
      const opened = await get('/beach', { host });
      expect(pingOf(opened)).toMatch(`http://${host}/api/page-presses?`);
      await press(pingOf(opened), { cookie: cookieOf(opened) });
    }
    // The cookie of one host goes to no other: visitors of a host that is none of the site's are not counted there.
    const elsewhere = await get('/beach', { host: 'nobody.test' });
    expect(pingOf(elsewhere)).toMatch('http://marea.test/api/page-presses?');
    const presses = (await counted()).reduce((sum, row) => sum + row.presses, 0);
    expect(presses).toBe(2);
  });

  it('is no robot, no program, and no press of somebody who was never there', async () => {
    const { get, press, counted } = await withDraw();
    const opened = await get('/beach', {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    await get('/beach', { 'user-agent': 'curl/8.5.0', accept: '*/*' });
    await get('/beach', { 'sec-fetch-dest': 'iframe' });
    for (const cookie of ['', cookieOf(opened), 'palapa-draw=5.1-00000000']) {
      expect((await press(pingOf(opened), { cookie })).statusCode).toBe(204);
    }
    expect(await counted()).toEqual([]);
  });

  it('says which parameter of a press is wrong', async () => {
    const { press } = await withDraw();
    const refused = await press('/api/page-presses?page=x&draw=00000000&lang=en');
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ detail: string }>().detail).toContain('page');
  });

  it('is forgotten with the page, once it has left the trash', async () => {
    const { get, drawn, database } = await withDraw();
    await get('/beach');
    const count = async () =>
      (await database.pool.query('select from page_draw_day where page_id <> $1', [drawn.id])).rowCount;
    await database.pool.query(
      `insert into page_draw_day values (999999, 'ab12cd34', 'aaaaaaaa', 'en', '2026-01-01', 3, 1)`,
    );
    expect(await count()).toBe(1);
    await runMaintenance(database.pool);
    expect(await count()).toBe(0);
  });
});

describe('the results of a page', () => {
  it('are told to staff of the site for the running draw first, and for those that have ended', async () => {
    const { app, database, drawn, signIn } = await withDraw();
    const read = async () => app.inject({ url: `/api/devise/pages/${drawn.id}/results` });
    signIn(administrator);
    const [running] = (await read()).json<{ data: { draw: string }[] }>().data;
    expect(running).toMatchObject({ is_running: true, first_day: null });
    const row = [drawn.id, running!.draw];
    await database.pool.query(
      `insert into page_draw_day values
        ($1, $2, 'aaaaaaaa', 'en', '2026-02-01', 30, 3), ($1, $2, 'aaaaaaaa', 'en', '2026-02-02', 10, 1),
        ($1, $2, 'bbbbbbbb', 'es', '2026-02-03', 20, 5), ($1, 'ab12cd34', 'gone0000', 'en', '2025-02-03', 7, 1)`,
      row,
    );
    expect((await read()).json<{ data: unknown }>().data).toEqual([
      {
        draw: running!.draw,
        is_running: true,
        first_day: '2026-02-01',
        last_day: '2026-02-03',
        versions: [
          { version: 'aaaaaaaa', en: { visitors: 40, presses: 4 }, es: { visitors: 0, presses: 0 } },
          { version: 'bbbbbbbb', en: { visitors: 0, presses: 0 }, es: { visitors: 20, presses: 5 } },
        ],
      },
      {
        draw: 'ab12cd34',
        is_running: false,
        first_day: '2025-02-03',
        last_day: '2025-02-03',
        versions: [{ version: 'gone0000', en: { visitors: 7, presses: 1 }, es: { visitors: 0, presses: 0 } }],
      },
    ]);
    signIn({ ...administrator, siteIds: [24] });
    expect((await read()).statusCode).toBe(404);
  });
});
