import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { staffSession } from '../../database/sign-in-schema.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { endOldestSessions } from '../account/sessions.ts';
import { note, noteOwnAction, somebody } from '../audit/audit.ts';
import type { Desk } from '../desk.ts';
import { type Counter, countTry, TooManyTries } from './guessing.ts';
import { rememberDevice } from './known-device.ts';
import { findPerson, findPersonByEmail } from '../people/people.ts';
import { sessionAnswer } from './session-answer.ts';
import { sessionCookie, sessionToken } from '../session/session-cookie.ts';

/** How a try to sign in begins and ends, whichever way it is made. */

/** Counts a try, with Retry-After on the answer where there were too many. Throws TooManyTries. */
export async function tryOnce(
  { db }: Desk,
  reply: FastifyReply,
  counters: readonly Counter[],
): Promise<void> {
  await countTry(db, counters).catch((error: unknown) => {
    if (error instanceof TooManyTries) reply.header('retry-after', String(error.seconds));
    throw error;
  });
}

/** Ends the session that the browser had before: each sign-in begins a new one. */
async function endEarlierSession({ db }: Desk, request: FastifyRequest): Promise<void> {
  const token = sessionToken(sessionCookie(request), await request.server.signingKey());
  if (token !== undefined) await db.delete(staffSession).where(eq(staffSession.token, token));
}

/** Begins the session: the earlier one ends, the device is known from now on. */
export async function welcome(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  by: 'password' | 'code' | 'recovery code' | 'passkey',
) {
  const person = (await findPerson(desk.db, userId))!;
  await endEarlierSession(desk, request);
  await endOldestSessions(desk.db, userId);
  await rememberDevice(desk.db, request, reply, person);
  await noteOwnAction(desk.db, request, 'sign-in', person, { by });
  return sessionAnswer(desk, request, reply, userId);
}

/** Says the same whoever it was. What was typed is only kept where it is somebody's address. */
export async function refuseSignIn(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string | null,
) {
  const person = email === null ? undefined : await findPersonByEmail(desk.db, email);
  await note(desk.db, request, {
    action: 'sign-in-failed',
    actor: somebody,
    subject: person?.email ?? '',
    ...(person ? { subjectId: person.id } : {}),
  });
  return sendProblem(reply, 401, { detail: 'This email address and password do not open an account.' });
}
