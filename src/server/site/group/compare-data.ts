import type { SliceOf } from '../../../content/page/guest-slices.ts';
import { contentTypes } from '../../../content/index.ts';
import { nothingAsked } from '../../../domain/group/asked.ts';
import { MIN_COMPARED, MAX_COMPARED, readComparison } from '../../../domain/group/comparison.ts';
import { isOfKind } from '../../../domain/group/resort-filter.ts';
import { amenities, namesOf, soughtKinds } from '../../../domain/group/resort-words.ts';
import type { CompareData, ComparedLine } from '../../../site/group-views.ts';
import { recordsOf, type Snapshot } from '../../delivery/snapshot.ts';
import { resortCard, slugOrId } from '../cards.ts';
import { chosen } from '../chosen.ts';
import { sayIn } from '../say.ts';
import type { SiteRequest } from '../site-request.ts';
import { phrasesOf, said } from './group-words.ts';
import { meetingRoomsOf } from './meetings.ts';

/** Two or three resorts side by side. */

type Resort = Snapshot['resorts'][number];

const largest = (request: SiteRequest, { id }: Resort): string | null => {
  const most = Math.max(
    0,
    ...meetingRoomsOf(request, id).flatMap(({ theatre, banquet, cocktail }) => [
      theatre ?? 0,
      banquet ?? 0,
      cocktail ?? 0,
    ]),
  );
  return most === 0 ? null : sayIn(request)('people-many', { count: most });
};

/** What each of them says to the same thing; a line to which none says anything is left out. */
function linesOf(resorts: readonly Resort[], request: SiteRequest): ComparedLine[] {
  const phrases = phrasesOf(request);
  const { snapshot } = request;
  const brands = recordsOf(snapshot, contentTypes.brand);
  const line = (name: string, valueOf: (resort: Resort) => string | null): ComparedLine => ({
    name,
    values: resorts.map(valueOf),
  });
  const yes = phrases['compare-yes'];
  return [
    line(phrases['compare-place'], (one) => resortCard(request, one).place || null),
    line(phrases['compare-brand'], (one) => brands.find(({ id }) => id === one.brand_id)?.name ?? null),
    line(phrases['compare-kind'], (one) => {
      const kinds = namesOf(soughtKinds).filter((kind) => isOfKind(one, kind));
      return kinds.map((kind) => said(soughtKinds[kind], request)).join('\u00a0· ') || null;
    }),
    line(phrases['compare-airports'], (one) => one.gateways || null),
    line(phrases['compare-meetings'], (one) => largest(request, one)),
    ...namesOf(amenities).map((name) =>
      line(said(amenities[name], request), (one) => (one.amenities.includes(name) ? yes : null)),
    ),
  ].filter(({ values }) => values.some((value) => value !== null));
}

export function compareData(slice: SliceOf<'compare'>, request: SiteRequest): CompareData {
  const all = request.snapshot.resorts;
  if (slice.resorts.length >= MIN_COMPARED) {
    const resorts = chosen(all, slice.resorts).slice(0, MAX_COMPARED);
    return {
      resorts: resorts.map((one) => resortCard(request, one)),
      lines: linesOf(resorts, request),
      options: [],
      hasUnknown: false,
      hasMore: false,
    };
  }
  const { asked } = request;
  const { resorts, hasUnknown, hasMore } = readComparison(asked?.values ?? nothingAsked, all, slugOrId);
  if (hasUnknown) asked?.refused.push('resort');
  return {
    resorts: resorts.map((one) => resortCard(request, one)),
    lines: resorts.length < MIN_COMPARED ? [] : linesOf(resorts, request),
    options: all.map((one) => ({
      value: slugOrId(one),
      text: one.name,
      count: 1,
      isChosen: resorts.includes(one),
    })),
    hasUnknown,
    hasMore,
  };
}
