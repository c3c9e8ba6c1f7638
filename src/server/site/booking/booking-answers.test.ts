import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SharedTestApp, sharedTestApp, siteBody } from '../../../../test/app.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import { dayIn } from '../../../domain/time/zone-time.ts';

/** What a visitor without script gets from the booking form of a site. */

const HTML = 'text/html,application/xhtml+xml';
const today = dayIn(new Date(), 'America/Cancun');
const [soon, later] = [addDays(today, 20), addDays(today, 24)];
const stay = `arrive=${soon}&depart=${later}`;

let test: SharedTestApp;

beforeAll(async () => {
  test = await sharedTestApp({ environment: { TRUST_PROXY: '1' } });
  await test.create('site', null, siteBody('marea'), 15);
  await test.create('site', null, siteBody('plain', { contact: { booking: { en: '/elsewhere' } } }), 16);
  const resort = (name: string, more: object) => test.create('resort', null, { name, code: name, ...more });
  await resort('marea', {
    site: 15,
    adults_only: true,
    booking: { engine: 'group', address: 'https://book.test/start?chain=7', hotel: '4711', min_nights: 3 },
    closed_dates: [{ from: addDays(today, 60), until: addDays(today, 70) }],
    partners: [
      { name: 'Maple Trips', url: 'https://maple.test/marea', markets: 'CA, US' },
      { name: 'Nowhere', url: '/elsewhere' },
    ],
  });
  await resort('ocaso', {
    booking: { engine: 'reservhotel', address: '/demo/engines/reservhotel' },
    partners: [{ name: 'Rumbo', url: 'https://rumbo.test/ocaso' }],
  });
  await resort('closed', { booking: { engine: 'group', address: 'https://book.test/' } });
  await resort('unbooked', { site: 16 });
  await test.create('site', null, siteBody('group', { isDefault: true, bookingExcludeResorts: 'closed' }), 1);
  const trigger = (code_value: string, more: object) =>
    test.create('booking_code_trigger', null, {
      code_value,
      trigger_value: `promo=${code_value}&promo_reservhotel=R${code_value}`,
      ...more,
    });
  await trigger('SUMMER', { magic_label: 'utm_campaign=summer' });
  await trigger('MAPLE', { geocode_label: 'CA' });
  await trigger('REEF', { trigger_value: 'promo=REEF26' });
}, 60_000);
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}, host = 'marea.test') =>
  test.app.inject({ url, headers: { host, accept: HTML, ...headers } });

async function led(url: string, headers: Record<string, string> = {}, host?: string) {
  const { statusCode, headers: answered } = await get(url, headers, host);
  expect([url, statusCode]).toEqual([url, 303]);
  expect(answered['cache-control']).toBe('private, no-store');
  const link = new URL(String(answered.location), 'http://here.test');
  return { at: link.origin + link.pathname, ...Object.fromEntries(link.searchParams) };
}

