import { expect, it } from 'vitest';
import { translationRows, withValueAt } from '../domain/record/translation-rows.ts';
import { contentTypes } from './index.ts';

const record = {
  sections: [
    {
      id: 'aaaaaaaa',
      title: { en: 'From the fire', es: 'Del fuego' },
      items: [
        { id: 'bbbbbbbb', title: { en: 'Sea bass', es: null }, price: { en: '$24', es: null } },
        { id: 'cccccccc', title: { en: 'Only here', es: null }, only_in: 'en' },
      ],
    },
  ],
  locale: { en: { title: 'Grill' }, es: { title: 'Parrilla' } },
};

const rows = (stillRight: readonly string[] = []) =>
  translationRows(contentTypes.menu, record, { due: ['sections.aaaaaaaa.title', 'title'], stillRight });

it('every text with English is a row, inside entries too; prices and what is shown in English alone are none', () => {
  expect(rows().map(({ path, state }) => [path, state])).toEqual(
    expect.arrayContaining([
      ['title', 'changed'],
      ['sections.aaaaaaaa.title', 'changed'],
      ['sections.aaaaaaaa.items.bbbbbbbb.title', 'missing'],
    ]),
  );
  expect(rows()).toHaveLength(3);
  expect(rows().find(({ state }) => state === 'missing')?.pathOfTranslation).toBe(
    'sections.0.items.0.title.es',
  );
});

it('of a site that writes Spanish first, English is what is to be written', () => {
  const found = translationRows(contentTypes.menu, record, { from: 'es', due: ['title'], stillRight: [] });
  expect(found.map(({ original, pathOfTranslation, state }) => [original, pathOfTranslation, state])).toEqual(
    expect.arrayContaining([
      ['Parrilla', 'locale.en.title', 'changed'],
      ['Del fuego', 'sections.0.title.en', 'done'],
    ]),
  );
  expect(found).toHaveLength(2);
});

it('a text called still right waits no more', () => {
  expect(rows(['title']).find(({ path }) => path === 'title')?.state).toBe('done');
});

it('a value is replaced at its path, and what stands beside it stays the same object', () => {
  const next = withValueAt(record, 'sections.0.items.0.title.es', 'Lubina');
  expect(next.sections[0]!.items[0]!.title).toEqual({ en: 'Sea bass', es: 'Lubina' });
  expect(next.sections[0]!.items[1]).toBe(record.sections[0]!.items[1]);
  expect(withValueAt(record, 'locale.es.title', 'Brasas').locale.es.title).toBe('Brasas');
});
