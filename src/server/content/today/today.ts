import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { allContentTypes, contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { dishGroups } from '../../../domain/dining/menu-dishes.ts';
import { standingAt } from '../../../domain/dining/open-first.ts';
import type { Bilingual } from '../../../domain/fields/field.ts';
import { languages, type Locales } from '../../../domain/language.ts';
import { DAYS_BEFORE, rightsState } from '../../../domain/media/rights.ts';
import { promotionLocations, promotionsAt } from '../../../domain/promotion.ts';
import { storedSummary } from '../../../domain/publication/summary.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { titlesOf } from '../../../domain/record/title.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { byPosition } from '../../../domain/record/position.ts';
import { addDays, dayOf, timeOf } from '../../../domain/time/calendar.ts';
import {
  exceptionOn,
  mealPeriods,
  openNow,
  opensNext,
  type RestaurantHours,
  type TimeSpan,
  usualSpans,
  weekdayOf,
} from '../../../domain/time/opening-hours.ts';
import { type DateOnDay, datesOnDay, datesToday } from '../../../domain/time/recurrence-exceptions.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import type {
  DishToday,
  DueToday,
  EventToday,
  MealToday,
  PromotionToday,
  RestaurantToday,
  RightsToday,
  SoldOutToday,
  TodayBoard,
  WithoutSpanish,
} from '../../../domain/today.ts';
import { type PublishedRecord, readPublished } from '../../delivery/published-records.ts';
import type { Staff } from '../../http/staff.ts';
import { listDishes } from '../dishes/dish-list.ts';
import { findMediaUses } from '../find/media-uses.ts';
import { findSoldOut, type SoldOutRow } from '../dishes/sold-out.ts';
import { publishRightOf } from '../publication/publish-right.ts';
import type { StoredRecord } from '../store/record.ts';
import { type Database, findRecords, type Queries } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';
import { countUntranslated } from '../store/totals.ts';
import { amendBase } from '../write/amend.ts';

/** The day of a property as its staff see it, read as guests read it. */

const { event, media_item: mediaItem, menu, promotion, restaurant } = contentTypes;
type Site = StoredRecord<typeof contentTypes.site>;

const bothOf = <K extends string>(
  locale: Locales<Readonly<Record<K, string | null>>>,
  name: K,
): Bilingual<string> => ({
  en: locale.en[name],
  es: locale.es[name],
});

const published = async <T extends ContentType>(db: Queries, type: T, siteId: number) => {
  const now = new Date().toISOString();
  return (await readPublished(db, type, { siteIds: [siteId] }, now)).records;
};

type Event = PublishedRecord<typeof event>;

const byStart = (one: EventToday, other: EventToday) =>
  Number(one.starts > other.starts) - Number(one.starts < other.starts);

function eventsOfDay(events: readonly Event[], datesOf: (one: Event) => readonly DateOnDay[]): EventToday[] {
  return events
    .flatMap((one) =>
      datesOf(one).map(({ day, starts, ends, location, exception }) => ({
        id: one.id,
        title: bothOf(one.locale, 'title'),
        day,
        starts,
        ends,
        location: location ?? bothOf(one.locale, 'location'),
        exception,
        repeats: one.repeats === 1,
      })),
    )
    .sort(byStart);
}

async function eventsSoon(
  db: Queries,
  siteId: number,
  now: string,
): Promise<NonNullable<TodayBoard['events']>> {
  const events = await published(db, event, siteId);
  const tomorrow = addDays(dayOf(now), 1);
  return {
    today: eventsOfDay(events, (one) => datesToday(one, now)),
    tomorrow: eventsOfDay(events, (one) => datesOnDay(one, tomorrow)),
  };
}

const plainSpan = ({ opens, closes }: TimeSpan): TimeSpan => ({ opens, closes });

