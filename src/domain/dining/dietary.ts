import type { SoldOutFor } from './sold-out.ts';
import { languages, type Locales, type Titled } from '../language.ts';

/** What a dish may be tagged with, in the order the legend shows. A tag that is absent never means "safe". */
export const dietaryTags = [
  'gluten-free',
  'low-cal',
  'low-carb',
  'keto',
  'vegan',
  'vegetarian',
  'has-shellfish',
  'has-nuts',
] as const;

export type Tag = (typeof dietaryTags)[number];

/** Whether a tag says what a dish contains; the others say whom it suits. The two never look alike. */
export const saysContains = (tag: Tag): tag is ContainsTag => tag.startsWith('has-');

export type ContainsTag = Extract<Tag, `has-${string}`>;

/** Both kinds of tags, in the order given. */
export const splitTags = (tags: readonly Tag[]) => ({
  contains: tags.filter(saysContains),
  suits: tags.filter((tag): tag is Exclude<Tag, ContainsTag> => !saysContains(tag)),
});

/** What the dietary finder offers (section 9). */
export const dietaryFilters = [
  'gluten-free',
  'keto',
  'vegan',
  'vegetarian',
] as const satisfies readonly Tag[];

export type DietaryFilter = (typeof dietaryFilters)[number];

export interface Item {
  readonly title: string;
  readonly desc: string | null;
  /** As staff wrote it: '$18', 'Included'. */
  readonly price: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly dr: readonly Tag[];
  /** Absent while it is offered. */
  readonly sold_out?: SoldOutFor;
}

/** `image` is the id of a picture in devise, the picture itself for guests. */
export interface SpecialtyItem<Image = unknown> extends Item {
  readonly image: Image;
}

export interface SubSection {
  readonly title: string | null;
  readonly items: readonly Item[];
}

export interface MenuSection extends SubSection {
  readonly subsections: readonly SubSection[];
}

export interface MenuText<Image = unknown> extends Titled {
  readonly sections: readonly MenuSection[] | null;
  readonly specialtysection: readonly SpecialtyItem<Image>[] | null;
}

export interface Menu<Image = unknown> {
  readonly id: number;
  readonly name: string;
  readonly locale: Locales<MenuText<Image>>;
}

/** The tags some dish of the menus carries, in either language, in the legend's order. */
export function tagsPresent(menus: readonly Pick<Menu, 'locale'>[]): Tag[] {
  const present = new Set(
    menus.flatMap(({ locale }) =>
      languages.flatMap((language) => itemsOf(locale[language]).flatMap(({ dr }) => dr)),
    ),
  );
  return dietaryTags.filter((tag) => present.has(tag));
}

/** Every dish of a menu, with its specialties. */
export function itemsOf({
  sections,
  specialtysection,
}: Pick<MenuText, 'sections' | 'specialtysection'>): Item[] {
  const listed = (sections ?? []).flatMap(({ items, subsections }) => [
    ...items,
    ...subsections.flatMap((one) => one.items),
  ]);
  return [...listed, ...(specialtysection ?? [])];
}

/**
 * The restaurants with only what carries one of the tags; whatever is left empty goes. The given ones stay as they
 * are.
 */
export function withTag<R extends { readonly menus: readonly Menu[] }>(
  restaurants: readonly R[],
  ...tags: readonly Tag[]
): R[] {
  return restaurants
    .map((restaurant) => ({ ...restaurant, menus: taggedMenus(restaurant.menus, tags) }))
    .filter(({ menus }) => menus.length > 0);
}

function taggedMenus(menus: readonly Menu[], tags: readonly Tag[]): Menu[] {
  return menus
    .map((menu) => ({
      ...menu,
      locale: { en: taggedText(menu.locale.en, tags), es: taggedText(menu.locale.es, tags) },
    }))
    .filter(({ locale }) => languages.some((language) => itemsOf(locale[language]).length > 0));
}

function taggedText(text: MenuText, tags: readonly Tag[]): MenuText {
  const tagged = <I extends Item>(items: readonly I[]) =>
    items.filter(({ dr }) => tags.some((tag) => dr.includes(tag)));
  const sections = text.sections?.map((section) => ({
    ...section,
    items: tagged(section.items),
    subsections: section.subsections
      .map((one) => ({ ...one, items: tagged(one.items) }))
      .filter(({ items }) => items.length > 0),
  }));
  return {
    ...text,
    sections: sections?.filter(({ items, subsections }) => items.length + subsections.length > 0) ?? null,
    specialtysection: text.specialtysection && tagged(text.specialtysection),
  };
}
