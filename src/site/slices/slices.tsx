import type { ComponentType } from 'react';
import type { SliceName } from '../../content/page/slices/index.ts';
import type { SiteView, SliceProps, SliceView } from '../view.ts';
import { BookingSlice, FlightsSlice } from './booking-slice.tsx';
import { Pages, Rooms, Stories } from './card-slices.tsx';
import { ClockSlice, Events, Offers } from './date-slices.tsx';
import { EveningSlice, Restaurants } from './dining-slices.tsx';
import { Brands, Collections, FactSheets, Meetings, RoomTour } from './group-slices.tsx';
import { Chapter, Hero, Quote, WidePicture } from './picture-slices.tsx';
import { HasOwnHeading } from '../parts/words.tsx';
import { Compare, Resorts } from './resort-slices.tsx';
import { Place } from './place-slice.tsx';
import {
  CallToAction,
  Embed,
  Facts,
  Gallery,
  MapSlice,
  Press,
  Questions,
  Statement,
} from './text-slices.tsx';

type Site = { readonly site: SiteView['site'] };

/** How each sort of slice is drawn. */
const drawn: { readonly [N in SliceName]: ComponentType<SliceProps<N> & Site> } = {
  hero: Hero,
  chapter: Chapter,
  statement: Statement,
  picture: WidePicture,
  gallery: Gallery,
  rooms: Rooms,
  restaurants: Restaurants,
  evening: EveningSlice,
  events: Events,
  offers: Offers,
  clock: ClockSlice,
  resorts: Resorts,
  brands: Brands,
  collections: Collections,
  compare: Compare,
  room_tour: RoomTour,
  meetings: Meetings,
  fact_sheets: FactSheets,
  stories: Stories,
  pages: Pages,
  map: MapSlice,
  quote: Quote,
  questions: Questions,
  facts: Facts,
  press: Press,
  call_to_action: CallToAction,
  embed: Embed,
  booking: BookingSlice,
  flights: FlightsSlice,
  place: Place,
  // The server puts what it stands for in its place; where there is nothing, nothing is drawn.
  shared: () => null,
};

interface SlicesProps extends Site {
  readonly slices: readonly SliceView[];
  /** Whether the title of the page stands above them already. */
  readonly hasTitle: boolean;
}

export const Slices = ({ slices, site, hasTitle }: SlicesProps) =>
  slices.map(({ slice, data, entry }, at) => {
    // A slice meets the data of its own sort: the server makes both from the same name.
    const Drawn = drawn[slice.block] as ComponentType<{
      slice: unknown;
      data: unknown;
      isFirst: boolean;
      site: unknown;
    }>;
    const isFirst = at === 0 && !hasTitle;
    // Below the h1 of a page comes an h2, whichever slice has it.
    const hasOwnHeading = !isFirst && 'title' in slice && Boolean(slice.title);
    const inside = (
      <HasOwnHeading key={at} value={hasOwnHeading}>
        <Drawn slice={slice} data={data} isFirst={isFirst} site={site} />
      </HasOwnHeading>
    );
    if (entry === undefined) return inside;
    // The canvas takes the box away again and marks what is inside it, so that it looks as visitors see it.
    return (
      <div key={at} data-slice={entry}>
        {inside}
      </div>
    );
  });
