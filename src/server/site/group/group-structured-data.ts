import type { BrandCard, CollectionCard, MeetingRoom, ResortCard } from '../../../site/group-views.ts';
import type { StructuredData } from '../found-page.ts';
import type { SiteRequest } from '../site-request.ts';
import { absolute, hotelId, pictureOf } from '../structured-data.ts';

/** What search engines are told of brands, collections and meeting rooms (schema.org, as JSON-LD). */

export const brandData = (
  request: SiteRequest,
  { title, text, href, picture, logo }: BrandCard,
): StructuredData => ({
  '@type': 'Brand',
  name: title,
  url: absolute(href, request),
  ...(text ? { slogan: text } : {}),
  ...pictureOf(picture, request),
  ...(logo ? { logo: `${request.origin}${logo.src}` } : {}),
});

const resortItem = (request: SiteRequest, { title, href }: ResortCard, at: number): StructuredData => ({
  '@type': 'ListItem',
  position: at + 1,
  name: title,
  item: absolute(href, request),
});

export const collectionData = (
  request: SiteRequest,
  { title, text }: CollectionCard,
  resorts: readonly ResortCard[],
): StructuredData => ({
  '@type': 'ItemList',
  name: title,
  ...(text ? { description: text } : {}),
  numberOfItems: resorts.length,
  itemListElement: resorts.map((one, at) => resortItem(request, one, at)),
});

/** `at`: the page that the room stands on. */
export function meetingRoomData(
  request: SiteRequest,
  { resort, at }: { readonly resort: string; readonly at: string },
  room: MeetingRoom,
): StructuredData {
  const { title, text, picture, capacities, length, width } = room;
  const most = Math.max(0, ...Object.values(capacities).map((one) => one ?? 0));
  return {
    '@type': 'MeetingRoom',
    name: `${title}, ${resort}`,
    url: absolute(`${at}#${room.id}`, request),
    ...(text ? { description: text } : {}),
    ...pictureOf(picture, request),
    ...(most > 0 ? { maximumAttendeeCapacity: most } : {}),
    ...(length && width
      ? {
          floorSize: {
            '@type': 'QuantitativeValue',
            value: Math.round(length * width),
            unitCode: 'MTK',
          },
        }
      : {}),
    containedInPlace: { '@id': hotelId(request) },
  };
}
