import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { defineContentType } from '../content-type.ts';
import { blocks, boolean, hours, list, localized, slug, text } from '../fields/index.ts';
import { isSameValue } from '../record/same-value.ts';
import { changesBetween } from './changes.ts';
import type { Side } from './difference.ts';
import { mergeRecords } from './merge.ts';
import { breadcrumbOfPath } from './breadcrumb.ts';
import { formValues, type FormValues } from './values-of.ts';

const card = defineContentType({
  name: 'card',
  path: 'cards',
  scope: 'site',
  permission: 'manage menus',
  titleField: 'name',
  labels: { en: { one: 'card', many: 'cards' }, es: { one: 'carta', many: 'cartas', gender: 'f' } },
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
        maxItems: 60,
        fields: {
          title: localized(text({ label: 'Section', es: 'Sección' })),
          items: list({
            label: 'Dishes',
            es: 'Platillos',
            maxItems: 200,
            fields: {
              title: localized(text({ label: 'Dish', es: 'Platillo' })),
              price: localized(text({ label: 'Price', es: 'Precio', isCode: true })),
            },
          }),
        },
      }),
    ),
    page: localized(
      blocks({
        label: 'Page',
        es: 'Página',
        maxItems: 20,
        blocks: {
          text: {
            labels: { en: 'Text', es: 'Texto' },
            fields: { words: localized(text({ label: 'Words', es: 'Palabras' })) },
          },
          columns: {
            labels: { en: 'Columns', es: 'Columnas' },
            fields: {
              inside: blocks({
                label: 'Inside',
                es: 'Dentro',
                maxItems: 9,
                blocks: {
                  text: {
                    labels: { en: 'Text', es: 'Texto' },
                    fields: { words: localized(text({ label: 'Words', es: 'Palabras' })) },
                  },
                },
              }),
            },
          },
        },
      }),
    ),
  },
});

const both = (en: string, es: string | null = null) => ({ en, es });
const dish = (id: string, title: string, price = '$9') => ({ id, title: both(title), price: both(price) });
const section = (id: string, title: string, ...items: object[]) => ({ id, title: both(title), items });
const cardOf = (name: string, more: object = {}, en: object = {}, es: object = {}): FormValues =>
  formValues(card, { name, ...more, locale: { en, es } });
const sections = (...list_: object[]) => ({ sections: list_ });

const [ceviche, soup, oysters] = [
  dish('ceviche0', 'Ceviche', '$12'),
  dish('soup0000', 'Soup'),
  dish('oysters0', 'Oysters', '$20'),
];
const starters = (...items: object[]) => section('starters', 'Starters', ...items);
const mains = (...items: object[]) => section('mains000', 'Mains', ...items);

describe('the changes between two versions', () => {
  it('name a changed price by its section, its dish and its field', () => {
    const before = cardOf('Lunch', sections(starters(ceviche, soup)));
    const after = cardOf('Lunch', sections(starters(dish('ceviche0', 'Ceviche', '$14'), soup)));
    const [change, ...others] = changesBetween(card, before, after);
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      path: 'sections.starters.items.ceviche0.price.en',
      language: 'en',
      before: '$12',
      after: '$14',
    });
    expect(change?.breadcrumb.map(({ label, entry }) => [label, entry])).toEqual([
      ['Sections', 'Starters'],
      ['Dishes', 'Ceviche'],
      ['Price', undefined],
    ]);
  });

  it('are one new dish where a dish is put first', () => {
    const before = cardOf('Lunch', sections(starters(ceviche, soup)));
    const after = cardOf('Lunch', sections(starters(oysters, ceviche, soup)));
    expect(changesBetween(card, before, after)).toMatchObject([
      { path: 'sections.starters.items.oysters0', entry: 'added', before: null, after: oysters },
    ]);
  });

  it('are one moved dish where a dish goes to another section, and its new name beside it', () => {
    const before = cardOf('Lunch', sections(starters(ceviche, soup), mains()));
    const after = cardOf('Lunch', sections(starters(ceviche), mains(dish('soup0000', 'Fish soup'))));
    expect(changesBetween(card, before, after).map(({ path, entry }) => [path, entry])).toEqual([
      ['sections.mains000.items.soup0000.position', 'moved'],
      ['sections.mains000.items.soup0000.title.en', undefined],
    ]);
  });

  it('name the one dish that was moved, not those it was moved past', () => {
    const before = cardOf('Lunch', sections(starters(ceviche, soup, oysters)));
    const after = cardOf('Lunch', sections(starters(oysters, ceviche, soup)));
    expect(changesBetween(card, before, after).map(({ path, entry }) => [path, entry])).toEqual([
      ['sections.starters.items.oysters0.position', 'moved'],
    ]);
  });

  it('are none where something is empty in one way and another', () => {
    const before = cardOf('Lunch', { sections: [] }, { title: null });
    const after = { ...cardOf('Lunch', {}, { title: '' }), lunch: null };
    expect(changesBetween(card, before, after)).toEqual([]);
  });

  it('are everything that a new record says', () => {
    const changes = changesBetween(
      card,
      null,
      cardOf('Lunch', {}, { title: 'Lunch' }, { title: 'Almuerzo' }),
    );
    expect(changes.map(({ path, after }) => [path, after])).toEqual([
      ['name', 'Lunch'],
      ['locale.en.title', 'Lunch'],
      ['locale.es.title', 'Almuerzo'],
    ]);
  });
});

