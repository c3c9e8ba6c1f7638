import { expect, it } from 'vitest';
import { writtenIn } from './written-in.ts';

const menu = (title: object, dish: object) => ({
  position: 1,
  sections: [{ id: 'aaaaaaaa', title, items: [{ id: 'bbbbbbbb', title: dish }] }],
  locale: { en: { title: 'Grill' }, es: { title: 'Parrilla' } },
});

const before = menu({ en: 'Fire', es: 'Fuego' }, { en: 'Bass', es: null });

it('what was written in one language, in a list too, is of that language', () => {
  expect(writtenIn(before, menu({ en: 'Fire', es: 'Del fuego' }, { en: 'Bass', es: null }))).toBe('es');
  expect(writtenIn(before, menu({ en: 'Fire', es: 'Fuego' }, { en: 'Sea bass', es: null }))).toBe('en');
  expect(writtenIn(before, menu({ en: 'Fire', es: 'Fuego' }, { en: 'Bass', es: 'Lubina' }))).toBe('es');
  expect(writtenIn(before, { ...before, locale: { ...before.locale, es: { title: 'Brasas' } } })).toBe('es');
});

it('what is kept once, or changes in both languages, is of none', () => {
  expect(writtenIn(before, before)).toBeUndefined();
  expect(writtenIn(before, { ...before, position: 2 })).toBeUndefined();
  expect(writtenIn(before, menu({ en: 'Fires', es: 'Fuegos' }, { en: 'Bass', es: null }))).toBeUndefined();
  expect(
    writtenIn(before, { ...before, sections: [...before.sections, { id: 'cccccccc' }] }),
  ).toBeUndefined();
});
