import type { SliceOf } from '../../../content/page/guest-slices.ts';
import { contentTypes } from '../../../content/index.ts';
import { nothingAsked } from '../../../domain/group/asked.ts';
import {
  findRooms,
  type FittingRoom,
  mostPeople,
  readCapacity,
  type WantedRoom,
} from '../../../domain/group/capacity.ts';
import type { Placed } from '../../../domain/group/room-plan.ts';
import { inLanguage } from '../../../domain/language.ts';
import { liveVersions } from '../../../domain/site/page-versions.ts';
import { sectionPath } from '../../../domain/site/site-sections.ts';
import type { MeetingPlace, MeetingRoom, MeetingsData } from '../../../site/group-views.ts';
import type { Card } from '../../../site/view.ts';
import type { PublishedRecord } from '../../delivery/published-records.ts';
import { recordsOf, type Snapshot } from '../../delivery/snapshot.ts';
import { serialize } from '../../hub/serialize-record.ts';
import { resortCard, slugOrId, slugIn, titledHere } from '../cards.ts';
import type { MadeRecordPage } from '../found-page.ts';
import { pageHref } from '../made-pages.ts';
import { openPages } from '../open-pages.ts';
import type { SiteRequest } from '../site-request.ts';
import { meetingRoomData } from './group-structured-data.ts';
import { phrasesOf } from './group-words.ts';

/** Where groups meet: the rooms of each resort, and which of them hold so many people in such a layout. */

const { meeting_room } = contentTypes;

type Meeting = PublishedRecord<typeof meeting_room>;
type Resort = Snapshot['resorts'][number];

/** The meeting rooms of a resort, as far as visitors of the language see them. */
export const meetingRoomsOf = (request: SiteRequest, resort: number): readonly Meeting[] =>
  recordsOf(request.snapshot, meeting_room)
    .filter(titledHere(request))
    .filter((one) => one.resort === resort);

/** The resorts that have any: of the group all, of its own site the one. */
export const meetingResorts = (request: SiteRequest): Resort[] =>
  request.snapshot.resorts
    .filter(({ site }) => request.isGroup || site === request.snapshot.site.id)
    .filter(({ id }) => meetingRoomsOf(request, id).length > 0);

/** The page of a resort's meeting rooms: on its own site it is that of the section. */
export const meetingsHref = (request: SiteRequest, resort: Resort): string =>
  sectionPath('meetings', request.language, request.isGroup ? slugOrId(resort) : undefined);

function placedRoom({ across, down, length, width }: Meeting): Placed | null {
  if (across === null || down === null || length === null || width === null) return null;
  return { across, down, width: length, depth: width };
}

function roomView(
  request: SiteRequest,
  record: Meeting,
  fitting: readonly FittingRoom<Meeting>[] | null,
): MeetingRoom {
  const shape = serialize(
    meeting_room,
    record,
    ['title', 'excerpt', 'content', 'image'],
    request.snapshot.context,
  );
  const { title, excerpt, content, image } = inLanguage(shape.locale, request.language);
  const fits = fitting?.find(({ room }) => room === record);
  const { theatre, classroom, banquet, boardroom, u_shape, cocktail } = record;
  return {
    id: slugIn(record, request),
    title: title ?? record.label,
    text: excerpt,
    html: content,
    picture: image,
    capacities: { theatre, classroom, banquet, boardroom, u_shape, cocktail },
    length: record.length,
    width: record.width,
    ceiling: record.ceiling,
    isOutdoors: record.outdoors,
    hasDaylight: record.daylight,
    placed: placedRoom(record),
    fits: fitting === null ? null : fits ? { holds: fits.holds, layout: fits.layout } : 'no',
  };
}

/** The rooms of a resort: once a group is looked for, those that hold it first, the tightest before the others. */
function placeOf(request: SiteRequest, resort: Resort, wanted: WantedRoom | null): MeetingPlace {
  const records = meetingRoomsOf(request, resort.id);
  const fitting = wanted && findRooms(records, wanted);
  const ordered = fitting
    ? [
        ...fitting.map(({ room }) => room),
        ...records.filter((one) => !fitting.some(({ room }) => room === one)),
      ]
    : records;
  return {
    resort: { ...resortCard(request, resort), href: meetingsHref(request, resort) },
    rooms: ordered.map((one) => roomView(request, one, fitting)),
  };
}

/** The page on which a proposal is asked for; null where staff made none. */
function proposalPage(request: SiteRequest): string | null {
  const page = openPages(request).find(({ versions }) =>
    liveVersions(versions, request.now).some(({ slices }) =>
      slices.some((slice) => slice.block === 'place' && slice.kind === 'proposal'),
    ),
  );
  return page ? pageHref(request, page) : null;
}

export function meetingsOf(request: SiteRequest, resorts: readonly Resort[]): MeetingsData {
  const { asked } = request;
  const { wanted, ...said } = readCapacity(asked?.values ?? nothingAsked);
  asked?.refused.push(...said.issues);
  const places = resorts.map((one) => placeOf(request, one, wanted));
  const records = resorts.flatMap(({ id }) => meetingRoomsOf(request, id));
  const holding = ({ rooms }: MeetingPlace) =>
    rooms.filter(({ fits }) => fits !== null && fits !== 'no').length;
  const found = places.reduce((sum, one) => sum + holding(one), 0);
  return {
    // A resort that has no room for them comes after those that do.
    places:
      wanted === null ? places : [...places].sort((a, b) => Number(holding(b) > 0) - Number(holding(a) > 0)),
    asked: said,
    wanted,
    found,
    most: mostPeople(records, said.layout),
    proposal: proposalPage(request),
  };
}

export function meetingsData({ resort }: SliceOf<'meetings'>, request: SiteRequest): MeetingsData {
  const all = meetingResorts(request);
  const named = request.snapshot.resorts.filter(
    ({ id }) => id === resort && meetingRoomsOf(request, id).length > 0,
  );
  return meetingsOf(request, resort === null ? all : named);
}

/** The page of a resort's meeting rooms beside others. */
export function meetingsCard(request: SiteRequest, resort: Resort): Card {
  const phrases = phrasesOf(request);
  const fill = (text: string) => text.replace('{name}', () => resort.name);
  return {
    title: fill(phrases['meetings-at']),
    href: meetingsHref(request, resort),
    picture: resortCard(request, resort).picture,
    label: null,
    text: fill(phrases['meetings-at-lead']),
  };
}

/** The page of one resort's meeting rooms, on the site of the group. */
export function resortMeetingsPage(request: SiteRequest, resort: Resort): MadeRecordPage {
  const { title, text, picture } = meetingsCard(request, resort);
  const data = meetingsOf(request, [resort]);
  return {
    title,
    description: text,
    picture,
    body: { kind: 'meetings', title, lead: text ?? '', data },
    data: () =>
      data.places.flatMap(({ rooms }) =>
        rooms.map((one) =>
          meetingRoomData(request, { resort: resort.name, at: meetingsHref(request, resort) }, one),
        ),
      ),
  };
}
