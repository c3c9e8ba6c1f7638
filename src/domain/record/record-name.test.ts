import { describe, expect, it } from 'vitest';
import { localized, text } from '../fields/index.ts';
import { nameOf } from './record-name.ts';

const label = text({ label: 'Name', es: 'Nombre' });
const menu = { titleField: 'name', fields: { name: label } };
const post = { titleField: 'title', fields: { title: localized(label) } };

describe('what screens call a record', () => {
  it('is its name, the same in every language', () => {
    const record = { name: 'Desayuno', locale: { en: {}, es: {} } };
    expect([nameOf(menu, record, 'en'), nameOf(menu, record, 'es')]).toEqual(['Desayuno', 'Desayuno']);
  });

  it('is the title of a post in the language of the reader', () => {
    const record = { locale: { en: { title: 'Whales' }, es: { title: 'Ballenas' } } };
    expect([nameOf(post, record, 'en'), nameOf(post, record, 'es')]).toEqual(['Whales', 'Ballenas']);
  });

  it('is read from the other language where this one has none', () => {
    const record = { locale: { en: { title: 'Whales' }, es: { title: null } } };
    expect(nameOf(post, record, 'es')).toBe('Whales');
  });

  it('is nothing where there is nothing', () => {
    expect(nameOf(post, { locale: { en: { title: null }, es: { title: null } } }, 'en')).toBe('');
    expect(nameOf(menu, { locale: { en: {}, es: {} } }, 'en')).toBe('');
  });
});
