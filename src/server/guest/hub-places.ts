/**
 * Every page of the hub: which chunk draws it, and which reads it begins with (`:slug` is the address's own, `:day` the
 * one it names or today). */
export interface HubPlace {
  /** Module of the guest app below src/hub; null for home, which is in the entry. */
  readonly chunk: string | null;
  readonly reads: readonly string[];
  /** How its title stands (src/hub/styles/first-paint.css). */
  readonly look: 'wide' | 'text' | 'cards' | 'choices' | 'restaurant' | 'menu' | 'frame' | 'home';
}

const promos = (place: string) => `promos/by-location?location=${encodeURIComponent(place)}`;
const reservations: HubPlace = { chunk: 'reservations/reservation-page', reads: [], look: 'frame' };

export const hubPlaces = {
  '': { chunk: null, reads: [], look: 'home' },
  dining: { chunk: 'dining/dining-page', reads: ['restaurants/all', promos('Dining')], look: 'cards' },
  'dining/:slug': { chunk: 'dining/restaurant-page', reads: ['restaurants/all'], look: 'restaurant' },
  'dining/:slug/menu': { chunk: 'menu-page/menu-page', reads: ['restaurant-menus/:slug'], look: 'menu' },
  info: { chunk: 'info/info-page', reads: ['content-sections/all', promos('Hotel Info')], look: 'wide' },
  'info/:slug': { chunk: 'info/content-page', reads: ['content-sections/all'], look: 'text' },
  events: { chunk: 'events/events-page', reads: ['events/all?day=:day', promos('Events')], look: 'wide' },
  'events/:slug': { chunk: 'events/event-page', reads: ['events/by-slug?slug=:slug'], look: 'text' },
  'dietary-dishes': {
    chunk: 'dietary/dietary-page',
    reads: ['restaurants/dietary-dishes', promos('Dietary')],
    look: 'choices',
  },
  'playa-safe-stay': { chunk: 'safe-stay/safe-stay-page', reads: [], look: 'text' },
  cabanas: reservations,
  'spa-reservations': reservations,
  'dining-reservations': reservations,
} as const satisfies Record<string, HubPlace>;

export type HubPlaceName = keyof typeof hubPlaces;

/** The place of a route like '/property-hub/dining/la-brasa/menu/dinner'; undefined when the hub has none. */
export function placeOf(route: string): { name: HubPlaceName; slug: string } | undefined {
  const [, hub, place = '', slug, word, menu, ...more] = route.replace(/\/+$/, '').split('/');
  if (hub !== 'property-hub' || more.length > 0 || (word === 'menu') !== (menu !== undefined))
    return undefined;
  const name = [place, ...(slug === undefined ? [] : [':slug']), ...(word === undefined ? [] : [word])].join(
    '/',
  );
  return Object.hasOwn(hubPlaces, name)
    ? { name: name as HubPlaceName, slug: decode(slug ?? '') }
    : undefined;
}

/**
 * Where an address without anything behind it leads: one for each kind of page, so that the page that says so is
 * made and kept once.
 */
export function missingRoute(route: string): string {
  const place = placeOf(route);
  if (!place || place.slug === '') return '/property-hub/not-found';
  const below = place.name.endsWith('/menu') ? '/not-found' : '';
  return `/property-hub/${place.name.replace(':slug', 'not-found')}${below}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
