import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Queries } from '../../content/store/repository.ts';
import { staffVerification } from '../../database/sign-in-schema.ts';

// Longer than a code of an app is valid: its own 30 s and those before and after it.
const RETENTION = sql`now() + interval '2 minutes'`;

export async function dropExpired(db: Queries): Promise<void> {
  await db.delete(staffVerification).where(lt(staffVerification.expiresAt, sql`now()`));
}

/** Marks a code as used, so that it cannot be replayed. False when it was used before. */
export async function consumeCode(db: Queries, userId: string, code: string): Promise<boolean> {
  const id = createHash('sha256').update(`spent ${userId} ${code}`).digest('base64url');
  await dropExpired(db);
  const spent = await db
    .insert(staffVerification)
    .values({ id, identifier: `spent:${id}`, value: userId, expiresAt: RETENTION })
    .onConflictDoNothing()
    .returning({ id: staffVerification.id });
  return spent.length > 0;
}
