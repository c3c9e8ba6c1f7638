import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { type SharedTestApp, sharedTestApp, siteBody } from '../../../../test/app.ts';
import { WAIT } from '../../../../test/wait.ts';
import { contentTypes } from '../../../content/index.ts';
import type { StorageState } from '../../database/storage.ts';
import { languages } from '../../../domain/language.ts';
import { demoPictures } from '../../archive/load-demo.ts';
import { mediaFolders, storeFile } from '../../media/store.ts';
import { runMaintenance } from '../../jobs/maintenance.ts';
import { createRecord } from '../../content/write/write.ts';
import { deleteRecord } from '../../content/write/state.ts';

const actor = { id: null, name: 'Test' };
const both = (en: string, es: string) => ({ en, es });

let test: SharedTestApp;
let folder: string;
let picture: string;
let disk: StorageState = 'ok';

const get = (url: string, host = 'marea') =>
  test.app.inject({ url, headers: { host: `${host}.test`, accept: 'text/html' } });

const text = (html: string) =>
  html.replace(/<[^<>]+>/g, '').replace(/&#(\d+);/g, (_, c) => String.fromCharCode(c));

/** What a search finds: titles with their excerpts, marked words in brackets. */
async function found(words: string, path = '/search', host = 'marea') {
  const { body } = await get(`${path}?q=${encodeURIComponent(words)}`, host);
  const list = body.slice(body.indexOf('<div class="slice sheet found'), body.indexOf('</main>'));
  return [...list.matchAll(/<li><a href="([^"]+)">(.*?)<\/a>(?:<p>(.*?)<\/p>)?/g)].map(
    ([, href, title, excerpt = '']) =>
      `${href} ${text(title!)}: ${text(excerpt.replace(/<mark>/g, '[').replace(/<\/mark>/g, ']'))}`,
  );
}

/** A picture that posts may have, which all of them need. */
async function keepPicture() {
  const [id, { file: source, alt, measure }] = [...(await demoPictures())][0]!;
  await storeFile(test.db, mediaFolders(folder), {
    id,
    source,
    body: { locale: { en: { alt: alt.en }, es: { alt: alt.es } } },
    facts: { [measure!.hash]: measure! },
    actor,
  });
  return id;
}

const post = (title: string, publish: object | undefined, published_at = '2026-01-01T08:00') => {
  const said = { excerpt: 'A story.', content: 'About the **lighthouse**.', image: picture };
  return createRecord(test.db, contentTypes.post, {
    siteId: 15,
    body: {
      category: 'blog',
      author: 'Inés',
      published_at,
      locale: { en: { ...said, title }, es: { ...said, title: `${title} ES` } },
    },
    actor,
    ...(publish && { publish: { languages, ...publish } }),
  });
};

