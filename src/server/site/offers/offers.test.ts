import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type SharedTestApp, sharedTestApp, siteBody } from '../../../../test/app.ts';
import { contentTypes } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import { addDays, addMinutes } from '../../../domain/time/calendar.ts';
import { dayIn, wallClockIn } from '../../../domain/time/zone-time.ts';
import { createRecord } from '../../content/write/write.ts';

/** The offers of a site as a visitor without script finds, reads and books them. */

const HTML = 'text/html,application/xhtml+xml';
const ZONE = 'America/Cancun';
const now = wallClockIn(new Date(), ZONE);
const today = dayIn(new Date(), ZONE);

let test: SharedTestApp;
let resorts: Record<'marea' | 'ocaso', number>;

const version = (more: object = {}) => ({
  version_name: 'Standing',
  start_date: '2026-01-01T00:00',
  end_date: '2031-12-31T00:00',
  audience: 'Everyone',
  priority: 10,
  pages: [{ page: 'specials' }],
  ...more,
});

const words = (title: string) => ({
  title,
  excerpt: `About ${title}`,
  content: `All of ${title}`,
  terms: 'From two nights',
  image: 'sea',
  banner: 'sea',
});

beforeAll(async () => {
  test = await sharedTestApp();
  await test.create('site', null, siteBody('group', { isDefault: true, timeZone: ZONE }), 1);
  await test.create('site', null, siteBody('plain', { timeZone: ZONE }), 2);
  const resort = (name: string) =>
    test.create('resort', null, {
      name,
      code: name.toLowerCase(),
      booking: { engine: 'group', address: 'https://book.test/', hotel: name },
    });
  const [marea, ocaso] = [await resort('Marea'), await resort('Ocaso')];
  resorts = { marea: marea.id, ocaso: ocaso.id };
  const special = (name: string, es: string, more: object) =>
    createRecord(test.db, contentTypes.special, {
      siteId: 1,
      actor: { id: null, name: 'Test' },
      publish: { languages },
      body: {
        name,
        percent_off: 10,
        code: 'CODE',
        versions: [version()],
        locale: { en: words(name), es: words(es) },
        ...more,
      },
    });
  await special('Whales', 'Ballenas', {
    kind: 'Book Ahead',
    resorts: [marea.id],
    percent_off: 30,
    code: 'BALLENA & CO',
    stay_from: '2030-01-01',
    stay_until: '2030-03-31',
  });
  await special('Children', 'Niños', { kind: 'Family', resorts: [marea.id, ocaso.id], percent_off: 20 });
  await special('For readers', 'Para lectores', { versions: [version({ audience: 'Members' })] });
  await special('Flash', 'Relámpago', {
    code: 'PLAIN',
    versions: [
      version(),
      version({
        version_name: 'Tonight',
        priority: 50,
        end_date: addMinutes(now, 90),
        code: 'TONIGHT',
        percent_off: 40,
        title: { en: 'Flash tonight', es: 'Relámpago de hoy' },
      }),
      version({ version_name: 'Beaten', priority: 40, code: 'BEATEN' }),
    ],
  });
}, 60_000);
afterAll(() => test.close());

const get = (url: string, host = 'group.test') => test.app.inject({ url, headers: { host, accept: HTML } });

