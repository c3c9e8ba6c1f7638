import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineContentType } from '../content-type.ts';
import { hours, list, localized, slug, text } from '../fields/index.ts';
import { changedEntries } from './aligned.ts';
import { changesBetween } from './changes.ts';
import { differencesOf, mergedValues, type Side } from './merge.ts';
import { isSameValue } from '../record/same-value.ts';
import { trailOfPath } from './trail.ts';
import { formValues } from './values-of.ts';

const card = defineContentType({
  name: 'card',
  path: 'cards',
  scope: 'site',
  permission: 'manage menus',
  titleField: 'name',
  labels: { en: { one: 'card', many: 'cards' }, es: { one: 'carta', many: 'cartas' } },
  remove: 'delete',
  fields: {
    name: text({ label: 'Name', es: 'Nombre', required: true }),
    lunch: hours({ label: 'Lunch', es: 'Almuerzo' }),
    title: localized(text({ label: 'Title', es: 'Título' })),
    slug: localized(slug({ label: 'Address', es: 'Dirección', from: 'title' })),
    sections: localized(
      list({
        label: 'Sections',
        es: 'Secciones',
        most: 60,
        fields: {
          title: text({ label: 'Section', es: 'Sección' }),
          items: list({
            label: 'Dishes',
            es: 'Platillos',
            most: 200,
            fields: {
              title: text({ label: 'Dish', es: 'Platillo' }),
              price: text({ label: 'Price', es: 'Precio' }),
            },
          }),
        },
      }),
    ),
  },
});

const dish = (title: string, price: string) => ({ title, price });
const cardOf = (name: string, en: object, es: object = {}) => formValues(card, { name, locale: { en, es } });
const sections = (...items: object[]) => ({ sections: [{ title: 'Starters', items }] });

test('A changed price is named by its section, its dish and its field', () => {
  const before = cardOf('Lunch', sections(dish('Ceviche', '$12'), dish('Soup', '$9')));
  const after = cardOf('Lunch', sections(dish('Ceviche', '$14'), dish('Soup', '$9')));
  const [change, ...others] = changesBetween(card, before, after);
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    path: 'locale.en.sections.0.items.0.price',
    language: 'en',
    before: '$12',
    after: '$14',
  });
  expect(change?.trail.map(({ label, entry }) => [label, entry])).toEqual([
    ['Sections', 'Starters'],
    ['Dishes', 'Ceviche'],
    ['Price', undefined],
  ]);
});

test('A dish put first is one new dish, and no other has changed', () => {
  const before = cardOf('Lunch', sections(dish('Ceviche', '$12'), dish('Soup', '$9')));
  const after = cardOf('Lunch', sections(dish('Oysters', '$20'), dish('Ceviche', '$12'), dish('Soup', '$9')));
  expect(changesBetween(card, before, after)).toMatchObject([
    { path: 'locale.en.sections.0.items.0', isEntry: true, before: null, after: { title: 'Oysters' } },
  ]);
});

test('What is empty in one way and another has not changed', () => {
  const before = cardOf('Lunch', { title: null, sections: [] });
  const after = { ...cardOf('Lunch', { title: '' }), lunch: null };
  expect(changesBetween(card, before, after)).toEqual([]);
});

test('A new record changes everything that it says', () => {
  const changes = changesBetween(card, null, cardOf('Lunch', { title: 'Lunch' }, { title: 'Almuerzo' }));
  expect(changes.map(({ path, after }) => [path, after])).toEqual([
    ['name', 'Lunch'],
    ['locale.en.title', 'Lunch'],
    ['locale.es.title', 'Almuerzo'],
  ]);
});

test('Two people who changed different fields lose nothing and choose nothing', () => {
  const base = cardOf('Lunch', { title: 'Lunch' }, { title: 'Almuerzo' });
  const mine = cardOf('Lunch by the sea', { title: 'Lunch' }, { title: 'Almuerzo' });
  const theirs = cardOf('Lunch', { title: 'Lunch' }, { title: 'Comida' });
  const differences = differencesOf(card, base, mine, theirs);
  expect(differences.map(({ path, suggested }) => [path, suggested])).toEqual([
    ['name', 'mine'],
    ['locale.es.title', 'theirs'],
  ]);
  expect(mergedValues(mine, differences, {})).toEqual(
    cardOf('Lunch by the sea', { title: 'Lunch' }, { title: 'Comida' }),
  );
});

