import type { SliceOf } from '../../../content/page/guest-slices.ts';
import type { DataOf } from '../../../site/view.ts';
import { titledHere } from '../cards.ts';
import { chosen } from '../chosen.ts';
import type { SiteRequest } from '../site-request.ts';
import { brandCard, brandsOf } from './brands.ts';
import { collectionCard, collectionsOf } from './collections.ts';
import { compareData } from './compare-data.ts';
import { factSheetsData } from './fact-sheets.ts';
import { meetingsData } from './meetings.ts';
import { resortsData } from './resorts-data.ts';
import { roomTourData } from './room-tour.ts';

type GroupSlice = 'resorts' | 'brands' | 'collections' | 'compare' | 'room_tour' | 'meetings' | 'fact_sheets';

type Queries = {
  readonly [N in GroupSlice]: (slice: SliceOf<N>, request: SiteRequest) => DataOf<N>;
};

/** What slices of the group get beside their own values. */
export const groupQueries: Queries = {
  resorts: resortsData,
  brands: (slice, request) => chosen(brandsOf(request), slice.brands).map((one) => brandCard(request, one)),
  collections: (slice, request) =>
    chosen(collectionsOf(request).filter(titledHere(request)), slice.collections).map((one) =>
      collectionCard(request, one),
    ),
  compare: compareData,
  room_tour: roomTourData,
  meetings: meetingsData,
  fact_sheets: factSheetsData,
};
