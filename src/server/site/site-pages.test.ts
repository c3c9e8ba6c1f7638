import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import { sharedTestApp, type SharedTestApp, siteBody, type TestApp, testApp } from '../../../test/app.ts';
import { deleteRecord } from '../content/write/state.ts';
import { createRecord } from '../content/write/write.ts';
import { languages } from '../../domain/language.ts';
import { addDays } from '../../domain/time/calendar.ts';
import { dayAndDate, longDate } from '../../domain/time/date-words.ts';
import { days as weekdays } from '../../domain/time/day-range.ts';
import { instantAt } from '../../domain/time/zone-time.ts';
import { unbroken } from '../../domain/unbroken.ts';
import { dayAfter, todayIn } from '../../../test/resort-days.ts';
import { WAIT } from '../../../test/wait.ts';

const actor = { id: null, name: 'Test' };
const ZONE = 'America/Cancun';
const HTML = 'text/html,application/xhtml+xml';

const both = (en: string, es: string) => ({ en, es });

/** A site with a home page, a page below it, a room and a restaurant; a second site that speaks English alone. */
async function withSite(given?: TestApp) {
  const test = given ?? (await testApp());
  await test.create(
    'site',
    null,
    siteBody('marea', { isDefault: true, frameHosts: [{ host: 'map.test' }] }),
    15,
  );
  await test.create('site', null, siteBody('cay', { localized: false }), 52);
  const page = (siteId: number, body: object) =>
    createRecord(test.db, contentTypes.page, { siteId, body, actor, publish: { languages } });
  await page(15, {
    name: 'Home',
    is_home: true,
    versions: [
      {
        version_name: 'Standing',
        slices: [
          { block: 'hero', title: both('Where the tide is', 'Donde está la marea') },
          { block: 'embed', url: { en: 'https://map.test/bay' } },
          { block: 'embed', url: { en: 'https://elsewhere.test/' } },
          { block: 'statement', text: both('English alone', 'x'), only_in: 'en' },
        ],
      },
      {
        version_name: 'Carnival',
        from: '2031-02-01T00:00',
        slices: [{ block: 'hero', title: both('Carnival', 'Carnaval') }],
      },
    ],
    locale: { en: { title: 'Home' }, es: { title: 'Inicio' } },
  });
  await page(15, {
    name: 'Coming',
    menu: 'header',
    versions: [
      { version_name: 'Standing', slices: [{ block: 'hero', title: both('Coming here', 'Cómo llegar') }] },
    ],
    locale: { en: { title: 'How to come' }, es: { title: 'Cómo llegar' } },
  });
  const room = await test.create('room', 15, {
    label: 'Lagoon',
    size: 42,
    locale: { en: { title: 'Lagoon room' }, es: { title: 'Habitación Laguna' } },
  });
  const menu = await test.create('menu', 15, {
    code_value: 'm',
    name: 'Card',
    sections: [
      {
        title: both('Fire', 'Fuego'),
        items: [
          { title: both('Sea bass', 'Lubina'), price: { en: '$1,024' }, currency: 'MXN' },
          { title: both('Half or whole lobster', 'Langosta, media o entera'), price: { en: '$18 / $32' } },
        ],
      },
    ],
    locale: { en: { title: 'The card' }, es: { title: 'La carta' } },
  });
  await test.create('restaurant', 15, {
    label: 'Brasa',
    menus: [menu.id],
    dinner: { spans: [{ opens: '18:00', closes: '22:00', days: ['Sun', 'Mon'] }] },
    locale: { en: { title: 'The Ember', slug: 'the-ember' }, es: { title: 'La Brasa', slug: 'la-brasa' } },
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers: { host: 'marea.test', accept: HTML, ...headers } });
  return { ...test, room, get };
}

/** Of the tests that write nothing. */
let shared: Awaited<ReturnType<typeof withSite>>;
let sharedApp: SharedTestApp;
beforeAll(async () => {
  sharedApp = await sharedTestApp();
  shared = await withSite(sharedApp);
});
afterAll(() => sharedApp.close());

