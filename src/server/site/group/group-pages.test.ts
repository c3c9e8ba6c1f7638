import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SharedTestApp, sharedTestApp, siteBody } from '../../../../test/app.ts';
import { WAIT } from '../../../../test/wait.ts';
import { contentTypes, type ContentTypeName } from '../../../content/index.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { findRecords } from '../../content/store/repository.ts';
import { deleteRecord } from '../../content/write/state.ts';
import { createRecord, updateRecord } from '../../content/write/write.ts';

/** The pages of a group of four resorts, one of which has a site of its own. */

const actor = { id: null, name: 'Test' };

let test: SharedTestApp;
let ids: Record<'marea' | 'coral' | 'selva' | 'norte', number>;

const titled = (en: string, es: string, more: { en?: object; es?: object } = {}) => ({
  en: { title: en, ...more.en },
  es: { title: es, ...more.es },
});

const write = async (
  type: ContentTypeName,
  body: object,
  published: readonly Language[] = languages,
  siteId: number | null = null,
) =>
  (
    await createRecord(test.db, contentTypes[type], {
      siteId,
      body,
      actor,
      publish: { languages: published },
    })
  ).id;

async function writeResorts(brand: number) {
  const resort = (name: string, more: object) =>
    write('resort', { name, url_partial: name.toLowerCase(), brand_id: brand, ...more });
  return {
    marea: await resort('Marea', {
      site: 15,
      city: 'Los Cabos',
      country: 'MX',
      kinds: ['beach', 'couples'],
      amenities: ['pool', 'spa'],
      adults_only: true,
      shore: 'bay',
      places: [{ name: { en: 'Pier', es: 'Muelle' }, across: 10, down: 20 }],
      gateways: 'SJD, LAP',
      locale: { en: { tagline: 'A bay' }, es: { tagline: 'Una bahía' } },
    }),
    coral: await resort('Coral', {
      site: 16,
      city: 'Punta Cana',
      country: 'DO',
      kinds: ['beach', 'family'],
      amenities: ['pool', 'kids-club'],
    }),
    selva: await resort('Selva', {
      city: 'Mérida',
      country: 'MX',
      kinds: ['jungle', 'family'],
      amenities: ['spa'],
    }),
    norte: await resort('Norte', { city: 'Nassau', country: 'BS' }),
  };
}

beforeAll(async () => {
  test = await sharedTestApp();
  await test.create('site', null, siteBody('grupo', { isDefault: true }), 1);
  await test.create('site', null, siteBody('marea'), 15);
  await test.create('site', null, siteBody('coral', { localized: false }), 16);
  const brand = await write('brand', {
    name: 'Quietas',
    url_partial: 'quietas',
    website: 'https://quietas.test/',
    locale: { en: { tagline: 'No loudspeakers' }, es: { tagline: 'Sin bocinas' } },
  });
  ids = await writeResorts(brand);
  await write('collection', {
    label: 'Rule',
    kind: 'family',
    amenities: ['kids-club'],
    locale: titled('With children', 'Con niños'),
  });
  await write('collection', {
    label: 'Hand',
    resorts: [ids.selva, ids.marea],
    kind: 'beach',
    locale: titled('Our two', 'Nuestras dos'),
  });
  await write('collection', { label: 'Blank', locale: titled('Nothing yet', 'Nada todavía') });
  await write('collection', { label: 'Draft', country: 'MX', locale: titled('Secret', 'Secreta') }, []);
  await write('collection', { label: 'One', country: 'MX', locale: titled('English alone', 'x') }, ['en']);
  const room = (label: string, resort: number, more: object) =>
    write('meeting_room', { label, resort, locale: titled(label, `Salón ${label}`), ...more });
  await room('Arch', ids.marea, { banquet: 80, theatre: 120, length: 12, width: 10, across: 0, down: 0 });
  await room('Nook', ids.marea, { boardroom: 12 });
  await room('Hall', ids.coral, { banquet: 300 });
  await write('fact_sheet', {
    code_value: 'MAREA',
    resort: ids.marea,
    group: 'Weddings',
    locale: titled('Marea at a glance', 'Marea de un vistazo', {
      en: { content: '| Rooms | 84 |\n|---|---|\n| Pools | 2 |', file: 'https://files.test/marea.pdf' },
    }),
  });
  await write('fact_sheet', {
    code_value: 'CORAL',
    resort: ids.coral,
    group: 'Lunas de miel',
    locale: titled('Coral', 'Coral ES'),
  });
  await test.create('room', 15, {
    label: 'Rock',
    film: 'https://films.test/rock.mp4',
    plan: [
      { name: { en: 'Bedroom', es: 'Recámara' }, kind: 'room', across: 0, down: 0, width: 5, depth: 4 },
      { name: { en: 'King bed', es: 'Cama king' }, kind: 'bed', across: 2, down: 0.2, width: 2, depth: 2.1 },
    ],
    locale: titled('Rock room', 'La Roca'),
  });
  await test.create('room', 15, { label: 'Plain', locale: titled('Plain room', 'La Sencilla') });
});
afterAll(() => test.close());

