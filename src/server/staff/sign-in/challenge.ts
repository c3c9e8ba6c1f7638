import { and, eq, gt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../content/store/repository.ts';
import { staffVerification } from '../../database/sign-in-schema.ts';
import { staffUser } from '../../database/staff-schema.ts';
import { cookieOf, isSecure } from '../session/cookies.ts';
import type { LinkedPerson } from '../links/links.ts';
import { COOKIE_PREFIX, sessionToken } from '../session/session-cookie.ts';

/** The person who gave the right password and has still to enter the code, from better-auth's cookie and table. */
export async function challengedPerson(
  db: Queries,
  request: FastifyRequest,
): Promise<LinkedPerson | undefined> {
  const name = `${isSecure(request) ? '__Secure-' : ''}${COOKIE_PREFIX}.two_factor`;
  const identifier = sessionToken(cookieOf(request, name) ?? '', await request.server.signingKey());
  if (identifier === undefined) return undefined;
  const hashed = createHash('sha256').update(identifier).digest('base64url');
  const [person] = await db
    .select({ id: staffUser.id, name: staffUser.name, email: staffUser.email })
    .from(staffVerification)
    .innerJoin(staffUser, eq(staffUser.id, staffVerification.value))
    .where(and(eq(staffVerification.identifier, hashed), gt(staffVerification.expiresAt, sql`now()`)));
  return person;
}
