import type { EntryFacts } from '../fields/entry.ts';
import type { Bilingual } from '../fields/field.ts';

/** The dishes of a menu as it is stored, wherever on it they stand. */

export interface StoredDish extends EntryFacts {
  readonly title: Bilingual<string>;
  readonly price: Bilingual<string>;
  readonly amount: number | null;
}

interface Section<D> extends EntryFacts {
  readonly title: Bilingual<string>;
  readonly items: readonly D[];
}

interface StoredSection<D> extends Section<D> {
  readonly subsections: readonly Section<D>[];
}

export interface StoredMenu<D extends StoredDish = StoredDish> {
  readonly sections: readonly StoredSection<D>[];
  readonly specialtysection: readonly D[];
}

/** Dishes under one heading; `titles` are those of the section and the sub-section, none for specialties. */
export interface DishGroup<D extends StoredDish = StoredDish> {
  readonly titles: readonly Bilingual<string>[];
  readonly dishes: readonly D[];
}

/** In the order of the card; headings without dishes are left out. */
export const dishGroups = <D extends StoredDish>({
  sections,
  specialtysection,
}: StoredMenu<D>): DishGroup<D>[] =>
  [
    ...sections.flatMap(({ title, items, subsections }) => [
      { titles: [title], dishes: items },
      ...subsections.map((sub) => ({ titles: [title, sub.title], dishes: sub.items })),
    ]),
    { titles: [], dishes: specialtysection },
  ].filter(({ dishes }) => dishes.length > 0);

export const dishesOf = (menu: StoredMenu): StoredDish[] => dishGroups(menu).flatMap(({ dishes }) => dishes);

/** The menu with each dish replaced by what `change` makes of it; the same menu where nothing is replaced. */
export function mapDishes<M extends StoredMenu>(menu: M, change: (dish: StoredDish) => StoredDish): M {
  let isChanged = false;
  const changed = (dishes: readonly StoredDish[]) =>
    dishes.map((dish) => {
      const next = change(dish);
      if (next !== dish) isChanged = true;
      return next;
    });
  const sections = menu.sections.map((section) => ({
    ...section,
    items: changed(section.items),
    subsections: section.subsections.map((sub) => ({ ...sub, items: changed(sub.items) })),
  }));
  const specialtysection = changed(menu.specialtysection);
  return isChanged ? { ...menu, sections, specialtysection } : menu;
}