beforeAll(async () => {
  test = await sharedTestApp({ storage: { state: () => disk, isThere: () => true, reportFull() {} } });
  folder = await mkdtemp(join(tmpdir(), 'palapa-search-'));
  picture = await keepPicture();
  await test.create('site', null, siteBody('marea', { isDefault: true }), 15);
  await test.create('site', null, siteBody('cay', { localized: false }), 52);
  await createRecord(test.db, contentTypes.page, {
    siteId: 15,
    body: {
      name: 'Coming',
      versions: [
        {
          version_name: 'Standing',
          slices: [
            { block: 'hero', title: both('By boat', 'En lancha') },
            {
              block: 'questions',
              questions: [
                {
                  question: both('Is there a ferry?', '¿Hay transbordador?'),
                  answer: both('Every hour.', 'Cada hora.'),
                },
              ],
            },
            { block: 'statement', text: both('Zeppelin', 'Zepelín'), only_in: 'en' },
          ],
        },
        {
          version_name: 'Later',
          from: '2099-01-01T00:00',
          slices: [{ block: 'hero', title: both('Submarine', 'Submarino') }],
        },
      ],
      locale: { en: { title: 'How to come' }, es: { title: 'Cómo llegar' } },
    },
    actor,
    publish: { languages },
  });
  await test.create('room', 15, {
    label: 'Lagoon',
    size: 42,
    locale: {
      en: { title: 'Lagoon room', excerpt: 'Looks out on pelicans.' },
      es: { title: 'Habitación Laguna', excerpt: 'Con vista a los pelícanos.' },
    },
  });
  const menu = await test.create('menu', 15, {
    code_value: 'secret-code',
    name: 'Card',
    sections: [
      {
        title: both('Fire', 'Fuego'),
        items: [{ title: both('Sea bass', 'Lubina'), desc: both('With charred lime', 'Con limón tatemado') }],
      },
    ],
    locale: { en: { title: 'The card' }, es: { title: 'La carta' } },
  });
  await test.create('restaurant', 15, {
    label: 'Brasa for staff',
    menus: [menu.id],
    locale: {
      en: { title: 'The Ember', slug: 'the-ember', content: 'Lime trees all around the bar.' },
      es: { title: 'La Brasa', slug: 'la-brasa' },
    },
  });
  await test.create('room', 52, {
    label: 'Hut',
    locale: { en: { title: 'Hut', excerpt: 'Pelicans here too.' } },
  });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the search of a public site', () => {
  it('finds a dish in its restaurant, with the words marked', async () => {
    expect(await found('sea bass lime')).toEqual([
      '/dining/the-ember The Ember: [Sea] [bass] · With charred [lime]',
    ]);
  });

  it('finds words by their beginning and by their stem, whatever their accents and case', async () => {
    expect(await found('PELÍC')).toEqual(['/rooms/lagoon-room Lagoon room: Looks out on [pelicans].']);
    expect(await found('habitaciones laguna', '/es/buscar')).toEqual([
      expect.stringMatching(/^\/es\/habitaciones\/habitacion-laguna Habitación Laguna: /),
    ]);
    expect(await found('limon tatemad', '/es/buscar')).toEqual([
      expect.stringContaining('Con [limón] [tatemado]'),
    ]);
  });

  it('finds the words of slices at any depth, in the language that shows them, and of the version that is live', async () => {
    expect(await found('ferry hour')).toEqual([
      expect.stringContaining('/how-to-come How to come: Is there a [ferry]?'),
    ]);
    expect(await found('zeppelin')).toHaveLength(1);
    expect(await found('zepelin', '/es/buscar')).toEqual([]);
    expect(await found('submarine')).toEqual([]);
  });

  it('reads the other language where one says nothing, and shows each in its own', async () => {
    expect(await found('lime trees', '/es/buscar')).toEqual([
      expect.stringContaining('La Brasa: [Lime] [trees]'),
    ]);
  });

  it('a title weighs more than a text, and words that say nothing are passed over', async () => {
    await post('Lime is a colour', {});
    await vi.waitFor(async () => expect(await found('lime')).toHaveLength(2), WAIT);
    const { body } = await get('/search?q=the+lime');
    expect(body.indexOf('Lime is a colour')).toBeLessThan(body.indexOf('The Ember'));
  });

  it('shows what has some of the words where nothing has all of them', async () => {
    const { body } = await get('/search?q=pelicans+submarine');
    expect(text(body)).toContain('No page has all of these words.');
    expect(await found('pelicans submarine')).toHaveLength(1);
  });

  it('finds how the property keeps its guests well', async () => {
    const safeStay = { content: both('Blue flags mean **jellyfish**.', 'Bandera azul: medusas.') };
    await test.create('site', null, siteBody('safe', { safeStay }), 44);
    expect(await found('jellyfish', '/search', 'safe')).toEqual([
      '/stay-safe Safe stay: Blue flags mean [jellyfish].',
    ]);
    expect(await found('medusas', '/es/buscar', 'safe')).toHaveLength(1);
    expect(await found('jellyfish')).toEqual([]);
  });

  it('keeps to its site, and what staff alone read is not found', async () => {
    expect(await found('pelicans', '/search', 'cay')).toEqual(['/rooms/hut Hut: [Pelicans] here too.']);
    expect(await found('secret-code')).toEqual([]);
    expect(await found('staff')).toEqual([]);
  });

  it('follows publication, schedules, embargoes and withdrawal without waiting for anything else', async () => {
    await post('Draft of a heron', undefined);
    await post('Embargoed heron', {}, '2099-01-01T08:00');
    expect(await found('heron')).toEqual([]);
    await post('Scheduled heron', { at: new Date(Date.now() + 1500).toISOString() });
    await vi.waitFor(async () => expect(await found('heron')).toHaveLength(1), WAIT);
    expect(await found('heron')).toEqual([expect.stringContaining('Scheduled heron')]);
    const { id } = await post('Osprey', {});
    await vi.waitFor(async () => expect(await found('osprey')).toHaveLength(1), WAIT);
    await deleteRecord(test.db, contentTypes.post, { id, version: 1, actor });
    await vi.waitFor(async () => expect(await found('osprey')).toEqual([]), WAIT);
  });

  it('is a page of the site before anything is asked, when nothing is found, and when it cannot be read', async () => {
    const blank = await get('/search');
    expect(blank.statusCode).toBe(200);
    expect(blank.body).toContain('<meta name="robots" content="noindex">');
    expect(blank.body).toMatch(/<form class="search-form" action="\/search">/);
    const nothing = await get('/search?q=walrus');
    expect([nothing.statusCode, text(nothing.body).includes('Nothing here is called that')]).toEqual([
      200,
      true,
    ]);
    expect(nothing.body).toContain('href="/rooms"');
    for (const odd of [
      '?q=' + 'a'.repeat(201),
      '?q=a&q=b',
      '?q=a&page=0',
      '?q=a&page=51',
      '?q=%ff',
      '?q=%00',
    ]) {
      const { statusCode, body } = await get(`/search${odd}`);
      expect([odd, statusCode, text(body).includes('This is too much for one search')]).toEqual([
        odd,
        400,
        true,
      ]);
    }
  });

  it('no answer is kept by anybody, and what was asked is written as text', async () => {
    const { headers, body } = await get('/search?q=' + encodeURIComponent('<script>alert(1)</script>"'));
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(body).not.toContain('<script>alert');
  });

  it('stands at its own word in each language, with the way to the same search in the other', async () => {
    const { statusCode, headers } = await get('/es/search');
    expect([statusCode, headers.location]).toEqual([308, '/es/buscar']);
    expect((await get('/es/search?q=lim%C3%B3n')).headers.location).toBe('/es/buscar?q=lim%C3%B3n');
    expect((await get('/search?q=lime')).body).toContain('href="/es/buscar?q=lime"');
    expect((await get('/es/buscar', 'cay')).headers.location).toBe('/search');
    const home = await get('/rooms');
    expect(home.body).toContain('action="/search"');
    expect((await get('/nowhere')).body).toContain('action="/search"');
  });

  it('a page that staff made at its address wins', async () => {
    const { id } = await createRecord(test.db, contentTypes.page, {
      siteId: 52,
      body: {
        name: 'Search',
        versions: [
          { version_name: 'One', slices: [{ block: 'hero', title: both('Search and rescue', 'x') }] },
        ],
        locale: { en: { title: 'Search', slug: 'search' } },
      },
      actor,
      publish: { languages: ['en'] },
    });
    await vi.waitFor(
      async () => expect((await get('/search?q=hut', 'cay')).body).toContain('Search and rescue'),
      WAIT,
    );
    await deleteRecord(test.db, contentTypes.page, { id, version: 1, actor });
  });

  it('pages through what it finds', async () => {
    for (let n = 1; n <= 14; n += 1) {
      await test.create('room', 52, { label: `Row ${n}`, locale: { en: { title: `Row house ${n}` } } });
    }
    await vi.waitFor(
      async () => expect(text((await get('/search?q=row', 'cay')).body)).toContain('14 pages'),
      WAIT,
    );
    expect(await found('row', '/search', 'cay')).toHaveLength(12);
    const second = await get('/search?q=row&page=2', 'cay');
    expect(second.body.match(/Row house/g)).toHaveLength(2);
    expect(second.body).toContain('href="/search?q=row" rel="prev"');
  });

  it('what could not be written while the disk was low is found as soon as there is room', async () => {
    disk = 'low';
    onTestFinished(() => void (disk = 'ok'));
    await test.create('room', 52, { label: 'Loft', locale: { en: { title: 'Mangrove loft' } } });
    expect(await found('mangrove', '/search', 'cay')).toEqual([]);
    disk = 'ok';
    expect(await found('mangrove', '/search', 'cay')).toHaveLength(1);
  });

  it('a text stands once, and goes when no process used it for a week', async () => {
    const rows = async () =>
      (
        await test.db.execute<{ count: number }>(
          sql`select count(*)::int from search_text where site_id = 15`,
        )
      ).rows[0]!.count;
    const before = await rows();
    await test.db.execute(sql`update site set name = 'Marea again' where id = 15`);
    await found('lime');
    expect(await rows()).toBe(before);
    await test.db.execute(
      sql`update search_text set used_on = current_date - 8 where kind = 'rooms' and site_id = 15`,
    );
    await runMaintenance(test.database.pool);
    expect(await rows()).toBeLessThan(before);
  });
});