const titlesAt = async (url: string) => {
  const { payload } = await get(url);
  return [...payload.matchAll(/class="card-title"><a href="[^"]*">([^<]*)</g)].map(([, title]) => title);
};

describe('all offers', () => {
  it('stand on one page that is kept for everybody, in each language, with how many they are', async () => {
    expect(await titlesAt('/specials')).toEqual(['Whales', 'Children', 'Flash tonight']);
    expect(await titlesAt('/es/ofertas')).toEqual(['Ballenas', 'Niños', 'Relámpago de hoy']);
    const { payload, headers } = await get('/specials');
    expect(payload).toContain('3 offers');
    expect(headers['cache-control']).toContain('public');
    expect(payload).toContain('<link rel="canonical" href="http://group.test/specials">');
    expect((await get('/specials', 'plain.test')).statusCode).toBe(404);
  });

  it('are looked through only where there are more than a glance takes in', async () => {
    const search = 'aria-label="Look for an offer"';
    expect((await get('/specials')).payload).toContain(search);
    const few = await sharedTestApp();
    onTestFinished(few.close);
    await few.create('site', null, siteBody('few', { timeZone: ZONE }), 3);
    await createRecord(few.db, contentTypes.special, {
      siteId: 3,
      actor: { id: null, name: 'Test' },
      publish: { languages },
      body: {
        name: 'Whales',
        percent_off: 10,
        code: 'CODE',
        versions: [version()],
        locale: { en: words('Whales') },
      },
    });
    const fewGet = (url: string) => few.app.inject({ url, headers: { host: 'few.test', accept: HTML } });
    const { payload } = await fewGet('/specials');
    expect(payload).toContain('Whales');
    expect(payload).not.toContain(search);
    // One that nobody looked for is not counted.
    expect(payload).not.toContain('One offer');
    expect((await fewGet('/specials?q=whales')).payload).toContain('One offer');
    expect((await fewGet('/specials?q=sea')).payload).toContain(search);
  });

  it.each([
    ['q=ballenas', []],
    ['q=about+whales', ['Whales']],
    ['q=children&kind=', ['Children']],
    ['kind=family', ['Children']],
    ['saves=30', ['Whales', 'Flash tonight']],
    ['stay=2030-02-01', ['Whales', 'Children', 'Flash tonight']],
    ['stay=2030-05-01', ['Children', 'Flash tonight']],
    ['saves=20&stay=2030-05-01&kind=family', ['Children']],
  ])('are looked through by %s', async (query, titles) => {
    expect(await titlesAt(`/specials?${query}`)).toEqual(titles);
  });

  it('are looked through by resort, and one for two resorts stands at both', async () => {
    expect(await titlesAt(`/specials?resort=${resorts.ocaso}`)).toEqual(['Children', 'Flash tonight']);
    expect(await titlesAt(`/specials?resort=${resorts.marea}`)).toHaveLength(3);
  });

  it('keep what was typed, lead back to all of them, and stay out of search engines', async () => {
    const { payload, statusCode, headers } = await get('/specials?q=no+such+thing&kind=family');
    expect(statusCode).toBe(200);
    expect(payload).toContain('value="no such thing"');
    expect(payload).toContain('<option value="family" selected="">');
    expect(payload).toContain('No offer is like that.');
    expect(payload).toContain('<a href="/specials">Show all of them</a>');
    expect(payload).toContain('<meta name="robots" content="noindex');
    expect(payload).toContain('href="/es/ofertas?q=no+such+thing&amp;kind=family"');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    ['stay', '2026-02-30', 'A day looks like'],
    ['resort', '1 or 1', 'Choose one of the resorts.'],
    ['kind', '__proto__', 'Choose one of the kinds.'],
    ['saves', '11', 'Choose one of the amounts.'],
    ['q', 'x'.repeat(201), 'At most 200 characters.'],
  ])('name %s where it cannot be read, and write nothing as HTML', async (field, value, text) => {
    const { payload, statusCode } = await get(
      `/specials?${field}=${encodeURIComponent(value)}&q2=${encodeURIComponent('<script>')}`,
    );
    expect(statusCode).toBe(400);
    expect(payload).toContain(text);
    expect(payload).toContain('aria-invalid="true"');
    expect(payload).not.toContain('<script>');
  });

  it('lead from the words of the other language, with the query', async () => {
    const { statusCode, headers } = await get('/es/specials?kind=family');
    expect([statusCode, headers.location]).toEqual([308, '/es/ofertas?kind=family']);
  });
});

describe('an offer', () => {
  it('is made in the version that is live, and said so to search engines', async () => {
    const { payload, headers } = await get('/specials/flash');
    expect(payload).toContain('Flash tonight');
    expect(payload).toContain('40% less');
    expect(payload).toContain('Booking code TONIGHT');
    const data = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(payload)![1]!);
    const offer = data['@graph'].find((one: { '@type': string }) => one['@type'] === 'Offer');
    expect(Date.parse(offer.validThrough)).toBeGreaterThan(Date.now());
    // No cache keeps the page longer than the version is live.
    const age = Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1] ?? 0);
    expect(age).toBeLessThanOrEqual(91 * 60);
  });

  it('counts down where its end is near, and says it in words without script', async () => {
    const { payload } = await get('/specials/flash');
    expect(payload).toContain('data-island="clock"');
    expect(payload).toContain('This offer ends soon');
    expect((await get('/specials/children')).payload).not.toContain('data-island="clock"');
  });

  it.each([
    ['/specials/children', '/specials', 'All offers'],
    ['/es/ofertas/ninos', '/es/ofertas', 'Todas las ofertas'],
  ])('%s ends with the way to %s', async (path, all, said) => {
    const { payload } = await get(path);
    const main = payload.slice(payload.indexOf('<main'), payload.indexOf('</main>'));
    expect(main).toMatch(new RegExp(`<a class="arrow" href="${all}"[^>]*>${said}<`));
  });

  it('for members alone has no page', async () => {
    expect((await get('/specials/for-readers')).statusCode).toBe(404);
  });
});

describe('booking an offer', () => {
  it('leads into the form with its code, its resort and the night that was looked for', async () => {
    const { payload } = await get('/specials?stay=2030-02-01&q=whales');
    const [, href] = /<a class="arrow" href="(\/book\?[^"]*)"/.exec(payload)!;
    expect(href).toBe('/book?offer=BALLENA+%26+CO&amp;at=marea&amp;stay=2030-02-01');
    const form = await get(href!.replaceAll('&amp;', '&'));
    expect(form.statusCode).toBe(200);
    expect(form.payload).toContain('value="BALLENA &amp; CO"');
    expect(form.payload).toContain('<option value="marea" selected="">');
    expect(form.payload).toContain('value="2030-02-01"');
    expect(form.payload).toContain('data-begun="resort arrive code code_as"');
    expect(form.payload).not.toContain('role="alert"');
  });

  it('brings only what the form could have been filled with', async () => {
    const past = addDays(today, -1);
    const { payload, statusCode } = await get(`/book?offer=${'x'.repeat(81)}&at=elsewhere&stay=${past}`);
    expect(statusCode).toBe(200);
    expect(payload).not.toContain('xxxx');
    expect(payload).not.toContain(`value="${past}"`);
    expect(payload).toContain('data-begun="code_as"');
  });

  it('is sent on to the engine with the code that it brought', async () => {
    const arrive = addDays(today, 20);
    const { headers } = await get(
      `/book?resort=marea&arrive=${arrive}&depart=${addDays(arrive, 4)}&code=TONIGHT&code_as=promo`,
    );
    expect(new URL(String(headers.location)).searchParams.get('promo')).toBe('TONIGHT');
  });
});
