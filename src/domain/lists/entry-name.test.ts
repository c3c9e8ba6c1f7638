import { expect, test } from 'vitest';
import { choice, list, localized, richLinks, text } from '../fields/index.ts';
import { entryName, namingField } from './entry-name.ts';

const dishes = list({
  label: 'Dishes',
  es: 'Platillos',
  maxItems: 9,
  fields: {
    title: text({ label: 'Dish', es: 'Platillo' }),
    desc: text({ label: 'Description', es: 'Descripción' }),
  },
});

test('An entry is called by the first text that says something', () => {
  expect(entryName({ title: ' Soup ', desc: 'Warm' }, dishes.fields)).toBe('Soup');
  expect(entryName({ title: ' ', desc: 'Warm' }, dishes.fields)).toBe('Warm');
  expect(
    entryName({ price: '$9' }, { price: text({ label: 'Price', es: 'Precio', isCode: true }) }),
  ).toBeUndefined();
  const links = richLinks({ label: 'Links', es: 'Enlaces' });
  expect(entryName({ type: 'Content', title: '', linktext: 'More' }, links.fields)).toBe('More');
});

test('Said in both languages, it is called in English where there is any', () => {
  const fields = { title: localized(dishes.fields.title), desc: localized(dishes.fields.desc) };
  expect(entryName({ title: { en: 'Soup', es: 'Sopa' } }, fields)).toBe('Soup');
  expect(entryName({ title: { en: null, es: 'Sopa' } }, fields)).toBe('Sopa');
  expect(namingField({ title: { en: null, es: null }, desc: { en: 'Warm', es: null } }, fields)).toBe('desc');
});

test('Without a word it is called by its choice; without that by nothing', () => {
  const fields = {
    name: text({ label: 'Name', es: 'Nombre' }),
    size: choice({ label: 'Size', es: 'Tamaño', options: ['small'] }),
  };
  expect(entryName({ size: 'small' }, fields)).toBe('small');
  // How a block is composed is no name of it.
  expect(entryName({ block: 'hero', size: 'small' }, fields)).toBeUndefined();
  expect(entryName({ block: 'hero', name: 'Dusk', size: 'small' }, fields)).toBe('Dusk');
  expect(entryName({ name: '', size: null }, fields)).toBeUndefined();
  expect(entryName(undefined, fields)).toBeUndefined();
});
