import type { PromotionLocation } from './promotion.ts';

/** The first part of every route of the hub, in the hash or in a real path. */
export const HUB = '/property-hub';

interface HubRouteDeclaration {
  /** Below HUB; parameters begin with a colon. ':type' is the path of a content type without screens of its own. */
  readonly path: string;
  /** The module below src/hub that draws it; null for home, which is in the entry. */
  readonly chunk: string | null;
  /** Public reads that it begins with: ':type' and ':slug' are the address's own, ':day' the one it names or today. */
  readonly reads: readonly string[];
  /** How its title stands before the app has come (src/hub/styles/first-paint.css). */
  readonly look:
    'home' | 'wide' | 'today' | 'text' | 'list' | 'cards' | 'choices' | 'restaurant' | 'menu' | 'frame';
  /** The phrase that names it; absent where a record's title does. */
  readonly title?: string;
  /** Where on it promotions stand; absent where there are none. */
  readonly promotions?: PromotionLocation;
}

const promotionsAt = (location: PromotionLocation) =>
  `promos/by-location?location=${encodeURIComponent(location)}`;

const frame = { chunk: 'reservations/reservation-page', reads: [], look: 'frame' } as const;

/** Every page of the hub (section 2 of the specification), for the app, the server and the preview. */
export const hubRoutes = {
  home: { path: '', chunk: null, reads: [], look: 'home', promotions: 'Home' },
  dining: {
    path: 'dining',
    chunk: 'dining/dining-page',
    reads: ['restaurants/all', promotionsAt('Dining')],
    look: 'cards',
    title: 'dining',
    promotions: 'Dining',
  },
  restaurant: {
    path: 'dining/:slug',
    chunk: 'dining/restaurant-page',
    reads: ['restaurants/all'],
    look: 'restaurant',
  },
  menu: {
    path: 'dining/:slug/menu/:menu',
    chunk: 'menu-page/menu-page',
    reads: ['restaurant-menus/:slug'],
    look: 'menu',
  },
  info: {
    path: 'info',
    chunk: 'info/info-page',
    reads: ['content-sections/all', promotionsAt('Hotel Info')],
    look: 'wide',
    title: 'hotel-information',
    promotions: 'Hotel Info',
  },
  content: {
    path: 'info/:slug',
    chunk: 'info/content-page',
    reads: ['content-sections/all'],
    look: 'text',
  },
  events: {
    path: 'events',
    chunk: 'events/events-page',
    reads: ['events/all?day=:day', promotionsAt('Events')],
    look: 'today',
    title: 'activities-and-entertainment',
    promotions: 'Events',
  },
  event: {
    path: 'events/:slug',
    chunk: 'events/event-page',
    reads: ['events/by-slug?slug=:slug'],
    look: 'text',
  },
  dietaryDishes: {
    path: 'dietary-dishes',
    chunk: 'dietary/dietary-page',
    reads: ['restaurants/dietary-dishes', 'restaurants/all', promotionsAt('Dietary')],
    look: 'choices',
    title: 'dietary-dishes',
    promotions: 'Dietary',
  },
  safeStay: {
    path: 'playa-safe-stay',
    chunk: 'safe-stay/safe-stay-page',
    reads: [],
    look: 'text',
    title: 'safe-stay',
  },
  cabanas: { ...frame, path: 'cabanas', title: 'cabana-reservations' },
  spa: { ...frame, path: 'spa-reservations', title: 'spa-reservations' },
  diningReservations: { ...frame, path: 'dining-reservations', title: 'dining-reservations' },
  records: { path: ':type', chunk: 'records/records-page', reads: [':type/all'], look: 'list' },
  record: {
    path: ':type/:slug',
    chunk: 'records/record-page',
    reads: [':type/by-slug?slug=:slug'],
    look: 'text',
  },
} as const satisfies Record<string, HubRouteDeclaration>;

export type HubRouteName = keyof typeof hubRoutes;

/** What stands in a route's path in the place of its parameters. */
export type HubParams = Readonly<Partial<Record<'type' | 'slug' | 'menu', string>>>;

export interface HubMatch {
  readonly name: HubRouteName;
  readonly params: HubParams;
}

/**
 * The address of a page of the hub: ('restaurant', { slug: 'la-brasa' }) is '/property-hub/dining/la-brasa'. Without
 * its slug it is the list above it.
 */
export function hubPath(
  name: HubRouteName,
  params: Readonly<Partial<Record<keyof HubParams, string | null>>> = {},
): string {
  const { path } = hubRoutes[name];
  const filled = path
    .replace(/:(type|slug|menu)/g, (_whole, key: keyof HubParams) => encodeURIComponent(params[key] ?? ''))
    .replace(/\/$/, '');
  return filled === '' ? HUB : `${HUB}/${filled}`;
}

const patterns = Object.entries(hubRoutes).map(([name, { path }]) => ({
  name: name as HubRouteName,
  parts: path === '' ? [] : path.split('/'),
}));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The page that an address like '/property-hub/dining/la-brasa/' means; undefined where the hub has none. `types` are
 * the paths of the content types that have no screens of their own.
 */
export function matchHubRoute(address: string, types: readonly string[] = []): HubMatch | undefined {
  const [hub, ...given] = address.split('/').filter(Boolean);
  if (`/${hub}` !== HUB) return undefined;
  const found = patterns.find(
    ({ parts }) =>
      parts.length === given.length &&
      parts.every((part, at) =>
        part === ':type' ? types.includes(given[at]!) : part.startsWith(':') || part === given[at],
      ),
  );
  if (!found) return undefined;
  const params = found.parts.flatMap((part, at): [string, string][] =>
    part.startsWith(':') ? [[part.slice(1), decode(given[at]!)]] : [],
  );
  return { name: found.name, params: Object.fromEntries(params) };
}
