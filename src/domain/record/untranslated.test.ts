import { expect, test } from 'vitest';
import { group, list, localized, picture, text } from '../fields/index.ts';
import { sameTexts, untranslatedInEntry, untranslatedTexts } from './untranslated.ts';

const type = {
  fields: {
    title: localized(text({ label: 'Title', es: 'Título' })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    slide: localized(
      group({
        label: 'Slide',
        es: 'Diapositiva',
        fields: { text: localized(text({ label: 'Text', es: 'Texto' })) },
      }),
    ),
    items: localized(
      list({
        label: 'Dishes',
        es: 'Platillos',
        maxItems: 9,
        fields: {
          title: localized(text({ label: 'Dish', es: 'Platillo' })),
          price: localized(text({ label: 'Price', es: 'Precio', isCode: true })),
        },
      }),
    ),
  },
};

const dish = (id: string, en: string, es: string | null, more: object = {}) => ({
  id,
  title: { en, es },
  price: { en: '$9', es: null },
  ...more,
});

const record = (es: object, slideEs: string | null, items: object[]) => ({
  slide: { text: { en: 'Tonight', es: slideEs } },
  items,
  locale: { en: { title: 'Menu', image: 'plate' }, es },
});

test('Each text with English and without Spanish is named, and no picture and no price', () => {
  const half = record({ title: 'Menú' }, null, [
    dish('aaaaaaaa', 'Soup', 'Sopa'),
    dish('bbbbbbbb', 'Fish', ' '),
  ]);
  expect(untranslatedTexts(type, half)).toEqual(['slide.text.es', 'items.1.title.es']);
  expect(untranslatedTexts(type, half, { by: 'id' })).toEqual(['slide.text.es', 'items.bbbbbbbb.title.es']);
  expect(untranslatedTexts(type, record({}, 'Hoy', []))).toEqual(['locale.es.title']);
});

test('What English does not say need not be said in Spanish, nor what is shown in English alone', () => {
  expect(untranslatedTexts(type, { items: null, locale: { en: { title: '' } } })).toEqual([]);
  const english = [dish('aaaaaaaa', 'Soup', null, { only_in: 'en' })];
  expect(untranslatedTexts(type, record({ title: 'Menú' }, 'Hoy', english))).toEqual([]);
});

test('Where Spanish comes first it is English that is named', () => {
  const half = record({ title: 'Menú' }, 'Hoy', [dish('aaaaaaaa', 'Soup', 'Sopa')]);
  const spanishFirst = {
    ...half,
    slide: { text: { en: null, es: 'Hoy' } },
    locale: { en: {}, es: { title: 'Menú' } },
  };
  expect(untranslatedTexts(type, spanishFirst, { from: 'es' })).toEqual(['locale.en.title', 'slide.text.en']);
  expect(untranslatedTexts(type, spanishFirst)).toEqual([]);
});

test('Texts of a list that read the same in both languages are named, prices aside', () => {
  const same = [
    dish('aaaaaaaa', 'Soup', 'Soup', { price: { en: '$9', es: '$9' } }),
    dish('bbbbbbbb', 'Fish', 'Pez'),
  ];
  expect(sameTexts(type, record({ title: 'Menu' }, 'Hoy', same))).toEqual(['items.0.title.es']);
});

test('One entry names what it lacks by paths inside it', () => {
  const { items } = type.fields;
  expect(untranslatedInEntry(items, dish('aaaaaaaa', 'Soup', null), 'en')).toEqual(['title.es']);
  expect(untranslatedInEntry(items, dish('aaaaaaaa', 'Soup', 'Sopa'), 'en')).toEqual([]);
  expect(untranslatedInEntry(items, dish('aaaaaaaa', 'Soup', null, { only_in: 'en' }), 'en')).toEqual([]);
});
