import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../content/store/repository.ts';
import { agent, agent_application, agent_booking } from '../database/agents-schema.ts';
import { mail_outbox } from '../database/forms-schema.ts';
import { agentForStaff } from './agents.ts';
import { bookingForStaff, bookingsOfAgent, paymentsOfAgent } from './bookings/bookings.ts';

/** All that is kept of a travel agent, found by their address, to hand it out or to erase it. */

export async function agentData(db: Queries, email: string) {
  const [found] = await db.select().from(agent).where(eq(agent.email, email));
  const applications = await db
    .select()
    .from(agent_application)
    .where(and(eq(agent_application.email, email), sql`ends_at > now()`));
  return {
    agent: found ? agentForStaff(found) : null,
    applications: applications.map(({ token_hash: _hash, ...one }) => one),
    bookings: found ? (await bookingsOfAgent(db, found.id)).map(bookingForStaff) : [],
    payments: found ? await paymentsOfAgent(db, found.id) : [],
  };
}

/**
 * Erases an agent. What has been paid stays as an entry of the books without agent and guest (ADR 73). How many rows were erased or made nobody's.
 */
export async function eraseAgent(db: Queries, email: string): Promise<number> {
  const applied = await db
    .delete(agent_application)
    .where(eq(agent_application.email, email))
    .returning({ id: agent_application.id });
  await db.delete(mail_outbox).where(and(eq(mail_outbox.recipient, email), eq(mail_outbox.kind, 'agent')));
  const [found] = await db.select({ id: agent.id }).from(agent).where(eq(agent.email, email));
  if (!found) return applied.length;
  const paid = await db
    .update(agent_booking)
    .set({ guest: '', agent_id: null })
    .where(and(eq(agent_booking.agent_id, found.id), eq(agent_booking.state, 'paid')))
    .returning({ id: agent_booking.id });
  const unpaid = await db
    .delete(agent_booking)
    .where(and(eq(agent_booking.agent_id, found.id), ne(agent_booking.state, 'paid')))
    .returning({ id: agent_booking.id });
  await db.execute(sql`update agent_booking_step set actor_name = '' where actor is null
    and booking_id = any(${sql.param(paid.map(({ id }) => id))}::bigint[])`);
  await db.delete(agent).where(eq(agent.id, found.id));
  return 1 + applied.length + paid.length + unpaid.length;
}