const get = (url: string, host = 'grupo.test') =>
  test.app.inject({ url, headers: { host, accept: 'text/html,application/xhtml+xml' } });

const textOf = (html: string) => html.replace(/<[^<>]*>/g, '');

const page = async (url: string, host?: string) => {
  const { statusCode, payload } = await get(url, host);
  return { statusCode, payload, main: /<main.*<\/main>/s.exec(payload)?.[0] ?? '' };
};

/** The titles of the cards of a page, in their order. */
const cards = (main: string): string[] =>
  [...main.matchAll(/<h[23] class="card-title"><a[^>]*>([^<]*)</g)].map(([, title]) => title!);

describe('the list of resorts', () => {
  it('shows all of them, says how many each choice leads to, and needs no script', async () => {
    const { statusCode, main, payload } = await page('/resorts');
    expect(statusCode).toBe(200);
    expect(cards(main)).toEqual(['Marea', 'Coral', 'Selva', 'Norte']);
    for (const option of [
      'Mexico (2)',
      'Mexico: Los Cabos (1)',
      'With children (2)',
      'Adults only (1)',
      'Spa (2)',
    ])
      expect(main).toContain(option);
    expect(payload).not.toContain('<script type="module"');
  });

  it.each([
    ['?place=MX', ['Marea', 'Selva']],
    ['?place=MX.merida', ['Selva']],
    ['?kind=family', ['Coral', 'Selva']],
    ['?kind=adults-only', ['Marea']],
    ['?amenity=pool&amenity=spa', ['Marea']],
    ['?place=MX&kind=beach&amenity=spa', ['Marea']],
    ['?place=&kind=', ['Marea', 'Coral', 'Selva', 'Norte']],
  ])('is filtered by %s, in both languages', async (query, found) => {
    for (const path of ['/resorts', '/es/resorts']) {
      const { statusCode, main, payload } = await page(path + query);
      expect([path, statusCode, cards(main)]).toEqual([path, 200, found]);
      expect(payload).toContain('content="noindex"');
    }
  });

  it('takes every choice away again by a link, and leads to the other language with all of them', async () => {
    const { main, payload } = await page('/resorts?place=MX&kind=beach&amenity=spa');
    expect(main).toContain('href="?kind=beach&amp;amenity=spa"');
    expect(main).toContain('href="?place=MX&amp;amenity=spa"');
    expect(main).toContain('href="?place=MX&amp;kind=beach"');
    expect(payload).toContain('href="/es/resorts?place=MX&amp;kind=beach&amp;amenity=spa"');
  });

  it('says so where no resort has all of it, and what nobody knows', async () => {
    const nothing = await page('/es/resorts?kind=jungle&amenity=pool');
    expect(nothing.statusCode).toBe(200);
    expect(nothing.main).toContain('Ningún resort lo tiene todo');
    const unknown = await page('/resorts?kind=castle&place=<b>&amenity=pool');
    expect(unknown.statusCode).toBe(422);
    expect(unknown.main).toContain('Where: we know no such place. It is left out.');
    expect(unknown.main).toContain('What for: we know no such kind. It is left out.');
    expect(unknown.main).not.toContain('castle');
    expect(cards(unknown.main)).toEqual(['Marea', 'Coral']);
    expect((await get(`/resorts?kind=${'x'.repeat(5000)}`)).statusCode).toBe(400);
  });

  it('is cached as it is without a filter, and never with one', async () => {
    expect((await get('/resorts')).headers['cache-control']).toContain('public');
    expect((await get('/resorts?utm_source=mail')).headers['cache-control']).toContain('public');
    expect((await get('/resorts?kind=family')).headers['cache-control']).toBe('private, no-cache');
  });
});

