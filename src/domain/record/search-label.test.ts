import { describe, expect, it } from 'vitest';
import { languageName, searchLabel } from './search-label.ts';

describe('the languages of a record', () => {
  it('are said in the language of the reader', () => {
    expect(languageName(['en', 'es'], 'en')).toBe('English, Spanish');
    expect(languageName(['en', 'es'], 'es')).toBe('inglés, español');
    expect(languageName(['en'], 'en')).toBe('English');
    expect(languageName([], 'en')).toBe('');
  });
});

describe('the search label of a menu', () => {
  it('tells menus of one name apart by site and language', () => {
    expect(searchLabel('Breakfast', 'Casa Marea', languageName(['en', 'es'], 'en'))).toBe(
      'Breakfast – Casa Marea (English, Spanish)',
    );
    expect(searchLabel('Desayuno', 'Lantern Cay', languageName(['en'], 'es'))).toBe(
      'Desayuno – Lantern Cay (inglés)',
    );
  });

  it('leaves out what is not known', () => {
    expect(searchLabel('Breakfast', null, 'English')).toBe('Breakfast (English)');
    expect(searchLabel('Breakfast', 'Casa Marea', '')).toBe('Breakfast – Casa Marea');
    expect(searchLabel('Breakfast', null, '')).toBe('Breakfast');
  });
});
