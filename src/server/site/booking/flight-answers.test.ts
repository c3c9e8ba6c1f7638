import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SharedTestApp, sharedTestApp, siteBody } from '../../../../test/app.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import { dayIn } from '../../../domain/time/zone-time.ts';

/** What a visitor without script gets from the flight form of a site. */

const today = dayIn(new Date(), 'America/Cancun');
const days = `depart=${addDays(today, 20)}&back=${addDays(today, 27)}`;

let test: SharedTestApp;

beforeAll(async () => {
  test = await sharedTestApp();
  await test.create('site', null, siteBody('marea', { flights: 'https://fly.test/find' }), 15);
  await test.create('site', null, siteBody('plain'), 16);
  await test.create('site', null, siteBody('two', { flights: 'https://fly.test/find' }), 17);
  for (const [name, gateways] of [
    ['Coral', 'PUJ'],
    ['Selva', 'CUN'],
  ])
    await test.create('resort', null, { name, code: name, site: 17, gateways });
  await test.create('resort', null, { name: 'Marea', code: 'marea', site: 15, gateways: 'pvr; GDL, PVR' });
}, 60_000);
afterAll(() => test.close());

const get = (url: string, host = 'marea.test') =>
  test.app.inject({ url, headers: { host, accept: 'text/html' } });
const locationOf = async (url: string) => String((await get(url)).headers.location);

it('leads to whoever sells flights, with airports by their codes', async () => {
  const link = new URL(await locationOf(`/flights?from=toronto&to=Puerto+Vallarta,+MX+(PVR)&${days}`));
  expect(link.origin + link.pathname).toBe('https://fly.test/find');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ from: 'YTO', to: 'PVR', trip: 'round' });
  expect(await locationOf(`/es/vuelos?from=yyz&to=gdl&${days}`)).toContain('from=YYZ&to=GDL');
});

it('is linked at the foot of every page of a site that leads to flights, and of no other', async () => {
  expect((await get('/missing')).body).toContain('<a href="/flights">Find your flight</a>');
  expect((await get('/es/missing')).body).toContain('<a href="/es/vuelos">Busca tu vuelo</a>');
  const { statusCode, body } = await get('/missing', 'plain.test');
  expect(statusCode).toBe(404);
  expect(body).toContain('class="foot"');
  expect(body).not.toContain('/flights');
});

it('says what it lacks, and keeps what was typed', async () => {
  const { statusCode, body } = await get(`/flights?from=&to=%3Cb%3E&depart=&back=`);
  expect(statusCode).toBe(422);
  expect(body).toContain('From</a>: Choose a city or an airport');
  expect(body).toContain('Out</a>: Give a day of the calendar.');
  expect(body).toContain('Back</a>: Give a day of the calendar.');
  expect(body).toContain('value="&lt;b&gt;"');
  const evil = encodeURIComponent('//evil.test');
  expect((await get(`/flights?from=${evil}&to=${evil}&${days}`)).statusCode).toBe(422);
});

it('lists the airports that a word may mean, each leading to the same flight from there', async () => {
  const { statusCode, body } = await get(`/es/vuelos?from=paris&to=GDL&cabin=first&passengers=2&${days}`);
  expect(statusCode).toBe(422);
  expect(body).toContain('Hay varios aeropuertos que coinciden.');
  const choices = [...body.matchAll(/<a href="([^"]+)">(Paris[^<]+)<\/a>/g)];
  expect(choices.map(([, , name]) => name)).toContain('Paris - Charles de Gaulle, FR (CDG)');
  const cdg = choices.find(([, , name]) => name?.includes('(CDG)'))![1]!.replaceAll('&amp;', '&');
  expect(Object.fromEntries(new URL(await locationOf(cdg)).searchParams)).toMatchObject({
    from: 'CDG',
    to: 'GDL',
    cabin: 'first',
    passengers: '2',
    depart: addDays(today, 20),
  });
});

it('says where a word is no airport', async () => {
  const { body } = await get(`/flights?from=atlantis&to=gdl&${days}`);
  expect(body).toContain('From</a>: We know no airport of this name.');
});

it('is to the airport nearest to the resort until somebody says another', async () => {
  expect((await get('/flights')).body).toContain('name="to" value="PVR"');
  expect((await get(`/flights?from=atlantis&to=gdl&${days}`)).body).toContain('name="to" value="gdl"');
  // Of two resorts nobody knows which one is meant.
  const two = 'two.test';
  expect((await get('/flights', two)).body).toContain('name="to"');
  expect((await get('/flights', two)).body).not.toMatch(/name="to" value="[A-Z]/);
});

it('stands only where staff say where flights are sold', async () => {
  const { statusCode, headers } = await get('/flights');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("form-action 'self' https://fly.test;");
  expect((await get('/flights', 'plain.test')).statusCode).toBe(404);
  expect((await get(`/flights?from=yyz&to=gdl&${days}`, 'plain.test')).statusCode).toBe(404);
});

it('the airports of a resort are suggested, each once and the nearest first', async () => {
  const { data } = (await get('/api/airports/gateways')).json();
  expect(data.map(({ code }: { code: string }) => code)).toEqual(['PVR', 'GDL']);
  expect((await get('/api/airports/gateways', 'plain.test')).json()).toEqual({ data: [] });
});
