import { isDay } from '../time/time-format.ts';
import { bookingKey, guestKey } from './booking-number.ts';
import type { BookingState } from './booking-state.ts';
import { MAX_NIGHTS, MAX_ROOMS } from './bonus-rules.ts';

/** A hotel's list of stays, which verifies many bookings at once: a line of the report for every row of it. */

/** The columns by the names that hotels give them, folded. The first one is ours. */
const columnNames = {
  number: ['confirmation', 'confirmation number', 'confirmacion', 'numero de confirmacion'],
  guest: ['guest', 'surname', 'last name', 'huesped', 'apellido'],
  arrival: ['arrival', 'llegada'],
  nights: ['nights', 'noches'],
  rooms: ['rooms', 'habitaciones'],
} as const;

export type StayColumn = keyof typeof columnNames;

const stayColumns = Object.keys(columnNames) as readonly StayColumn[];

/** The column that a heading names; undefined for one that is not read. */
export const columnNamed = (heading: string): StayColumn | undefined => {
  const wanted = heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  return stayColumns.find((name) => (columnNames[name] as readonly string[]).includes(wanted));
};

export type StayRow = Readonly<Partial<Record<StayColumn, string>>>;

/** A booking as far as a stay is compared with it. */
export interface ComparedBooking {
  readonly id: number;
  readonly number_key: string;
  readonly guest: string;
  readonly arrival: string;
  readonly nights: number;
  readonly rooms: number;
  readonly state: BookingState;
}

export type StayOutcome =
  /** It is verified. */
  | { readonly is: 'verified'; readonly booking: number }
  /** It was before, or is paid already. */
  | { readonly is: 'before'; readonly booking: number }
  /** The hotel says something else than the agent. */
  | { readonly is: 'differs'; readonly booking: number; readonly columns: readonly StayColumn[] }
  /** It was declined. */
  | { readonly is: 'declined'; readonly booking: number }
  /** Several agents logged it: somebody has to decide. */
  | { readonly is: 'several'; readonly bookings: readonly number[] }
  /** The list has the number twice. */
  | { readonly is: 'repeated' }
  /** No agent logged it, as most stays. */
  | { readonly is: 'unknown' }
  /** The row cannot be read. */
  | { readonly is: 'unreadable'; readonly columns: readonly StayColumn[] };

export interface StayLine {
  /** As a spreadsheet counts it: below the headings comes 2. */
  readonly row: number;
  readonly number: string;
  readonly outcome: StayOutcome;
}

interface Stay {
  readonly key: string;
  readonly guest: string;
  readonly arrival: string;
  readonly nights: number;
  readonly rooms: number;
}

const wholeNumber = (text: string | undefined, max: number): number | undefined => {
  const number = /^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
};

function readStay(row: StayRow): Stay | readonly StayColumn[] {
  const key = bookingKey(row.number ?? '');
  const guest = guestKey(row.guest ?? '');
  const arrival = row.arrival?.trim() ?? '';
  const nights = wholeNumber(row.nights, MAX_NIGHTS);
  // Most lists have a row for each room.
  const rooms = wholeNumber(row.rooms?.trim() || '1', MAX_ROOMS);
  const wrong: StayColumn[] = [
    ...(key === '' ? ['number' as const] : []),
    ...(guest === '' ? ['guest' as const] : []),
    ...(isDay(arrival) ? [] : ['arrival' as const]),
    ...(nights === undefined ? ['nights' as const] : []),
    ...(rooms === undefined ? ['rooms' as const] : []),
  ];
  return wrong.length > 0 ? wrong : { key, guest, arrival, nights: nights!, rooms: rooms! };
}

const differences = (stay: Stay, booking: ComparedBooking): StayColumn[] => [
  ...(stay.guest === guestKey(booking.guest) ? [] : ['guest' as const]),
  ...(stay.arrival === booking.arrival ? [] : ['arrival' as const]),
  ...(stay.nights === booking.nights ? [] : ['nights' as const]),
  ...(stay.rooms === booking.rooms ? [] : ['rooms' as const]),
];

function outcomeOf(stay: Stay, logged: readonly ComparedBooking[]): StayOutcome {
  const open = logged.filter(({ state }) => state !== 'declined');
  const done = open.find(({ state }) => state !== 'logged');
  if (done) return { is: 'before', booking: done.id };
  if (open.length > 1) return { is: 'several', bookings: open.map(({ id }) => id) };
  const [booking] = open;
  if (booking) {
    const columns = differences(stay, booking);
    return columns.length > 0
      ? { is: 'differs', booking: booking.id, columns }
      : { is: 'verified', booking: booking.id };
  }
  const declined = logged[0];
  return declined ? { is: 'declined', booking: declined.id } : { is: 'unknown' };
}

/** Compares the stays of a resort with what agents logged there. What it says to verify may be verified, all of it. */
export function compareStays(rows: readonly StayRow[], bookings: readonly ComparedBooking[]): StayLine[] {
  const byKey = Map.groupBy(bookings, ({ number_key }) => number_key);
  const seen = new Set<string>();
  return rows.map((row, at): StayLine => {
    const line = { row: at + 2, number: (row.number ?? '').trim().slice(0, 60) };
    const stay = readStay(row);
    if ('length' in stay) return { ...line, outcome: { is: 'unreadable', columns: stay } };
    if (seen.has(stay.key)) return { ...line, outcome: { is: 'repeated' } };
    seen.add(stay.key);
    return { ...line, outcome: outcomeOf(stay, byKey.get(stay.key) ?? []) };
  });
}
