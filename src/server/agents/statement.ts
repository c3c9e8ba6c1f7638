import type { Readable } from 'node:stream';
import { centsAsText } from '../../domain/agents/money.ts';
import type { Queries } from '../content/store/repository.ts';
import { csvOf, csvStream } from '../http/csv.ts';
import { type Booking, type BookingFilter, bookingsBefore, bookingsOfAgent } from './bookings/bookings.ts';

/** The years in which an agent's bookings arrive, and the present one, newest first. */
export function statementYears(bookings: readonly Booking[], today: string): number[] {
  const years = bookings.map(({ arrival }) => Number(arrival.slice(0, 4)));
  return [...new Set([Number(today.slice(0, 4)), ...years])].toSorted((one, other) => other - one);
}

const columns = [
  'confirmation',
  'guest',
  'resort',
  'arrival',
  'nights',
  'rooms',
  'amount',
  'currency',
  'state',
  'reason',
  'logged',
] as const;

const rowOf = (booking: Omit<Booking, 'number_key'>) => ({
  confirmation: booking.number,
  guest: booking.guest,
  resort: booking.resort_name,
  arrival: booking.arrival,
  nights: booking.nights,
  rooms: booking.rooms,
  amount: centsAsText(booking.cents),
  currency: booking.currency,
  state: booking.state,
  reason: booking.reason ?? '',
  logged: booking.logged_at,
});

/** An agent's bookings of a year as a table. */
export const statementCsv = async (db: Queries, agentId: string, year: number): Promise<string> =>
  csvOf(columns, (await bookingsOfAgent(db, agentId, year)).map(rowOf));

/** Bookings of several agents as a table, with whose they are. */
export const bookingsCsv = (db: Queries, filter: BookingFilter): Readable =>
  csvStream(
    ['id', 'agent', 'agency', ...columns],
    (part) => bookingsBefore(db, filter, part),
    (one) => ({ id: one.id, agent: one.agent_name ?? '', agency: one.agency ?? '', ...rowOf(one) }),
  );
