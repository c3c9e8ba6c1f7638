import { sectionPath, roomTourPath, type SiteSection } from '../../../domain/site/site-sections.ts';
import { takenEnd } from '../../../domain/time/has-ended.ts';
import { occurrencesAhead } from '../../../domain/time/recurrence.ts';
import type { ResortStay } from '../../../site/group-views.ts';
import type { Card, EventLine } from '../../../site/view.ts';
import type { Snapshot } from '../../delivery/snapshot.ts';
import {
  eventLine,
  restaurantCard,
  roomCard,
  roomsOf,
  type Special,
  specialsOf,
  titledHere,
} from '../cards.ts';
import { offerCard } from '../offers/offer-card.ts';
import { openSections } from '../section-records.ts';
import type { SiteRequest } from '../site-request.ts';
import { cardOfHouse, languageOf } from './house.ts';
import { touredRooms } from './room-tour.ts';

/** What a stay at a resort is made of: rooms, tables, evenings, offers; each leads to the resort's own site. */

type Resort = Snapshot['resorts'][number];

/** What is shown of each before the way to all of it. */
const MAX_SHOWN = 4;

/** Evenings to come, the soonest first, each event once. */
function nextEvents(house: SiteRequest): EventLine[] {
  const { now, changes, snapshot } = house;
  if (snapshot.site.hideActivities) return [];
  return snapshot.events
    .filter(titledHere(house))
    .flatMap((record) => {
      const [next] = occurrencesAhead(record, now, 1);
      return next ? [{ record, next }] : [];
    })
    .sort((a, b) => a.next.starts.localeCompare(b.next.starts))
    .slice(0, MAX_SHOWN)
    .map(({ record, next }) => {
      changes.push(takenEnd(next));
      return eventLine(house, record, next);
    });
}

const isFor =
  ({ id }: Resort) =>
  ({ resorts }: Special) =>
    resorts.includes(id);

const offersOf = (request: SiteRequest, isWanted: (record: Special) => boolean) =>
  specialsOf(request)
    .filter(titledHere(request))
    .filter(isWanted)
    .flatMap((record) => offerCard(request, record) ?? []);

/** Null where the resort has no site that guests see. */
export function stayOf(request: SiteRequest, resort: Resort): ResortStay | null {
  const isOwn = resort.site === request.snapshot.site.id;
  const house = isOwn ? request : resort.site === null ? undefined : request.houses?.get(resort.site);
  if (!house) return null;
  const at = (href: string) => (isOwn ? href : house.origin + href);
  const there = <C extends Card>(card: C): C => (isOwn ? card : cardOfHouse(house, request, card));
  const open = openSections(house);
  const all = (section: SiteSection) =>
    open.includes(section) ? at(sectionPath(section, house.language)) : null;
  const tables = house.snapshot.restaurants.filter(titledHere(house));
  return {
    ...languageOf(house, request),
    rooms: roomsOf(house)
      .filter(titledHere(house))
      .map((one) => there(roomCard(house, one))),
    dining: tables.slice(0, MAX_SHOWN).map((one) => there(restaurantCard(house, one))),
    events: nextEvents(house).map(there),
    // What the group offers for the resort stands before what the resort offers by itself.
    offers: [
      ...offersOf(request, isFor(resort)),
      ...(isOwn ? [] : offersOf(house, () => true).map(there)),
    ].slice(0, MAX_SHOWN),
    tour: touredRooms(house).length > 0 ? at(roomTourPath(house.language)) : null,
    all: { rooms: all('rooms'), dining: all('dining'), events: all('events'), offers: all('specials') },
  };
}