const leads = async (response: Promise<{ statusCode: number; headers: Record<string, unknown> }>) => {
  const { statusCode, headers } = await response;
  return [statusCode, headers.location];
};

describe('a page of the public site', () => {
  it('stands at its address in each language, and each names the other', async () => {
    const { get } = shared;
    for (const [url, title, other] of [
      ['/how-to-come', 'Coming here', '/es/como-llegar'],
      ['/es/como-llegar', 'Cómo llegar', '/how-to-come'],
    ] as const) {
      const { statusCode, payload, headers } = await get(url);
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(payload).toContain(`<h1 class="display">${title}</h1>`);
      expect(payload).toContain(`<link rel="canonical" href="http://marea.test${url}">`);
      expect(payload).toContain(`href="http://marea.test${other}"`);
      expect(payload.match(/<h1/g)).toHaveLength(1);
    }
    expect(await leads(get('/como-llegar'))).toEqual([308, '/how-to-come']);
    expect(await leads(get('/how-to-come/?a=1'))).toEqual([308, '/how-to-come?a=1']);
    expect(await leads(get('/es'))).toEqual([308, '/es/']);
    expect(await leads(get('/caf%C3%A9%2Fbar/?a=1'))).toEqual([308, '/caf%C3%A9%2Fbar?a=1']);
  });

  it('shows what is written for one language to that one alone', async () => {
    const { get } = shared;
    expect((await get('/')).payload).toContain('English alone');
    expect((await get('/es/')).payload).not.toContain('English alone');
  });

  it('shows in English what staff have said in Spanish alone', async () => {
    const { get, create } = await withSite();
    await create(
      'site',
      null,
      siteBody('baja', { firstLanguage: 'es', contact: { address: { es: 'Carretera a la playa' } } }),
      24,
    );
    await create('room', 24, {
      label: 'Dune',
      amenities: [{ name: { es: 'Hamaca' } }],
      plan: [{ name: { es: 'Terraza' }, kind: 'outside', across: 0, down: 0, width: 3, depth: 2 }],
      locale: { en: { title: 'Dune room' }, es: { title: 'Habitación Duna' } },
    });
    await create('event', 24, {
      label: 'Stars',
      start_date: `${dayAfter(todayIn(ZONE))}T20:00`,
      locale: { en: { title: 'Stars' }, es: { title: 'Estrellas' } },
    });
    const room = (await get('/rooms/dune-room', { host: 'baja.test' })).payload;
    expect(room).toContain('Hamaca');
    expect(room).toContain('Terraza');
    expect((await get('/events/stars', { host: 'baja.test' })).payload).toContain(
      '"address":"Carretera a la playa"',
    );
  });

  it('says of an event that was on this morning when it is on next', async () => {
    const { get, create } = await withSite();
    const today = todayIn(ZONE);
    const daily = { repeats: 1, repeat_frequency: 'daily' } as const;
    await create('event', 15, {
      label: 'Stars',
      start_date: `${today}T00:00`,
      end_date: `${today}T00:01`,
      ...daily,
      repeat_settings: { until: dayAfter(today) },
      locale: { en: { title: 'Stars', slug: 'stars' } },
    });
    await create('event', 15, {
      label: 'Comet',
      start_date: `${today}T00:00`,
      end_date: `${today}T00:01`,
      locale: { en: { title: 'Comet', slug: 'comet' } },
    });
    const stars = (await get('/events/stars')).payload;
    expect(stars).toContain(`dateTime="${dayAfter(today)}T00:00`);
    expect(stars).not.toContain(`dateTime="${today}T00:00`);
    expect((await get('/events/comet')).payload).toContain('It was on');
  });

  it('says of an event how it repeats, and lists its dates only where they differ', async () => {
    const { get, create } = await withSite();
    const today = todayIn(ZONE);
    const daily = { repeats: 1, repeat_frequency: 'daily' } as const;
    const stars = (more: object) => ({
      start_date: `${addDays(today, -30)}T23:58`,
      end_date: `${addDays(today, -30)}T23:59`,
      ...daily,
      ...more,
    });
    const named = (label: string, slug: string) => ({
      label,
      locale: { en: { title: label, slug }, es: { title: label, slug } },
    });
    await create('event', 15, { ...named('Stars', 'stars'), ...stars({}) });
    const cancelled = [addDays(today, 2)];
    await create('event', 15, { ...named('Moon', 'moon'), ...stars({ repeat_settings: { cancelled } }) });
    const until = addDays(today, 40);
    await create('event', 15, { ...named('Tide', 'tide'), ...stars({ repeat_settings: { until } }) });

    const onStars = (await get('/events/stars')).payload;
    expect(onStars).toMatch(/<p>Every day<\/p><p>11:58.+11:59/);
    expect(onStars).not.toContain('Dates to come');
    expect((await get('/es/eventos/stars')).payload).toContain('<p>Todos los días</p>');
    const onMoon = (await get('/events/moon')).payload;
    expect(onMoon).toContain('Dates to come');
    expect(onMoon).not.toContain(`dateTime="${addDays(today, 2)}T23:58"`);
    expect(onMoon).toContain(`dateTime="${addDays(today, 3)}T23:58"`);
    expect((await get('/events/tide')).payload).toContain(`<p>Every day, until ${longDate(until, 'en')}</p>`);
  });

  it('leads from an event and a restaurant where staff linked to', async () => {
    const { get, create } = await withSite();
    const today = todayIn(ZONE);
    const section = await create('content_section', 15, {
      label: 'Paths',
      display_type: 'page',
      locale: { en: { title: 'The paths', slug: 'paths' }, es: { title: 'Los senderos', slug: 'senderos' } },
    });
    const links = [
      { type: 'Make Reservation', linktext: both('Hold a place', 'Aparta un lugar'), linkurl: { en: '/b' } },
      { type: 'Content', linktext: both('Where to walk', 'Por dónde'), pageId: section.id },
      { type: 'Link Off', linktext: both('In the hub', 'En la app'), linkurl: { en: '/property-hub/spa' } },
    ];
    await create('event', 15, {
      label: 'Walk',
      start_date: `${addDays(today, 1)}T09:00`,
      links,
      locale: { en: { title: 'Walk', slug: 'walk' }, es: { title: 'Caminata', slug: 'caminata' } },
    });
    const { payload } = await get('/events/walk');
    expect(payload).toContain('<a class="button" href="/b">Hold a place</a>');
    expect(payload).toContain('<a class="arrow" href="/info/paths">Where to walk</a>');
    expect(payload).toContain('href="/app/property-hub/spa"');
    expect((await get('/es/eventos/caminata')).payload).toContain('href="/es/informacion/senderos"');

    await create('content_section', 15, {
      label: 'Spa',
      display_type: 'page',
      links,
      rich_links: [
        {
          type: 'Link Off',
          title: both('The 360', 'El 360'),
          description: both('Six hours of quiet', 'Seis horas de calma'),
          linktext: both('See the day', 'Ver el día'),
          linkurl: { en: '/day' },
        },
      ],
      locale: { en: { title: 'Spa', slug: 'spa' }, es: { title: 'Spa', slug: 'spa' } },
    });
    const onSpa = (await get('/info/spa')).payload;
    expect(onSpa).toContain('<a class="button" href="/b">Hold a place</a>');
    expect(onSpa).toContain('<a class="arrow" href="/info/paths">Where to walk</a>');
    expect(onSpa).toMatch(
      /<h2 class="card-title">The 360<\/h2><p>Six hours of quiet<\/p><p><a class="arrow" href="\/day">See the day</,
    );

    const patio = {
      label: 'Patio',
      links: [
        ...links,
        { type: 'Playa Safe Stay', linktext: both('How we keep it clean', 'Cómo lo cuidamos') },
      ],
      locale: { en: { title: 'Patio', slug: 'patio' }, es: { title: 'Patio', slug: 'patio' } },
    };
    await create('restaurant', 15, patio);
    const onPatio = (await get('/dining/patio')).payload;
    // One way to reserve, in the words of the site.
    expect(onPatio).toContain('<a class="button" href="/b">Reserve a table</a>');
    expect(onPatio).not.toContain('Hold a place');
    expect(onPatio).toContain('<a class="arrow" href="/info/paths">Where to walk</a>');
    expect(onPatio).not.toContain('How we keep it clean');

    const safeStay = { content: both('Water is tested every day.', 'El agua se analiza a diario.') };
    await create('site', null, siteBody('safe', { safeStay }), 60);
    await create('restaurant', 60, { ...patio, links: patio.links.slice(-1) });
    expect((await get('/dining/patio', { host: 'safe.test' })).payload).toContain(
      '<a class="arrow" href="/stay-safe">How we keep it clean</a>',
    );
  });

  it.each([
    ['10:00', 'Open today until 11:30'],
    ['20:00', 'Open tonight until 11:30'],
    ['02:00', 'Today from 9:00'],
    ['23:40', 'Tomorrow from 9:00'],
  ])('says at %s of a restaurant that is open till late: %s', async (time, said) => {
    const { get, create } = await withSite();
    await create('restaurant', 15, {
      label: 'Patio',
      dinner: { spans: [{ opens: '09:00', closes: '23:30', days: [...weekdays] }] },
      locale: { en: { title: 'Patio', slug: 'patio' }, es: { title: 'Patio', slug: 'patio' } },
    });
    const now = instantAt(`${todayIn(ZONE)}T${time}`, ZONE).getTime();
    vi.useFakeTimers({ now, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect((await get('/dining/patio')).payload).toContain(said);
  });

  it('tells nobody what is going to be published, whatever moment an address names', async () => {
    const { get } = shared;
    const { payload, statusCode } = await get('/?asOf=2031-02-01T00:00');
    expect(statusCode).toBe(200);
    expect(payload).toContain('>Where the tide is</h1>');
  });

  it('has no script but for islands, and frames only the hosts that the site lists', async () => {
    const { get } = shared;
    const { payload, headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(/script-src [^;]*/.exec(policy)![0]).not.toContain('unsafe');
    expect(policy).toContain("frame-src 'self' https://map.test;");
    expect(payload).not.toMatch(/<script(?! type="(?:application\/ld\+json|speculationrules)")/);
    expect(payload.match(/<iframe[^>]*>/g)).toEqual([expect.stringContaining('https://map.test/bay')]);
  });

  it('is written once more when it changes, and is 304 to who has it', async () => {
    const { get, db, room } = await withSite();
    const { headers } = await get('/rooms');
    expect((await get('/rooms', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    await deleteRecord(db, contentTypes.room, { id: room.id, version: 1, actor });
    await vi.waitFor(async () => expect((await get('/rooms')).statusCode).toBe(404), WAIT);
  });
});

describe('sections of a site', () => {
  it('stand at Spanish words in Spanish, and the English word leads there', async () => {
    const { get } = shared;
    expect((await get('/es/gastronomia')).payload).toContain('>La Brasa</a>');
    expect(await leads(get('/es/dining'))).toEqual([308, '/es/gastronomia']);
    expect(await leads(get('/es/dining/the-ember'))).toEqual([308, '/es/gastronomia/la-brasa']);
    expect(await leads(get('/dining/la-brasa'))).toEqual([308, '/dining/the-ember']);
  });

  it('a restaurant has its menu as text and as data', async () => {
    const { get } = shared;
    const { payload } = await get('/dining/the-ember');
    expect(payload).toContain('Sea bass');
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(payload)!;
    const { '@graph': graph } = JSON.parse(json!) as { '@graph': { '@type': string }[] };
    expect(graph.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'Restaurant', 'Menu']);
    expect(graph[1]).toMatchObject({
      name: 'The Ember',
      openingHoursSpecification: [{ dayOfWeek: ['Sunday', 'Monday'], opens: '18:00', closes: '22:00' }],
    });
    // A price that says two has none as data.
    expect(graph[2]).toMatchObject({
      hasMenuSection: [
        {
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Sea bass',
              offers: { '@type': 'Offer', price: 1024, priceCurrency: 'MXN' },
            },
            { '@type': 'MenuItem', name: 'Half or whole lobster' },
          ],
        },
      ],
    });
    expect(json).not.toContain('32');
  });

  it('a festival names its first and its last day, a night past midnight only its own', async () => {
    const { get, create } = await withSite();
    const today = todayIn(ZONE);
    const [first, second, last] = [1, 2, 4].map((days) => addDays(today, days)) as [string, string, string];
    const event = (label: string, ends: string) =>
      create('event', 15, {
        label,
        start_date: `${first}T20:00`,
        end_date: ends,
        locale: { en: { title: label }, es: { title: label } },
      });
    await event('Small lights', `${last}T22:00`);
    await event('Late lamp', `${second}T01:00`);
    const day = (one: string) => unbroken(dayAndDate(one, 'en'));
    expect((await get('/events/small-lights')).payload).toContain(`${day(first)} – ${day(last)}</time>`);
    expect((await get('/events/late-lamp')).payload).toContain(`>${day(first)}</time>`);
  });

  it('a festival that began before today stands on the list of the week, once, at its time of day and with its days', async () => {
    const { get, create } = await withSite();
    const today = todayIn(ZONE);
    const [first, last] = [-1, 2].map((days) => addDays(today, days)) as [string, string];
    await create('event', 15, {
      label: 'Small lights',
      start_date: `${first}T20:00`,
      end_date: `${last}T22:00`,
      locale: { en: { title: 'Small lights', location: 'Pier' }, es: { title: 'Luces' } },
    });
    await create('event', 15, {
      label: 'Open pier',
      start_date: `${today}T00:00`,
      end_date: `${today}T23:59`,
      locale: { en: { title: 'Open pier', location: 'Pier' }, es: { title: 'Muelle abierto' } },
    });
    const day = (one: string) => unbroken(dayAndDate(one, 'en'));
    const { payload } = await get('/events');
    expect(payload.match(/>(Small lights|Open pier)</g)).toEqual(['>Open pier<', '>Small lights<']);
    expect(payload.split('>Small lights<')).toHaveLength(2);
    expect(payload).toContain(`>${dayAndDate(today, 'en')}</h2>`);
    expect(payload).toContain(`${day(first)} – ${day(last)}`);
  });

  it('an event leaves the list of the week when it ends, whatever was cached', async () => {
    const { get, create } = await withSite();
    const day = dayAfter(todayIn(ZONE));
    for (const [title, starts, ends] of [
      ['Early dip', '07:00', '08:00'],
      ['Late song', '21:00', '22:00'],
    ] as const) {
      await create('event', 15, {
        label: title,
        start_date: `${day}T${starts}`,
        end_date: `${day}T${ends}`,
        locale: { en: { title }, es: { title } },
      });
    }
    onTestFinished(() => void vi.useRealTimers());
    const ended = instantAt(`${day}T08:00`, ZONE).getTime();
    const listed = async () => (await get('/events')).payload.match(/>(Early dip|Late song)</g);
    vi.useFakeTimers({ now: ended - 1000, toFake: ['Date'] });
    expect(await listed()).toEqual(['>Early dip<', '>Late song<']);
    vi.setSystemTime(ended);
    expect(await listed()).toEqual(['>Late song<']);
  });

  it('a site in one language leads from Spanish to it', async () => {
    const { get, create } = await withSite();
    await create('room', 52, { label: 'Oil house', locale: { en: { title: 'Oil house' } } });
    const cay = { host: 'cay.test' };
    expect((await get('/rooms/oil-house', cay)).payload).toContain('>Oil house</h1>');
    expect(await leads(get('/es/habitaciones/oil-house', cay))).toEqual([308, '/rooms/oil-house']);
    const missing = await get('/es/nothing', cay);
    expect([missing.statusCode, /<html lang="(..)"/.exec(missing.payload)?.[1]]).toEqual([404, 'en']);
  });
});

describe('an address without a page', () => {
  it('is said to be missing in the dress of the site, with a way on', async () => {
    const { get } = shared;
    const { statusCode, payload } = await get('/es/nada');
    expect(statusCode).toBe(404);
    expect(payload).toContain('<html lang="es"');
    expect(payload).toContain('Esta página se fue con la marea');
    expect(payload).toContain('<a href="/es/habitaciones">');
    expect(payload).toContain('content="noindex"');
    expect((await get('/%zz')).statusCode).toBe(400);
    expect((await get('/app/js/nothing.js', { accept: '*/*' })).statusCode).toBe(404);
  });

  it('leads to the hub as long as nobody has made a home page', async () => {
    const { get } = shared;
    expect(await leads(get('/', { host: 'cay.test' }))).toEqual([302, '/app/']);
  });

  it('leads to the hub where the site has nothing yet, and heads no empty address', async () => {
    const { get } = shared;
    for (const url of ['/nothing', '/search', '/search?q=sea']) {
      const { payload } = await get(url, { host: 'cay.test' });
      expect(payload).toContain('<ul class="index"><li><a href="/app/?lang=en">');
      expect(payload).not.toContain('foot-address');
    }
    expect((await get('/nothing')).payload).not.toContain('<ul class="index"><li><a href="/app/');
  });
});

it('machines are told what there is: a map with both languages, a feed, and who may read', async () => {
  const { get } = shared;
  const { payload: map } = await get('/sitemap.xml');
  const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    'http://marea.test/',
    'http://marea.test/how-to-come',
    'http://marea.test/rooms',
    'http://marea.test/rooms/lagoon-room',
    'http://marea.test/dining',
    'http://marea.test/dining/the-ember',
    'http://marea.test/find-a-travel-agent',
    'http://marea.test/agents',
    'http://marea.test/agents/register',
    'http://marea.test/es/',
    'http://marea.test/es/como-llegar',
    'http://marea.test/es/habitaciones',
    'http://marea.test/es/habitaciones/habitacion-laguna',
    'http://marea.test/es/gastronomia',
    'http://marea.test/es/gastronomia/la-brasa',
    'http://marea.test/es/encuentra-un-agente',
    'http://marea.test/es/agentes',
    'http://marea.test/es/agentes/registro',
  ]);
  for (const address of addresses) {
    expect([address, (await get(new URL(address!).pathname)).statusCode]).toEqual([address, 200]);
  }
  expect((await get('/robots.txt')).payload).toContain('Sitemap: http://marea.test/sitemap.xml');
  expect((await get('/es/feed.xml')).payload).toContain('xml:lang="es"');
});

it('the map names what is published in one language alone, in that language', async () => {
  const test = await withSite();
  const body = {
    name: 'Lent',
    versions: [{ version_name: 'Standing', slices: [{ block: 'statement', text: both('Fish', 'Pescado') }] }],
    locale: { en: { title: 'Lent' }, es: { title: 'Cuaresma' } },
  };
  await createRecord(test.db, contentTypes.page, {
    siteId: 15,
    body,
    actor,
    publish: { languages: ['es'] },
  });
  await vi.waitFor(async () => {
    const { payload } = await test.get('/sitemap.xml');
    const entries = payload.split('\n').filter((line) => /lent|cuaresma/.test(line));
    expect(entries).toEqual(['<url><loc>http://marea.test/es/cuaresma</loc></url>']);
  }, WAIT);
});
