import type { SliceOf } from '../../../content/page/guest-slices.ts';
import { nothingAsked } from '../../../domain/group/asked.ts';
import { comparisonQuery, MIN_COMPARED } from '../../../domain/group/comparison.ts';
import {
  cityPlace,
  countWith,
  isFound,
  isNoFilter,
  readFilter,
  type ReadFilter,
  type ResortFilter,
  writeFilter,
} from '../../../domain/group/resort-filter.ts';
import { amenities, namesOf, soughtKinds } from '../../../domain/group/resort-words.ts';
import { countryName } from '../../../domain/countries.ts';
import { comparePath } from '../../../domain/site/site-sections.ts';
import type { FilterOption, ResortFinder, ResortsData } from '../../../site/group-views.ts';
import type { NavigationLink } from '../../../site/view.ts';
import type { Snapshot } from '../../delivery/snapshot.ts';
import { resortCard, slugOrId } from '../cards.ts';
import { chosen } from '../chosen.ts';
import type { SiteRequest } from '../site-request.ts';
import { said } from './group-words.ts';

/** Resorts as a list that visitors filter by place, kind and amenity. */

type Resort = Snapshot['resorts'][number];

interface Place {
  readonly value: string;
  readonly text: string;
}

/** Countries by their names, each followed by its cities where it has several. */
function placesOf(resorts: readonly Resort[], { language }: SiteRequest): Place[] {
  const byCountry = Map.groupBy(
    resorts.filter(({ country }) => country !== null),
    ({ country }) => country!,
  );
  return [...byCountry]
    .map(([value, some]) => ({ value, text: countryName(value, language), some }))
    .sort((a, b) => a.text.localeCompare(b.text, language))
    .flatMap(({ value, text, some }) => {
      const cities = new Map(some.flatMap((one) => (one.city ? [[cityPlace(one)!, one.city] as const] : [])));
      const below = [...cities]
        .map(([city, name]) => ({ value: city, text: `${text}: ${name}` }))
        .sort((a, b) => a.text.localeCompare(b.text, language));
      return [{ value, text }, ...(below.length > 1 ? below : [])];
    });
}

/** What is chosen, each with the address of the list without it. */
function chosenLinks(filter: ResortFilter, places: readonly Place[], request: SiteRequest): NavigationLink[] {
  const { place, kind, amenities: wanted } = filter;
  const link = (text: string, without: Partial<ResortFilter>) => ({
    text,
    href: writeFilter({ ...filter, ...without }),
    isCurrent: true,
  });
  return [
    ...(place === null
      ? []
      : [link(places.find(({ value }) => value === place)?.text ?? place, { place: null })]),
    ...(kind === null ? [] : [link(said(soughtKinds[kind], request), { kind: null })]),
    ...wanted.map((one) =>
      link(said(amenities[one], request), { amenities: wanted.filter((other) => other !== one) }),
    ),
  ];
}

function finderOf(
  resorts: readonly Resort[],
  { filter, unknown }: ReadFilter,
  request: SiteRequest,
): ResortFinder {
  const places = placesOf(resorts, request);
  const option = (
    value: string,
    text: string,
    isChosen: boolean,
    more: Partial<ResortFilter>,
  ): FilterOption => ({ value, text, isChosen, count: countWith(resorts, filter, more) });
  const isThere = ({ value }: FilterOption, more: Partial<ResortFilter>) =>
    value !== '' && resorts.some((one) => isFound(one, { place: null, kind: null, amenities: [], ...more }));
  return {
    places: places.map(({ value, text }) => option(value, text, filter.place === value, { place: value })),
    kinds: namesOf(soughtKinds)
      .map((kind) => ({
        shown: option(kind, said(soughtKinds[kind], request), filter.kind === kind, { kind }),
        kind,
      }))
      .filter(({ shown, kind }) => isThere(shown, { kind }))
      .map(({ shown }) => shown),
    amenities: namesOf(amenities)
      .map((one) => ({
        shown: option(one, said(amenities[one], request), filter.amenities.includes(one), {
          amenities: [...new Set([...filter.amenities, one])],
        }),
        one,
      }))
      .filter(({ shown, one }) => isThere(shown, { amenities: [one] }))
      .map(({ shown }) => shown),
    chosen: chosenLinks(filter, places, request),
    unknown,
    total: resorts.length,
  };
}

/** The address at which two or three resorts stand side by side; null for fewer. */
export const compareHref = (resorts: readonly Resort[], { language }: SiteRequest): string | null =>
  resorts.length < MIN_COMPARED ? null : comparePath(language) + comparisonQuery(resorts.map(slugOrId));

export function resortsData(slice: SliceOf<'resorts'>, request: SiteRequest): ResortsData {
  const resorts = chosen(request.snapshot.resorts, slice.resorts);
  if (!slice.filters) {
    return { cards: resorts.map((one) => resortCard(request, one)), finder: null, compare: null };
  }
  const { asked } = request;
  const read = readFilter(asked?.values ?? nothingAsked, resorts);
  asked?.refused.push(...read.unknown);
  const found = resorts.filter((one) => isFound(one, read.filter));
  return {
    cards: found.map((one) => resortCard(request, one)),
    finder: finderOf(resorts, read, request),
    compare: request.isGroup && !isNoFilter(read.filter) ? compareHref(found, request) : null,
  };
}
