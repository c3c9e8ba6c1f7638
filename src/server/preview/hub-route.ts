import type { ContentTypeName } from '../../content/index.ts';
import { type HubRouteName, hubPath, hubRoutes } from '../../domain/hub-routes.ts';
import type { Language } from '../../domain/language.ts';
import type { PromotionLocation } from '../../domain/promotion.ts';
import type { StoredRecord } from '../content/store/record.ts';
import type { Snapshot } from '../delivery/snapshot.ts';

/** Where guests meet a record in the hub. */

/** The page that shows promotions of a location; home for those that stand in the menu or on the public site. */
function promotionsRoute(location: PromotionLocation | undefined): string {
  const names = Object.keys(hubRoutes) as HubRouteName[];
  const shown = names.find((name) => {
    const { promotions } = hubRoutes[name] as { promotions?: PromotionLocation };
    return promotions !== undefined && promotions === location;
  });
  return hubPath(shown ?? 'home');
}

const slugIn = ({ locale }: StoredRecord, language: Language): string | null =>
  (locale[language].slug ?? locale.en.slug ?? locale.es.slug ?? null) as string | null;

const pathTo = (name: HubRouteName, record: StoredRecord, language: Language): string =>
  hubPath(name, { slug: slugIn(record, language) });

/** A menu is read at a restaurant: the first that has it. */
function menuRoute(menu: StoredRecord, { restaurants }: Snapshot, language: Language): string {
  const restaurant = restaurants.find(({ menus }) => menus.includes(menu.id));
  if (!restaurant) return hubPath('dining');
  return hubPath('menu', { slug: slugIn(restaurant, language), menu: String(menu.id) });
}

type RouteOf = (record: StoredRecord, snapshot: Snapshot, language: Language) => string;

const routes: Readonly<Partial<Record<ContentTypeName, RouteOf>>> = {
  site: () => hubPath('home'),
  restaurant: (record, _, language) => pathTo('restaurant', record, language),
  menu: menuRoute,
  event: (record, _, language) => pathTo('event', record, language),
  content_section: (record, _, language) => pathTo('content', record, language),
  promotion: ({ locations }) => promotionsRoute((locations as PromotionLocation[])[0]),
};

/** The hub's route to a record, '/property-hub/dining/la-brasa'; undefined for types that guests do not meet there. */
export const hubRoute = (
  type: string,
  record: StoredRecord,
  snapshot: Snapshot,
  language: Language,
): string | undefined => routes[type as ContentTypeName]?.(record, snapshot, language);
