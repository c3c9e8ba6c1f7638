import type { ContentType } from '../../domain/content-type.ts';
import { parseRecord } from '../../domain/record/parse-record.ts';
import { LenientContext } from '../../domain/record/lenient-context.ts';
import { recordValues, recordFromRows, type StoredRecord } from '../content/store/record.ts';
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

/** A menu that no restaurant has yet is shown at the first one. */
function atAnyRestaurant(restaurants: readonly StoredRecord[], menu: StoredRecord): StoredRecord[] {
  const isServed = restaurants.some(({ menus }) => (menus as number[]).includes(menu.id));
  return restaurants.map((one, index) =>
    isServed || index > 0 ? one : { ...one, menus: [...(one.menus as number[]), menu.id] },
  );
}

/** The site with the drafted record in the place of the stored one. */
export function withDraft(snapshot: Snapshot, type: ContentType, drafted: StoredRecord): Snapshot {
  if (type.name === 'site') return { ...snapshot, site: drafted };
  const list = lists[type.name];
  if (!list) return snapshot;
  const others = snapshot[list].filter(({ id }) => id !== drafted.id);
  const at = snapshot[list].findIndex(({ id }) => id === drafted.id);
  const records = at === -1 ? [...others, drafted] : others.toSpliced(at, 0, drafted);
  return {
    ...snapshot,
    [list]: records,
    ...(list === 'menus' ? { restaurants: atAnyRestaurant(snapshot.restaurants, drafted) } : {}),
  };
}