describe('the form', () => {
  it('leads to the engine of the resort with the stay', async () => {
    expect(await led(`/book?${stay}&rooms=2&adults1=2&adults2=1&code=`)).toEqual({
      at: 'https://book.test/start',
      chain: '7',
      hotel: '4711',
      level: 'hotel',
      arrive: soon,
      depart: later,
      rooms: '2',
      adult: '2|1',
      locale: 'en-US',
      currency: 'USD',
      configcode: 'PALAPA',
      themecode: 'PALAPA',
    });
    expect(await led(`/es/reservar?${stay}`)).toMatchObject({ adult: '2', locale: 'es-MX' });
  });

  it('leads from the group to the resort that was chosen, in the words of its engine', async () => {
    const asked = `/book?resort=Ocaso&${stay}&children1=2&age1_1=4&age1_2=9&code=AB%26C&code_as=rate`;
    expect(await led(asked, {}, 'group.test')).toMatchObject({
      at: 'http://here.test/demo/engines/reservhotel',
      hotel: 'ocaso',
      aDate: soon,
      child: '2',
      childages: '4,9',
      rate_code: 'AB&C',
      lang: '1',
    });
  });

  it('tells an engine what was typed, where the code of a trigger is none of its family', async () => {
    const at = (resort: string) => led(`/book?resort=${resort}&${stay}&code=reef`, {}, 'group.test');
    expect(await at('marea')).toMatchObject({ promo: 'REEF26' });
    expect(await at('ocaso')).toMatchObject({ promo_code: 'reef' });
  });

  it('carries the codes of the visit: typed, then of the address, then of the country', async () => {
    const canadian = { 'cf-ipcountry': 'CA', 'x-forwarded-for': '203.0.113.7' };
    const landing = `landing=${encodeURIComponent('?utm_campaign=summer')}`;
    expect(await led(`/book?${stay}&${landing}&code=MINE&code_as=group`, canadian)).toMatchObject({
      group: 'MINE',
    });
    expect(await led(`/book?${stay}&${landing}`, canadian)).toMatchObject({ promo: 'SUMMER' });
    expect(await led(`/book?${stay}`, canadian)).toMatchObject({ promo: 'MAPLE' });
    const referer = 'http://marea.test/?utm_campaign=summer';
    expect(await led(`/book?${stay}`, { referer })).toMatchObject({ promo: 'SUMMER' });
    expect(await led(`/book?${stay}&landing=${'x='.repeat(1500)}`)).not.toHaveProperty('promo');
  });

  it('never leads anywhere else, whatever is sent', async () => {
    for (const evil of [
      '//evil.test',
      'https://evil.test/',
      '\r\nLocation: //evil.test',
      '@evil.test',
      '../..',
    ]) {
      const text = encodeURIComponent(evil);
      const response = await get(`/book?${stay}&resort=marea&code=${text}&landing=${text}&next=${text}`);
      expect([303, 422]).toContain(response.statusCode);
      const { location } = response.headers;
      if (location !== undefined) expect(location).toMatch(/^https:\/\/book\.test\/start\?[!-~]+$/);
      const chosen = await get(`/book?${stay}&resort=${text}`);
      expect([chosen.statusCode, chosen.headers.location]).toEqual([422, undefined]);
    }
  });
});

describe('what cannot be booked', () => {
  const issues = async (query: string, host?: string) => {
    const { statusCode, body } = await get(`/book?${query}`, {}, host);
    expect([query, statusCode]).toEqual([query, 422]);
    const list = /role="alert">.*?<ul>(.*?)<\/ul>/.exec(body)?.[1] ?? '';
    return [...list.matchAll(/<li><a href="#[^"]+">(.*?)<\/a>(.*?)<\/li>/g)].map(
      ([, label, text]) => `${label}${text}`,
    );
  };

  it('is said by field, and what was sent stays in the form', async () => {
    expect(await issues('arrive=&depart=')).toEqual([
      'Arrive: Give a day of the calendar.',
      'Depart: Give a day of the calendar.',
    ]);
    expect(await issues(`arrive=${addDays(today, -3)}&depart=${soon}`)).toEqual([
      'Arrive: This day has passed.',
    ]);
    expect(await issues(`arrive=${later}&depart=${soon}`)).toEqual(['Depart: You leave after you arrive.']);
    expect(await issues(`arrive=${soon}&depart=${addDays(soon, 1)}`)).toEqual([
      'Depart: A stay is 3 nights at least.',
    ]);
    expect(await issues(`arrive=${soon}&depart=${addDays(soon, 400)}`)).toEqual([
      'Depart: A stay is 30 nights at most. Call us for a longer one.',
    ]);
    expect(await issues(`arrive=${addDays(today, 65)}&depart=${addDays(today, 69)}`)).toEqual([
      expect.stringContaining('Arrive: We are closed on'),
    ]);
    expect(await issues(`${stay}&children1=1&age1_1=4`)).toEqual([
      'Room 1, Children: This resort is for adults only.',
    ]);
    expect(await issues(`${stay}&rooms=99&code=${'A'.repeat(81)}`)).toEqual([
      'Rooms: Between one room and 3.',
      'Your code: A code has at most 80 letters and figures, on one line.',
    ]);
    const { body } = await get(`/book?arrive=${soon}&depart=${soon}&code=%3Cb%3E%C3%B1`);
    expect(body).toContain(`value="${soon}"`);
    expect(body).toContain('value="&lt;b&gt;ñ"');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toMatch(/aria-invalid="true" aria-describedby="[^"]+-issue"/);
  });

  it('is a resort of another site, one that is left out, and one that nobody chose', async () => {
    expect(await issues(`${stay}&resort=ocaso`)).toEqual(['Where: Choose one of our resorts.']);
    for (const resort of ['', 'closed', 'unbooked', 'nobody']) {
      expect(await issues(`${stay}&resort=${resort}`, 'group.test')).toEqual([
        'Where: Choose one of our resorts.',
      ]);
    }
  });

  it('is said in Spanish below /es', async () => {
    const { body } = await get(`/es/reservar?arrive=${later}&depart=${soon}`);
    expect(body).toContain('La salida va después de la llegada.');
    expect((await get(`/es/book?${stay}`)).headers.location).toBe(`/es/reservar?${stay}`);
  });

  it('is too much for one address', async () => {
    expect((await get(`/book?${stay}&code=${'x'.repeat(5000)}`)).statusCode).toBe(400);
  });
});

