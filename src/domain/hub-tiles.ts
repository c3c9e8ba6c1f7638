import { hubPath } from './hub-routes.ts';
import type { HubList } from './hub-list.ts';
import { isTranslated, type Language, type Locales } from './language.ts';
import { infoRoute, type LinkedPage, resolveAddress, type Target } from './link.ts';

/** A tile that staff added to the hub's menu, as written in one language. */
export interface ExtraTile {
  readonly page_id: number | null;
  readonly icon: string | null;
  readonly name: string | null;
  readonly url: string | null;
}

export interface HubTile {
  readonly icon: string | null;
  readonly name: string;
  readonly target: Target;
}

const activities = hubPath('events');

/** Section 2: the tiles that every property's menu starts with. */
const defaultTiles: readonly { icon: string; to: string; name: Locales<string> }[] = [
  {
    icon: 'dining',
    to: hubPath('dining'),
    name: { en: 'Dining, Drinks & Menus', es: 'Restaurantes, bebidas y menús' },
  },
  {
    icon: 'hotel-information',
    to: hubPath('info'),
    name: { en: 'Hotel Information', es: 'Información del hotel' },
  },
  {
    icon: 'activities',
    to: activities,
    name: { en: 'Activities & Entertainment', es: 'Actividades y entretenimiento' },
  },
];

/** For a property whose restaurants can be booked, unless staff have made a tile of their own for it. */
const reservations = {
  icon: 'dining-reservations',
  to: hubPath('diningReservations'),
  name: { en: 'Dining Reservations', es: 'Reserva tu mesa' },
} as const;

interface TileSurroundings {
  readonly language: Language;
  /** The site's setting: its menu has no tile for activities. */
  readonly hideActivities: boolean;
  /** The property has a booking page for its restaurants. */
  readonly reservesDining: boolean;
  readonly pages: readonly LinkedPage[];
  /** Content types that the hub shows on its general pages. */
  readonly lists?: readonly Pick<HubList, 'path' | 'title' | 'tile'>[];
  /** The site's own tiles, already read in `language`. */
  readonly extra: readonly ExtraTile[];
}

/** The tiles of the hub's menu, default ones first and those of declared lists next. A tile without a name or anywhere to lead is left out. */
export function menuTiles({
  language,
  hideActivities,
  reservesDining,
  pages,
  lists = [],
  extra,
}: TileSurroundings): HubTile[] {
  const first = defaultTiles
    .filter(({ to }) => !(hideActivities && to === activities))
    .map(({ icon, to, name }): HubTile => ({ icon, name: name[language], target: { kind: 'route', to } }));
  const declared = lists.flatMap(({ path, title, tile }): HubTile[] => {
    const target = { kind: 'route', to: hubPath('records', { type: path }) } as const;
    return tile === undefined ? [] : [{ icon: tile, name: title[language], target }];
  });
  const added = extra.flatMap(({ page_id, icon, name, url }): HubTile[] => {
    const target = pageInLanguage(page_id, language, pages) ?? resolveAddress(url);
    return name && target ? [{ icon, name, target }] : [];
  });
  const leads = ({ target }: HubTile) => target.kind === 'route' && target.to === reservations.to;
  const own = reservesDining && !added.some(leads) ? [reservations] : [];
  const reserving = own.map(({ icon, to, name }): HubTile => ({
    icon,
    name: name[language],
    target: { kind: 'route', to },
  }));
  return [...first, ...declared, ...reserving, ...added];
}

function pageInLanguage(
  id: number | null,
  language: Language,
  pages: readonly LinkedPage[],
): Target | undefined {
  const page = pages.find((one) => one.id === id);
  const slug = page?.locale[language].slug;
  return page && slug && isTranslated(page.locale, language)
    ? { kind: 'route', to: infoRoute(slug) }
    : undefined;
}