describe('a resort on the site of the group', () => {
  it('says what it is for, what is there, where it belongs, and what it has for groups and agents', async () => {
    const { main } = await page('/resorts/marea');
    expect(main).toContain('<a href="/resorts?kind=beach">On the beach</a>');
    expect(main).toContain('<a href="/resorts?amenity=spa">Spa</a>');
    expect(main).toContain('<a href="/brands/quietas">Quietas</a>');
    expect(main).toContain('<a href="/collection/our-two">Our two</a>');
    expect(textOf(main)).toContain('SJD · LAP');
    expect(main).toContain('class="drawn-map"');
    expect(main).toContain('<a href="/meetings/marea">');
    expect(main).toContain('<a href="/fact-sheets/marea-at-a-glance">');
    const spanish = await page('/es/resorts/marea');
    expect(spanish.main).toContain('<a href="/es/resorts?kind=beach">En la playa</a>');
    expect(spanish.main).toContain('Muelle');
  });

  it('shows rooms of its own site, which lead there, and follows what changes there', async () => {
    const shown = async (path: string) => cards((await page(path)).main);
    expect(await shown('/resorts/marea')).toContain('Plain room');
    const { main } = await page('/es/resorts/marea');
    expect(main).toContain('<a href="http://marea.test/es/habitaciones/la-roca">La Roca</a>');
    expect(main).toContain('<a href="http://marea.test/es/recorrido">');
    const dawn = { label: 'Dawn', locale: titled('Dawn room', 'El Alba') };
    const { id } = await test.create('room', 15, dawn);
    await vi.waitFor(async () => expect(await shown('/resorts/marea')).toContain('Dawn room'), WAIT);
    await vi.waitFor(async () => expect(await shown('/es/resorts/marea')).toContain('El Alba'), WAIT);
    await deleteRecord(test.db, contentTypes.room, { id, version: 1, actor });
    await vi.waitFor(async () => expect(await shown('/resorts/marea')).not.toContain('Dawn room'), WAIT);
  });

  it('that was made while its site could not be read again is made anew once it was', async () => {
    await page('/resorts/marea');
    const locking = await test.database.pool.connect();
    await locking.query('begin');
    // Every read of a site waits for it, and no write of a room does.
    await locking.query('lock table event in access exclusive mode');
    await test.create('room', 15, { label: 'Late', locale: titled('Late room', 'El Tardío') });
    const house = async () => (await get('/rooms', 'marea.test')).headers['cache-status'];
    await vi.waitFor(async () => expect(await house()).toMatch(/not confirmed since/), WAIT);
    expect(cards((await page('/resorts/marea')).main)).not.toContain('Late room');
    await locking.query('rollback');
    locking.release();
    await vi.waitFor(
      async () => expect(cards((await page('/resorts/marea')).main)).toContain('Late room'),
      WAIT,
    );
  });

  it('says on Spanish pages what its own site has in English alone, and whoever reads aloud hears English', async () => {
    const plan = [{ name: { en: 'Room' }, kind: 'room', across: 0, down: 0, width: 5, depth: 4 }];
    await test.create('room', 16, {
      label: 'Reef',
      plan,
      locale: { en: { title: 'Reef room', image: null, bed: 'One king', view: 'Reef' } },
    });
    const open = 'href="http://coral.test/" hrefLang="en" target="_blank" rel="noopener"';
    const rooms = 'href="http://coral.test/rooms" hrefLang="en"';
    const tour = 'href="http://coral.test/room-tour" hrefLang="en"';
    const reef = 'href="http://coral.test/rooms/reef-room"';
    const { main } = await page('/es/resorts/coral');
    expect(main).toContain(`${open}>Ir al sitio de Coral (en\u00a0inglés)<`);
    expect(main).toContain(`<h2 class="title">Habitaciones</h2>`);
    expect(main).toContain(`<a ${rooms}>Todas las habitaciones (en\u00a0inglés)</a>`);
    expect(main).toContain(`<a ${tour}>Recorrer todas las habitaciones (en\u00a0inglés)</a>`);
    expect(main).toContain(`<a ${reef} lang="en" hrefLang="en">Reef room</a>`);
    expect(main).toContain('<dt>Camas</dt><dd lang="en">One king</dd>');
    // Nothing else is English.
    expect(main.match(/ lang="en"/g)).toHaveLength(3);
    const inTour = (await page('/es/recorrido')).main;
    expect(inTour).toContain(
      `<a class="arrow" ${tour}>Todas las habitaciones de Coral, en plano (en\u00a0inglés)</a>`,
    );
    expect(inTour).toContain(`<ul class="index" lang="en"><li><a ${reef} hrefLang="en">Reef room</a>`);
    expect((await page('/resorts/coral')).main).not.toMatch(/lang=|in English/i);
    const toCoral = 'href="http://coral.test/"';
    expect((await get('/es/nada', 'marea.test')).payload).toContain(
      `<a ${toCoral} hrefLang="en">Coral (en\u00a0inglés)</a>`,
    );
    expect((await get('/nothing', 'marea.test')).payload).toContain(`<a ${toCoral}>Coral</a>`);
  });

  it('leaves out what it does not have', async () => {
    const { main } = await page('/resorts/norte');
    expect(main).not.toMatch(/drawn-map|meetings-place|fact-sheets|stay-|What is there/);
  });
});

