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
import type { Occurrence } from '../../domain/time/recurrence.ts';
import type { StoredRecord } from '../content/store/record.ts';
import { serialize, slugOf } from './serialize-record.ts';
import type { Snapshot } from '../delivery/snapshot.ts';

/** Stored records as guests get them: only the fields their screens need. */
type Serializer<T> = (snapshot: Snapshot, record: StoredRecord) => T;

const { site, menu, restaurant, content_section: page, event, promotion } = contentTypes;

const withSlug = <T>(shape: object, record: StoredRecord): T => ({ slug: slugOf(record), ...shape }) as T;

const notForGuests = new Set(['hosts', 'hubHosts', 'isDefault']);
const siteFields = Object.keys(site.fields).filter((name) => !notForGuests.has(name));

export const guestSite: Serializer<GuestSite> = ({ context }, record) =>
  serialize(site, record, siteFields, context);

export const guestPageName: Serializer<GuestPageName> = ({ context }, record) =>
  withSlug(serialize(page, record, ['title', 'slug'], context), record);

const pageFields = Object.keys(page.fields).filter((name) => name !== 'label');

export const guestPage: Serializer<GuestPage> = ({ context }, record) =>
  withSlug(serialize(page, record, pageFields, context), record);

const menuName: Serializer<GuestMenuName> = ({ context }, record) =>
  serialize(menu, record, ['name', 'title', 'slug'], context);

const fullMenu: Serializer<GuestMenu> = ({ context }, record) =>
  serialize(menu, record, ['name', 'title', 'slug', 'sections', 'specialtysection'], context);

/** A restaurant's menus in its order; one that is gone is left out. */
function menusOf<T>(snapshot: Snapshot, record: StoredRecord, shape: Serializer<T>): T[] {
  return (record.menus as number[]).flatMap((id) => {
    const found = snapshot.menus.find((one) => one.id === id);
    return found ? [shape(snapshot, found)] : [];
  });
}

const restaurantFields = Object.keys(restaurant.fields).filter(
  (name) => name !== 'label' && name !== 'menus',
);

export const guestRestaurant: Serializer<GuestRestaurant> = (snapshot, record) => {
  const shape = serialize<GuestRestaurant>(restaurant, record, restaurantFields, snapshot.context);
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

export const guestRestaurantMenus: Serializer<GuestRestaurantMenus> = (snapshot, record) => ({
  ...withSlug<GuestRestaurantMenus>(
    serialize(restaurant, record, ['title', 'slug', 'type', 'section', 'image'], snapshot.context),
    record,
  ),
  position: record.position,
  menus: menusOf(snapshot, record, fullMenu),
});

const times = ({ starts, ends }: Occurrence) => ({ starts, ends });

export function guestEventOfDay(
  snapshot: Snapshot,
  record: StoredRecord,
  occurrence: Occurrence,
): GuestEventOfDay {
  const fields = ['title', 'slug', 'category', 'location', 'image'];
  return withSlug(
    { ...times(occurrence), ...serialize<object>(event, record, fields, snapshot.context) },
    record,
  );
}

const eventFields = ['title', 'slug', 'category', 'content', 'location', 'image', 'links', 'gallery'];

/** With its next occurrences, soonest first; when none is to come it shows the last one. */
export function guestEvent(
  snapshot: Snapshot,
  record: StoredRecord,
  next: readonly Occurrence[],
  last: Occurrence | undefined,
): GuestEvent {
  // Every date of it may have been cancelled: then it is known by its own start.
  const own = { starts: record.start_date as string, ends: record.end_date as string | null };
  return withSlug(
    {
      ...times(next[0] ?? last ?? own),
      days: next.map(({ starts }) => starts.slice(0, 10)),
      ...serialize<object>(event, record, eventFields, snapshot.context),
    },
    record,
  );
}

export const guestPromotion: Serializer<GuestPromotion> = ({ context }, record) =>
  serialize(promotion, record, ['settings'], context);
