import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineContentType } from '../content-type.ts';
import { parseRecord } from './parse-record.ts';
import {
  address,
  boolean,
  choice,
  choices,
  color,
  decimal,
  gallery,
  group,
  hours,
  integer,
  links,
  list,
  localized,
  markdown,
  picture,
  reference,
  references,
  repeat,
  slug,
  text,
  timeZone,
  wallClock,
} from '../fields/index.ts';

/** A type with a field of every kind. */
const kiosk = defineContentType({
  name: 'kiosk',
  path: 'kiosks',
  scope: 'site',
  permission: 'manage menus',
  titleField: 'name',
  labels: { en: { one: 'kiosk', many: 'kiosks' }, es: { one: 'quiosco', many: 'quioscos', gender: 'm' } },
  remove: 'delete',
  alsoCalled: { dressCode: 'dress_code' },
  fields: {
    name: text({ label: 'Name', es: 'Nombre', required: true, maxLength: 10 }),
    dress_code: text({ label: 'Dress', es: 'Vestimenta' }),
    opens: wallClock({ label: 'Opens', es: 'Abre' }),
    closes: wallClock({ label: 'Closes', es: 'Cierra', after: 'opens' }),
    zone: timeZone({ label: 'Zone', es: 'Zona' }),
    size: choice({ label: 'Size', es: 'Tamaño', options: ['small', 'large'] }),
    section: choice({ label: 'Section', es: 'Sección', options: ['Restaurant'], open: true }),
    tags: choices({ label: 'Tags', es: 'Etiquetas', options: ['vegan', 'keto'] }),
    seats: integer({ label: 'Seats', es: 'Asientos', min: 0, max: 99 }),
    amount: decimal({ label: 'Amount', es: 'Importe' }),
    isShady: boolean({ label: 'Shady', es: 'Con sombra' }),
    paint: color({ label: 'Paint', es: 'Pintura' }),
    url: address({ label: 'Address', es: 'Dirección' }),
    image: picture({ label: 'Picture', es: 'Imagen' }),
    gallery: gallery({ label: 'Gallery', es: 'Galería' }),
    owner: reference({ label: 'Owner', es: 'Dueño', to: 'site' }),
    menus: references({ label: 'Menus', es: 'Menús', to: 'menu' }),
    lunch: hours({ label: 'Lunch', es: 'Almuerzo' }),
    repeats: repeat({ label: 'Repeats', es: 'Se repite' }),
    rows: list({
      label: 'Rows',
      es: 'Filas',
      maxItems: 3,
      fields: {
        title: text({ label: 'Title', es: 'Título', required: true }),
        inner: list({
          label: 'Inner',
          es: 'Interior',
          maxItems: 2,
          fields: { n: integer({ label: 'N', es: 'N' }) },
        }),
      },
    }),
    place: group({ label: 'Place', es: 'Lugar', fields: { row: integer({ label: 'Row', es: 'Fila' }) } }),
    sign: localized(
      group({
        label: 'Sign',
        es: 'Letrero',
        fields: {
          words: localized(text({ label: 'Words', es: 'Texto', required: true })),
          image: localized(picture({ label: 'Picture', es: 'Imagen' })),
        },
      }),
    ),
    links: links({ label: 'Links', es: 'Enlaces' }),
    title: localized(text({ label: 'Title', es: 'Título', required: true })),
    slug: localized(slug({ label: 'Slug', es: 'Slug', from: 'title' })),
    content: localized(markdown({ label: 'Text', es: 'Texto' })),
  },
});

const minimal = { name: 'Shade', locale: { en: { title: 'Shade' } } };
const issuesIn = (more: object) =>
  parseRecord(kiosk, { ...minimal, ...more }).issues.map(({ path, code }) => `${path}: ${code}`);

