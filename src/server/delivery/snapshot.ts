import { sql } from 'drizzle-orm';
import { allContentTypes, contentTypes } from '../../content/index.ts';
import type { GuestPicture } from '../../content/guest.ts';
import type { ContentType } from '../../domain/content-type.ts';
import type { GuestValues } from '../../domain/fields/field-type.ts';
import { dayOf } from '../../domain/time/calendar.ts';
import { wallClockIn } from '../../domain/time/zone-time.ts';
import type { Language } from '../../domain/language.ts';
import { seenIn } from '../../domain/publication/seen-in.ts';
import { findSoldOut } from '../content/dishes/sold-out.ts';
import { type Database, findRecord, type Queries } from '../content/store/repository.ts';
import type { StoredRecord } from '../content/store/record.ts';
import { namedMedia } from '../../domain/record/named-media.ts';
import { guestPicture, type MediaRecord } from '../media/address.ts';
import { type CaptionsOf, captionsOf } from '../media/captions.ts';
import { findItems, itemIds } from '../media/items.ts';
import { type RightsOf, rightsOf } from '../media/rights.ts';
import { type PublishedRecord, type PublishedRecords, readPublished } from './published-records.ts';

/** The lists of a snapshot that have rules of their own, and the type that each is of. */
const listed = {
  menus: contentTypes.menu,
  restaurants: contentTypes.restaurant,
  pages: contentTypes.content_section,
  events: contentTypes.event,
  promotions: contentTypes.promotion,
  // Of the whole group: each says for which resorts it holds.
  triggers: contentTypes.booking_code_trigger,
  resorts: contentTypes.resort,
} as const satisfies Record<string, ContentType>;

type Listed = typeof listed;
type ListName = keyof Listed;
const listNames = Object.keys(listed) as ListName[];

const isListed = (type: ContentType): boolean => Object.values<ContentType>(listed).includes(type);

/** The other types that declare to appear for guests; a site is no record of itself. */
const otherTypes = allContentTypes.filter(
  (type) => type.appears?.guests && !isListed(type) && type.scope !== 'itself',
);

type SiteType = typeof contentTypes.site;

type Lists = { readonly [N in ListName]: PublishedRecords<PublishedRecord<Listed[N]>> };
type ListedRecords = { readonly [N in ListName]: readonly PublishedRecord<Listed[N]>[] };

const listsFrom = (make: <N extends ListName>(name: N) => PublishedRecords<PublishedRecord<Listed[N]>>) =>
  Object.fromEntries(listNames.map((name) => [name, make(name)])) as Lists;

const recordsFrom = (make: <N extends ListName>(name: N) => readonly PublishedRecord<Listed[N]>[]) =>
  Object.fromEntries(listNames.map((name) => [name, make(name)])) as ListedRecords;

type Others = Readonly<Record<string, PublishedRecords<PublishedRecord>>>;
type OtherRecords = Readonly<Record<string, readonly PublishedRecord[]>>;

