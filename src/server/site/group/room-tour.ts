import { contentTypes } from '../../../content/index.ts';
import type { PlanArea, RoomPlanView } from '../../../site/group-views.ts';
import { serialize } from '../../hub/serialize-record.ts';
import { type Room, roomsOf, titledHere } from '../cards.ts';
import type { SiteRequest } from '../site-request.ts';

/** Rooms as visitors walk through them: the drawn plan and the film. */

const { room } = contentTypes;

/** Null where nobody has drawn one. */
export function roomPlan(request: SiteRequest, record: Room): RoomPlanView | null {
  const { language } = request;
  const areas = record.plan.map(({ name, kind, across, down, width, depth }): PlanArea => ({
    name: name[language] ?? name.en ?? '',
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
