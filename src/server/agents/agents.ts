import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AgentState } from '../../domain/agents/agent-state.ts';
import { countryName } from '../../domain/countries.ts';
import { fold } from '../../domain/fold.ts';
import { searchTerms } from '../../domain/search.ts';
import type { Database, Queries } from '../content/store/repository.ts';
import { agent, agent_booking } from '../database/agents-schema.ts';
import { Conflict } from '../http/errors.ts';
import { enqueueMails } from '../mail/outbox.ts';
import type { Agent } from './account/agent-session.ts';
import { decisionMail, type MailedFrom } from './agent-mails.ts';

/** Travel agents as staff look after them. */

/** What is looked for in an agent, as one text. */
export const agentSearch = (
  one: Pick<Agent, 'name' | 'agency' | 'city' | 'country' | 'number' | 'email'>,
): string =>
  fold(
    [
      one.name,
      one.agency,
      one.city,
      countryName(one.country, 'en'),
      countryName(one.country, 'es'),
      one.number,
      one.email,
    ].join('\n'),
  );

/** Rows whose text has every word, wherever. */
const hasWords = (words: string | undefined): SQL[] =>
  searchTerms(words ?? '').map((word) => sql`position(${fold(word)} in ${agent.search}) > 0`);

export interface AgentFilter {
  readonly state?: AgentState | undefined;
  readonly words?: string | undefined;
}

interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** The name of the table is written out: a column alone would be that of the booking. */
const bookingsOf = (states: readonly string[]) =>
  sql<number>`(select count(*)::int from ${agent_booking} b where b.agent_id = ${agent}.id
    and b.state = any(${sql.param(states)}::text[]))`;

/** Those who wait stand first, the oldest above; then the newest. */
export async function listAgents(db: Queries, { state, words }: AgentFilter, { page, pageSize }: Paging) {
  const wanted = and(...(state ? [eq(agent.state, state)] : []), ...hasWords(words));
  const rows = await db
    .select({ agent, bookings: bookingsOf(['logged', 'verified', 'payable', 'paid']) })
    .from(agent)
    .where(wanted)
    .orderBy(
      sql`${agent.state} <> 'waiting'`,
      sql`case when ${agent.state} = 'waiting' then ${agent.createdAt} end`,
      desc(agent.createdAt),
      asc(agent.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = await db.$count(agent, wanted);
  return { data: rows.map(({ agent: one, bookings }) => ({ ...agentForStaff(one), bookings })), total };
}

/** An agent as staff see them. */
export const agentForStaff = ({ image: _image, emailVerified: _verified, search: _search, ...one }: Agent) =>
  one;

export async function findAgent(db: Queries, id: string): Promise<Agent | undefined> {
  const [found] = await db.select().from(agent).where(eq(agent.id, id));
  return found;
}

/** Others who gave the same number: an agency's people share one, and so does somebody who registers twice. */
export async function agentsWithNumber(db: Queries, { id, number_kind, number }: Agent) {
  const found = await db
    .select({ id: agent.id, name: agent.name, agency: agent.agency, state: agent.state })
    .from(agent)
    .where(and(eq(agent.number_kind, number_kind), eq(agent.number, number)));
  return found.filter((one) => one.id !== id);
}

interface Decision {
  readonly version: number;
  readonly state: Exclude<AgentState, 'waiting'>;
  readonly reason: string | null;
  readonly actorName: string;
}

/** Approves or declines, and writes to the agent. Throws Conflict where somebody decided first. */
export const decideAgent = (db: Database, id: string, decision: Decision, from: MailedFrom): Promise<Agent> =>
  db.transaction(async (tx) => {
    const [changed] = await tx
      .update(agent)
      .set({
        state: decision.state,
        reason: decision.reason,
        decided_at: sql`now()`,
        decided_by: decision.actorName,
        version: sql`${agent.version} + 1`,
        updatedAt: sql`now()`,
        ...(decision.state === 'declined' && { is_listed: false }),
      })
      .where(and(eq(agent.id, id), eq(agent.version, decision.version)))
      .returning();
    if (!changed) {
      const current = await findAgent(tx, id);
      throw new Conflict(current && agentForStaff(current));
    }
    await enqueueMails(tx, [decisionMail(changed, from)]);
    return changed;
  });