test('Two dishes of one section changed by two people both stay', () => {
  const base = cardOf('Lunch', sections(dish('Ceviche', '$12'), dish('Soup', '$9')));
  const mine = cardOf('Lunch', sections(dish('Ceviche', '$14'), dish('Soup', '$9')));
  const theirs = cardOf('Lunch', sections(dish('Ceviche', '$12'), dish('Soup', '$8')));
  const merged = mergedValues(mine, differencesOf(card, base, mine, theirs), {});
  expect(merged).toEqual(cardOf('Lunch', sections(dish('Ceviche', '$14'), dish('Soup', '$8'))));
});

test('A field that both changed has no answer until somebody gives one', () => {
  const base = cardOf('Lunch', {});
  const mine = cardOf('Lunch A', {});
  const theirs = cardOf('Lunch B', {});
  const differences = differencesOf(card, base, mine, theirs);
  expect(differences).toMatchObject([{ path: 'name', suggested: null }]);
  expect(mergedValues(mine, differences, { name: 'theirs' }).name).toBe('Lunch B');
  expect(mergedValues(mine, differences, { name: 'mine' }).name).toBe('Lunch A');
});

test('Two hundred long entries that differ at their ends are each read once', () => {
  // Reading both of every pair takes more than a minute.
  const lists = (last: string) =>
    Array.from({ length: 200 }, (_, at) => ({
      items: Array.from({ length: 4000 }, (_item, place) =>
        dish(place === 3999 ? `${last} ${at}` : 'Soup', '$9'),
      ),
    }));
  const [before, after] = [lists('Coffee'), lists('Tea')];
  after[7] = before[7]!;
  const pairs = changedEntries(before, after);
  expect(pairs.map(({ place }) => place)).toEqual(
    Array.from({ length: 200 }, (_, at) => at).filter((at) => at !== 7),
  );
});

const word = fc.constantFrom('', 'a', 'b', 'constructor', '__proto__');
const anyCard = fc
  .record({
    name: word,
    title: word,
    other: word,
    items: fc.array(fc.record({ title: word, price: word }), { maxLength: 4 }),
  })
  .map(({ name, title, other, items }) => cardOf(name, { title, ...sections(...items) }, { title: other }));

test('Choosing one side everywhere gives that side', () => {
  fc.assert(
    fc.property(anyCard, anyCard, anyCard, (base, mine, theirs) => {
      const differences = differencesOf(card, base, mine, theirs);
      const all = (side: Side) => Object.fromEntries(differences.map(({ path }) => [path, side]));
      expect(isSameValue(mergedValues(mine, differences, all('theirs')), theirs)).toBe(true);
      expect(isSameValue(mergedValues(mine, differences, all('mine')), mine)).toBe(true);
    }),
  );
});

test('Where only one person changed anything their version is suggested whole', () => {
  fc.assert(
    fc.property(anyCard, anyCard, (base, changed) => {
      expect(isSameValue(mergedValues(base, differencesOf(card, base, base, changed), {}), changed)).toBe(
        true,
      );
      expect(isSameValue(mergedValues(changed, differencesOf(card, base, changed, base), {}), changed)).toBe(
        true,
      );
    }),
  );
});

test('There are changes exactly where two versions do not say the same', () => {
  fc.assert(
    fc.property(anyCard, anyCard, (before, after) => {
      expect(changesBetween(card, before, after).length === 0).toBe(isSameValue(before, after));
    }),
  );
});

test('Entries that stayed are never among the changed ones', () => {
  const entries = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
  fc.assert(
    fc.property(entries, entries, (before, after) => {
      for (const pair of changedEntries(before, after)) expect(pair.before).not.toBe(pair.after);
      expect(changedEntries(before, [...before, 'z'])).toEqual([
        { before: undefined, after: 'z', place: before.length },
      ]);
    }),
  );
});

test('A path is named by the fields and entries that lead to it, and its language', () => {
  const values = cardOf('Lunch', sections(dish('Ceviche', '$12'), dish('', '$9')));
  expect(trailOfPath(card, 'locale.en.sections.0.items.1.title', values)).toEqual({
    language: 'en',
    marks: [
      { label: 'Sections', es: 'Secciones', entry: 'Starters' },
      { label: 'Dishes', es: 'Platillos', entry: '2' },
      { label: 'Dish', es: 'Platillo' },
    ],
  });
  expect(trailOfPath(card, 'lunch.opens', values)).toEqual({
    language: null,
    marks: [{ label: 'Lunch', es: 'Almuerzo' }],
  });
  expect(trailOfPath(card, 'constructor', values).marks).toEqual([]);
});