const merge = (base: FormValues | null, mine: FormValues, theirs: FormValues, choices = {}) =>
  mergeRecords(card, base, mine, theirs, choices);
const open = (base: FormValues, mine: FormValues, theirs: FormValues) =>
  merge(base, mine, theirs).differences.flatMap(({ path, suggested }) => (suggested ? [] : [path]));

describe('two people who changed the same record', () => {
  it('lose nothing and choose nothing where they changed different fields', () => {
    const base = cardOf('Lunch', {}, { title: 'Lunch' }, { title: 'Almuerzo' });
    const mine = cardOf('Lunch by the sea', {}, { title: 'Lunch' }, { title: 'Almuerzo' });
    const theirs = cardOf('Lunch', {}, { title: 'Lunch' }, { title: 'Comida' });
    const { differences, values } = merge(base, mine, theirs);
    expect(differences.map(({ path, suggested }) => [path, suggested])).toEqual([
      ['name', 'mine'],
      ['locale.es.title', 'theirs'],
    ]);
    expect(values).toEqual(cardOf('Lunch by the sea', {}, { title: 'Lunch' }, { title: 'Comida' }));
  });

  it('choose nothing where one puts dishes in order and the other renames one', () => {
    const base = cardOf('Lunch', sections(starters(ceviche, soup, oysters)));
    const mine = cardOf('Lunch', sections(starters(oysters, ceviche, soup)));
    const theirs = cardOf('Lunch', sections(starters(ceviche, dish('soup0000', 'Lime soup'), oysters)));
    expect(open(base, mine, theirs)).toEqual([]);
    expect(merge(base, mine, theirs).values).toEqual(
      cardOf('Lunch', sections(starters(oysters, ceviche, dish('soup0000', 'Lime soup')))),
    );
  });

  it('choose nothing where one takes a dish to another section and the other changes its price', () => {
    const base = cardOf('Lunch', sections(starters(ceviche, soup), mains()));
    const mine = cardOf('Lunch', sections(starters(ceviche), mains(soup)));
    const theirs = cardOf('Lunch', sections(starters(ceviche, dish('soup0000', 'Soup', '$11')), mains()));
    expect(open(base, mine, theirs)).toEqual([]);
    const merged = cardOf('Lunch', sections(starters(ceviche), mains(dish('soup0000', 'Soup', '$11'))));
    expect(merge(base, mine, theirs).values).toEqual(merged);
    expect(merge(base, theirs, mine).values).toEqual(merged);
  });

  it('have both dishes that each of them added, where each of them put it', () => {
    const base = cardOf('Lunch', sections(starters(ceviche)));
    const mine = cardOf('Lunch', sections(starters(soup, ceviche)));
    const theirs = cardOf('Lunch', sections(starters(ceviche, oysters)));
    expect(open(base, mine, theirs)).toEqual([]);
    expect(merge(base, mine, theirs).values).toEqual(
      cardOf('Lunch', sections(starters(soup, ceviche, oysters))),
    );
  });

  it('choose where one takes a dish out that the other has changed', () => {
    const base = cardOf('Lunch', sections(starters(ceviche, soup)));
    const mine = cardOf('Lunch', sections(starters(ceviche)));
    const theirs = cardOf('Lunch', sections(starters(ceviche, dish('soup0000', 'Lime soup'))));
    const path = 'sections.starters.items.soup0000';
    expect(open(base, mine, theirs)).toEqual([path]);
    expect(merge(base, mine, theirs, { [path]: 'theirs' }).values).toEqual(theirs);
    expect(merge(base, mine, theirs, { [path]: 'mine' }).values).toEqual(mine);
  });

  it('choose nothing where one takes out a dish that the other left as it was', () => {
    const base = cardOf('Lunch', sections(starters(ceviche, soup)));
    const mine = cardOf('Lunch', sections(starters(ceviche, soup)), { title: 'Lunch' });
    const theirs = cardOf('Lunch', sections(starters(ceviche)));
    expect(open(base, mine, theirs)).toEqual([]);
    expect(merge(base, mine, theirs).values).toEqual(
      cardOf('Lunch', sections(starters(ceviche)), { title: 'Lunch' }),
    );
  });

  it('choose the order where both put the same dishes in another one', () => {
    const base = cardOf('Lunch', sections(starters(ceviche, soup, oysters)));
    const mine = cardOf('Lunch', sections(starters(soup, ceviche, oysters)));
    const theirs = cardOf('Lunch', sections(starters(oysters, ceviche, soup)));
    expect(open(base, mine, theirs)).toEqual(['sections.starters.items.order']);
  });

  it('choose a field that both changed', () => {
    const [base, mine, theirs] = [cardOf('Lunch'), cardOf('Lunch A'), cardOf('Lunch B')];
    expect(open(base, mine, theirs)).toEqual(['name']);
    expect(merge(base, mine, theirs, { name: 'theirs' }).values.name).toBe('Lunch B');
    expect(merge(base, mine, theirs, { name: 'mine' }).values.name).toBe('Lunch A');
  });

  it('keep blocks that one moves into another block and the other writes in', () => {
    const words = (en: string) => ({ id: 'words000', block: 'text', words: both(en) });
    const columns = (...inside: object[]) => ({ id: 'columns0', block: 'columns', inside });
    const base = cardOf('Lunch', { page: [words('Hello'), columns()] });
    const mine = cardOf('Lunch', { page: [columns(words('Hello'))] });
    const theirs = cardOf('Lunch', { page: [words('Good day'), columns()] });
    expect(open(base, mine, theirs)).toEqual([]);
    expect(merge(base, mine, theirs).values.page).toEqual([columns(words('Good day'))]);
  });
});

