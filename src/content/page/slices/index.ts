import type { BlockTypes } from '../../../domain/fields/blocks.ts';
import { brands, collections, compare, factSheets, meetings, roomTour } from './group.ts';
import { chapter, gallery, hero, picture, quote } from './pictures.ts';
import { clock, evening, events, offers, pages, resorts, restaurants, rooms, stories } from './records.ts';
import { shared } from './shared.ts';
import {
  booking,
  callToAction,
  embed,
  facts,
  flights,
  map,
  place,
  press,
  questions,
  statement,
} from './texts.ts';

/** What pages and shared slices are made of, in the order in which staff are offered them. `src/site/slices` draws them. */
export const ownSlices = {
  hero,
  chapter,
  statement,
  picture,
  gallery,
  rooms,
  restaurants,
  evening,
  events,
  offers,
  clock,
  resorts,
  brands,
  collections,
  compare,
  room_tour: roomTour,
  meetings,
  fact_sheets: factSheets,
  stories,
  pages,
  map,
  quote,
  questions,
  facts,
  press,
  call_to_action: callToAction,
  embed,
  booking,
  flights,
  place,
} as const satisfies BlockTypes;

/** On a page also what is kept once for many. That holds no shared slices itself, so none is ever inside itself. */
export const slices = { ...ownSlices, shared } as const satisfies BlockTypes;

export type SliceName = keyof typeof slices;
