import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { fieldsInside } from '../../../domain/fields/nested.ts';
import { isKeptFrom } from './words-in.ts';

const { menu, special } = contentTypes;
const dish = fieldsInside(fieldsInside(menu.fields.sections)!['items']!)!;

it.each([
  ['a Spanish text', menu.fields.title, 'locale.es.title', false],
  ['an English text', menu.fields.title, 'locale.en.title', true],
  ['a Spanish address', menu.fields.slug, 'locale.es.slug', true],
  ['a text kept once', menu.fields.name, 'name', true],
  ['which entries a list has', menu.fields.sections, 'locale.es.sections', true],
  ['the name of a dish', dish['title']!, 'locale.es.sections.0.items.1.title', false],
  ['the price of a dish', dish['price']!, 'locale.es.sections.0.items.1.price', true],
  ['the tags of a dish', dish['dr']!, 'locale.es.sections.0.items.1.dr', true],
  ['the Spanish one of two texts', special.fields.title, 'versions.0.title.es', false],
  ['the English one of two texts', special.fields.title, 'versions.0.title.en', true],
])('whoever writes Spanish words is kept from %s or not', (_what, field, path, isKept) => {
  expect(isKeptFrom(['es'], field, path)).toBe(isKept);
});