const mapped = <A, B>(by: Readonly<Record<string, A>>, map: (one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(by).map(([name, one]) => [name, map(one)]));

/** A dish of a menu that is sold out; `until` is an instant, ISO 8601, or null. */
export interface SoldOutDish {
  readonly menu_id: number;
  readonly item: string;
  readonly until: string | null;
}

/** Everything that guests may see of one site at a moment, read once from the database and never changed afterwards. */
export interface Snapshot extends ListedRecords {
  readonly site: StoredRecord<SiteType>;
  /** Whether guests see the site at all; staff prepare one before that. */
  readonly isPublished: boolean;
  /** By the name of their type: see `recordsOf`. */
  readonly others: OtherRecords;
  readonly soldOut: readonly SoldOutDish[];
  /** What stored values are turned into values for guests with, on the day of reading: see `onDay`. */
  readonly context: GuestValues;
  readonly captions: CaptionsOf;
  readonly rights: RightsOf;
  /** The moment of reading, as PostgreSQL writes its snapshots: which transactions were seen (`site-changes.ts`). */
  readonly readMark: string;
  /** Epoch milliseconds at which something that is scheduled changes it; Infinity where nothing is. */
  readonly changesAt: number;
  /** What guests see at a later moment, in epoch milliseconds: itself where nothing changes until then. */
  at(moment: number): Snapshot;
}

type MediaType = typeof contentTypes.media_item;

/** How guests see the pictures of the library, by key. */
function picturesOf(items: readonly MediaRecord[]): GuestValues['picture'] {
  const pictures = new Map<string | null, GuestPicture | undefined>(
    items.map((item) => [item.key, guestPicture(item)]),
  );
  return (key) => pictures.get(key) ?? null;
}

const keysIn = (type: ContentType, { records }: PublishedRecords<PublishedRecord>): string[] =>
  records.flatMap((record) => [...namedMedia(type, record)]);

/** What the records of one type name, now and at every moment that is scheduled. */
const namedAtAnyTime = (type: ContentType, published: PublishedRecords<PublishedRecord>): string[] => [
  ...keysIn(type, published),
  ...published.moments.flatMap((moment) => keysIn(type, published.at(moment))),
];

/** The records of the library that a site's guests come across. A site does not hear of the others. */
async function readMedia(
  tx: Queries,
  { site, lists, others }: Pick<Parts, 'site' | 'lists' | 'others'>,
  now: string,
): Promise<PublishedRecords<PublishedRecord<MediaType>>> {
  const keys = new Set([
    ...namedAtAnyTime(contentTypes.site, site),
    ...listNames.flatMap((name) => namedAtAnyTime(listed[name], lists[name])),
    ...otherTypes.flatMap((type) => namedAtAnyTime(type, others[type.name]!)),
  ]);
  const ids = await itemIds(tx, [...keys], true);
  return readPublished(tx, contentTypes.media_item, { ids }, now);
}

interface Parts {
  /** The site as it is stored. */
  readonly stored: StoredRecord<SiteType>;
  readonly site: PublishedRecords<PublishedRecord<SiteType>>;
  readonly lists: Lists;
  readonly others: Others;
  readonly media: PublishedRecords<PublishedRecord<MediaType>>;
  readonly soldOut: readonly SoldOutDish[];
  readonly context: Omit<GuestValues, 'picture'>;
  readonly readMark: string;
}

function snapshotOf({ media, context, ...rest }: Parts): Snapshot {
  const { stored, site, lists, others, soldOut, readMark } = rest;
  const parts = [site, media, ...Object.values(lists), ...Object.values(others)];
  const moments = [
    ...parts.flatMap((part) => part.moments),
    ...soldOut.flatMap(({ until }) => until ?? []),
  ].map((moment) => Date.parse(moment));
  const changesAt = moments.reduce((one, other) => Math.min(one, other), Infinity);
  // The moment that was asked for last: whoever looks at next Friday reads several responses.
  let last: { readonly moment: number; readonly snapshot: Snapshot } | undefined;
  const snapshot: Snapshot = {
    ...recordsFrom((name) => lists[name].records),
    site: site.records[0] ?? stored,
    isPublished: site.records.length > 0,
    others: mapped(others, ({ records }) => records),
    soldOut,
    context: { ...context, picture: picturesOf(media.records) },
    captions: captionsOf(media.records),
    rights: rightsOf(media.records),
    readMark,
    changesAt,
    at(moment) {
      const reached = moments.filter((one) => one <= moment).reduce((one, other) => Math.max(one, other), 0);
      if (reached === 0) return snapshot;
      if (last?.moment !== reached) {
        const then = new Date(reached).toISOString();
        const later = listsFrom((name) => lists[name].at(then));
        last = {
          moment: reached,
          snapshot: snapshotOf({
            stored,
            site: site.at(then),
            lists: later,
            others: mapped(others, (one) => one.at(then)),
            media: media.at(then),
            soldOut: soldOut.filter(({ until }) => until === null || until > then),
            context,
            readMark,
          }),
        };
      }
      return last.snapshot;
    },
  };
  return snapshot;
}

async function readLists(tx: Queries, siteId: number, now: string): Promise<Lists> {
  const lists: Partial<Record<ListName, PublishedRecords<PublishedRecord>>> = {};
  for (const name of listNames) {
    lists[name] = await readPublished(tx, listed[name], { siteIds: [siteId] }, now);
  }
  return lists as Lists;
}

async function readOthers(tx: Queries, siteId: number, now: string): Promise<Others> {
  const others: Record<string, PublishedRecords<PublishedRecord>> = {};
  for (const type of otherTypes) {
    others[type.name] = await readPublished(tx, type, { siteIds: [siteId] }, now);
  }
  return others;
}

/** Undefined when there is no such site. All of it is of one moment: one transaction sees one state. */
export async function readSnapshot(db: Database, siteId: number): Promise<Snapshot | undefined> {
  const { markdownToHtml } = await import('./markdown.ts');
  return db.transaction(
    async (tx) => {
      const stored = await findRecord(tx, contentTypes.site, siteId);
      if (!stored || stored.archived_at) return undefined;
      // Entries for now were written by the same clock.
      const { rows } = await tx.execute<{ mark: string; now: string }>(
        sql`select pg_current_snapshot()::text as mark, to_jsonb(clock_timestamp()) #>> '{}' as now`,
      );
      const now = new Date(rows[0]!.now).toISOString();
      const site = await readPublished(tx, contentTypes.site, { ids: [siteId] }, now);
      const lists = await readLists(tx, siteId, now);
      const others = await readOthers(tx, siteId, now);
      return snapshotOf({
        stored,
        site,
        lists,
        others,
        media: await readMedia(tx, { site, lists, others }, now),
        soldOut: await findSoldOut(tx, [siteId]),
        context: {
          html: markdownToHtml,
          today: dayOf(wallClockIn(new Date(now), stored.timeZone)),
        },
        readMark: rows[0]!.mark,
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The snapshot with what a record names of the library that the site's guests have not come across yet. */
export async function withMediaOf(
  db: Queries,
  snapshot: Snapshot,
  type: ContentType,
  record: StoredRecord,
): Promise<Snapshot> {
  const { context } = snapshot;
  const unknown = [...namedMedia(type, record)].filter((key) => context.picture(key) === null);
  if (unknown.length === 0) return snapshot;
  const items = await findItems(db, unknown);
  const [pictures, captions] = [picturesOf(items), captionsOf(items)];
  return {
    ...snapshot,
    context: { ...context, picture: (key) => context.picture(key) ?? pictures(key) },
    captions: (film) => captions(film) ?? snapshot.captions(film),
  };
}

/** The same snapshot for responses of another day than that of reading. */
export const onDay = (snapshot: Snapshot, today: string): Snapshot => ({
  ...snapshot,
  context: { ...snapshot.context, today },
});

type Records = readonly PublishedRecord[];

/** What is seen of a list, by the list: a site's lists never change, and each page that is made asks for all of them. */
const seenLists: Readonly<Record<Language, WeakMap<Records, Records>>> = {
  en: new WeakMap(),
  es: new WeakMap(),
};

function seenOf<L extends Records>(list: L, language: Language): L {
  const known = seenLists[language].get(list);
  // What is kept under a list is that list, or some records of it.
  if (known !== undefined) return known as L;
  const seen = seenIn(list, language) as L;
  seenLists[language].set(list, seen);
  return seen;
}

/** A snapshot without the records that guests of a language do not see. */
export function seenBy(snapshot: Snapshot, language: Language): Snapshot {
  const lists: ListedRecords = snapshot;
  return {
    ...snapshot,
    ...recordsFrom((name) => seenOf(lists[name], language)),
    others: mapped(snapshot.others, (records) => seenOf(records, language)),
  };
}

const listOf = (type: ContentType): ListName | undefined => listNames.find((name) => listed[name] === type);

/** The records of a type that guests see; none of a type that does not appear for guests. */
export function recordsOf<T extends ContentType>(snapshot: Snapshot, type: T): readonly PublishedRecord<T>[] {
  const list = listOf(type);
  const records = list === undefined ? snapshot.others[type.name] : snapshot[list];
  // A list holds records of its own type alone, which no type can say of a table by name.
  return (records ?? []) as readonly PublishedRecord<T>[];
}

/** The snapshot with other records of a type. */
export function withRecords(
  snapshot: Snapshot,
  type: ContentType,
  records: readonly PublishedRecord[],
): Snapshot {
  const list = listOf(type);
  if (list !== undefined) return { ...snapshot, [list]: records };
  return { ...snapshot, others: { ...snapshot.others, [type.name]: records } };
}
