import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Queries } from '../../content/store/repository.ts';
import { staffVerification } from '../../database/sign-in-schema.ts';

// Longer than an app's code is taken for right: its own half minute and the ones beside it.
const RETENTION = sql`now() + interval '2 minutes'`;

export async function dropExpired(db: Queries): Promise<void> {
  await db.delete(staffVerification).where(lt(staffVerification.expiresAt, sql`now()`));
}

/** Spends an app's code: whoever looked over the shoulder cannot use it again. False when it was spent before. */
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
