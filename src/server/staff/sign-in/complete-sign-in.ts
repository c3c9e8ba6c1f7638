import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { staffSession } from '../../database/sign-in-schema.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { endOldestSessions } from '../account/sessions.ts';
import { recordAuditEntry, recordOwnAction, unknownActor } from '../audit/audit.ts';
import type { StaffContext } from '../staff-context.ts';
import { type Counter, countAttempt, TooManyAttempts } from './login-throttle.ts';
import { rememberDevice } from './known-device.ts';
import { findPerson, findPersonByEmail } from '../people/people.ts';
import { sessionResponse } from './session-response.ts';
import { sessionCookie, sessionToken } from '../session/session-cookie.ts';

/** Throttling, success and failure of a sign-in, shared by all sign-in methods. */

/** Counts an attempt, with Retry-After on the response where there were too many. Throws TooManyAttempts. */
export async function throttleSignIn(
  { db }: StaffContext,
  reply: FastifyReply,
  counters: readonly Counter[],
): Promise<void> {
  await countAttempt(db, counters).catch((error: unknown) => {
    if (error instanceof TooManyAttempts) reply.header('retry-after', String(error.seconds));
    throw error;
  });
}

/** Ends the browser's earlier session: each sign-in begins a new one. */
async function endEarlierSession({ db }: StaffContext, request: FastifyRequest): Promise<void> {
  const token = sessionToken(sessionCookie(request), await request.server.signingKey());
  if (token !== undefined) await db.delete(staffSession).where(eq(staffSession.token, token));
}

/** Completes a sign-in: ends the earlier session and remembers the device. */
export async function completeSignIn(
  context: StaffContext,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  by: 'password' | 'code' | 'recovery code' | 'passkey',
) {
  const person = (await findPerson(context.db, userId))!;
  await endEarlierSession(context, request);
  await endOldestSessions(context.db, userId);
  await rememberDevice(context.db, request, reply, person);
  await recordOwnAction(context.db, request, 'sign-in', person, { by });
  return sessionResponse(context, request, reply, userId);
}

/**
 * Rejects a sign-in with the same message whether the account exists or not. The typed address is only recorded
 * where it belongs to an account, since people type passwords there by mistake.
 */
export async function rejectSignIn(
  context: StaffContext,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string | null,
) {
  const person = email === null ? undefined : await findPersonByEmail(context.db, email);
  await recordAuditEntry(context.db, request, {
    action: 'sign-in-failed',
    actor: unknownActor,
    subject: person?.email ?? '',
    ...(person ? { subjectId: person.id } : {}),
  });
  return sendProblem(reply, 401, { detail: 'This email address and password do not open an account.' });
}
