import { expect, test } from 'vitest';
import { list, text } from '../fields/index.ts';
import { listAt, listsOf, movedBetween } from './nested-lists.ts';

const title = text({ label: 'Dish', es: 'Platillo' });
const items = list({ label: 'Dishes', es: 'Platillos', maxItems: 9, fields: { title } });
const sections = list({
  label: 'Sections',
  es: 'Secciones',
  maxItems: 9,
  fields: {
    title,
    items,
    subsections: list({ label: 'Sub-sections', es: 'Subsecciones', maxItems: 9, fields: { title, items } }),
  },
});

const dish = (name: string) => ({ title: name });
const menu = [
  { title: 'Cold', items: [dish('Oysters')], subsections: [{ title: 'Raw', items: [dish('Tuna')] }] },
  { title: 'Warm', items: [dish('Soup'), dish('Stew')], subsections: [] },
];

test('A dish is taken to another section, before the one it is put down on', () => {
  const moved = movedBetween(menu, { list: '0.items', place: 0 }, { list: '1.items', place: 1 });
  expect(listAt(moved, '0.items')).toEqual([]);
  expect(listAt(moved, '1.items')).toEqual([dish('Soup'), dish('Oysters'), dish('Stew')]);
});

test('A dish is taken out of a sub-section into the section around it', () => {
  const moved = movedBetween(
    menu,
    { list: '0.subsections.0.items', place: 0 },
    { list: '0.items', place: 1 },
  );
  expect(listAt(moved, '0.items')).toEqual([dish('Oysters'), dish('Tuna')]);
  expect(listAt(moved, '0.subsections.0.items')).toEqual([]);
});

test('An entry is taken out of the one it lies in, before or behind it, and back into it', () => {
  const tip = { block: 'tip' };
  const inside = [{ block: 'passage' }, { block: 'chapter', parts: [tip] }];
  const before = [{ block: 'passage' }, tip, { block: 'chapter', parts: [] }];
  expect(movedBetween(inside, { list: '1.parts', place: 0 }, { list: '', place: 1 })).toEqual(before);
  expect(movedBetween(before, { list: '', place: 1 }, { list: '2.parts', place: 0 })).toEqual(inside);
  expect(movedBetween(inside, { list: '1.parts', place: 0 }, { list: '', place: 2 })).toEqual([
    { block: 'passage' },
    { block: 'chapter', parts: [] },
    tip,
  ]);
});

test('Within its list a dish only changes its place, and the other sections stay the same ones', () => {
  const moved = movedBetween(menu, { list: '1.items', place: 0 }, { list: '1.items', place: 1 });
  expect(listAt(moved, '1.items')).toEqual([dish('Stew'), dish('Soup')]);
  expect(moved[0]).toBe(menu[0]);
});

test('A section is not taken into itself', () => {
  const wrong = { list: '0.subsections', place: 0 };
  expect(movedBetween(menu, { list: '', place: 0 }, wrong)).toBe(menu);
});

test('The dish itself stays the same one, so that it keeps its place on the screen', () => {
  const moved = movedBetween(menu, { list: '0.items', place: 0 }, { list: '1.items', place: 2 });
  expect(listAt(moved, '1.items')[2]).toBe(menu[0]?.items[0]);
});

test('Every list of dishes is found, with the names of what it lies in', () => {
  expect(listsOf(sections, items.fields, menu)).toEqual([
    { path: '0.items', inside: ['Cold'], length: 1 },
    { path: '0.subsections.0.items', inside: ['Cold', 'Raw'], length: 1 },
    { path: '1.items', inside: ['Warm'], length: 2 },
  ]);
});
