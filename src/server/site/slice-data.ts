import type { GuestSlice, SliceOf } from '../../content/page/guest-slices.ts';
import type { SliceName } from '../../content/page/slices/index.ts';
import { oneCurrency } from '../../domain/dining/menu-currency.ts';
import { byTimeOfDay, lastDayOf } from '../../domain/event-last-day.ts';
import { isFormName } from '../../domain/forms/form.ts';
import { inLanguage } from '../../domain/language.ts';
import type { PublicationSection } from '../../domain/site/publications/publication-sections.ts';
import { addDays, dayOf, nextMidnight } from '../../domain/time/calendar.ts';
import { hasEnded, takenEnd } from '../../domain/time/has-ended.ts';
import { eventsOn } from '../../domain/time/recurrence.ts';
import type { DataOf, Evening, EventDay, SliceView } from '../../site/view.ts';
import { guestRestaurantMenus } from '../hub/serializers.ts';
import {
  eventLine,
  reserveAddress,
  restaurantCard,
  roomCard,
  roomsOf,
  specialsOf,
  titledHere,
} from './cards.ts';
import { chosen } from './chosen.ts';
import { formView } from './forms/form-view.ts';
import { offeredBy } from './forms/offered-by.ts';
import { offerCard } from './offers/offer-card.ts';
import { runningClock } from './offers/running-clock.ts';
import { groupQueries } from './group/group-slices.ts';
import { pageCard } from './page-card.ts';
import { type EntryName, pageHref, type SitePage } from './made-pages.ts';
import { openPages } from './open-pages.ts';
import { bookingForm } from './booking/booking-form.ts';
import { publicationCard, publicationsOf } from './publications/publications.ts';
import { flightForm } from './booking/flights-page.ts';
import type { SiteRequest } from './site-request.ts';

/** What slices that are fed by a query get beside their own values. */

const A_WEEK = 7;

/** Begins five times a week or more: nobody comes for it this week alone. */
const OFTEN = 5;

type Event = SiteRequest['snapshot']['events'][number];

/** A picture hangs once on a page: an event whose picture stands there already is left to the list of the week. */
function isNewPicture({ locale }: Event, { snapshot, placed }: SiteRequest): boolean {
  const { image } = locale.en.image === null ? locale.es : locale.en;
  const src = image === null ? undefined : snapshot.context.picture(image)?.src;
  if (src === undefined || placed.has(src)) return false;
  placed.add(src);
  return true;
}

/**
 * What is still to come of the events that are wanted, by day. A festival stands once on the list: on its first day, or today where that is over. The
 * moments at which something of today ends are noted.
 */
export function eventDays(
  slice: Pick<SliceOf<'events'>, 'when' | 'most' | 'layout'>,
  request: SiteRequest,
  isWanted: (event: Event) => boolean = () => true,
): EventDay[] {
  const { snapshot, now, changes } = request;
  const today = dayOf(now);
  changes.push(nextMidnight(now));
  const count = slice.when === 'today' ? 1 : A_WEEK;
  const events = snapshot.events.filter((event) => titledHere(request)(event) && isWanted(event));
  const standing = Array.from({ length: count }, (_, ahead) => {
    const day = addDays(today, ahead);
    return { day, events: eventsOn(events, day, ahead === 0 ? now : `${day}T00:00`) };
  });
  const starts = Map.groupBy(
    standing.flatMap(({ events: some }) => some),
    ({ event }) => event.id,
  );
  const isRare = ({ id }: { readonly id: number }) =>
    new Set(starts.get(id)!.map((one) => one.starts)).size < OFTEN;
  let left = slice.most ?? Infinity;
  const isPictured = slice.layout === 'evenings';
  return standing.flatMap(({ day, events: all }) => {
    const shown = all
      .filter(
        ({ event, ...times }) =>
          (dayOf(times.starts) === day || (day === today && lastDayOf(times) !== null)) &&
          (slice.when !== 'rare' || isRare(event)) &&
          !hasEnded(times, now),
      )
      .sort(byTimeOfDay)
      .filter(({ event }) => !isPictured || isNewPicture(event, request))
      .slice(0, left);
    left -= shown.length;
    if (day === today) changes.push(...shown.map(takenEnd));
    return shown.length === 0
      ? []
      : [{ day, events: shown.map(({ event, ...occurrence }) => eventLine(request, event, occurrence)) }];
  });
}

