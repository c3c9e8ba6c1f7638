import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { parseRecord } from '../../domain/record/parse-record.ts';
import { LenientContext } from '../../domain/record/lenient-context.ts';
import { isOf, recordValues, recordFromRows, type StoredRecord } from '../content/store/record.ts';
import type { Snapshot } from '../delivery/snapshot.ts';

/** The id of an unsaved record; stored ids begin at 1. */
const UNSAVED = 0;

const before = new Date(0).toISOString();

/** An empty record. */
const blank = (type: ContentType, siteId: number): StoredRecord =>
  recordFromRows(
    type,
    { id: UNSAVED, site_id: siteId, version: 0, position: 0, created_at: before, updated_at: before },
    [],
  );

/**
 * The record as if the draft were saved: always valid, with stored values in place of invalid ones. `now` is
 * the property's wall clock.
 */
export function draftedRecord(
  type: ContentType,
  siteId: number,
  values: unknown,
  now: string,
  current: StoredRecord = blank(type, siteId),
): StoredRecord {
  const stored = recordValues(type, current);
  const { plain, locale } = parseRecord(type, values, stored, new LenientContext(stored));
  return { ...current, ...plain, ...visibleNow(type, plain, now), locale };
}

/** A dated record made visible now. */
export const atNow = (type: ContentType, record: StoredRecord, now: string): StoredRecord => ({
  ...record,
  ...visibleNow(type, record, now),
});

/** Makes dated records visible now, so that their draft can be previewed before its start date. */
function visibleNow(
  type: ContentType,
  { start_date }: Readonly<Record<string, unknown>>,
  now: string,
): object {
  if (type.name === 'event') return { start_date: start_date ?? now };
  if (type.name === 'promotion') return { start_date: null, end_date: null, repeats: 0, position: -1 };
  return {};
}

const listOf = {
  menu: 'menus',
  restaurant: 'restaurants',
  event: 'events',
  content_section: 'pages',
  promotion: 'promotions',
} as const;

const lists: Readonly<Record<string, (typeof listOf)[keyof typeof listOf] | undefined>> = listOf;

/** The records of a type in a snapshot; none of a type that the hub has no list of. */
export function recordsIn(snapshot: Snapshot, type: ContentType): readonly StoredRecord[] {
  if (type.name === 'site') return [snapshot.site];
  const list = lists[type.name];
  return list ? snapshot[list] : [];
}

/** A menu that no restaurant has yet is shown at the first one. */
function atAnyRestaurant(restaurants: Snapshot['restaurants'], menu: StoredRecord): Snapshot['restaurants'] {
  const isServed = restaurants.some(({ menus }) => menus.includes(menu.id));
  return restaurants.map((one, index) =>
    isServed || index > 0 ? one : { ...one, menus: [...one.menus, menu.id] },
  );
}

/** The records with the drafted one in the place of the stored one, at their end where it is new. */
function withRecord(records: readonly StoredRecord[], drafted: StoredRecord): StoredRecord[] {
  const at = records.findIndex(({ id }) => id === drafted.id);
  return at === -1 ? [...records, drafted] : records.toSpliced(at, 1, drafted);
}

/** The site with the drafted record in the place of the stored one. */
export function withDraft(snapshot: Snapshot, type: ContentType, drafted: StoredRecord): Snapshot {
  if (isOf(contentTypes.site, type, drafted)) return { ...snapshot, site: drafted };
  const list = lists[type.name];
  if (!list) return snapshot;
  return {
    ...snapshot,
    [list]: withRecord(snapshot[list], drafted),
    ...(list === 'menus' ? { restaurants: atAnyRestaurant(snapshot.restaurants, drafted) } : {}),
  };
}