const word = fc.constantFrom('', 'a', 'b', 'constructor', '__proto__');
const ids = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd', 'eeeeeeee'];
/** Cards over the same few dishes and sections, so that two of them differ by moves, additions and removals. */
const anyCard = fc
  .record({
    name: word,
    title: word,
    other: word,
    dishes: fc
      .shuffledSubarray(ids)
      .chain((chosen) =>
        fc.tuple(
          ...chosen.map((id) => fc.record({ id: fc.constant(id), title: word, price: word, at: fc.nat(1) })),
        ),
      ),
    isTurned: fc.boolean(),
  })
  .map(({ name, title, other, dishes, isTurned }) => {
    const inSection = (at: number) =>
      dishes.filter((one) => one.at === at).map((one) => dish(one.id, one.title, one.price));
    const halves = [starters(...inSection(0)), mains(...inSection(1))];
    return cardOf(name, sections(...(isTurned ? halves.toReversed() : halves)), { title }, { title: other });
  });

describe('any two versions', () => {
  it('give one side where that side is chosen everywhere', () => {
    fc.assert(
      fc.property(anyCard, anyCard, anyCard, (base, mine, theirs) => {
        const { differences } = merge(base, mine, theirs);
        const all = (side: Side) => Object.fromEntries(differences.map(({ path }) => [path, side]));
        const moves = (one: FormValues) =>
          JSON.stringify((one.sections as { items: object[] }[]).map(({ items }) => items.length));
        // Where an entry stands is no choice: of two places the one that was changed counts.
        fc.pre(moves(base) === moves(mine) || moves(base) === moves(theirs));
        const theirWay = merge(base, mine, theirs, all('theirs')).values;
        const texts = (one: FormValues) => [one.name, one.locale];
        expect(isSameValue(texts(theirWay), texts(theirs))).toBe(true);
        expect(isSameValue(texts(merge(base, mine, theirs, all('mine')).values), texts(mine))).toBe(true);
      }),
    );
  });

  it('are the changed one whole where only one person changed anything', () => {
    fc.assert(
      fc.property(anyCard, anyCard, (base, changed) => {
        expect(merge(base, base, changed).values).toEqual(changed);
        expect(merge(base, changed, base).values).toEqual(changed);
        expect(merge(base, changed, base).differences.every(({ suggested }) => suggested === 'mine')).toBe(
          true,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('lose no entry that one side added, and none that neither took out', () => {
    const dishesOf = (one: FormValues) =>
      (one.sections as { items: { id: string }[] }[]).flatMap(({ items }) => items.map(({ id }) => id));
    fc.assert(
      fc.property(anyCard, anyCard, anyCard, (base, mine, theirs) => {
        const merged = dishesOf(merge(base, mine, theirs).values);
        const [b, m, t] = [dishesOf(base), dishesOf(mine), dishesOf(theirs)];
        const expected = ids.filter(
          (id) =>
            (m.includes(id) && t.includes(id)) || ((m.includes(id) || t.includes(id)) && !b.includes(id)),
        );
        expect(merged.filter((id) => expected.includes(id)).toSorted()).toEqual(expected);
        expect(new Set(merged).size).toBe(merged.length);
      }),
      { numRuns: 300 },
    );
  });

  it('have changes exactly where they do not say the same', () => {
    fc.assert(
      fc.property(anyCard, anyCard, (before, after) => {
        expect(changesBetween(card, before, after).length === 0).toBe(isSameValue(before, after));
      }),
      { numRuns: 300 },
    );
  });
});

test('A path is named by the fields and entries that lead to it, and its language', () => {
  const values = cardOf('Lunch', sections(starters(ceviche, dish('nameless', ''))));
  const breadcrumb = {
    language: 'en',
    marks: [
      { label: 'Sections', es: 'Secciones', entry: 'Starters' },
      { label: 'Dishes', es: 'Platillos', entry: '2' },
      { label: 'Dish', es: 'Platillo' },
    ],
  };
  expect(breadcrumbOfPath(card, 'sections.0.items.1.title.en', values)).toEqual(breadcrumb);
  expect(breadcrumbOfPath(card, 'sections.starters.items.nameless.title.en', values)).toEqual(breadcrumb);
  expect(breadcrumbOfPath(card, 'locale.es.title', values)).toEqual({
    language: 'es',
    marks: [{ label: 'Title', es: 'Título' }],
  });
  expect(breadcrumbOfPath(card, 'lunch.spans', values)).toEqual({
    language: null,
    marks: [
      { label: 'Lunch', es: 'Almuerzo' },
      { label: 'Times', es: 'Horarios' },
    ],
  });
  expect(breadcrumbOfPath(card, 'constructor', values).marks).toEqual([]);
});

it('a new record says what was answered, and no No that nobody gave', () => {
  const hidden = localized(boolean({ label: 'Hidden', es: 'Oculta' }));
  const type = { ...card, fields: { name: card.fields.name, hidden } };
  const paths = (values: object, before: object | null = null) =>
    changesBetween(type, before, values).map(({ path }) => path);
  const blank = formValues(type, {});
  expect(paths({ ...blank, name: 'Wine' })).toEqual(['name']);
  const inSpanish = { ...blank, locale: { en: { hidden: false }, es: { hidden: true } } };
  expect(paths(inSpanish)).toEqual(['locale.es.hidden']);
  expect(paths(blank, inSpanish)).toEqual(['locale.es.hidden']);
});