function eveningOf(slice: SliceOf<'evening'>, request: SiteRequest): Evening | null {
  const { snapshot, language } = request;
  const record = snapshot.restaurants.find(({ id }) => id === slice.restaurant);
  if (!record) return null;
  const most = slice.dishes ?? 0;
  const lines = guestRestaurantMenus(snapshot, record).menus.flatMap(({ locale }) => {
    const { specialtysection, sections } = inLanguage(locale, language);
    return [...(specialtysection ?? []), ...(sections ?? []).flatMap(({ items }) => items)];
  });
  const distinct = lines.filter(({ title }, at) => lines.findIndex((one) => one.title === title) === at);
  const shown = distinct.slice(0, most);
  return {
    restaurant: restaurantCard(request, record),
    dishes: shown.map(({ title, desc, price }) => ({ title: title ?? '', desc, price })),
    currency: oneCurrency(shown),
    reserve: reserveAddress(record, request),
  };
}

/** Whether the site lists the host of an address; its own pages always may stand in a frame. */
export function mayFrame({ snapshot }: SiteRequest, address: string | null): boolean {
  if (address === null) return false;
  if (address.startsWith('/')) return true;
  const host = URL.parse(address)?.host;
  return (snapshot.site.frameHosts ?? []).some((one) => one.host === host);
}

/** Where nothing is chosen: what a site has to tell, without the calls of its charity programme. */
const sectionsOfStories = (category: SliceOf<'stories'>['category']): readonly PublicationSection[] =>
  category === null ? ['blog', 'press'] : [category];

type Query<N extends SliceName> = (
  slice: SliceOf<N>,
  request: SiteRequest,
  own: SitePage | undefined,
) => DataOf<N>;

const queries: { readonly [N in SliceName]?: Query<N> } = {
  hero: ({ film }, { snapshot, language }) => snapshot.captions(film)?.[language] ?? null,
  rooms: (slice, request) =>
    chosen(roomsOf(request).filter(titledHere(request)), slice.rooms).map((one) => roomCard(request, one)),
  restaurants: (slice, request) =>
    chosen(request.snapshot.restaurants.filter(titledHere(request)), slice.restaurants).map((one) =>
      restaurantCard(request, one),
    ),
  evening: eveningOf,
  events: (slice, request) => eventDays(slice, request),
  offers: (slice, request) =>
    chosen(specialsOf(request).filter(titledHere(request)), slice.specials).flatMap(
      (one) => offerCard(request, one) ?? [],
    ),
  clock: ({ clock }, request) => runningClock(request, clock),
  ...groupQueries,
  stories: (slice, request) =>
    publicationsOf(request, sectionsOfStories(slice.category))
      .filter(({ record }) => titledHere(request)(record))
      .filter(({ record }) => slice.year === null || record.published_at.startsWith(String(slice.year)))
      .slice(0, slice.most ?? undefined)
      .map((one) => publicationCard(request, one)),
  pages: (slice, request, own) => {
    const all = openPages(request);
    const shown =
      slice.pages.length > 0 ? chosen(all, slice.pages) : all.filter(({ parent }) => parent === own?.id);
    return shown.map((one) => pageCard(request, one));
  },
  embed: (slice, request) => mayFrame(request, slice.url),
  place: ({ kind }, request, own) =>
    isFormName(kind)
      ? formView(kind, request, own && pageHref(request, own), offeredBy(kind, request))
      : null,
  booking: (_slice, request) => bookingForm(request),
  flights: (_slice, request) => flightForm(request),
};

/** A slice with what its query finds. `own` is the page it stands on, where staff made one. */
export function sliceView(
  slice: GuestSlice & Partial<EntryName>,
  request: SiteRequest,
  own?: SitePage,
): SliceView {
  // A slice meets the query of its own sort, which no type can say of a table.
  const query = queries[slice.block] as Query<SliceName> | undefined;
  const data = query ? query(slice, request, own) : null;
  const { entry } = slice;
  return entry !== undefined && request.drafted?.isCanvas ? { slice, data, entry } : { slice, data };
}
