import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type BookingState, inOrderOfStates } from '../../../domain/agents/booking-state.ts';
import { type BonusRules, bonusOf, payableFrom } from '../../../domain/agents/bonus-rules.ts';
import { bookingKey } from '../../../domain/agents/booking-number.ts';
import { fold } from '../../../domain/fold.ts';
import { searchTerms } from '../../../domain/search.ts';
import type { Queries, Transactions } from '../../content/store/repository.ts';
import { type CsvPart, olderThan } from '../../http/csv.ts';
import { agent, agent_booking, agent_booking_step, agent_payment } from '../../database/agents-schema.ts';

/** Bookings that travel agents have logged. */

export type Booking = typeof agent_booking.$inferSelect;

export interface NewBooking {
  readonly agentId: string;
  readonly agentName: string;
  readonly resort_id: number;
  readonly resort_name: string;
  readonly number: string;
  readonly guest: string;
  readonly arrival: string;
  readonly nights: number;
  readonly rooms: number;
}

/** Undefined where the agent has logged it before: the same resort and confirmation number, and not declined. */
export const logBooking = (
  db: Transactions,
  { agentId, agentName, ...stay }: NewBooking,
  rules: BonusRules,
): Promise<Booking | undefined> =>
  db.transaction(async (tx) => {
    const [booking] = await tx
      .insert(agent_booking)
      .values({
        ...stay,
        agent_id: agentId,
        number_key: bookingKey(stay.number),
        cents: bonusOf(stay, rules),
        currency: rules.currency,
        payable_from: payableFrom(stay, rules),
      })
      .onConflictDoNothing()
      .returning();
    if (!booking) return undefined;
    await tx.insert(agent_booking_step).values({
      booking_id: booking.id,
      to_state: 'logged',
      actor_name: agentName,
    });
    return booking;
  });

export interface BookingFilter {
  readonly agentId?: string | undefined;
  readonly state?: BookingState | undefined;
  readonly resortId?: number | undefined;
  /** Only those that another agent logged as well. */
  readonly isDuplicate?: boolean | undefined;
  readonly words?: string | undefined;
}

/** How many others logged the same and were not declined. */
const rivals = sql<number>`(select count(*)::int from agent_booking o where o.resort_id = ${agent_booking.resort_id}
  and o.number_key = ${agent_booking.number_key} and o.id <> ${agent_booking.id} and o.state <> 'declined')`;

const hasWord = (word: string): SQL =>
  sql`(position(${word} in lower(${agent_booking.number_key})) > 0
    or position(${word} in lower(${agent_booking.guest})) > 0
    or coalesce(position(${word} in ${agent.search}), 0) > 0)`;

const matchingBookings = ({ agentId, state, resortId, isDuplicate, words }: BookingFilter): SQL | undefined =>
  and(
    agentId === undefined ? undefined : eq(agent_booking.agent_id, agentId),
    state && eq(agent_booking.state, state),
    resortId === undefined ? undefined : eq(agent_booking.resort_id, resortId),
    isDuplicate ? sql`${agent_booking.state} <> 'declined' and ${rivals} > 0` : undefined,
    ...searchTerms(words ?? '').map((word) => hasWord(fold(word))),
  );

interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** With who logged them and how many others did. */
const bookingRows = (db: Queries) =>
  db
    .select({ booking: agent_booking, agent_name: agent.name, agency: agent.agency, rivals })
    .from(agent_booking)
    .leftJoin(agent, eq(agent.id, agent_booking.agent_id))
    .orderBy(desc(agent_booking.id));

type BookingRow = Awaited<ReturnType<typeof bookingRows>>[number];

const listed = ({ booking, ...more }: BookingRow) => ({ ...bookingForStaff(booking), ...more });

/** A part of a table of them, newest first. */
export async function bookingsBefore(db: Queries, filter: BookingFilter, part: CsvPart) {
  const rows = await bookingRows(db)
    .where(and(matchingBookings(filter), olderThan(agent_booking.id, part)))
    .limit(part.limit);
  return rows.map(listed);
}

export async function countBookings(db: Queries, filter: BookingFilter): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(agent_booking)
    .leftJoin(agent, eq(agent.id, agent_booking.agent_id))
    .where(matchingBookings(filter));
  return counted?.total ?? 0;
}

/** Newest first. */
export async function listBookings(db: Queries, filter: BookingFilter, { page, pageSize }: Paging) {
  const rows = await bookingRows(db)
    .where(matchingBookings(filter))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data: rows.map(listed), total: await countBookings(db, filter) };
}

export async function findBooking(db: Queries, id: number): Promise<Booking | undefined> {
  const [found] = await db.select().from(agent_booking).where(eq(agent_booking.id, id));
  return found;
}

export const bookingForStaff = ({ number_key: _key, ...booking }: Booking) => booking;

/** What bookings come to, by state in the order of states, and by currency. */
export async function bookingSums(db: Queries, filter: BookingFilter) {
  const sums = await db
    .select({
      state: agent_booking.state,
      currency: agent_booking.currency,
      bookings: sql<number>`count(*)::int`,
      cents: sql<number>`sum(${agent_booking.cents})::float8`,
    })
    .from(agent_booking)
    .leftJoin(agent, eq(agent.id, agent_booking.agent_id))
    .where(matchingBookings(filter))
    .groupBy(agent_booking.state, agent_booking.currency)
    .orderBy(agent_booking.currency);
  return inOrderOfStates(sums);
}

/** An agent's own, newest first; those that arrive in a year, or all of them. */
export const bookingsOfAgent = (db: Queries, agentId: string, year?: number): Promise<Booking[]> =>
  db
    .select()
    .from(agent_booking)
    .where(
      and(
        eq(agent_booking.agent_id, agentId),
        year === undefined ? undefined : sql`extract(year from ${agent_booking.arrival}) = ${year}`,
      ),
    )
    .orderBy(desc(agent_booking.arrival), desc(agent_booking.id));

/** An agent's own payments, newest first; those of a year as the clock of a time zone has it, or all of them. */
export const paymentsOfAgent = (
  db: Queries,
  agentId: string,
  of?: { readonly year: number; readonly timeZone: string },
) =>
  db
    .select()
    .from(agent_payment)
    .where(
      and(
        eq(agent_payment.agent_id, agentId),
        of && sql`extract(year from ${agent_payment.paid_at} at time zone ${of.timeZone}) = ${of.year}`,
      ),
    )
    .orderBy(desc(agent_payment.id));

/** Every step of some bookings, the first one first. */
export const stepsOf = (db: Queries, ids: readonly number[]) =>
  db
    .select()
    .from(agent_booking_step)
    .where(inArray(agent_booking_step.booking_id, [...ids]))
    .orderBy(agent_booking_step.id);