const mealsOfDay = (place: RestaurantHours, day: string): MealToday[] =>
  mealPeriods.flatMap((period) => {
    const hours = place[period];
    if (!hours) return [];
    const exception = exceptionOn(hours, day);
    const usual = usualSpans(hours, weekdayOf(day), day).map(plainSpan);
    const said = exception && { spans: exception.spans.map(plainSpan), reason: exception.reason };
    return [{ period, usual, exception: said ?? null }];
  });

async function restaurantsToday(db: Queries, siteId: number, now: string): Promise<RestaurantToday[]> {
  const restaurants = await published(db, restaurant, siteId);
  return [...restaurants].sort(byPosition).map((one) => {
    const open = openNow(one, now);
    return {
      id: one.id,
      title: bothOf(one.locale, 'title'),
      standing: standingAt(one, now),
      until: open?.closes ?? null,
      isAllDay: open !== undefined && timeOf(open.opens) === timeOf(open.closes),
      opens: open ? null : (opensNext(one, now)?.opens ?? null),
      meals: mealsOfDay(one, dayOf(now)),
    };
  });
}

async function promotionsToday(db: Queries, siteId: number, now: string): Promise<PromotionToday[]> {
  const promotions = await published(db, promotion, siteId);
  const running = new Set(promotionLocations.flatMap((location) => promotionsAt(promotions, location, now)));
  return promotions
    .filter((one) => running.has(one))
    .sort(byPosition)
    .map((one) => ({
      id: one.id,
      name: nameOf(promotion, one, 'en'),
      title: titlesOf(promotion, one),
      locations: one.locations,
      until: one.repeats === 1 ? (one.repeat_settings?.until ?? null) : one.end_date,
    }));
}

const menusOf = (db: Queries, siteId: number) => findRecords(db, menu, { siteIds: [siteId] });

async function soldOutToday(db: Queries, { id, timeZone }: Site): Promise<SoldOutToday[]> {
  const rows = await findSoldOut(db, [id]);
  if (rows.length === 0) return [];
  const menus = await findRecords(db, menu, { ids: [...new Set(rows.map(({ menu_id }) => menu_id))] });
  return rows.flatMap((row: SoldOutRow) => {
    const found = menus.find((one) => one.id === row.menu_id);
    const dish =
      found &&
      dishGroups(found)
        .flatMap(({ dishes }) => dishes)
        .find((one) => one.id === row.item);
    if (!found || !dish) return [];
    const until = row.until && wallClockIn(new Date(row.until), timeZone);
    return [
      {
        menu: found.id,
        item: dish.id,
        title: dish.title,
        menu_name: found.name,
        menu_title: titlesOf(menu, found),
        until,
        by: row.actor_name,
      },
    ];
  });
}

/** What is scheduled for records of the site, soonest first. */
async function dueToday(
  db: Queries,
  { id, timeZone }: Site,
  types: readonly ContentType[],
): Promise<DueToday[]> {
  const found: DueToday[] = [];
  const now = new Date().toISOString();
  for (const type of types) {
    const { records } = tablesOf(type);
    const rows = (await db
      .select({ id: records.id, publication: records.publication })
      .from(records)
      .where(
        and(eq(records.site_id, id), isNotNull(records.publication_due_at), isNull(records.deleted_at)),
      )) as {
      id: number;
      publication: unknown;
    }[];
    if (rows.length === 0) continue;
    const named = await findRecords(db, type, { ids: rows.map((row) => row.id) });
    for (const row of rows) {
      const record = named.find((one) => one.id === row.id);
      if (!record) continue;
      const summary = storedSummary(row.publication);
      const entries = languages.flatMap((language) =>
        summary[language].due
          .filter(({ at }) => at > now)
          .map(({ action, at }) => ({ language, action, at })),
      );
      for (const same of Map.groupBy(entries, ({ action, at }) => `${at} ${action}`).values()) {
        const { action, at } = same[0]!;
        const wallClock = wallClockIn(new Date(at), timeZone);
        const spoken = same.map(({ language }) => language);
        found.push({
          type: type.name,
          id: row.id,
          name: nameOf(type, record, 'en'),
          title: titlesOf(type, record),
          action,
          languages: spoken,
          at: wallClock,
        });
      }
    }
  }
  return found.sort((one, other) => Number(one.at > other.at) - Number(one.at < other.at));
}

