import { describe, expect, it } from 'vitest';
import { languageName, searchLabel } from './search-label.ts';

const both = { en: { title: 'Breakfast' }, es: { title: 'Desayuno' } };
const onlyEnglish = { en: { title: 'Breakfast' }, es: { title: ' ' } };

describe('the languages of a record', () => {
  it('are those with a title, said in the language of the reader', () => {
    expect(languageName(both, 'en')).toBe('English, Spanish');
    expect(languageName(both, 'es')).toBe('inglés, español');
    expect(languageName(onlyEnglish, 'en')).toBe('English');
    expect(languageName({ en: { title: null }, es: { title: null } }, 'en')).toBe('');
  });

  it('may be read off another field', () => {
    const clock = { en: { specials_title: 'Whales' }, es: { specials_title: null } };
    expect(languageName(clock, 'es', 'specials_title')).toBe('inglés');
  });
});

describe('the search label of a menu', () => {
  it('tells menus of one name apart by site and language', () => {
    expect(searchLabel('Breakfast', 'Casa Marea', languageName(both, 'en'))).toBe(
      'Breakfast – Casa Marea (English, Spanish)',
    );
    expect(searchLabel('Desayuno', 'Lantern Cay', languageName(onlyEnglish, 'es'))).toBe(
      'Desayuno – Lantern Cay (inglés)',
    );
  });

  it('leaves out what is not known', () => {
    expect(searchLabel('Breakfast', null, 'English')).toBe('Breakfast (English)');
    expect(searchLabel('Breakfast', 'Casa Marea', '')).toBe('Breakfast – Casa Marea');
    expect(searchLabel('Breakfast', null, '')).toBe('Breakfast');
  });
});
