import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../content/store/repository.ts';
import { agent, agent_account, agent_session, agent_verification } from '../../database/agents-schema.ts';
import type { Agent } from './agent-session.ts';

/** Links to a new password: each can be used once, within an hour. Only their hashes are stored. */

/** Milliseconds. */
const LASTS = 60 * 60 * 1000;

export const newToken = (): string => randomBytes(24).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * A link for an agent, whose earlier ones end. For an address that is nobody's the same is written in nobody's name, so
 * that the answer takes as long.
 */
export async function createPasswordLink(db: Queries, agentId: string | undefined): Promise<string> {
  const token = newToken();
  const value = agentId ?? 'nobody';
  await db.delete(agent_verification).where(eq(agent_verification.value, value));
  await db.insert(agent_verification).values({
    id: randomUUID(),
    identifier: hashOf(token),
    value,
    expiresAt: new Date(Date.now() + LASTS),
  });
  return token;
}

const holding = (token: string) =>
  and(eq(agent_verification.identifier, hashOf(token)), gt(agent_verification.expiresAt, sql`now()`));

/** Whose link it is; undefined for one that was used, has ended or never was. */
export async function agentOfLink(db: Queries, token: string): Promise<Agent | undefined> {
  const [found] = await db
    .select({ agent })
    .from(agent_verification)
    .innerJoin(agent, eq(agent.id, agent_verification.value))
    .where(holding(token));
  return found?.agent;
}

/** False where somebody else used it meanwhile. */
export async function consumeLink(db: Queries, token: string): Promise<boolean> {
  const used = await db
    .delete(agent_verification)
    .where(holding(token))
    .returning({ id: agent_verification.id });
  return used.length > 0;
}

/** Stores the hash of a password; every session and link of the agent ends. */
export async function setAgentPassword(db: Queries, agentId: string, password: string): Promise<void> {
  await db
    .insert(agent_account)
    .values({ id: randomUUID(), userId: agentId, providerId: 'credential', accountId: agentId, password })
    .onConflictDoUpdate({
      target: [agent_account.userId, agent_account.providerId],
      set: { password, updatedAt: sql`now()` },
    });
  await db.delete(agent_session).where(eq(agent_session.userId, agentId));
  await db.delete(agent_verification).where(eq(agent_verification.value, agentId));
}
