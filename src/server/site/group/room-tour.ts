import { contentTypes } from '../../../content/index.ts';
import type { SliceOf } from '../../../content/page/guest-slices.ts';
import { inEitherLanguage } from '../../../domain/language.ts';
import { roomTourPath } from '../../../domain/site/site-sections.ts';
import type { PlanArea, RoomPlanView } from '../../../site/group-views.ts';
import type { RoomTourData, ToursElsewhere } from '../../../site/view.ts';
import { serialize } from '../../hub/serialize-record.ts';
import { type Room, roomCard, roomsOf, titledHere } from '../cards.ts';
import { chosen } from '../chosen.ts';
import type { SiteRequest } from '../site-request.ts';
import { cardOfHouse, languageOf } from './house.ts';

/** Rooms as visitors walk through them: the drawn plan and the film. */

const { room } = contentTypes;

/** Null where nobody has drawn one. */
export function roomPlan(request: SiteRequest, record: Room): RoomPlanView | null {
  const { language } = request;
  const areas = record.plan.map(({ name, kind, across, down, width, depth }): PlanArea => ({
    name: inEitherLanguage(name, language) ?? '',
    kind,
    across,
    down,
    width,
    depth,
  }));
  return areas.length === 0 ? null : { areas };
}

/** The film of a room with what is read along; null where there is none. */
export function roomFilm(request: SiteRequest, record: Room) {
  const { snapshot, language } = request;
  const { film } = serialize(room, record, ['film'], snapshot.context);
  return film === null ? null : { src: film, captions: snapshot.captions(film)?.[language] ?? null };
}

/** The rooms that visitors can walk through. */
export const touredRooms = (request: SiteRequest): Room[] =>
  roomsOf(request)
    .filter(titledHere(request))
    .filter(({ plan }) => plan.length > 0);

/** The rooms of the other resorts by name, each with the way to its own tour; a resort without a plan is left out. */
function toursElsewhere(request: SiteRequest): ToursElsewhere[] {
  const { houses, snapshot } = request;
  return snapshot.resorts.flatMap(({ name, site }) => {
    const house = site === null ? undefined : houses?.get(site);
    const rooms = house ? touredRooms(house) : [];
    if (!house || rooms.length === 0) return [];
    const tour = {
      resort: name,
      ...languageOf(house, request),
      href: house.origin + roomTourPath(house.language),
      rooms: rooms.map((one) => cardOfHouse(house, request, roomCard(house, one))),
    };
    return [tour];
  });
}

export const roomTourData = (slice: SliceOf<'room_tour'>, request: SiteRequest): RoomTourData => ({
  rooms: chosen(touredRooms(request), slice.rooms).map((one) => ({
    ...roomCard(request, one),
    plan: roomPlan(request, one),
  })),
  elsewhere: slice.rooms.length > 0 ? [] : toursElsewhere(request),
});
