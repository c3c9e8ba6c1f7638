import { describe, expect, it } from 'vitest';
import type { ContentType } from '../content-type.ts';
import { decimal, group, list, localized, markdown, picture, slug, text } from '../fields/index.ts';
import type { Language } from '../language.ts';
import { changesBeyondWords } from './beyond-words.ts';
import { parseRecord, type RecordValues } from './parse-record.ts';

const items = list({
  label: 'Dishes',
  es: 'Platillos',
  maxItems: 9,
  fields: {
    title: localized(text({ label: 'Dish', es: 'Platillo' })),
    price: localized(text({ label: 'Price', es: 'Precio', isCode: true })),
    amount: decimal({ label: 'Amount', es: 'Importe' }),
  },
});

const type: ContentType = {
  name: 'card',
  path: 'cards',
  scope: 'site',
  permission: 'manage menus',
  titleField: 'name',
  labels: { en: { one: 'card', many: 'cards' }, es: { one: 'carta', many: 'cartas', gender: 'f' } },
  remove: 'delete',
  fields: {
    name: text({ label: 'Name', es: 'Nombre' }),
    title: localized(text({ label: 'Title', es: 'Título' })),
    slug: localized(slug({ label: 'Address', es: 'Dirección', from: 'title' })),
    content: localized(markdown({ label: 'Text', es: 'Texto' })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    slide: localized(
      group({
        label: 'Slide',
        es: 'Diapositiva',
        fields: {
          text: localized(text({ label: 'Text', es: 'Texto' })),
          image: localized(picture({ label: 'Picture', es: 'Imagen' })),
        },
      }),
    ),
    sections: localized(
      list({
        label: 'Sections',
        es: 'Secciones',
        maxItems: 9,
        fields: { title: localized(text({ label: 'Section', es: 'Sección' })), items },
      }),
    ),
  },
};

const dish = (id: string, en: string, es: string | null, price = '$9', amount = 9) => ({
  id,
  title: { en, es },
  price: { en: price, es: null },
  amount,
});
const bass = dish('bass0000', 'Bass', 'Lubina');
const squid = dish('squid000', 'Squid', null, '$7', 7);
const sea = { id: 'sea00000', title: { en: 'Sea', es: 'Mar' }, items: [bass, squid] };

const stored: RecordValues = parseRecord(type, {
  name: 'Dinner',
  slide: { text: { en: 'Come', es: null }, image: { en: 'bay', es: null } },
  sections: [sea],
  locale: {
    en: { title: 'Dinner', content: 'Late', image: 'bay' },
    es: { title: 'Cena', content: 'Tarde', image: 'bay' },
  },
});

/** What of a body is beyond words in the languages. */
const beyond = (body: object, allowed: readonly Language[] = ['es'], before = stored) =>
  changesBeyondWords(type, before, parseRecord(type, body, before), allowed);
const withItems = (...dishes: object[]) => ({ sections: [{ ...sea, items: dishes }] });

describe('words alone', () => {
  it.each([
    ['a text', { locale: { es: { title: 'La cena' } } }],
    ['a long text', { locale: { es: { content: '**Muy** tarde' } } }],
    ['a text that is emptied', { locale: { es: { content: null } } }],
    ['a text of an entry', { sections: [{ ...sea, title: { en: 'Sea', es: 'Del mar' } }] }],
    ['a first text of an entry of an entry', withItems(bass, dish('squid000', 'Squid', 'Calamar', '$7', 7))],
    ['a text of a group', { slide: { text: { en: 'Come', es: 'Venga' }, image: { en: 'bay', es: null } } }],
    ['nothing at all', { still_right: ['title', 'sections.sea00000.title'] }],
  ])('are %s', (_what, body) => {
    expect(beyond(body)).toEqual([]);
  });

  it('bring the address of a first title along, and never change one that stands', () => {
    const untitled = parseRecord(type, {
      ...stored.plain,
      locale: { en: stored.locale.en, es: {} },
    });
    expect(beyond({ locale: { es: { title: 'Cena' } } }, ['es'], untitled)).toEqual([]);
    expect(beyond({ locale: { es: { slug: 'otra' } } })).toEqual(['locale.es.slug']);
    expect(beyond({ locale: { es: { slug: '', title: 'Otra' } } })).toEqual(['locale.es.slug']);
  });
});

describe('beyond words', () => {
  it.each([
    ['a field kept once', { name: 'Supper' }, ['name']],
    ['the other language', { locale: { en: { title: 'Supper' } } }, ['locale.en.title']],
    ['a picture', { locale: { es: { image: 'pool' } } }, ['locale.es.image']],
    [
      'the other language of an entry',
      withItems(dish('bass0000', 'Sea bass', 'Lubina'), squid),
      ['sections.0.items.0.title.en'],
    ],
    [
      'a price and its amount',
      withItems({ ...bass, price: { en: '$9', es: '$8' }, amount: 8 }, squid),
      ['sections.0.items.0.price.es', 'sections.0.items.0.amount'],
    ],
    [
      'an entry more',
      { sections: [sea, { id: 'land0000', title: { en: 'Land', es: 'Tierra' }, items: [] }] },
      ['sections'],
    ],
    ['an entry less', withItems(bass), ['sections.0.items']],
    ['an entry in another place', withItems(squid, bass), ['sections.0.items']],
    ['an entry for one language alone', withItems({ ...bass, only_in: 'es' }, squid), ['sections.0.items']],
    [
      'another picture of a group',
      { slide: { text: { en: 'Come', es: 'x' }, image: { en: 'bay', es: 'pool' } } },
      ['slide.image.es'],
    ],
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
