import type { BlockTypes } from '../../../domain/fields/blocks.ts';
import { chapter, gallery, hero, picture, quote } from './pictures.ts';
import { clock, evening, events, offers, pages, resorts, restaurants, rooms, stories } from './records.ts';
import { callToAction, embed, facts, map, place, press, questions, statement } from './texts.ts';

/** What pages of the public site are made of, in the order in which staff are offered them. `src/site/slices` draws them. */
export const slices = {
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
  stories,
  pages,
  map,
  quote,
  questions,
  facts,
  press,
  call_to_action: callToAction,
  embed,
  place,
} as const satisfies BlockTypes;

export type SliceName = keyof typeof slices;
