import { describe, expect, it } from 'vitest';
import { list, localized, text } from '../fields/index.ts';
import { changedParts, withWordsOf } from './words-of.ts';

/** Menus: their sections carry both languages inside. */

const words = (label: string) => localized(text({ label, es: label }));
const dishes = { title: words('Dish'), price: words('Price') };
const sectionFields = {
  title: words('Section'),
  items: list({ label: 'Dishes', es: 'Platillos', fields: dishes, maxItems: 9 }),
};
const fields = {
  name: text({ label: 'Name', es: 'Nombre' }),
  sections: list({ label: 'Sections', es: 'Secciones', fields: sectionFields, maxItems: 9 }),
};

const dish = (id: string, en: string, es: string | null, price = '$9') => ({
  id,
  title: { en, es },
  price: { en: price, es: price },
});
const section = (id: string, en: string, es: string, items: object[], more: object = {}) => ({
  id,
  title: { en, es },
  items,
  ...more,
});
const menu = (...sections: object[]) => ({ name: 'Dinner', sections });
const said = (plain: object) => ({ plain: plain as Record<string, unknown>, locale: { en: {}, es: {} } });

const squid = dish('dish0001', 'Squid', 'Calamar');
const older = menu(section('part0001', 'First', 'Primero', [squid]));

describe('a list with the words of another revision', () => {
  it('keeps its entries and what is written once, and reads the words of each entry there', () => {
    const newer = menu(
      section('part0002', 'Second', 'Segundo', [dish('dish0001', 'Fried squid', 'Calamar frito')]),
      section('part0001', 'Starters', 'Para abrir boca', [dish('dish0002', 'Bass', 'Lubina')]),
    );
    expect(withWordsOf(fields, newer, older, 'es')).toEqual(
      menu(
        section('part0002', 'Second', null as never, [{ ...dish('dish0001', 'Fried squid', 'Calamar') }]),
        section('part0001', 'Starters', 'Primero', [
          { ...dish('dish0002', 'Bass', null), price: { en: '$9', es: null } },
        ]),
      ),
    );
  });

  it('leaves out what is new and shown in that language alone', () => {
    const own = section('part0003', '', 'Solo aquí', [], { only_in: 'es' });
    const newer = menu(...older.sections, own);
    expect(withWordsOf(fields, newer, older, 'es')).toEqual(older);
    expect(withWordsOf(fields, newer, newer, 'es')).toEqual(newer);
  });
});

describe('what a change touches', () => {
  const change = (after: object) => changedParts({ fields }, said(older), said(after));

  it('is the words of a language, the facts, or both', () => {
    expect(change(older)).toEqual({ plain: false, words: [] });
    expect(change(menu(section('part0001', 'First', 'Entradas', [squid])))).toEqual({
      plain: false,
      words: ['es'],
    });
    expect(change({ ...older, name: 'Supper' })).toEqual({ plain: true, words: [] });
    expect(change(menu(section('part0001', 'First', 'Primero', [])))).toEqual({ plain: true, words: [] });
    const more = [squid, dish('dish0002', 'Bass', 'Lubina')];
    expect(change(menu(section('part0001', 'First', 'Primero', more)))).toEqual({
      plain: true,
      words: ['en', 'es'],
    });
  });

  it('is the facts where an entry of one language comes', () => {
    const picture = { ...section('part0003', '', '', []), only_in: 'es' };
    expect(change(menu(...older.sections, picture)).plain).toBe(true);
  });
});
