import { fold } from '../fold.ts';
import { inLanguage, type Language } from '../language.ts';
import { type Item, type Menu, type Tag, withTag } from './dietary.ts';

interface Serving {
  readonly id: number;
  readonly menus: readonly Menu[];
}

/** Somewhere else that a dish is served: another restaurant, or another menu of the same. */
export interface OtherPlace<R> {
  readonly restaurant: R;
  readonly menu: Menu;
}

export interface FoundDish<R> {
  readonly item: Item;
  readonly alsoAt: readonly OtherPlace<R>[];
}

export interface FoundSection<R> {
  readonly title: string | null;
  readonly dishes: readonly FoundDish<R>[];
}

export interface FoundMenu<R> {
  readonly menu: Menu;
  readonly sections: readonly FoundSection<R>[];
}

/** Dishes of a menu that stand under another restaurant already. */
export interface ListedElsewhere<R> {
  readonly menu: Menu;
  readonly under: R;
  readonly count: number;
}

export interface FoundRestaurant<R> {
  readonly restaurant: R;
  readonly menus: readonly FoundMenu<R>[];
  readonly elsewhere: readonly ListedElsewhere<R>[];
  /** All dishes with the tag that it serves, those listed elsewhere too. */
  readonly count: number;
}

interface Options {
  readonly tag: Tag;
  readonly language: Language;
  /** What the section of specialties is called. */
  readonly specialties: string;
}

interface Listed<R> {
  readonly under: R;
  readonly menu: Menu;
  readonly alsoAt: OtherPlace<R>[];
}

/** Two dishes are the same where a guest reads the same. */
const identityOf = ({ title, desc, price, dr, sold_out }: Item): string =>
  JSON.stringify([fold(title), fold(desc ?? ''), price, [...dr].sort(), sold_out]);

function sectionsOf(
  menu: Menu,
  { language, specialties }: Options,
): { title: string | null; items: readonly Item[] }[] {
  const { sections, specialtysection } = inLanguage(menu.locale, language);
  const listed = (sections ?? []).flatMap(({ title, items, subsections }) => [
    { title, items },
    ...subsections.map((sub) => ({
      title: [title, sub.title].filter(Boolean).join(' · ') || null,
      items: sub.items,
    })),
  ]);
  return [...listed, { title: specialties, items: specialtysection ?? [] }].filter(
    ({ items }) => items.length > 0,
  );
}

/**
 * Every dish with the tag once, under the first restaurant that serves it, with the others named beside it. The order
 * of the restaurants is kept; one without such a dish is left out.
 */
export function findDishes<R extends Serving>(
  restaurants: readonly R[],
  options: Options,
): FoundRestaurant<R>[] {
  const listed = new Map<string, Listed<R>>();
  return withTag(restaurants, options.tag).flatMap((tagged) => {
    const restaurant = restaurants.find(({ id }) => id === tagged.id)!;
    const counts = new Set<string>();
    const elsewhere = new Map<string, { menu: Menu; under: R; count: number }>();
    const menus = tagged.menus.map((menu) => ({
      menu,
      sections: sectionsOf(menu, options)
        .map(({ title, items }) => ({
          title,
          dishes: items.flatMap((item): FoundDish<R>[] => {
            const identity = identityOf(item);
            const isNewHere = !counts.has(identity);
            counts.add(identity);
            const known = listed.get(identity);
            if (!known) {
              const alsoAt: OtherPlace<R>[] = [];
              listed.set(identity, { under: restaurant, menu, alsoAt });
              return [{ item, alsoAt }];
            }
            addPlace(known, { restaurant, menu });
            if (isNewHere && known.under !== restaurant) {
              const key = `${menu.id} ${known.under.id}`;
              const before = elsewhere.get(key)?.count ?? 0;
              elsewhere.set(key, { menu, under: known.under, count: before + 1 });
            }
            return [];
          }),
        }))
        .filter(({ dishes }) => dishes.length > 0),
    }));
    const found = {
      restaurant,
      menus: menus.filter(({ sections }) => sections.length > 0),
      elsewhere: [...elsewhere.values()],
      count: counts.size,
    };
    return found.count > 0 ? [found] : [];
  });
}

function addPlace<R extends Serving>({ under, menu, alsoAt }: Listed<R>, place: OtherPlace<R>): void {
  const isSame = (one: OtherPlace<R>) => one.restaurant === place.restaurant && one.menu.id === place.menu.id;
  if (isSame({ restaurant: under, menu }) || alsoAt.some(isSame)) return;
  alsoAt.push(place);
}
