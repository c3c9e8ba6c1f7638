import { and, eq, isNull } from 'drizzle-orm';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { standingAt } from '../../../domain/dining/open-first.ts';
import type { Bilingual } from '../../../domain/fields/field.ts';
import type { Locales } from '../../../domain/language.ts';
import { promotionLocations, promotionsAt } from '../../../domain/promotion.ts';
import { byPosition } from '../../../domain/record/position.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { titlesOf } from '../../../domain/record/title.ts';
import { addDays, dayOf, timeOf } from '../../../domain/time/calendar.ts';
import {
  exceptionOn,
  mealPeriods,
  closesAt,
  openNow,
  opensNext,
  type RestaurantHours,
  type TimeSpan,
  usualSpans,
  weekdayOf,
} from '../../../domain/time/opening-hours.ts';
import { type DateOnDay, datesOnDay, datesToday } from '../../../domain/time/recurrence-exceptions.ts';
import type {
  EventToday,
  MealToday,
  PromotionToday,
  RestaurantToday,
  TodayBoard,
} from '../../../domain/today.ts';
import { type PublishedRecord, readPublished } from '../../delivery/published-records.ts';
import { approval } from '../../database/schema.ts';
import type { Queries } from '../store/repository.ts';

/** Events, restaurants and promotions of a property's day, as guests read them. `now` is the property's wall clock. */

const { event, promotion, restaurant } = contentTypes;

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

/** Which records of a type at a property wait for approval, by their ids. */
async function waitingAt(db: Queries, type: ContentType, siteId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: approval.record_id })
    .from(approval)
    .where(and(isNull(approval.outcome), eq(approval.type, type.name), eq(approval.site_id, siteId)));
  return new Set(rows.map(({ id }) => id));
}

const byStart = (one: EventToday, other: EventToday) =>
  Number(one.starts > other.starts) - Number(one.starts < other.starts);

function eventsOfDay(
  events: readonly Event[],
  waiting: ReadonlySet<number>,
  datesOf: (one: Event) => readonly DateOnDay[],
): EventToday[] {
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
        waits: waiting.has(one.id),
      })),
    )
    .sort(byStart);
}

export async function eventsSoon(
  db: Queries,
  siteId: number,
  now: string,
): Promise<NonNullable<TodayBoard['events']>> {
  const events = await published(db, event, siteId);
  const waiting = await waitingAt(db, event, siteId);
  const tomorrow = addDays(dayOf(now), 1);
  return {
    today: eventsOfDay(events, waiting, (one) => datesToday(one, now)),
    tomorrow: eventsOfDay(events, waiting, (one) => datesOnDay(one, tomorrow)),
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

export async function restaurantsToday(db: Queries, siteId: number, now: string): Promise<RestaurantToday[]> {
  const restaurants = await published(db, restaurant, siteId);
  const waiting = await waitingAt(db, restaurant, siteId);
  return [...restaurants].sort(byPosition).map((one) => {
    const open = openNow(one, now);
    return {
      id: one.id,
      title: bothOf(one.locale, 'title'),
      standing: standingAt(one, now),
      until: closesAt(one, now) ?? null,
      isAllDay: open !== undefined && timeOf(open.opens) === timeOf(open.closes),
      opens: open ? null : (opensNext(one, now)?.opens ?? null),
      meals: mealsOfDay(one, dayOf(now)),
      waits: waiting.has(one.id),
    };
  });
}

export async function promotionsToday(db: Queries, siteId: number, now: string): Promise<PromotionToday[]> {
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
