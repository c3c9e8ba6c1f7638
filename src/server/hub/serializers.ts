import type {
  GuestEvent,
  GuestEventOfDay,
  GuestMenu,
  GuestMenuName,
  GuestPage,
  GuestPageName,
  GuestPromotion,
  GuestRestaurant,
  GuestRestaurantMenus,
  GuestSite,
} from '../../content/guest.ts';
import { contentTypes } from '../../content/index.ts';
import { soldOutFor } from '../../domain/dining/sold-out.ts';
import type { GuestValues } from '../../domain/fields/field-type.ts';
import type { Locales } from '../../domain/language.ts';
import type { Occurrence } from '../../domain/time/recurrence.ts';
import { wallClockIn } from '../../domain/time/zone-time.ts';
import { namesWithout, serialize, slugOf } from './serialize-record.ts';
import type { Snapshot } from '../delivery/snapshot.ts';

/** Stored records as guests get them: only the fields their screens need. */
type Serializer<Record, T> = (snapshot: Snapshot, record: Record) => T;

type Menu = Snapshot['menus'][number];
type Page = Snapshot['pages'][number];
type Restaurant = Snapshot['restaurants'][number];
type Event = Snapshot['events'][number];
type Promotion = Snapshot['promotions'][number];

const { site, menu, restaurant, content_section: page, event, promotion } = contentTypes;

const siteFields = namesWithout(site, [
  'hosts',
  'hubHosts',
  'isDefault',
  'frameHosts',
  'contact',
  'pressContact',
  'formMail',
  'bookingExcludeResorts',
  'flights',
]);

export const guestSite: Serializer<Snapshot['site'], GuestSite> = ({ context }, record) =>
  serialize(site, record, siteFields, context);

export const guestPageName: Serializer<Page, GuestPageName> = ({ context }, record) => ({
  slug: slugOf(record),
  ...serialize(page, record, ['title', 'slug'], context),
});

const pageFields = namesWithout(page, ['label']);

export const guestPage: Serializer<Page, GuestPage> = ({ context }, record) => ({
  slug: slugOf(record),
  ...serialize(page, record, pageFields, context),
});

const menuName: Serializer<Menu, GuestMenuName> = ({ context }, record) =>
  serialize(menu, record, ['name', 'title', 'slug'], context);

/** What guests are told of the dishes of a menu that are sold out. */
function soldOutDishes(
  { soldOut, site: { timeZone } }: Snapshot,
  menuId: number,
): GuestValues['besideEntry'] {
  const found = new Map(
    soldOut.flatMap(({ menu_id, item, until }) => (menu_id === menuId ? [[item, until]] : [])),
  );
  if (found.size === 0) return undefined;
  const wallClock = (instant: string | null) => instant && wallClockIn(new Date(instant), timeZone);
  return (id) => (found.has(id) ? { sold_out: soldOutFor(wallClock(found.get(id)!)) } : undefined);
}

const fullMenu: Serializer<Menu, GuestMenu> = (snapshot, record) =>
  serialize(menu, record, ['name', 'title', 'slug', 'sections', 'specialtysection'], {
    ...snapshot.context,
    besideEntry: soldOutDishes(snapshot, record.id),
  });

/** A restaurant's menus in its order; one that is gone is left out. */
const menusOf = <T>(snapshot: Snapshot, { menus }: Restaurant, shape: Serializer<Menu, T>): T[] =>
  menus.flatMap((id) => {
    const found = snapshot.menus.find((one) => one.id === id);
    return found ? [shape(snapshot, found)] : [];
  });

const restaurantFields = namesWithout(restaurant, ['label', 'menus']);

export const guestRestaurant: Serializer<Restaurant, GuestRestaurant> = (snapshot, record) => {
  const shape = serialize(restaurant, record, restaurantFields, snapshot.context);
  const named = <L extends { dress_code: string | null }>(locale: L) => ({
    ...locale,
    dressCode: locale.dress_code,
  });
  return {
    ...shape,
    slug: slugOf(record),
    position: record.position,
    locale: { en: named(shape.locale.en), es: named(shape.locale.es) },
    menus: menusOf(snapshot, record, menuName),
  };
};

export const guestRestaurantMenus: Serializer<Restaurant, GuestRestaurantMenus> = (snapshot, record) => ({
  slug: slugOf(record),
  ...serialize(restaurant, record, ['title', 'slug', 'type', 'section', 'image'], snapshot.context),
  position: record.position,
  menus: menusOf(snapshot, record, fullMenu),
});

const times = ({ starts, ends }: Occurrence) => ({ starts, ends });

/** What staff said of the dates: of the first time, and how it repeats. */
const dates = ['start_date', 'end_date', 'repeats', 'repeat_frequency', 'repeat_settings'] as const;

/** An event with the place of one occurrence, where that is not where the others are. */
const heldAt = <L extends object, E extends { readonly locale: Locales<L> }>(
  { location }: Partial<Occurrence>,
  shape: E,
): E =>
  location
    ? {
        ...shape,
        locale: {
          en: { ...shape.locale.en, location: location.en },
          es: { ...shape.locale.es, location: location.es },
        },
      }
    : shape;

export const guestEventOfDay = (
  { context }: Snapshot,
  record: Event,
  occurrence: Occurrence,
): GuestEventOfDay => ({
  slug: slugOf(record),
  ...times(occurrence),
  ...heldAt(
    occurrence,
    serialize(event, record, [...dates, 'title', 'slug', 'category', 'location', 'image'], context),
  ),
});

const eventFields = [
  ...dates,
  'title',
  'slug',
  'category',
  'content',
  'location',
  'image',
  'links',
  'gallery',
] as const;

/** With its next occurrences, soonest first; when none is to come it shows the last one. */
export const guestEvent = (
  { context }: Snapshot,
  record: Event,
  next: readonly Occurrence[],
  last: Occurrence | undefined,
): GuestEvent => ({
  slug: slugOf(record),
  // Every date of it may have been cancelled: then it is known by its own start.
  ...times(next[0] ?? last ?? { starts: record.start_date, ends: record.end_date }),
  days: next.map(({ starts }) => starts.slice(0, 10)),
  ...heldAt(next[0] ?? {}, serialize(event, record, eventFields, context)),
});

/** What is said of a promotion in one language, with the captions of its video. */
function withCaptions<S extends { readonly cfId: string | null }>(
  { captions }: Snapshot,
  said: { readonly settings: S | null },
) {
  const own = said.settings && captions(said.settings.cfId);
  return own ? { ...said, settings: { ...said.settings, captions: own } } : said;
}

export const guestPromotion: Serializer<Promotion, GuestPromotion> = (snapshot, record) => {
  const { locale, ...others } = serialize(promotion, record, ['settings'], snapshot.context);
  const { en, es } = locale;
  return { ...others, locale: { en: withCaptions(snapshot, en), es: withCaptions(snapshot, es) } };
};
