import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { passwordFault, type PersonOfPassword } from '../../../domain/staff/password.ts';
import { ValidationFailed } from '../../http/errors.ts';
import type { Queries } from '../../content/store/repository.ts';
import { staffAccount, staffSession } from '../../database/sign-in-schema.ts';
import { endLinks } from '../links/links.ts';

/** Throws ValidationFailed naming `at` for a password that is too weak for this person. */
export function acceptPassword(password: string, person: PersonOfPassword, at = 'password'): void {
  const fault = passwordFault(password, person);
  if (fault) throw new ValidationFailed([{ path: at, ...fault }]);
}

/** Stores the hash of a new password, and ends all sessions and links of the person. */
export async function setPassword(db: Queries, userId: string, hash: string): Promise<void> {
  await db
    .insert(staffAccount)
    .values({ id: randomUUID(), userId, providerId: 'credential', accountId: userId, password: hash })
    .onConflictDoUpdate({
      target: [staffAccount.userId, staffAccount.providerId],
      set: { password: hash, updatedAt: sql`now()` },
    });
  await db.delete(staffSession).where(eq(staffSession.userId, userId));
  await endLinks(db, userId);
}

/** The hash of somebody's password; undefined before they have chosen one. */
export async function passwordHashOf(db: Queries, userId: string): Promise<string | undefined> {
  const [account] = await db
    .select({ password: staffAccount.password })
    .from(staffAccount)
    .where(and(eq(staffAccount.userId, userId), eq(staffAccount.providerId, 'credential')));
  return account?.password ?? undefined;
}
