import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { type BookingAction, stateAfter, stateOf } from '../../../domain/agents/booking-state.ts';
import type { Database, Queries } from '../../content/store/repository.ts';
import { agent, agent_booking, agent_booking_step, agent_payment } from '../../database/agents-schema.ts';
import { locks } from '../../database/locks.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import { type MailedFrom, paidMail } from '../agent-mails.ts';
import type { Booking } from './bookings.ts';

/**
 * Takes bookings from one state to the next, many at once. One transaction at a time does: of two agents who logged the
 * same booking one is verified, and two people of staff pay nothing twice. The database's own indexes forbid it besides.
 */

export interface Step {
  readonly action: BookingAction;
  /** Why it is declined. */
  readonly reason?: string | null;
  /** Under which it is paid: of the bank. */
  readonly reference?: string;
  readonly actor: { readonly id: string | null; readonly name: string };
  /** The group's day. */
  readonly today: string;
}

export type NotAdvanced = 'missing' | 'state' | 'early' | 'duplicate';

export interface Advanced {
  readonly done: readonly number[];
  readonly left: readonly { readonly id: number; readonly why: NotAdvanced }[];
}

async function lockBookings(db: Queries, ids: readonly number[]): Promise<Booking[]> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.agentBookings})`);
  if (ids.length === 0) return [];
  return db
    .select()
    .from(agent_booking)
    .where(inArray(agent_booking.id, [...ids]))
    .orderBy(agent_booking.id);
}

const sameStay = ({ resort_id, number_key }: Pick<Booking, 'resort_id' | 'number_key'>) =>
  `${resort_id} ${number_key}`;

/** The stays of these bookings for which another agent's has been verified or paid. */
async function earnedByOthers(db: Queries, bookings: readonly Booking[]): Promise<ReadonlySet<string>> {
  const keys = [...new Set(bookings.map(({ number_key }) => number_key))];
  if (keys.length === 0) return new Set();
  const found = await db
    .select({ resort_id: agent_booking.resort_id, number_key: agent_booking.number_key })
    .from(agent_booking)
    .where(
      and(
        inArray(agent_booking.number_key, keys),
        inArray(agent_booking.state, ['verified', 'payable', 'paid']),
      ),
    );
  return new Set(found.map(sameStay));
}

/** Stays that an agent has logged once more since theirs was declined. */
async function loggedAgain(db: Queries, { id, agent_id, resort_id, number_key }: Booking): Promise<boolean> {
  const found = await db
    .select({ id: agent_booking.id })
    .from(agent_booking)
    .where(
      and(
        eq(agent_booking.agent_id, agent_id ?? ''),
        eq(agent_booking.resort_id, resort_id),
        eq(agent_booking.number_key, number_key),
        ne(agent_booking.state, 'declined'),
        ne(agent_booking.id, id),
      ),
    );
  return found.length > 0;
}

async function judge(db: Queries, bookings: readonly Booking[], { action, today }: Step) {
  const earned = new Set(action === 'verify' ? await earnedByOthers(db, bookings) : []);
  const why = async (booking: Booking): Promise<NotAdvanced | undefined> => {
    if (!stateAfter(booking.state, action)) return 'state';
    if (action === 'release' && booking.payable_from > today) return 'early';
    if (action === 'pay' && booking.agent_id === null) return 'missing';
    if (action === 'reopen' && (await loggedAgain(db, booking))) return 'duplicate';
    if (action !== 'verify') return undefined;
    if (earned.has(sameStay(booking))) return 'duplicate';
    earned.add(sameStay(booking));
    return undefined;
  };
  const judged = [];
  for (const booking of bookings) judged.push({ booking, why: await why(booking) });
  return judged;
}

/** One payment for each agent and currency; the mail to the agent goes with it. By booking, the number of its payment. */
async function payOut(
  db: Queries,
  bookings: readonly Booking[],
  { reference, actor }: Step,
  from: MailedFrom,
): Promise<ReadonlyMap<number, number>> {
  const paymentOf = new Map<number, number>();
  const groups = Map.groupBy(bookings, ({ agent_id, currency }) => `${agent_id} ${currency}`);
  for (const group of groups.values()) {
    const { agent_id, currency } = group[0]!;
    const paid = {
      currency,
      reference: reference ?? '',
      cents: group.reduce((sum, { cents }) => sum + cents, 0),
      bookings: group.length,
    };
    const [payment] = await db
      .insert(agent_payment)
      .values({ ...paid, agent_id, actor_name: actor.name })
      .returning({ id: agent_payment.id });
    for (const { id } of group) paymentOf.set(id, payment!.id);
    const [to] = await db.select().from(agent).where(eq(agent.id, agent_id!));
    if (to) await enqueueMails(db, [paidMail(to, paid, from)]);
  }
  return paymentOf;
}

/** Inside a transaction that goes on with it. */
export async function advanceIn(
  db: Queries,
  ids: readonly number[],
  step: Step,
  from: MailedFrom,
): Promise<Advanced> {
  const bookings = await lockBookings(db, ids);
  const judged = await judge(db, bookings, step);
  const taken = judged.filter(({ why }) => why === undefined).map(({ booking }) => booking);
  const paymentOf = step.action === 'pay' ? await payOut(db, taken, step, from) : new Map<number, number>();
  const state = stateOf(step.action);
  const reason = step.action === 'decline' ? (step.reason ?? null) : null;
  for (const { id, state: before } of taken) {
    await db
      .update(agent_booking)
      .set({
        state,
        reason,
        version: sql`${agent_booking.version} + 1`,
        changed_at: sql`now()`,
        ...(paymentOf.has(id) && { payment_id: paymentOf.get(id)! }),
      })
      .where(and(eq(agent_booking.id, id), eq(agent_booking.state, before)));
    await db.insert(agent_booking_step).values({
      booking_id: id,
      from_state: before,
      to_state: state,
      reason,
      actor: step.actor.id,
      actor_name: step.actor.name,
    });
  }
  const found = new Set(bookings.map(({ id }) => id));
  return {
    done: taken.map(({ id }) => id),
    left: [
      ...ids.filter((id) => !found.has(id)).map((id) => ({ id, why: 'missing' as const })),
      ...judged.flatMap(({ booking, why }) => (why === undefined ? [] : [{ id: booking.id, why }])),
    ],
  };
}

export const advance = (
  db: Database,
  ids: readonly number[],
  step: Step,
  from: MailedFrom,
): Promise<Advanced> => db.transaction((tx) => advanceIn(tx, ids, step, from));
