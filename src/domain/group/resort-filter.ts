import { fold } from '../fold.ts';
import { type Asked, valuesOf } from './asked.ts';
import { amenities, type Amenity, namesOf, soughtKinds, type SoughtKind } from './resort-words.ts';

/** How visitors choose among resorts: by place, by kind, and by what has to be there. */

/** What a filter or a rule looks at. */
export interface SoughtResort {
  readonly city: string | null;
  readonly country: string | null;
  readonly kinds: readonly string[];
  readonly amenities: readonly string[];
  readonly adults_only: boolean;
}

export interface ResortFilter {
  /** 'MX', or a city of it: 'MX.los-cabos'. Null for wherever. */
  readonly place: string | null;
  readonly kind: SoughtKind | null;
  /** A resort has all of them. */
  readonly amenities: readonly Amenity[];
}

export const noFilter: ResortFilter = { place: null, kind: null, amenities: [] };

/** 'Los Cabos' in 'MX' → 'MX.los-cabos'. Null where the resort says no country. */
export const cityPlace = ({ city, country }: Pick<SoughtResort, 'city' | 'country'>): string | null =>
  city && country
    ? `${country}.${fold(city)
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')}`
    : null;

const isAt = (resort: SoughtResort, place: string): boolean =>
  place === resort.country || place === cityPlace(resort);

export const isOfKind = (resort: SoughtResort, kind: SoughtKind): boolean =>
  kind === 'adults-only' ? resort.adults_only : resort.kinds.includes(kind);

export const hasAll = (resort: SoughtResort, wanted: readonly string[]): boolean =>
  wanted.every((one) => resort.amenities.includes(one));

export const isFound = (resort: SoughtResort, { place, kind, amenities: wanted }: ResortFilter): boolean =>
  (place === null || isAt(resort, place)) &&
  (kind === null || isOfKind(resort, kind)) &&
  hasAll(resort, wanted);

export const isNoFilter = ({ place, kind, amenities: wanted }: ResortFilter): boolean =>
  place === null && kind === null && wanted.length === 0;

export type FilterField = 'place' | 'kind' | 'amenity';

/** A filter as it stands in an address, and the fields of it whose value means nothing. */
export interface ReadFilter {
  readonly filter: ResortFilter;
  readonly unknown: readonly FilterField[];
}

const isKind = (value: string): value is SoughtKind => Object.hasOwn(soughtKinds, value);
const isAmenity = (value: string): value is Amenity => Object.hasOwn(amenities, value);

/** Of a place or a kind that is given twice the first one holds. */
export function readFilter(asked: Asked, resorts: readonly SoughtResort[]): ReadFilter {
  const [place] = valuesOf(asked, 'place');
  const [kind] = valuesOf(asked, 'kind');
  const wanted = valuesOf(asked, 'amenity');
  const isPlace = place !== undefined && resorts.some((resort) => isAt(resort, place));
  return {
    filter: {
      place: isPlace ? place : null,
      kind: kind !== undefined && isKind(kind) ? kind : null,
      amenities: namesOf(amenities).filter((one) => wanted.includes(one)),
    },
    unknown: [
      ...(place === undefined || isPlace ? [] : (['place'] as const)),
      ...(kind === undefined || isKind(kind) ? [] : (['kind'] as const)),
      ...(wanted.every(isAmenity) ? [] : (['amenity'] as const)),
    ],
  };
}

/** '?place=MX&kind=family&amenity=pool&amenity=spa'; '?' where nothing is filtered. */
export function writeFilter({ place, kind, amenities: wanted }: ResortFilter): string {
  const pairs = [
    ...(place === null ? [] : [['place', place]]),
    ...(kind === null ? [] : [['kind', kind]]),
    ...wanted.map((one) => ['amenity', one]),
  ];
  return `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join('&')}`;
}

/** How many resorts would be found if this were chosen as well; a place and a kind take the place of the chosen one. */
export const countWith = (
  resorts: readonly SoughtResort[],
  filter: ResortFilter,
  more: Partial<ResortFilter>,
): number => {
  const wanted = { ...filter, ...more };
  return resorts.filter((resort) => isFound(resort, wanted)).length;
};
