import { expect, test } from 'vitest';
import { group, list, picture, text } from '../fields/index.ts';
import { sameTexts, untranslatedTexts } from './untranslated.ts';

const fields = {
  title: text({ label: 'Title', es: 'Título' }),
  image: picture({ label: 'Picture', es: 'Imagen' }),
  slide: group({
    label: 'Slide',
    es: 'Diapositiva',
    fields: { text: text({ label: 'Text', es: 'Texto' }) },
  }),
  items: list({
    label: 'Dishes',
    es: 'Platillos',
    most: 9,
    fields: {
      title: text({ label: 'Dish', es: 'Platillo' }),
      price: text({ label: 'Price', es: 'Precio' }),
    },
  }),
};

const english = {
  title: 'Menu',
  image: 'plate',
  slide: { text: 'Tonight' },
  items: [
    { title: 'Soup', price: '$9' },
    { title: 'Fish', price: '$20' },
  ],
};

test('Each text with English and without Spanish is named', () => {
  expect(
    untranslatedTexts(fields, english, { title: 'Menú', items: [{ title: 'Sopa' }, { title: ' ' }] }),
  ).toEqual(['slide.text', 'items.1.title']);
});

test('Nothing Spanish at all names every text, and no picture and no price', () => {
  expect(untranslatedTexts(fields, english, null)).toEqual([
    'title',
    'slide.text',
    'items.0.title',
    'items.1.title',
  ]);
});

test('What English does not say need not be said in Spanish', () => {
  expect(untranslatedTexts(fields, { title: '', items: null }, {})).toEqual([]);
});

test('Texts of a list that read the same in both languages are named, prices aside', () => {
  const spanish = { title: 'Menu', items: [{ title: 'Soup', price: '$9' }, { title: 'Pescado' }] };
  expect(sameTexts(fields, english, spanish)).toEqual(['items.0.title']);
  expect(sameTexts(fields, english, null)).toEqual([]);
});
