import { describe, expect, it } from 'vitest';
import type { ContentType } from '../content-type.ts';
import { decimal, group, list, localized, markdown, picture, slug, text } from '../fields/index.ts';
import type { Language } from '../language.ts';
import { changesBeyondWords } from './beyond-words.ts';
import { type RecordValues, parseRecord } from './parse-record.ts';

const items = list({
  label: 'Dishes',
  es: 'Platillos',
  most: 9,
  fields: {
    title: text({ label: 'Dish', es: 'Platillo' }),
    price: text({ label: 'Price', es: 'Precio' }),
    amount: decimal({ label: 'Amount', es: 'Importe' }),
  },
});

const type: ContentType = {
  name: 'card',
  path: 'cards',
  scope: 'site',
  permission: 'manage menus',
  titleField: 'name',
  labels: { en: { one: 'card', many: 'cards' }, es: { one: 'carta', many: 'cartas' } },
  remove: 'delete',
  fields: {
    name: text({ label: 'Name', es: 'Nombre' }),
    versions: list({
      label: 'Versions',
      es: 'Versiones',
      most: 9,
      fields: {
        code: text({ label: 'Code', es: 'Código' }),
        title: group({
          label: 'Title',
          es: 'Título',
          fields: {
            en: text({ label: 'English', es: 'Inglés' }),
            es: text({ label: 'Spanish', es: 'Español' }),
          },
        }),
      },
    }),
    title: localized(text({ label: 'Title', es: 'Título' })),
    slug: localized(slug({ label: 'Address', es: 'Dirección', from: 'title' })),
    content: localized(markdown({ label: 'Text', es: 'Texto' })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    slide: localized(
      group({
        label: 'Slide',
        es: 'Diapositiva',
        fields: {
          text: text({ label: 'Text', es: 'Texto' }),
          image: picture({ label: 'Picture', es: 'Imagen' }),
        },
      }),
    ),
    sections: localized(
      list({
        label: 'Sections',
        es: 'Secciones',
        most: 9,
        fields: { title: text({ label: 'Section', es: 'Sección' }), items },
      }),
    ),
  },
};

const dish = (title: string, price = '$9', amount = 9) => ({ title, price, amount });
const sea = { title: 'Sea', items: [dish('Bass'), dish('Squid', '$7', 7)] };
const mar = { title: 'Mar', items: [dish('Lubina'), dish('Calamar', '$7', 7)] };

const whole = (body: object): RecordValues => parseRecord(type, body);

const stored = whole({
  name: 'Dinner',
  versions: [{ code: 'A', title: { en: 'Now', es: 'Ahora' } }],
  locale: {
    en: {
      title: 'Dinner',
      content: 'Late',
      image: 'bay',
      slide: { text: 'Come', image: 'bay' },
      sections: [sea],
    },
    es: { title: 'Cena', content: 'Tarde', image: 'bay', sections: [mar] },
  },
});

/** What of a body is beyond words in the languages. */
const beyond = (body: object, allowed: readonly Language[] = ['es'], before = stored) =>
  changesBeyondWords(type, before, parseRecord(type, body, before), allowed);

describe('words alone', () => {
  it.each([
    ['a text', { locale: { es: { title: 'La cena' } } }],
    ['a long text', { locale: { es: { content: '**Muy** tarde' } } }],
    ['a text that is emptied', { locale: { es: { content: null } } }],
    ['a text of an entry', { locale: { es: { sections: [{ ...mar, title: 'Del mar' }] } } }],
    [
      'a text of an entry of an entry',
      { locale: { es: { sections: [{ ...mar, items: [dish('Robalo'), mar.items[1]] }] } } },
    ],
    ['a text of a group that was empty', { locale: { es: { slide: { text: 'Venga' } } } }],
    [
      'the same group with what the English shows',
      { locale: { es: { slide: { text: 'Venga', image: 'bay' } } } },
    ],
    ['one text said in both languages', { versions: [{ code: 'A', title: { en: 'Now', es: 'Ya' } }] }],
    ['nothing at all', { still_right: ['title'] }],
  ])('are %s', (_what, body) => {
    expect(beyond(body)).toEqual([]);
  });

  it('are the Spanish entries beside the English ones, where there were none', () => {
    const untranslated = {
      ...stored,
      locale: { ...stored.locale, es: { ...stored.locale.es, sections: [] } },
    };
    const write = (sections: unknown) => beyond({ locale: { es: { sections } } }, ['es'], untranslated);
    expect(write([mar])).toEqual([]);
    expect(write([{ ...mar, items: [dish('Lubina', '$1', 1), mar.items[1]] }])).toEqual([
      'locale.es.sections.0.items.0.price',
      'locale.es.sections.0.items.0.amount',
    ]);
    expect(write([mar, mar])).toEqual(['locale.es.sections']);
    expect(write([{ ...mar, items: [mar.items[0]] }])).toEqual(['locale.es.sections.0.items']);
  });

  it('are all Spanish words of a list taken out again, unless the list said more than words', () => {
    const emptied = { locale: { es: { sections: [] } } };
    expect(beyond(emptied)).toEqual([]);
    const dearer = { ...mar, items: [dish('Lubina', '$10', 10), mar.items[1]] };
    const own = whole({
      ...stored.plain,
      locale: { ...stored.locale, es: { ...stored.locale.es, sections: [dearer] } },
    });
    expect(beyond(emptied, ['es'], own)).toEqual(['locale.es.sections']);
  });

  it('bring the address of a first title along, and never change one that stands', () => {
    const untitled = whole({ ...stored.plain, locale: { en: stored.locale.en, es: {} } });
    expect(beyond({ locale: { es: { title: 'Cena' } } }, ['es'], untitled)).toEqual([]);
    expect(beyond({ locale: { es: { slug: 'otra' } } })).toEqual(['locale.es.slug']);
    expect(beyond({ locale: { es: { slug: '', title: 'Otra' } } })).toEqual(['locale.es.slug']);
  });

  it('of one language leave the Spanish that only follows the English to follow it', () => {
    const followed = whole({
      ...stored.plain,
      locale: { en: stored.locale.en, es: { ...stored.locale.es, sections: [{ ...mar, title: 'Sea' }] } },
    });
    const both = {
      locale: {
        en: { sections: [{ ...sea, title: 'Ocean' }] },
        es: { sections: [{ ...mar, title: 'Ocean' }] },
      },
    };
    expect(beyond(both, ['en'], followed)).toEqual([]);
    expect(beyond(both, ['en'])).toEqual(['locale.es.sections.0.title']);
  });
});

describe('beyond words', () => {
  it.each([
    ['a field kept once', { name: 'Supper' }, ['name']],
    ['the other language', { locale: { en: { title: 'Supper' } } }, ['locale.en.title']],
    ['a picture', { locale: { es: { image: 'pool' } } }, ['locale.es.image']],
    [
      'a price and its amount',
      { locale: { es: { sections: [{ ...mar, items: [dish('Lubina', '$8', 8), mar.items[1]] }] } } },
      ['locale.es.sections.0.items.0.price', 'locale.es.sections.0.items.0.amount'],
    ],
    [
      'an entry more',
      { locale: { es: { sections: [mar, { title: 'Tierra', items: [] }] } } },
      ['locale.es.sections'],
    ],
    [
      'an entry less',
      { locale: { es: { sections: [{ ...mar, items: [mar.items[0]] }] } } },
      ['locale.es.sections.0.items'],
    ],
    [
      'a dish in another place',
      { locale: { es: { sections: [{ ...mar, items: mar.items.toReversed() }] } } },
      [0, 1].flatMap((at) => ['price', 'amount'].map((name) => `locale.es.sections.0.items.${at}.${name}`)),
    ],
    [
      'another picture of a group',
      { locale: { es: { slide: { text: 'x', image: 'pool' } } } },
      ['locale.es.slide.image'],
    ],
    [
      'the other text of two',
      { versions: [{ code: 'A', title: { en: 'Then', es: 'Ya' } }] },
      ['versions.0.title.en'],
    ],
    ['a code', { versions: [{ code: 'B', title: { en: 'Now', es: 'Ahora' } }] }, ['versions.0.code']],
    ['an entry kept once', { versions: [] }, ['versions']],
  ])('is %s', (_what, body, paths) => {
    expect(beyond(body)).toEqual(paths);
  });

  it('is what Spanish still holds, for who writes English alone', () => {
    expect(beyond({ still_right: ['title'] }, ['en'])).toEqual(['still_right']);
  });

  it('is every difference for who may write no language', () => {
    expect(beyond({ locale: { en: { title: 'x' }, es: { title: 'y' } } }, [])).toEqual([
      'locale.en.title',
      'locale.es.title',
    ]);
  });
});
