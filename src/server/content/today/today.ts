import { allContentTypes, contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import type { TodayBoard, WithoutSpanish } from '../../../domain/today.ts';
import type { Staff } from '../../http/staff.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Database, Queries } from '../store/repository.ts';
import { countUntranslated } from '../store/totals.ts';
import { soldOutToday } from './dishes-today.ts';
import { dueToday } from './due-today.ts';
import { rightsToday } from './rights-today.ts';
import { eventsSoon, promotionsToday, restaurantsToday } from './shown-today.ts';

/** The day of a property as its staff see it. */

const { event, media_item: mediaItem, menu, promotion, restaurant } = contentTypes;
type Site = StoredRecord<typeof contentTypes.site>;

async function withoutSpanish(
  db: Queries,
  site: Site,
  types: readonly ContentType[],
): Promise<WithoutSpanish[]> {
  if (!site.localized) return [];
  const counted = await countUntranslated(db, site.id, types);
  return types.flatMap(({ name }) => counted.filter(({ type }) => type === name));
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
