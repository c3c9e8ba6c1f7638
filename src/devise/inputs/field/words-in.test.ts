import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { isKeptFrom } from './words-in.ts';

const { menu, special } = contentTypes;
const dish = menu.fields.sections.fields.items.fields;
const version = special.fields.versions.fields;

it.each([
  ['a Spanish text', menu.fields.title, 'locale.es.title', false],
  ['an English text', menu.fields.title, 'locale.en.title', true],
  ['a Spanish address', menu.fields.slug, 'locale.es.slug', true],
  ['a text kept once', menu.fields.name, 'name', true],
  ['which entries a list has', menu.fields.sections, 'sections', true],
  ['the name of a dish', dish.title, 'sections.0.items.1.title.es', false],
  ['the price of a dish', dish.price, 'sections.0.items.1.price.es', true],
  ['the tags of a dish', dish.dr, 'sections.0.items.1.dr', true],
  ['the Spanish one of two texts', version.title, 'versions.0.title.es', false],
  ['the English one of two texts', version.title, 'versions.0.title.en', true],
])('whoever writes Spanish words is kept from %s or not', (_what, field, path, isKept) => {
  expect(isKeptFrom(['es'], field, path)).toBe(isKept);
});