async function withoutSpanish(
  db: Queries,
  site: Site,
  types: readonly ContentType[],
): Promise<WithoutSpanish[]> {
  if (!site.localized) return [];
  const counted = await countUntranslated(db, site.id, types);
  return types.flatMap(({ name }) => counted.filter(({ type }) => type === name));
}

/** So many files are looked at, the next to end first. */
const MAX_RIGHTS = 50;

/** Files whose rights end within a month, and those whose rights are over and that are shown still. */
async function rightsToday(db: Queries, siteId: number, today: string): Promise<RightsToday[]> {
  const { records } = tablesOf(mediaItem);
  const { id, key, name, rights_until: last, deleted_at } = records;
  const ended = sql`${last} < ${today}`;
  const rows = (await db
    .select({ id, key, name, until: last })
    .from(records)
    .where(and(isNull(deleted_at), isNotNull(key), lte(last, addDays(today, DAYS_BEFORE))))
    .orderBy(ended, asc(last), asc(id))
    .limit(MAX_RIGHTS)) as { id: number; key: string; name: string; until: string }[];
  const found: RightsToday[] = [];
  for (const row of rows) {
    const uses = await findMediaUses(db, row.key);
    const here = uses.filter(({ type, record }) => [siteId, null].includes(siteOf(type, record)));
    const isOver = rightsState(row.until, today) === 'over';
    // What only other properties show is for their boards; what nobody shows does no harm once it is over.
    if (here.length === 0 && (isOver || uses.length > 0)) continue;
    found.push({ id: row.id, name: row.name, until: row.until, is_over: isOver, uses: here.length });
  }
  return found;
}

/** What a person may look at of a site's day. */
export async function readToday(db: Database, staff: Staff, site: Site): Promise<TodayBoard> {
  const now = wallClockIn(new Date(), site.timeZone);
  const sees = ({ permission }: ContentType) => staff.views.includes(permission);
  const types = allContentTypes.filter((type) => type.scope === 'site' && sees(type));
  const [events, restaurants, promotions, soldOut, rights, due, lacking] = await Promise.all([
    sees(event) ? eventsSoon(db, site.id, now) : undefined,
    sees(restaurant) ? restaurantsToday(db, site.id, now) : undefined,
    sees(promotion) ? promotionsToday(db, site.id, now) : undefined,
    sees(menu) ? soldOutToday(db, site) : undefined,
    sees(mediaItem) ? rightsToday(db, site.id, dayOf(now)) : undefined,
    dueToday(db, site, types),
    withoutSpanish(db, site, types),
  ]);
  return {
    now,
    ...(events ? { events } : {}),
    ...(restaurants ? { restaurants } : {}),
    ...(promotions ? { promotions } : {}),
    ...(soldOut ? { sold_out: soldOut } : {}),
    ...(rights ? { rights } : {}),
    due,
    without_spanish: lacking,
  };
}

/** Every dish of a site, as whoever asks changes it. */
export async function readDishes(db: Database, staff: Staff, site: Site): Promise<DishToday[]> {
  const right = publishRightOf(staff, menu.permission);
  const [menus, soldOut] = await Promise.all([menusOf(db, site.id), findSoldOut(db, [site.id])]);
  const listed: DishToday[] = [];
  for (const one of menus) {
    const { record } = await amendBase(db, menu, one, right);
    for (const { titles, dishes } of listDishes(record, soldOut, site.timeZone)) {
      for (const { id, title, price, sold_out } of dishes) {
        listed.push({
          menu: one.id,
          menu_name: one.name,
          menu_title: titlesOf(menu, one),
          item: id,
          title,
          section: titles.at(-1) ?? { en: null, es: null },
          price,
          ...(sold_out ? { sold_out } : {}),
        });
      }
    }
  }
  return listed;
}
