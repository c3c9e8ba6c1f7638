import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/database.ts';
import { migrate } from '../migrate.ts';
import { databaseBefore } from './database-before.ts';

/** Content of the version before, migrated: lists that stood per language are one list whose entries have ids. */

let database: TestDatabase;

// Of the ids of this resort's pictures, as they follow from their places, two would be the same.
const twice = 8364;
// Deeper than PostgreSQL reads JSON, and none at all.
const tooDeep = `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
const notJson = '{"name":';

beforeAll(async () => {
  database = await databaseBefore();
  await database.pool.query(
    `insert into draft (person, key, type, step, "values")
     values ('u1', 'draft555', 'menu', '', $1), ('u1', 'draft666', 'menu', '', $2)`,
    [tooDeep, notJson],
  );
  await database.pool.query(
    `insert into resort (id, name) values (${twice}, 'Many pictures');
     insert into resort_locale (record_id, language, site_id, gallery)
     select ${twice}, 'en', 0, jsonb_agg('picture-' || place) from generate_series(0, 999) as place`,
  );
  await migrate(database.pool);
});

afterAll(() => database.close());

type Row = Record<string, unknown>;

async function rows(query: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query<Row>(query, values)).rows;
}

const field = async (type: string, id: number, name: string): Promise<unknown> =>
  (await rows(`select "${name}" as held from "${type}" where id = $1`, [id]))[0]!.held;

/** The id that the migration gives the entry at a place. */
const idAt = (type: string, record: number | string, path: string): string =>
  createHash('md5').update(`${type}:${record}:${path}`).digest('hex').slice(0, 8);

const oysters = { dr: ['gluten-free', 'keto'], amount: 26, currency: 'USD' };

describe('a list of both languages', () => {
  it('becomes one list where the two differ in their words alone', async () => {
    const id = (path: string) => idAt('menu', 1501, `sections.${path}`);
    const tacos = { dr: [], amount: 18, currency: 'USD', desc: { en: null, es: null } };
    expect(await field('menu', 1501, 'sections')).toEqual([
      {
        id: id('0'),
        title: { en: 'From the sea and the shore', es: 'Del mar' },
        items: [
          {
            id: id('0.items.0'),
            title: { en: 'Oysters, six', es: 'Seis ostiones' },
            desc: { en: 'Opened to order', es: 'Abiertos al momento' },
            // The same price in both languages follows the English.
            price: { en: '$26', es: null },
            ...oysters,
          },
          {
            id: id('0.items.1'),
            // The same word in both languages was written so.
            title: { en: 'Ceviche', es: 'Ceviche' },
            desc: { en: null, es: null },
            price: { en: '$19', es: '19 dólares' },
            amount: 19,
            currency: 'USD',
            dr: ['gluten-free'],
          },
        ],
        subsections: [
          {
            id: id('0.subsections.0'),
            title: { en: 'Raw', es: 'Crudo' },
            items: [
              {
                id: id('0.subsections.0.items.0'),
                title: { en: 'Tuna and avocado tostada', es: 'Tostada de atún' },
                price: { en: '$18', es: null },
                ...tacos,
              },
            ],
          },
          { id: id('0.subsections.1'), title: { en: 'By the fire', es: 'A las brasas' }, items: [] },
        ],
      },
      {
        id: id('1'),
        title: { en: 'Sweet', es: 'Dulce' },
        items: [
          {
            id: id('1.items.0'),
            title: { en: 'Coconut flan', es: 'Flan de coco' },
            desc: { en: null, es: null },
            price: { en: 'From $9', es: 'Desde $9' },
            amount: 9,
            currency: 'USD',
            dr: ['vegetarian'],
          },
        ],
        subsections: [],
      },
    ]);
    expect(await field('content_section', 1501, 'rich_links')).toEqual([
      {
        id: idAt('content_section', 1501, 'rich_links.0'),
        image: 'bay',
        title: { en: 'The bay', es: 'La bahía' },
        description: { en: 'At low tide', es: 'Con marea baja' },
        type: 'Link Off',
        linktext: { en: 'See the map', es: 'Ver el mapa' },
        linkurl: { en: 'https://example.com/map', es: null },
        pageId: null,
      },
      {
        id: idAt('content_section', 1501, 'rich_links.1'),
        image: 'spa',
        title: { en: 'The spa', es: 'El spa' },
        description: { en: null, es: null },
        type: 'Playa Safe Stay',
        linktext: { en: 'Read more', es: 'Leer más' },
        linkurl: { en: null, es: null },
        pageId: null,
      },
    ]);
  });

  it('has no Spanish where there was none', async () => {
    const [section] = (await field('menu', 1502, 'sections')) as [{ items: object[] }];
    expect(section).toMatchObject({ title: { en: 'From the sea', es: null } });
    expect(section.items[0]).toEqual({
      id: idAt('menu', 1502, 'sections.0.items.0'),
      title: { en: 'Oysters, six', es: null },
      desc: { en: 'Opened to order', es: null },
      price: { en: '$26', es: null },
      ...oysters,
    });
  });

  it('stays two lists where they do not pair, the Spanish entries behind the English ones', async () => {
    const item = (path: string, title: object, price: object, amount: number) => ({
      id: idAt('menu', 1503, `sections.${path}`),
      title,
      price,
      amount,
      currency: 'USD',
      desc: { en: null, es: null },
      dr: [],
    });
    const section = (place: number, only: string, title: object, items: object[]) => ({
      id: idAt('menu', 1503, `sections.${place}`),
      only_in: only,
      title,
      items,
      subsections: [],
    });
    expect(await field('menu', 1503, 'sections')).toEqual([
      section(0, 'en', { en: 'Tacos', es: null }, [
        item('0.items.0', { en: 'Fish', es: null }, { en: '$5', es: null }, 5),
        item('0.items.1', { en: 'Shrimp', es: null }, { en: '$6', es: null }, 6),
      ]),
      section(1, 'es', { en: null, es: 'Tacos' }, [
        item('1.items.0', { en: null, es: 'De pescado' }, { en: null, es: '$90' }, 90),
      ]),
      section(2, 'es', { en: null, es: 'Aguas' }, [
        item('2.items.0', { en: null, es: 'Jamaica' }, { en: null, es: '$40' }, 40),
      ]),
    ]);
  });

  it('is read by both languages where only Spanish was written', async () => {
    expect(await field('menu', 1503, 'specialtysection')).toEqual([
      {
        id: idAt('menu', 1503, 'specialtysection.0'),
        title: { en: null, es: 'Pescado zarandeado' },
        desc: { en: null, es: null },
        price: { en: null, es: '$700' },
        image: 'bay',
        amount: 40,
        currency: 'USD',
        dr: [],
      },
    ]);
  });
});

describe('a gallery', () => {
  it('is kept once where both languages had the same, or Spanish had none', async () => {
    const picture = (type: string, place: number, image: string) => ({
      id: idAt(type, 1501, `gallery.${place}`),
      image,
    });
    expect(await field('restaurant', 1501, 'gallery')).toEqual([
      picture('restaurant', 0, 'terrace'),
      picture('restaurant', 1, 'oysters'),
    ]);
    expect(await field('fact_sheet', 1501, 'gallery')).toEqual([picture('fact_sheet', 0, 'bay')]);
  });

  it('says of each picture who sees it where the languages had different ones', async () => {
    const gallery = (await field('restaurant', 1502, 'gallery')) as Row[];
    expect(gallery.map(({ image, only_in: only }) => [image, only])).toEqual([
      ['bay', 'en'],
      ['terrace', 'en'],
      ['room', 'en'],
      ['bay', 'es'],
      ['spa', 'es'],
    ]);
  });
});

it('no two entries of a record have one id', async () => {
  expect(idAt('resort', twice, 'gallery.582')).toBe(idAt('resort', twice, 'gallery.732'));
  const gallery = (await field('resort', twice, 'gallery')) as Row[];
  expect(gallery).toHaveLength(1000);
  expect(new Set(gallery.map(({ id }) => id)).size).toBe(1000);
});

describe('a group', () => {
  it('holds both languages of each field, and its lists as one', async () => {
    expect(await field('promotion', 1501, 'settings')).toEqual({
      title: { en: 'Six metres of embers', es: 'Cinco metros de brasas' },
      text: { en: 'Every night', es: 'Todas las noches' },
      image: { en: 'terrace', es: null },
      cfId: { en: 'a1b2', es: null },
      links: [
        {
          id: idAt('promotion', 1501, 'settings.links.0'),
          type: 'Make Reservation',
          linktext: { en: 'Reserve a table', es: 'Reserva' },
          linkurl: { en: '/demo/booking', es: null },
          pageId: null,
        },
      ],
    });
    expect(await field('promotion', 1503, 'settings')).toMatchObject({
      image: { en: 'bay', es: 'spa' },
      links: [{ linktext: { en: 'See', es: null } }],
    });
    expect(await field('site', 15, 'menuLink')).toEqual({
      enabled: { en: true, es: null },
      href: { en: 'https://example.com/again', es: 'https://example.com/es/volver' },
      target: { en: '_blank', es: null },
      text: { en: 'Come back', es: 'Vuelva pronto' },
    });
    const safeStay = (await field('site', 15, 'safeStay')) as { title: object; gallery: Row[] };
    expect(safeStay.title).toEqual({ en: 'Playa Safe Stay', es: null });
    expect(safeStay.gallery.map(({ image, only_in: only }) => [image, only])).toEqual([
      ['room', 'en'],
      ['bay', 'en'],
      ['spa', 'es'],
    ]);
  });

  it('is nothing where neither language had one', async () => {
    expect(await rows('select id from site where "menuLink" is null')).toEqual([{ id: 24 }]);
  });
});

it('lists that were kept once get ids, and a title of both languages stands like every other text', async () => {
  expect(await field('site', 15, 'hosts')).toEqual([
    { id: idAt('site', 15, 'hosts.0'), host: 'marea.test' },
    { id: idAt('site', 15, 'hosts.1'), host: 'hub.marea.test' },
  ]);
  const versions = (await field('special', 1501, 'versions')) as { title: object; pages: object[] }[];
  expect(versions.map(({ title }) => title)).toEqual([
    { en: null, es: null },
    { en: 'Last rooms', es: 'Últimos cuartos' },
    { en: 'Only here', es: null },
  ]);
  expect(versions[1]!.pages).toEqual([{ id: idAt('special', 1501, 'versions.1.pages.0'), page: '*' }]);
});

it('Spanish that waits is named text by text, with the English it was written for', async () => {
  const section = idAt('menu', 1501, 'sections.0');
  const raw = idAt('menu', 1501, 'sections.0.subsections.0');
  const tostada = idAt('menu', 1501, 'sections.0.subsections.0.items.0');
  expect(await field('menu', 1501, 'translation_due')).toEqual({
    [`sections.${section}.title`]: 'From the sea',
    [`sections.${section}.subsections.${raw}.items.${tostada}.title`]: 'Tuna tostada',
  });
  expect(await field('promotion', 1501, 'translation_due')).toEqual({
    'settings.title': 'Five metres of embers',
    [`settings.links.${idAt('promotion', 1501, 'settings.links.0')}.linktext`]: 'Reserve',
  });
  // Of one button there are two now: nobody can tell which text the Spanish was written for.
  expect(await field('clock', 1501, 'translation_due')).toEqual({});
  expect(await field('restaurant', 1501, 'translation_due')).toEqual({ content: 'Right **on the pier**.' });
});

describe('the history', () => {
  it('holds the records as they are stored now, and the same entry has the same id in all of it', async () => {
    const held = await rows(
      `select number, record from revision where type = 'menu' and record_id = 1501 order by number`,
    );
    expect(held.map(({ number }) => number)).toEqual([1, 2, 3]);
    const records = held.map(({ record }) => record as Row & { sections: Row[]; locale: unknown });
    expect(records[2]!.sections).toEqual(await field('menu', 1501, 'sections'));
    expect(records.map(({ sections }) => sections[0]!.title)).toEqual([
      { en: 'From the sea', es: 'Del mar' },
      { en: 'From the sea and the shore', es: 'Del mar' },
      { en: 'From the sea and the shore', es: 'Del mar' },
    ]);
    expect(new Set(records.map(({ sections }) => sections[0]!.id))).toEqual(
      new Set([idAt('menu', 1501, 'sections.0')]),
    );
    expect(records[1]!.locale).toEqual({
      en: { title: 'PAIRED', slug: 'paired' },
      es: { title: 'Pareja', slug: 'pareja' },
    });
    expect(records[1]!.translation_due).toEqual(['sections']);
  });

  it('keeps what else was said: who, when, and which paths changed', async () => {
    const [line] = await rows(
      `select action, actor_name, changed from revision where type = 'menu' and record_id = 1501 and number = 2`,
    );
    expect(line).toEqual({
      action: 'update',
      actor_name: 'Inés Robles',
      changed: ['locale.en.sections.0.title', 'locale.en.sections.0.subsections.0.items.0.title'],
    });
  });
});

describe('drafts', () => {
  const draft = async (key: string) => {
    const [row] = await rows('select "values" from draft where key = $1', [key]);
    return JSON.parse(row!.values as string) as Row;
  };

  it('of a record have the ids of the record', async () => {
    const values = await draft('draft111');
    expect(values.sections).toEqual(await field('menu', 1501, 'sections'));
    expect(values).toMatchObject({ code_value: 'PAIRED', still_right: ['title'], specialtysection: [] });
    expect(values.locale).toEqual({
      en: { title: 'PAIRED', slug: 'paired' },
      es: { title: 'Pareja', slug: 'pareja' },
    });
  });

  it('that are half made lose what is no entry, and keep what was typed', async () => {
    const id = (path: string) => idAt('menu', 'draft222', path);
    const nothing = { en: null, es: null };
    expect(await draft('draft222')).toEqual({
      name: 7,
      locale: { en: { title: null }, es: null },
      specialtysection: [],
      sections: [
        {
          id: id('sections.0'),
          title: { en: 12, es: null },
          items: [],
          subsections: [
            {
              id: id('sections.0.subsections.0'),
              title: nothing,
              items: [
                {
                  id: id('sections.0.subsections.0.items.0'),
                  title: { en: 'Half a dish', es: null },
                  desc: nothing,
                  price: nothing,
                  amount: null,
                  currency: null,
                  dr: null,
                },
              ],
            },
          ],
        },
        { id: id('sections.1'), title: nothing, items: [], subsections: [] },
      ],
    });
  });

  it('with characters that no record can hold are converted too', async () => {
    const values = await draft('draft333');
    expect(values.label).toBe('Odd \ufffd and \ufffd characters');
    expect(values.links).toMatchObject([{ linktext: { en: 'A \\u0000 that was typed', es: null } }]);
    expect(values.gallery).toEqual([{ id: idAt('event', 'draft333', 'gallery.0'), image: 'bay' }]);
  });

  it('that PostgreSQL cannot read stay to the letter', async () => {
    const held = await rows(`select "values" from draft where key in ('draft555', 'draft666') order by key`);
    expect(held.map(({ values }) => values === tooDeep || values)).toEqual([true, notJson]);
  });

  it('of other types stay to the letter', async () => {
    const [row] = await rows(`select "values" from draft where key = 'draft444'`);
    expect(row!.values).toBe('{"locale":{"en":{"title":"Not a list in it"}}}');
  });
});

describe('the tables', () => {
  it('lose the columns per language, and nothing of the migration is left behind', async () => {
    const left = await rows(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and table_name like '%\\_locale' and data_type = 'jsonb'`,
    );
    expect(left).toEqual([]);
    expect(await rows(`select proname from pg_proc where proname like 'palapa\\_0006%'`)).toEqual([]);
  });

  it('still count their records, tell of changes and fill their search column', async () => {
    const counted = await rows(
      `select sum(total)::int as total from record_total where type = 'menu' union all select count(*)::int from menu`,
    );
    expect(counted).toEqual([{ total: 5 }, { total: 5 }]);
    const client = await database.pool.connect();
    try {
      const payloads: (string | undefined)[] = [];
      client.on('notification', ({ payload }) => payloads.push(payload));
      await client.query('listen palapa_changed');
      await client.query(`update menu set sections = '[]', search = 'zarzamora' where id = 2401`);
      expect(payloads).toEqual(['24']);
      expect(await rows(`select id from menu where words @@ 'zarzamora'`)).toEqual([{ id: 2401 }]);
      await client.query('delete from menu where id = 2401');
    } finally {
      client.release(true);
    }
    expect(await rows(`select sum(total)::int as total from record_total where type = 'menu'`)).toEqual([
      { total: 4 },
    ]);
  });

  it('have their derived columns drawn anew', async () => {
    expect(await rows('select distinct derived from menu')).toEqual([{ derived: 0 }]);
  });
});
