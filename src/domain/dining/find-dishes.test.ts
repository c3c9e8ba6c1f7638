import { describe, expect, it } from 'vitest';
import type { Item, Menu, Tag } from './dietary.ts';
import { findDishes } from './find-dishes.ts';

const item = (title: string, ...dr: Tag[]): Item => ({
  title,
  desc: null,
  price: '$9',
  amount: 9,
  currency: 'USD',
  dr,
});
const untitled = { title: null, slug: null, sections: null, specialtysection: null };

function menu(id: number, items: Item[], specialties: Item[] = []): Menu {
  const sections = [{ title: 'Plates', items, subsections: [] }];
  const specialtysection = specialties.map((one) => ({ ...one, image: null }));
  return {
    id,
    name: `Menu ${id}`,
    locale: { en: { title: `Menu ${id}`, slug: null, sections, specialtysection }, es: untitled },
  };
}

const options = { tag: 'vegan', language: 'en', specialties: 'Specialties' } as const;
const titles = (found: ReturnType<typeof findDishes>) =>
  found.map(({ menus }) =>
    menus.flatMap(({ sections }) => sections.flatMap(({ dishes }) => dishes.map((one) => one.item.title))),
  );

describe('dishes for a diet', () => {
  const sweets = menu(9, [item('Sorbet', 'vegan'), item('Flan')]);
  const terrace = { id: 1, menus: [menu(1, [item('Salad', 'vegan'), item('Steak')]), sweets] };
  const beach = { id: 2, menus: [menu(2, [item('Steak')]), sweets] };

  it('stand once, under the first restaurant that serves them, with the other ones named', () => {
    const found = findDishes([terrace, beach], options);
    expect(titles(found)).toEqual([['Salad', 'Sorbet'], []]);
    const sorbet = found[0]!.menus[1]!.sections[0]!.dishes[0]!;
    expect(sorbet.alsoAt.map(({ restaurant, menu: on }) => [restaurant.id, on.id])).toEqual([[2, 9]]);
  });

  it('a restaurant counts what it serves, and says under whom the rest is listed', () => {
    const found = findDishes([terrace, beach], options);
    expect(found.map(({ count }) => count)).toEqual([2, 1]);
    expect(found[1]!.elsewhere.map(({ menu: on, under, count }) => [on.id, under.id, count])).toEqual([
      [9, 1, 1],
    ]);
  });

  it('follow the order of the restaurants', () => {
    expect(titles(findDishes([beach, terrace], options))).toEqual([['Sorbet'], ['Salad']]);
  });

  it('that are specialties and on the card too stand once', () => {
    const twice = { id: 3, menus: [menu(3, [item('Soup', 'vegan')], [item('Soup', 'vegan')])] };
    const found = findDishes([twice], options);
    expect(titles(found)).toEqual([['Soup']]);
    expect(found[0]).toMatchObject({ count: 1, elsewhere: [] });
    expect(found[0]!.menus[0]!.sections[0]!.dishes[0]!.alsoAt).toEqual([]);
  });

  it('on two menus of one restaurant name the other menu', () => {
    const both = { id: 4, menus: [menu(5, [item('Soup', 'vegan')]), menu(6, [item('Soup', 'vegan')])] };
    const [found] = findDishes([both], options);
    expect(found!.menus.map((one) => one.menu.id)).toEqual([5]);
    expect(found!.menus[0]!.sections[0]!.dishes[0]!.alsoAt.map((one) => one.menu.id)).toEqual([6]);
  });

  it('of one name that differ in price are two', () => {
    const dear = { id: 5, menus: [menu(7, [{ ...item('Salad', 'vegan'), price: '$30' }])] };
    expect(titles(findDishes([terrace, dear], options))[1]).toEqual(['Salad']);
  });

  it('are found in Spanish where a menu has its own, and a restaurant without any is left out', () => {
    expect(findDishes([{ id: 6, menus: [menu(8, [item('Steak')])] }], options)).toEqual([]);
    expect(titles(findDishes([terrace], { ...options, language: 'es' }))).toEqual([['Salad', 'Sorbet']]);
  });
});