describe('the page of the form', () => {
  it('is the same for everybody, whatever stands behind its address', async () => {
    const plain = await get('/book');
    const campaign = await get('/book?utm_campaign=summer', { 'cf-ipcountry': 'CA' });
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['cache-control']).toContain('public');
    expect(plain.headers.vary).toBe('Accept-Encoding, Server-Name');
    expect(campaign.headers.etag).toBe(plain.headers.etag);
    expect(plain.headers['content-security-policy']).toContain("form-action 'self' https://book.test;");
  });

  it('names the travel sites that sell the resort, each with its countries', async () => {
    const { body } = await get('/book');
    const list =
      /data-island="markets" data-resort="marea"[^]*?<ul aria-label="[^"]*marea[^"]*">([^]*?)<\/ul>/.exec(
        body,
      )![1]!;
    expect(list).toMatch(/^<li data-markets="CA US"><a [^>]*href="https:\/\/maple\.test\/marea"/);
    expect(list).toContain('<small>Canada, United States</small>');
    // What leads nowhere else sells nothing.
    expect(list).not.toContain('Nowhere');
  });

  it('folds them below the name of each resort on the site of a group', async () => {
    const { body } = await get('/book', {}, 'group.test');
    const [, folds = ''] = /data-island="markets"[^]*?<div class="questions-list">([^]*?)<\/div>/.exec(body)!;
    const sellers = [...folds.matchAll(/<details><summary>(.*?)<\/summary>[^]*?<a [^>]*href="([^"]*)"/g)];
    expect(sellers.map(([, resort, address]) => [resort, address])).toEqual([
      ['marea', 'https://maple.test/marea'],
      ['ocaso', 'https://rumbo.test/ocaso'],
    ]);
  });

  it('stands on sites that book, and their button leads there', async () => {
    expect((await get('/book')).body).toContain('class="button bar-book" href="/book"');
    expect((await get('/book', {}, 'plain.test')).statusCode).toBe(404);
    expect((await get(`/book?${stay}`, {}, 'plain.test')).statusCode).toBe(404);
    expect((await get('/reservar')).headers.location).toBe('/book');
  });
});

describe('what was chosen and what a visit came with', () => {
  const script = /<script data-sites="([^"]*)">([^]*?)<\/script>/;

  it('are looked after by a script in every page of a site that books, which its headers name', async () => {
    for (const url of ['/book', '/es/buscar?q=mar', '/nowhere']) {
      const { headers, payload } = await get(url);
      const [, sites = '', text = ''] = script.exec(payload) ?? [];
      expect([url, sites.split(' ').toSorted()]).toEqual([
        url,
        ['http://group.test', 'http://marea.test', 'http://plain.test'],
      ]);
      const hash = createHash('sha256').update(text).digest('base64');
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-`);
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
  });

  it('are nothing to a site that books nothing', async () => {
    expect(script.test((await get('/search', {}, 'plain.test')).payload)).toBe(false);
  });
});