describe('brands and collections', () => {
  it('a brand has a page with its resorts', async () => {
    expect((await page('/brands')).main).toContain('<a href="/brands/quietas">Quietas</a>');
    const { main, payload } = await page('/es/marcas/quietas');
    expect(cards(main)).toEqual(['Marea', 'Coral', 'Selva', 'Norte']);
    expect(main).toContain('>Sus resorts</h2>');
    expect(payload).toContain('"@type":"Brand"');
    expect((await get('/brands/quietas', 'marea.test')).statusCode).toBe(404);
  });

  it('a collection holds what its rule finds, or what was picked by hand', async () => {
    expect(cards((await page('/collection')).main)).toEqual(['With children', 'Our two', 'English alone']);
    expect(cards((await page('/collection/with-children')).main)).toContain('Coral');
    const { main, payload } = await page('/es/coleccion/nuestras-dos');
    expect(cards(main).slice(0, 2)).toEqual(['Selva', 'Marea']);
    expect(main).toContain('href="/es/comparar?resort=selva&amp;resort=marea"');
    expect(payload).toContain('"@type":"ItemList"');
    expect((await get('/collection/nothing-yet')).statusCode).toBe(404);
  });

  it('a draft is nowhere, and what is published in one language is in that one alone', async () => {
    for (const url of ['/collection', '/es/coleccion', '/sitemap.xml', '/resorts/selva', '/search?q=secret'])
      expect([url, (await get(url)).payload.match(/Secret|secret<|Secreta/)]).toEqual([url, null]);
    expect((await get('/collection/secret')).statusCode).toBe(404);
    expect((await get('/collection/english-alone')).statusCode).toBe(200);
    expect(cards((await page('/es/coleccion')).main)).toEqual(['Con niños', 'Nuestras dos']);
  });
});

describe('a comparison', () => {
  it('has two or three resorts side by side, in the order of the address', async () => {
    const { statusCode, main } = await page('/es/comparar?resort=selva&resort=marea');
    expect(statusCode).toBe(200);
    expect([...main.matchAll(/<th scope="col">.*?<a[^>]*>([^<]*)</gs)].map(([, name]) => name)).toEqual([
      'Selva',
      'Marea',
    ]);
    expect(main).toContain('<th scope="row">Spa</th>');
    expect(main).not.toContain('<th scope="row">Tenis</th>');
  });

  it('asks for another one, shows three of more, and says whom it does not know', async () => {
    expect((await page('/compare')).main).not.toContain('<table');
    expect((await page('/compare?resort=selva')).main).toContain('Choose one more');
    const many = await page('/compare?resort=selva&resort=marea&resort=coral&resort=norte');
    expect([many.statusCode, many.main.match(/<th scope="col"/g)]).toEqual([
      200,
      Array(4).fill('<th scope="col"'),
    ]);
    const wrong = await page('/compare?resort=atlantis&resort=marea&resort=coral');
    expect([wrong.statusCode, wrong.main.includes('a resort that is none of ours')]).toEqual([422, true]);
    expect((await get('/compare', 'marea.test')).statusCode).toBe(404);
  });
});

