import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dietaryFilters,
  dietaryTags,
  type Item,
  type Menu,
  type MenuSection,
  type SpecialtyItem,
  type Tag,
  tagsPresent,
  withTag,
} from './dietary.ts';

const item = (title: string, ...dr: Tag[]): Item => ({
  title,
  desc: null,
  price: '$12',
  amount: 12,
  currency: 'USD',
  dr,
});
const special = (title: string, ...dr: Tag[]): SpecialtyItem => ({ ...item(title, ...dr), image: null });
const untitled = { title: null, slug: null, sections: null, specialtysection: null };
const menu = (
  id: number,
  sections: MenuSection[] | null,
  specialtysection: SpecialtyItem[] | null = null,
): Menu => ({
  id,
  name: `Menu ${id}`,
  locale: { en: { title: 'Menu', slug: 'menu', sections, specialtysection }, es: untitled },
});

it('the finder offers four of the legend’s eight tags', () => {
  expect(dietaryTags).toHaveLength(8);
  expect(dietaryFilters.every((tag) => dietaryTags.includes(tag))).toBe(true);
});

describe('the tags of a legend', () => {
  it('come from every corner of the menus, in the seed’s order', () => {
    const given = menu(
      1,
      [
        {
          title: 'Starters',
          items: [item('Ceviche', 'has-shellfish', 'keto')],
          subsections: [{ title: 'Cold', items: [item('Gazpacho', 'vegan')] }],
        },
      ],
      [special('Cake', 'has-nuts', 'gluten-free')],
    );
    expect(tagsPresent([given])).toEqual(['gluten-free', 'keto', 'vegan', 'has-shellfish', 'has-nuts']);
  });

  it('come from Spanish dishes too', () => {
    const spanish = {
      ...untitled,
      sections: [{ title: null, items: [item('Sopa', 'low-cal')], subsections: [] }],
    };
    expect(tagsPresent([{ locale: { en: untitled, es: spanish } }])).toEqual(['low-cal']);
  });

  it('are none where nothing is tagged', () => {
    expect(tagsPresent([menu(1, [{ title: null, items: [item('Toast')], subsections: [] }])])).toEqual([]);
    expect(tagsPresent([])).toEqual([]);
  });
});

describe('restaurants with a tag', () => {
  it('keep only the dishes that carry it and lose what is then empty', () => {
    const grill = {
      name: 'Grill',
      menus: [
        menu(1, [
          { title: 'Starters', items: [item('Bread'), item('Salad', 'vegan')], subsections: [] },
          {
            title: 'Mains',
            items: [item('Steak', 'keto')],
            subsections: [{ title: 'Fish', items: [item('Tuna')] }],
          },
          {
            title: 'Sides',
            items: [item('Fries')],
            subsections: [
              { title: 'Green', items: [item('Beans', 'vegan', 'keto'), item('Butter')] },
              { title: 'Rich', items: [item('Mac and cheese')] },
            ],
          },
        ]),
        menu(2, [{ title: 'Desserts', items: [item('Flan')], subsections: [] }]),
        menu(3, null, [special('Sorbet', 'vegan'), special('Cake')]),
      ],
    };
    const steakhouse = { name: 'Steakhouse', menus: [menu(4, null), menu(5, [])] };

    expect(withTag([grill, steakhouse], 'vegan')).toEqual([
      {
        name: 'Grill',
        menus: [
          menu(1, [
            { title: 'Starters', items: [item('Salad', 'vegan')], subsections: [] },
            {
              title: 'Sides',
              items: [],
              subsections: [{ title: 'Green', items: [item('Beans', 'vegan', 'keto')] }],
            },
          ]),
          menu(3, null, [special('Sorbet', 'vegan')]),
        ],
      },
    ]);
  });

  it('keep a menu that carries it in one language only', () => {
    const spanish = {
      ...untitled,
      sections: [{ title: null, items: [item('Sopa', 'vegan')], subsections: [] }],
    };
    const given = { menus: [{ id: 1, name: 'Sopas', locale: { en: untitled, es: spanish } }] };
    expect(withTag([given], 'vegan')).toEqual([given]);
    expect(withTag([given], 'keto')).toEqual([]);
  });

  it('have every dish with the tag, no other, and nothing empty', () => {
    const items = fc.array(
      fc.subarray([...dietaryTags]).map((dr) => item('Dish', ...dr)),
      { maxLength: 3 },
    );
    const sections = fc.option(
      fc.array(
        fc.record({
          title: fc.constant('Section'),
          items,
          subsections: fc.array(fc.record({ title: fc.constant('Sub'), items }), { maxLength: 2 }),
        }),
        { maxLength: 3 },
      ),
    );
    const text = fc.record({
      title: fc.constant('Menu'),
      slug: fc.constant('menu'),
      sections,
      specialtysection: fc.option(items.map((list) => list.map((one) => ({ ...one, image: null })))),
    });
    const menus = fc.array(
      fc.record({ id: fc.nat(), name: fc.constant('Menu'), locale: fc.record({ en: text, es: text }) }),
      { maxLength: 3 },
    );
    const restaurants = fc.array(fc.record({ menus }), { maxLength: 3 });
    const dishes = (given: unknown): number => JSON.stringify(given).split('"dr":').length - 1;
    const tagged = (given: unknown, tag: Tag): number =>
      [...JSON.stringify(given).matchAll(/"dr":(\[.*?\])/g)].filter(([, dr]) =>
        JSON.parse(dr ?? '[]').includes(tag),
      ).length;

    fc.assert(
      fc.property(restaurants, fc.constantFrom(...dietaryFilters), (given, tag) => {
        const before = structuredClone(given);
        const found = withTag(given, tag);
        expect(given).toEqual(before);
        expect(dishes(found)).toBe(tagged(given, tag));
        expect(tagged(found, tag)).toBe(tagged(given, tag));
        for (const { menus: kept } of found) {
          expect(kept.length).toBeGreaterThan(0);
          for (const one of kept) expect(dishes(one)).toBeGreaterThan(0);
          for (const section of kept.flatMap(({ locale }) =>
            [locale.en, locale.es].flatMap((l) => l.sections ?? []),
          )) {
            expect(dishes(section)).toBeGreaterThan(0);
            for (const sub of section.subsections) expect(sub.items.length).toBeGreaterThan(0);
          }
        }
        expect(withTag(found, tag)).toEqual(found);
      }),
    );
  });
});
