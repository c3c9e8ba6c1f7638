import { contentTypes } from '../../content/index.ts';
import { DAWN, DUSK, isNight } from '../../domain/event-category.ts';
import { inEitherLanguage, inLanguage, isTranslated } from '../../domain/language.ts';
import { countryName } from '../../domain/countries.ts';
import { reservationOf } from '../../domain/dining/reservation.ts';
import { type SiteSection, sectionPath } from '../../domain/site/site-sections.ts';
import { addDays, dayOf, nextMidnight, timeOf } from '../../domain/time/calendar.ts';
import {
  mealPeriods,
  closesAt,
  opensNext,
  type RestaurantHours,
  sittingsOfDay,
} from '../../domain/time/opening-hours.ts';
import type { Occurrence } from '../../domain/time/recurrence.ts';
import type { ResortCard } from '../../site/group-views.ts';
import type { EventLine, RestaurantCard, RoomCard, Tonight } from '../../site/view.ts';
import { type Snapshot, recordsOf } from '../delivery/snapshot.ts';
import type { PublishedRecord } from '../delivery/published-records.ts';
import { plainBeginning } from '../hub/page-metadata.ts';
import { serialize } from '../hub/serialize-record.ts';
import { plainText } from '../http/html-text.ts';
import type { SiteHome } from './site-origin.ts';
import type { SiteRequest } from './site-request.ts';

/** Records as the public site shows them beside others: each with its address in the language of the page. */

const { event, resort, restaurant, room, special } = contentTypes;

export type Room = PublishedRecord<typeof room>;
export type Special = PublishedRecord<typeof special>;

/** The records of the types that snapshots keep among others. */
export const roomsOf = ({ snapshot }: SiteRequest) => recordsOf(snapshot, room);
export const specialsOf = ({ snapshot }: SiteRequest) => recordsOf(snapshot, special);

type Slugged = {
  readonly id: number;
  readonly locale: Record<'en' | 'es', { readonly slug: string | null }>;
};

export const slugIn = ({ id, locale }: Slugged, { language }: SiteRequest): string =>
  inLanguage(locale, language).slug ?? String(id);

export const addressOf = (section: SiteSection, record: Slugged, request: SiteRequest) =>
  sectionPath(section, request.language, slugIn(record, request));

/** What has no title in the language of a site in two languages stands on no list of it. */
export const titledHere =
  ({ snapshot, language }: SiteRequest) =>
  (record: { readonly locale: Record<'en' | 'es', object> }): boolean =>
    !snapshot.site.localized || isTranslated(record.locale, language);

export function roomCard(request: SiteRequest, record: Room): RoomCard {
  const names = ['title', 'excerpt', 'image', 'bed', 'view', 'size', 'adults', 'children'] as const;
  const shape = serialize(room, record, names, request.snapshot.context);
  const { title, excerpt, image, bed, view } = inLanguage(shape.locale, request.language);
  const { size, adults, children } = shape;
  return {
    title: title ?? record.label,
    href: addressOf('rooms', record, request),
    picture: image,
    label: null,
    text: excerpt,
    facts: { size, bed, view, adults, children },
  };
}

const hoursOf = (record: Snapshot['restaurants'][number]): RestaurantHours =>
  Object.fromEntries(mealPeriods.map((period) => [period, record[period]]));

/** Whether it is night. The moments at which that changes are noted. */
function isNightNow({ now, changes }: SiteRequest): boolean {
  changes.push(`${dayOf(now)}T${DAWN}`, `${dayOf(now)}T${DUSK}`);
  return isNight(timeOf(now));
}

/** Whether a restaurant is open, until when, or from when it is next. The moment at which that changes is noted. */
function tonightOf(hours: RestaurantHours, request: SiteRequest): Tonight {
  const { now, changes } = request;
  const given = mealPeriods.some((period) => hours[period]);
  if (!given) return null;
  changes.push(nextMidnight(now));
  const closes = closesAt(hours, now);
  if (closes) {
    changes.push(closes);
    return { is: isNightNow(request) ? 'tonight-until' : 'today-until', time: timeOf(closes) };
  }
  const next = opensNext(hours, now);
  if (next && dayOf(next.opens) === dayOf(now)) {
    changes.push(next.opens);
    return { is: 'today-from', time: timeOf(next.opens) };
  }
  if (sittingsOfDay(hours, dayOf(now)).length === 0) return { is: 'closed-tonight' };
  const isTomorrow = next && dayOf(next.opens) === addDays(dayOf(now), 1);
  return isTomorrow ? { is: 'tomorrow-from', time: timeOf(next.opens) } : null;
}

export function restaurantCard(
  request: SiteRequest,
  record: Snapshot['restaurants'][number],
): RestaurantCard {
  const names = ['title', 'type', 'image', 'content'] as const;
  const shape = serialize(restaurant, record, names, request.snapshot.context);
  const { title, type, image, content } = inLanguage(shape.locale, request.language);
  return {
    title: title ?? record.label,
    href: addressOf('dining', record, request),
    picture: image,
    label: type,
    text: firstSentence(content),
    tonight: tonightOf(hoursOf(record), request),
  };
}

/** The first sentence of a text that staff wrote, whole however long it is; null where there is none. */
function firstSentence(html: string | null): string | null {
  const text = plainText(html ?? '');
  const end = /[.!?](?=\s|$)/.exec(text);
  return text === '' ? null : end ? text.slice(0, end.index + 1) : plainBeginning(text);
}

export const reserveAddress = (
  record: Snapshot['restaurants'][number],
  { snapshot, language }: SiteRequest,
): string | null => {
  const shape = serialize(restaurant, record, ['links', 'reservations_url'], snapshot.context);
  return reservationOf(inLanguage(shape.locale, language)).url;
};

export function eventLine(
  request: SiteRequest,
  record: Snapshot['events'][number],
  occurrence: Occurrence,
): EventLine {
  const shape = serialize(event, record, ['title', 'image', 'location', 'content'], request.snapshot.context);
  const { title, image, location, content } = inLanguage(shape.locale, request.language);
  const { starts, ends, location: elsewhere } = occurrence;
  return {
    title: title ?? record.label,
    href: addressOf('events', record, request),
    picture: image,
    label: null,
    text: firstSentence(content),
    starts,
    ends,
    place: (elsewhere && inEitherLanguage(elsewhere, request.language)) ?? location,
  };
}

type Resort = Snapshot['resorts'][number];

/** The group shows its resorts on its own site; elsewhere each leads to its own. */
function resortHome(record: Resort, { language, isGroup, homeOf }: SiteRequest): SiteHome {
  const own = { href: sectionPath('resorts', language, slugOrId(record)), language };
  const home = record.site === null ? undefined : homeOf(record.site, language);
  return isGroup || home === undefined ? own : home;
}

/** The end of an address that is one in both languages, as that of a resort and of a brand. */
export const slugOrId = ({ id, url_partial }: Pick<Resort, 'id' | 'url_partial'>): string =>
  url_partial ?? String(id);

export function resortCard(request: SiteRequest, record: Resort): ResortCard {
  const shape = serialize(resort, record, ['tagline', 'image'], request.snapshot.context);
  const { tagline, image } = inLanguage(shape.locale, request.language);
  const { href, language } = resortHome(record, request);
  return {
    title: record.name,
    href,
    picture: image,
    label: null,
    text: tagline,
    place: [record.city, record.country && countryName(record.country, request.language)]
      .filter(Boolean)
      .join(', '),
    adultsOnly: record.adults_only,
    ...(language !== request.language && { leadsTo: language }),
  };
}