describe('meeting rooms', () => {
  it('stand on a plan with what each holds, for the group and for each resort', async () => {
    expect((await page('/meetings')).main).toContain(' Hall</h3>');
    const { main, payload } = await page('/meetings/marea');
    expect(main).toContain('class="meeting-plan"');
    expect(main).toContain('12\u00a0×\u00a010\u00a0m,\u00a0120\u00a0m²');
    expect(main).not.toContain('Hall');
    expect(payload).toContain('"maximumAttendeeCapacity":120');
    expect((await page('/es/reuniones', 'marea.test')).main).toContain('Salón Arch');
    expect((await get('/meetings/norte')).statusCode).toBe(404);
  });

  it('are not looked for where there are none: a page that staff made says so', async () => {
    await test.create('site', null, siteBody('norte'), 17);
    const meet = {
      name: 'Meet in the north',
      versions: [{ version_name: 'Standing', slices: [{ block: 'meetings', resort: ids.norte }] }],
      locale: titled('Meet', 'Reunirse'),
    };
    await write('page', meet, languages, 1);
    for (const [path, words] of [
      ['/meet', 'There are no meeting rooms here.'],
      ['/es/reunirse', 'Aquí no hay salones para reuniones.'],
    ] as const) {
      const { main } = await page(path);
      expect(main).toContain(words);
      expect(main).not.toMatch(/<form|meetings-place/);
    }
    expect((await get('/meetings', 'norte.test')).statusCode).toBe(404);
    expect((await get('/', 'norte.test')).payload).not.toContain('href="/meetings"');
  });

  it('are found by people and layout; those that do not hold the group come after', async () => {
    const { statusCode, main } = await page('/meetings?people=90&layout=banquet');
    expect(statusCode).toBe(200);
    expect(main).toContain('One room holds you');
    expect(main.indexOf(' Hall<')).toBeLessThan(main.indexOf(' Arch<'));
    // The rooms that do not hold them are folded away.
    const folded = main.indexOf('<summary>2 rooms do not hold you');
    expect(main.indexOf(' Hall<')).toBeLessThan(folded);
    expect(main.indexOf(' Arch<')).toBeGreaterThan(folded);
    const own = await page('/es/reuniones?people=90', 'marea.test');
    expect(own.main).toContain('Aquí caben: 120, Auditorio');
    expect((await page('/meetings?people=900&layout=banquet')).main).toContain('The largest takes 300');
    expect((await page('/meetings/marea?people=9&layout=cocktail')).main).toContain('set that way');
  });

  it('say by name what cannot be looked for', async () => {
    const { statusCode, main } = await page('/meetings?people=many&layout=ring');
    expect(statusCode).toBe(422);
    expect(main).toContain('People: a whole number from 1 to 10000.');
    expect(main).toContain('Layout: we know no such layout.');
    expect(main).toContain('aria-invalid="true"');
  });
});

describe('fact sheets and the room tour', () => {
  it('a fact sheet is a page that prints, with its file, on the site of the group and on its own', async () => {
    const { main, payload } = await page('/fact-sheets/marea-at-a-glance');
    expect(main).toContain('<th>84</th>');
    expect(main).toContain('href="https://files.test/marea.pdf"');
    expect(payload).toContain('@page');
    expect((await page('/es/fichas', 'marea.test')).main).toContain('Marea de un vistazo');
    const all = await page('/es/fichas');
    // A group that staff called themselves reads the same in both languages.
    for (const said of ['Marea · Bodas', 'Coral · Lunas de miel']) expect(textOf(all.main)).toContain(said);
    expect((await get('/fact-sheets/coral', 'marea.test')).statusCode).toBe(404);
    expect((await get('/es/fact-sheets/marea-de-un-vistazo')).headers.location).toBe(
      '/es/fichas/marea-de-un-vistazo',
    );
  });

  it('a room has its plan, drawn from measures, and its film; the tour has those with a plan', async () => {
    const { main } = await page('/es/habitaciones/la-roca', 'marea.test');
    expect(main).toContain('Recámara, 5 por 4 m');
    expect(main).toContain('<rect x="2" y="0.2" width="2" height="2.1"');
    expect(main).toContain('src="https://films.test/rock.mp4"');
    expect(cards((await page('/room-tour', 'marea.test')).main)).toEqual(['Rock room']);
    expect((await page('/rooms/plain-room', 'marea.test')).main).not.toContain('class="plan"');
  });

  it('the group leads to the rooms of its resorts, and follows what changes there', async () => {
    const { main } = await page('/es/recorrido');
    expect(main).toContain('<a class="arrow" href="http://marea.test/es/recorrido">');
    expect(main).toContain('<a href="http://marea.test/es/habitaciones/la-roca">La Roca</a>');
    expect((await get('/sitemap.xml')).payload).toContain('<loc>http://grupo.test/room-tour</loc>');
    const { id } = await test.create('room', 15, {
      label: 'Loft',
      locale: titled('Loft', 'El Ático'),
      plan: [{ name: { en: 'Loft', es: 'Ático' }, kind: 'room', across: 0, down: 0, width: 5, depth: 4 }],
    });
    await vi.waitFor(async () => expect((await page('/room-tour')).main).toContain('>Loft</a>'), WAIT);
    await deleteRecord(test.db, contentTypes.room, { id, version: 1, actor });
    await vi.waitFor(async () => expect((await page('/room-tour')).main).not.toContain('>Loft</a>'), WAIT);
  });
});

