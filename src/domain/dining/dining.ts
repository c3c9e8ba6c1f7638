import { findBySlug, type Language, type Locales, slugMatches, type Titled } from '../language.ts';
import { byPosition } from '../record/position.ts';

/** The two halves of the dining page, as stored; screens label them. */
export const sections = ['Restaurant', 'Bars and Lounges'] as const;

export type Section = (typeof sections)[number];

interface Placed {
  readonly locale: Locales<{ readonly section: string | null }>;
}

/** Cards by the English section value; an unknown one counts as Restaurant. The order is kept. */
export function splitBySection<R extends Placed>(restaurants: readonly R[]): Record<Section, R[]> {
  const isBar = ({ locale }: R) => locale.en.section === 'Bars and Lounges';
  return {
    Restaurant: restaurants.filter((one) => !isBar(one)),
    'Bars and Lounges': restaurants.filter(isBar),
  };
}

interface Ordered {
  readonly id: number;
  readonly position: number | null;
  readonly archived_at?: string | null;
  readonly locale: Locales<Pick<Titled, 'slug'>>;
}

/** The restaurant after the one with that slug, back to the first after the last; undefined when there is no other. */
export function nextRestaurant<R extends Ordered>(
  restaurants: readonly R[],
  slug: string,
  language: Language,
): R | undefined {
  const open = restaurants.filter(({ archived_at }) => !archived_at).sort(byPosition);
  const current = findBySlug(open, slug, language);
  if (!current || open.length === 1) return undefined;
  return open[(open.indexOf(current) + 1) % open.length];
}

interface Keyed {
  readonly id: number;
  readonly locale: Locales<Pick<Titled, 'slug'>>;
}

/** The menu with that id or, in either language, that slug. */
export const menuByKey = <M extends Keyed>(menus: readonly M[], key: string): M | undefined =>
  menus.find(({ id }) => String(id) === key) ?? menus.find(({ locale }) => slugMatches(locale, key));
