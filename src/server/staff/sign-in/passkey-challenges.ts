import { desc, inArray, like, sql } from 'drizzle-orm';
import type { Queries } from '../../content/store/repository.ts';
import { staffVerification } from '../../database/sign-in-schema.ts';
import { addressCounter, type Counter } from './login-throttle.ts';
import { dropExpired } from './used-codes.ts';

/**
 * Limits on the challenges that passkeys answer. Anybody may ask for one, and better-auth stores each until it is
 * answered or five minutes old.
 */

/** So many a network asks for without waiting: an office of people who sign in, one after the other. */
const FREE_CHALLENGES = 60;

/**
 * Challenges that wait for their answer at once. Beyond it the oldest go: whoever holds the key answers within seconds,
 * and refusing new ones would keep everybody from signing in.
 */
const MAX_PENDING = 1000;

/** With what the challenges of a client's network are counted; a sign-in gives the network its one back. */
export const challengeCounter = (ip: string): Counter => ({
  ...addressCounter(ip, 'passkey challenge'),
  free: FREE_CHALLENGES,
});

/** Removes what is no longer answered, and the oldest of what is more than may wait. */
export async function dropSurplusChallenges(db: Queries): Promise<void> {
  await dropExpired(db);
  // What better-auth keeps of a challenge; links and spent codes hold a person's id there.
  const surplus = db
    .select({ id: staffVerification.id })
    .from(staffVerification)
    .where(like(staffVerification.value, '{%"expectedChallenge"%'))
    .orderBy(desc(sql`${staffVerification.createdAt}`), desc(staffVerification.id))
    .offset(MAX_PENDING);
  await db.delete(staffVerification).where(inArray(staffVerification.id, surplus));
}