describe('a draft', () => {
  it('with what is required has no problems, and every other field is empty', () => {
    const { issues, plain, locale } = parseRecord(kiosk, minimal);
    expect(issues).toEqual([]);
    expect(plain).toMatchObject({
      seats: null,
      tags: [],
      isShady: false,
      rows: [],
      gallery: [],
      lunch: null,
    });
    expect(plain.sign).toBeNull();
    expect(locale.es).toEqual({ title: null, slug: null, content: null });
  });

  it('needs the default language only: Spanish may be missing', () => {
    const { issues } = parseRecord(kiosk, { name: 'x', locale: { es: { title: 'Sombra' } } });
    expect(issues).toEqual([{ path: 'locale.en.title', code: 'required' }]);
  });

  it('names every failing field, down to an entry of a list', () => {
    expect(
      issuesIn({
        name: 'far too long a name',
        rows: [{ title: 'ok' }, { title: ' ', inner: [{ n: 'one' }] }],
        lunch: { opens: '25:00', closes: '14:00', days: ['Sun'] },
        nonsense: true,
      }),
    ).toEqual([
      'nonsense: unknown',
      'name: too-long',
      'lunch.opens: date',
      'rows.1.title: required',
      'rows.1.inner.0.n: type',
    ]);
  });

  it.each([
    ['opens', '2026-02-30T10:00', 'date'],
    ['opens', '2026-11-20 10:00', 'date'],
    ['zone', 'Mars/Base', 'time-zone'],
    ['size', 'medium', 'choice'],
    ['tags', ['vegan', 'spicy'], 'choice'],
    ['seats', 100, 'range'],
    ['seats', 1.5, 'type'],
    ['seats', '4', 'type'],
    ['amount', Number.POSITIVE_INFINITY, 'type'],
    ['isShady', 'yes', 'type'],
    ['paint', 'red', 'color'],
    ['url', 'javascript:alert(1)', 'address'],
    ['url', '//evil.test', 'address'],
    ['url', 'tel:call us', 'telephone'],
    ['image', '../../etc/passwd', 'type'],
    ['gallery', 'one', 'type'],
    ['repeats', 'weekly', 'type'],
    ['owner', -1, 'type'],
    ['menus', [1, 2 ** 40], 'type'],
    ['rows', [{ title: 'a' }, { title: 'b' }, { title: 'c' }, { title: 'd' }], 'too-many'],
    ['rows', 'many', 'type'],
    ['dress_code', 'a\u0000b', 'control-character'],
    ['dress_code', '\ud800', 'control-character'],
    ['dress_code', 5, 'type'],
  ])('refuses %s = %j as %s', (name, value, code) => {
    expect(issuesIn({ [name]: value })).toEqual([`${name}: ${code}`]);
  });

  it('asks for the parts of a group in the default language only', () => {
    expect(issuesIn({ sign: { image: { en: 'shade' } } })).toEqual(['sign.words.en: required']);
    expect(issuesIn({ sign: { words: { en: 'Shade', es: ' ' } } })).toEqual([]);
    expect(issuesIn({ sign: { words: 'Shade' } })).toEqual(['sign.words: type']);
    expect(issuesIn({ sign: { words: { en: 'Shade', fr: 'Ombre' } } })).toEqual(['sign.words.fr: unknown']);
  });

  it('refuses exceptions that are no list, instead of dropping them', () => {
    expect(issuesIn({ repeats: { cancelled: '2026-11-21', moved: {} } })).toEqual([
      'repeats.cancelled: type',
      'repeats.moved: type',
    ]);
    expect(issuesIn({ repeats: { cancelled: null } })).toEqual([]);
  });

  it('hangs a picture once', () => {
    const hung = ['pool', 'sea', 'pool', ''].map((image) => ({ image }));
    const { plain } = parseRecord(kiosk, { ...minimal, gallery: hung });
    expect(plain.gallery).toMatchObject([{ image: 'pool' }, { image: 'sea' }]);
  });

  it('gives each entry an id, keeps the one it has, and gives a copy another', () => {
    const { plain, issues } = parseRecord(kiosk, {
      ...minimal,
      rows: [
        { id: 'aaaaaaaa', title: 'a', inner: [{ n: 1 }] },
        { id: 'aaaaaaaa', title: 'b' },
      ],
    });
    const [first, copy] = plain.rows as { id: string; inner: { id: string }[] }[];
    expect(issues).toEqual([]);
    expect(first!.id).toBe('aaaaaaaa');
    expect([copy!.id, first!.inner[0]!.id]).toEqual([
      expect.stringMatching(/^[a-z0-9]{8}$/),
      expect.stringMatching(/^[a-z0-9]{8}$/),
    ]);
    expect(copy!.id).not.toBe('aaaaaaaa');
    expect(issuesIn({ rows: [{ id: 'first', title: 'a' }] })).toEqual(['rows.0.id: type']);
    expect(issuesIn({ rows: [{ title: 'a', only_in: 'fr' }] })).toEqual(['rows.0.only_in: choice']);
  });

  it('keeps the ids of entries that are sent without them, by their places', () => {
    const before = parseRecord(kiosk, { ...minimal, rows: [{ title: 'a' }, { title: 'b' }] });
    const [first, second] = before.plain.rows as { id: string }[];
    const rowsOf = (rows: object[]) =>
      (parseRecord(kiosk, { ...minimal, rows }, before).plain.rows as { id: string }[]).map(({ id }) => id);
    expect(rowsOf([{ title: 'A' }, { title: 'B' }])).toEqual([first!.id, second!.id]);
    const [fresh, ...others] = rowsOf([{ title: 'new' }, { id: first!.id, title: 'a' }]);
    expect(others).toEqual([first!.id]);
    expect([first!.id, second!.id]).not.toContain(fresh);
  });

  it('asks for words in the language in which alone an entry is shown', () => {
    const link = { type: 'Link Off', linkurl: { es: 'https://reef.test' }, linktext: { es: 'Reservar' } };
    expect(issuesIn({ links: [{ ...link, only_in: 'es' }] })).toEqual([]);
    expect(issuesIn({ links: [link] })).toEqual(['links.0.linktext.en: required']);
  });

  it('writes accents and line ends in one way, so that a text is the same one wherever it was typed', () => {
    const { plain } = parseRecord(kiosk, { ...minimal, dress_code: ' Cafe\u0301\r\nBar\r ' });
    expect(plain.dress_code).toBe('Caf\u00e9\nBar');
  });

  it('keeps a choice outside the options where rules say what it means', () => {
    expect(parseRecord(kiosk, { ...minimal, section: 'Food truck' }).plain.section).toBe('Food truck');
  });

  it('may not end before it starts', () => {
    expect(issuesIn({ opens: '2026-11-20T10:00', closes: '2026-11-20T09:00' })).toEqual([
      'closes: ends-before-start',
    ]);
  });

  it('takes a day for the moment it begins', () => {
    expect(parseRecord(kiosk, { ...minimal, opens: '2026-11-20' }).plain.opens).toBe('2026-11-20T00:00');
  });

  it('takes a field under its second name', () => {
    expect(parseRecord(kiosk, { ...minimal, dressCode: 'Linen' }).plain.dress_code).toBe('Linen');
  });

  it('keeps what it does not mention', () => {
    const before = parseRecord(kiosk, {
      ...minimal,
      seats: 4,
      locale: { en: { title: 'Shade' }, es: { title: 'Sombra' } },
    });
    const after = parseRecord(kiosk, { name: 'Light', locale: { en: { content: 'New' } } }, before);
    expect(after.issues).toEqual([]);
    expect(after.plain).toMatchObject({ name: 'Light', seats: 4 });
    expect(after.locale).toMatchObject({ en: { title: 'Shade', content: 'New' }, es: { title: 'Sombra' } });
  });

  it('clears what is sent as null', () => {
    const before = parseRecord(kiosk, { ...minimal, seats: 4 });
    expect(parseRecord(kiosk, { seats: null }, before).plain.seats).toBeNull();
  });

  it('draws a slug from the title, once', () => {
    const draft = parseRecord(kiosk, { ...minimal, locale: { en: { title: 'Café del Mar & Sons' } } });
    expect([draft.locale.en.slug, draft.drawnSlugs]).toEqual(['cafe-del-mar-sons', ['en']]);
    const again = parseRecord(kiosk, { locale: { en: { title: 'Another' } } }, draft);
    expect([again.locale.en.slug, again.drawnSlugs]).toEqual(['cafe-del-mar-sons', []]);
  });

  it('a repetition of another kind is refused, not taken for one without days', () => {
    for (const repeats of ['weekly', 7, true, ['monday']]) {
      expect(parseRecord(kiosk, { ...minimal, repeats }).issues).toMatchObject([
        { path: 'repeats', code: 'type' },
      ]);
    }
  });

  it('whatever is sent, it is read or refused, never thrown at', () => {
    const names = Object.keys(kiosk.fields);
    const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true });
    const body = fc.oneof(
      anything,
      fc.dictionary(fc.constantFrom(...names, 'locale', 'id', '__proto__', 'constructor'), anything),
      fc.record({ locale: fc.dictionary(fc.constantFrom('en', 'es', 'fr'), anything) }),
    );
    fc.assert(
      fc.property(body, (given) => {
        const { plain, locale } = parseRecord(kiosk, given);
        expect(Object.keys(plain).sort()).toEqual(
          names.filter((name) => !['title', 'slug', 'content'].includes(name)).sort(),
        );
        expect(Object.keys(locale)).toEqual(['en', 'es']);
      }),
      { numRuns: 500 },
    );
  });
});