it('everything is on the map and in the search, in both languages', async () => {
  const { payload } = await get('/sitemap.xml');
  for (const path of [
    '/brands/quietas',
    '/es/coleccion/con-ninos',
    '/compare',
    '/meetings/marea',
    '/es/reuniones/coral',
    '/fact-sheets/marea-at-a-glance',
  ])
    expect(payload).toContain(`<loc>http://grupo.test${path}</loc>`);
  expect((await get('/search?q=glance')).payload).toContain('/fact-sheets/marea-at-a-glance');
  expect((await get('/es/buscar?q=bocinas')).payload).toContain('/es/marcas/quietas');
  expect((await get('/search?q=nook')).payload).toContain('/meetings/marea');
});

it('a resort that changes is another one at the next view, wherever it stands', async () => {
  const before = (await get('/resorts')).headers.etag;
  expect((await page('/collection/with-children')).main).not.toContain('Norte');
  await updateRecord(test.db, contentTypes.resort, {
    id: ids.norte,
    version: 1,
    actor,
    body: { kinds: ['family'], amenities: ['kids-club'] },
    publish: { languages },
  });
  await vi.waitFor(async () => expect((await get('/resorts')).headers.etag).not.toBe(before), WAIT);
  expect(cards((await page('/collection/with-children')).main)).toContain('Norte');
  expect(cards((await page('/resorts?kind=family')).main)).toEqual(['Coral', 'Selva', 'Norte']);
});

it('a brand of one resort says so', async () => {
  const brand = await write('brand', { name: 'Alone', url_partial: 'alone' });
  await write('resort', { name: 'Faro', url_partial: 'faro', brand_id: brand });
  await vi.waitFor(
    async () => expect((await page('/brands/alone')).main).toContain('>Its resort</h2>'),
    WAIT,
  );
  expect((await page('/es/marcas/alone')).main).toContain('>Su resort</h2>');
});

it('the map of the group names the room tour as long as a resort has a room with a plan', async () => {
  const isNamed = async () =>
    (await get('/sitemap.xml')).payload.includes('<loc>http://grupo.test/room-tour</loc>');
  expect(await isNamed()).toBe(true);
  for (const { id, plan, version } of await findRecords(test.db, contentTypes.room, { siteIds: [15, 16] })) {
    if (plan.length > 0) await deleteRecord(test.db, contentTypes.room, { id, version, actor });
  }
  await vi.waitFor(async () => expect(await isNamed()).toBe(false), WAIT);
});

it('a resort and a brand without a word for their address are on the map with their number', async () => {
  const brand = await write('brand', { name: 'Wordless' });
  const resort = await write('resort', { name: 'Wordless house', brand_id: brand });
  const { payload } = await get('/sitemap.xml');
  expect(payload).toContain(`<loc>http://grupo.test/brands/${brand}</loc>`);
  expect(payload).toContain(`<loc>http://grupo.test/resorts/${resort}</loc>`);
  expect((await page(`/resorts/${resort}`)).main).toContain('Wordless house');
});
