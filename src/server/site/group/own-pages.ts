import type { GuestSlice } from '../../../content/page/guest-slices.ts';
import { MIN_COMPARED } from '../../../domain/group/comparison.ts';
import { type Language, otherLanguage } from '../../../domain/language.ts';
import { comparePath, roomTourPath } from '../../../domain/site/site-sections.ts';
import type { FoundPage } from '../found-page.ts';
import { sliceView } from '../slice-data.ts';
import type { SiteRequest } from '../site-request.ts';
import { phrasesOf } from './group-words.ts';
import { roomTourData, touredRooms } from './room-tour.ts';

/** Pages that a site has by itself and that are one slice below a title. */

const blank = { title: null, label: null, text: null, link_text: null, link_url: null };

interface OwnPage {
  readonly name: 'compare' | 'room-tour';
  readonly pathIn: (language: Language) => string;
  readonly slice: GuestSlice;
}

function ownPage(request: SiteRequest, { name, pathIn, slice }: OwnPage): FoundPage {
  const { language, snapshot } = request;
  const phrases = phrasesOf(request);
  const title = phrases[`${name}-title`];
  const lead = phrases[`${name}-lead`];
  return {
    kind: 'website',
    body: { kind: 'slices', title, lead, slices: [sliceView(slice, request)] },
    title,
    description: lead,
    picture: null,
    href: pathIn(language),
    otherHref: snapshot.site.localized ? pathIn(otherLanguage(language)) : null,
    above: [],
    data: () => [],
  };
}

export const hasComparison = ({ isGroup, snapshot }: SiteRequest): boolean =>
  isGroup && snapshot.resorts.length >= MIN_COMPARED;

/** Undefined where there is nothing to compare: on the site of a resort, and in a group of one. */
export const comparePage = (request: SiteRequest): FoundPage | undefined =>
  hasComparison(request)
    ? ownPage(request, {
        name: 'compare',
        pathIn: comparePath,
        slice: { ...blank, block: 'compare', resorts: [] },
      })
    : undefined;

export const hasRoomTour = (request: SiteRequest): boolean => touredRooms(request).length > 0;

/** Undefined where no room has a plan, of the site and of the resorts that the page shows. */
export function roomTourPage(request: SiteRequest): FoundPage | undefined {
  const slice = { ...blank, block: 'room_tour' as const, rooms: [] };
  const { rooms, elsewhere } = roomTourData(slice, request);
  if (rooms.length + elsewhere.length === 0) return undefined;
  return ownPage(request, { name: 'room-tour', pathIn: roomTourPath, slice });
}
