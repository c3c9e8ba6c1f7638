import { expect, test } from 'vitest';
import { choices, list, text } from '../fields/index.ts';
import { asEntry, blankEntry, canPair, pair, pairedList, split, withEnglish } from './paired-list.ts';

const items = list({
  label: 'Dishes',
  es: 'Platillos',
  most: 9,
  fields: {
    title: text({ label: 'Dish', es: 'Platillo', required: true }),
    price: text({ label: 'Price', es: 'Precio' }),
    dr: choices({ label: 'Tags', es: 'Etiquetas', options: ['vegan', 'keto'] }),
  },
});
const sections = list({
  label: 'Sections',
  es: 'Secciones',
  most: 9,
  fields: { title: text({ label: 'Section', es: 'Sección' }), items },
});

const dish = (title: string | null, price = '$9', dr: string[] = []) => ({ title, price, dr });
const english = [{ title: 'Cold', items: [dish('Oysters'), dish('Ceviche', '$12', ['keto'])] }];
const spanish = [{ title: 'Frío', items: [dish('Ostiones'), dish('Ceviche', '$12', ['keto'])] }];

test('A menu in two languages is one list, and comes apart as it was', () => {
  expect(canPair(sections, english, spanish)).toBe(true);
  const one = pair(sections, english, spanish);
  expect(one[0]?.title).toEqual({ en: 'Cold', es: 'Frío' });
  expect(split(sections, one)).toEqual({ en: english, es: spanish });
});

test('Lists with other dishes, or with other tags on one, are kept each by itself', () => {
  expect(canPair(sections, english, [{ title: 'Frío', items: [dish('Ostiones')] }])).toBe(false);
  const tagged = [{ title: 'Frío', items: [dish('Ostiones', '$9', ['vegan']), spanish[0]!.items[1]!] }];
  expect(canPair(sections, english, tagged)).toBe(false);
});

test('A price may be worded in each language', () => {
  expect(canPair(items, [dish('Soup', 'Included')], [dish('Sopa', 'Incluido')])).toBe(true);
});

test('A dish moved in the one list is moved in both', () => {
  const one = pair(sections, english, spanish)[0]!;
  const turned = [{ ...one, items: [...(one.items as object[])].reverse() }];
  const { en, es } = split(sections, turned);
  expect(en[0]?.items).toEqual([...english[0]!.items].reverse());
  expect(es[0]?.items).toEqual([...spanish[0]!.items].reverse());
});

test('A new dish without Spanish reads in Spanish as in English, so that the menu can be saved at five', () => {
  const one = pair(items, english[0]!.items, spanish[0]!.items);
  const added = asEntry(pairedList(items).fields, { title: 'Octopus', price: '$20', dr: [] });
  const { en, es } = split(items, [...one, added]);
  expect(en[2]).toEqual(dish('Octopus', '$20'));
  expect(es[2]).toEqual(dish('Octopus', '$20'));
});

test('Without a Spanish word there is no Spanish list: guests see the English one', () => {
  expect(split(sections, pair(sections, english, [])).es).toEqual([]);
  const same = pair(items, [dish('Ceviche')], [dish('Ceviche')]);
  expect(split(items, same).es).toEqual([]);
});

test('Spanish that only followed goes on following; what was written stays', () => {
  expect(withEnglish({ en: '$9', es: '$9' }, '$10')).toEqual({ en: '$10', es: '$10' });
  expect(withEnglish({ en: 'Soup', es: null }, 'Stew')).toEqual({ en: 'Stew', es: 'Stew' });
  expect(withEnglish({ en: 'Soup', es: 'Sopa' }, 'Stew')).toEqual({ en: 'Stew', es: 'Sopa' });
});

test('What nobody changed stays the same object, there and back', () => {
  const one = pair(sections, english, spanish);
  const again = split(sections, one);
  expect(pair(sections, again.en, again.es)[0]).toBe(one[0]);
  const unwritten = split(sections, pair(sections, again.en, []));
  expect(pair(sections, unwritten.en, unwritten.es)[0]).toBe(pair(sections, unwritten.en, unwritten.es)[0]);
});

test('A blank entry has room for both languages', () => {
  expect(blankEntry(pairedList(sections).fields)).toEqual({ title: { en: null, es: null }, items: [] });
});
