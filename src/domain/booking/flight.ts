import type { Airport } from '../airport.ts';
import type { Language } from '../language.ts';
import { addDays } from '../time/calendar.ts';
import { isDay } from '../time/time-format.ts';
import { encodedPair, linkWith } from './engines/link-with.ts';

/** A flight that a visitor looks for, and how the site that sells flights is told. */

export const trips = ['round', 'one-way'] as const;
export const cabins = ['economy', 'premium', 'business', 'first'] as const;

export type Trip = (typeof trips)[number];
export type Cabin = (typeof cabins)[number];

export const MAX_PASSENGERS = 9;
/** Airlines sell no seats further ahead. */
const DAYS_AHEAD = 361;

export interface AskedFlight {
  readonly trip: Trip;
  /** As they were typed: 'Punta Cana, DO (PUJ)', 'puj'. */
  readonly from: string;
  readonly to: string;
  readonly depart: string;
  /** '' for one way. */
  readonly back: string;
  readonly cabin: Cabin;
  readonly passengers: number;
}

export interface FlightIssue {
  readonly field: 'from' | 'to' | 'depart' | 'back' | 'passengers';
  readonly is:
    | 'airport'
    | 'no-airport'
    | 'several-airports'
    | 'same-airport'
    | 'day'
    | 'past'
    | 'too-late'
    | 'order'
    | 'passengers';
  readonly value?: string | number;
  /** The airports that what was typed may mean. */
  readonly airports?: readonly Airport[];
}

type Query = Readonly<Record<string, string>>;

export const asksForFlight = (query: Query): boolean => 'from' in query && 'to' in query;

export function readAskedFlight(query: Query): AskedFlight {
  const { from = '', to = '', depart = '', back = '', passengers = '1' } = query;
  const trip = trips.find((one) => one === query.trip) ?? 'round';
  return {
    trip,
    from: from.trim(),
    to: to.trim(),
    depart: depart.trim(),
    back: trip === 'one-way' ? '' : back.trim(),
    cabin: cabins.find((one) => one === query.cabin) ?? 'economy',
    passengers: /^\d{1,2}$/.test(passengers) ? Number(passengers) : NaN,
  };
}

/** The code that ends what a suggestion says, or that was typed alone; undefined for other words. */
export const codeIn = (typed: string): string | undefined =>
  /(?:^|\()([a-z]{3})\)?$/i.exec(typed)?.[1]?.toUpperCase();

/** The code of the airport that was meant, or those that it may be. */
export type AirportMeant = string | readonly Airport[];

interface Airports {
  readonly from: AirportMeant;
  readonly to: AirportMeant;
}

function airportIssue(field: 'from' | 'to', typed: string, airports: readonly Airport[]): FlightIssue {
  if (airports.length > 0) return { field, is: 'several-airports', airports };
  return { field, is: typed === '' ? 'airport' : 'no-airport' };
}

function* issuesOf(asked: AskedFlight, airports: Airports, today: string): Generator<FlightIssue> {
  const { trip, depart, back, passengers } = asked;
  if (typeof airports.from !== 'string') yield airportIssue('from', asked.from, airports.from);
  if (typeof airports.to !== 'string') yield airportIssue('to', asked.to, airports.to);
  else if (airports.to === airports.from) yield { field: 'to', is: 'same-airport' };
  const last = addDays(today, DAYS_AHEAD);
  if (!isDay(depart)) yield { field: 'depart', is: 'day' };
  else if (depart < today) yield { field: 'depart', is: 'past' };
  else if (depart > last) yield { field: 'depart', is: 'too-late', value: last };
  if (trip === 'round') {
    if (!isDay(back)) yield { field: 'back', is: 'day' };
    else if (isDay(depart) && back < depart) yield { field: 'back', is: 'order' };
    else if (back > last) yield { field: 'back', is: 'too-late', value: last };
  }
  if (!(passengers >= 1 && passengers <= MAX_PASSENGERS)) {
    yield { field: 'passengers', is: 'passengers', value: MAX_PASSENGERS };
  }
}

export const flightIssues = (asked: AskedFlight, airports: Airports, today: string): FlightIssue[] => [
  ...issuesOf(asked, airports, today),
];

/** A flight as the form sends it: with what is empty, by which the page knows that it was asked for. */
export const flightQuery = (asked: AskedFlight): string =>
  Object.entries({
    trip: asked.trip,
    from: asked.from,
    to: asked.to,
    depart: asked.depart,
    ...(asked.trip === 'round' && { back: asked.back }),
    cabin: asked.cabin,
    passengers: String(asked.passengers || 1),
  })
    .map(([name, value]) => encodedPair(name, value))
    .join('&');

/** Where the flight is sold; undefined where the address is none. */
export const flightLink = (
  base: string,
  asked: AskedFlight,
  airports: { readonly from: string; readonly to: string },
  language: Language,
): string | undefined =>
  linkWith(base, [
    ['trip', asked.trip],
    ['from', airports.from],
    ['to', airports.to],
    ['depart', asked.depart],
    ['return', asked.back],
    ['cabin', asked.cabin],
    ['passengers', String(asked.passengers)],
    ['lang', language],
  ]);
