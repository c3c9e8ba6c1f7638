import { expect, it } from 'vitest';
import { sheetGroupIn } from './sheet-groups.ts';

it('the group of a fact sheet is read in the language of the page, whichever staff wrote it in', () => {
  for (const written of ['Weddings', 'bodas', ' WEDDINGS ']) {
    expect([sheetGroupIn(written, 'en'), sheetGroupIn(written, 'es')]).toEqual(['Weddings', 'Bodas']);
  }
  expect(sheetGroupIn('gastronomia', 'en')).toBe('Dining');
});

it('a group that staff made up is read as they wrote it', () => {
  expect(sheetGroupIn('Lunas de miel', 'en')).toBe('Lunas de miel');
});
