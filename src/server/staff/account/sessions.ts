import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { NotFound } from '../../http/errors.ts';
import type { Queries } from '../../content/store/repository.ts';
import type { agent_session } from '../../database/agents-schema.ts';
import { staffSession } from '../../database/sign-in-schema.ts';
import { IDLE_SECONDS } from '../session/session-lifetime.ts';

/** A person's open sessions, the latest first. */
export async function sessionsOf(db: Queries, userId: string, currentId?: string) {
  const rows = await db
    .select()
    .from(staffSession)
    .where(
      and(
        eq(staffSession.userId, userId),
        gt(staffSession.expiresAt, sql`now()`),
        gt(staffSession.last_seen_at, sql`now() - make_interval(secs => ${IDLE_SECONDS})`),
      ),
    )
    .orderBy(desc(staffSession.last_seen_at));
  return rows.map(({ id, createdAt, last_seen_at, ipAddress, userAgent }) => ({
    id,
    created_at: createdAt.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    ip: ipAddress,
    agent: userAgent,
    current: id === currentId,
  }));
}

/** Sessions per person; more than anybody needs at a time. */
const MAX_SESSIONS = 100;

/**
 * Ends a person's oldest sessions beyond the limit, so that repeated sign-ins cannot fill the table: that of staff, or
 * that of travel agents.
 */
export async function endOldestSessions(
  db: Queries,
  userId: string,
  sessions: typeof staffSession | typeof agent_session = staffSession,
): Promise<void> {
  const beyond = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .offset(MAX_SESSIONS);
  await db.delete(sessions).where(inArray(sessions.id, beyond));
}

/** Throws NotFound when the person has no such session. */
export async function endSession(db: Queries, userId: string, sessionId: string): Promise<void> {
  const ended = await db
    .delete(staffSession)
    .where(and(eq(staffSession.id, sessionId), eq(staffSession.userId, userId)))
    .returning({ id: staffSession.id });
  if (ended.length === 0) throw new NotFound('There is no such session.');
}

/** Ends all of a person's sessions but the one that is kept; how many there were. */
export async function endSessions(db: Queries, userId: string, keptId?: string): Promise<number> {
  const ended = await db
    .delete(staffSession)
    .where(
      and(eq(staffSession.userId, userId), keptId === undefined ? undefined : ne(staffSession.id, keptId)),
    )
    .returning({ id: staffSession.id });
  return ended.length;
}
