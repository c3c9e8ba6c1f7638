import type { ContentTypeName } from '../../content/index.ts';
import type { Language } from '../../domain/language.ts';
import type { PromotionLocation } from '../../domain/promotion.ts';
import type { StoredRecord } from '../content/store/record.ts';
import type { Snapshot } from '../delivery/snapshot.ts';

/** Where guests meet a record in the hub. */

const HUB = '/property-hub';

const places: Readonly<Record<PromotionLocation, string>> = {
  Home: '',
  Menu: '',
  Dining: '/dining',
  'Hotel Info': '/info',
  Events: '/events',
  Dietary: '/dietary-dishes',
  // The specials are the public site's.
  Specials: '',
};

const slugIn = ({ locale }: StoredRecord, language: Language): string | null =>
  (locale[language].slug ?? locale.en.slug ?? locale.es.slug ?? null) as string | null;

function below(list: string, record: StoredRecord, language: Language): string {
  const slug = slugIn(record, language);
  return slug === null ? `${HUB}/${list}` : `${HUB}/${list}/${slug}`;
}

/** A menu is read at a restaurant: the first that has it. */
function menuRoute(menu: StoredRecord, { restaurants }: Snapshot, language: Language): string {
  const restaurant = restaurants.find(({ menus }) => (menus as number[]).includes(menu.id));
  return restaurant ? `${below('dining', restaurant, language)}/menu/${menu.id}` : `${HUB}/dining`;
}

type RouteOf = (record: StoredRecord, snapshot: Snapshot, language: Language) => string;

const routes: Readonly<Partial<Record<ContentTypeName, RouteOf>>> = {
  site: () => HUB,
  restaurant: (record, _, language) => below('dining', record, language),
  menu: menuRoute,
  event: (record, _, language) => below('events', record, language),
  content_section: (record, _, language) => below('info', record, language),
  promotion: ({ locations }) => HUB + (places[(locations as PromotionLocation[])[0] ?? 'Home'] ?? ''),
};

/** The hub's route to a record, '/property-hub/dining/la-brasa'; undefined for types that guests do not meet there. */
export const hubRoute = (
  type: string,
  record: StoredRecord,
  snapshot: Snapshot,
  language: Language,
): string | undefined => routes[type as ContentTypeName]?.(record, snapshot, language);
