import type { GuestSlice, SliceOf } from '../../content/page/guest-slices.ts';
import type { SliceName } from '../../content/page/slices/index.ts';
import { oneCurrency } from '../../domain/dining/menu-currency.ts';
import { isFormName } from '../../domain/forms/form.ts';
import { inLanguage } from '../../domain/language.ts';
import type { PublicationSection } from '../../domain/site/publications/publication-sections.ts';
import type { DataOf, Evening, SliceView } from '../../site/view.ts';
import { guestRestaurantMenus } from '../hub/serializers.ts';
import { reserveAddress, restaurantCard, roomCard, roomsOf, specialsOf, titledHere } from './cards.ts';
import { chosen } from './chosen.ts';
import { eventDays } from './coming-events.ts';
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
  events: eventDays,
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
