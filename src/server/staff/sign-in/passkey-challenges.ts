import { desc, inArray, like, sql } from 'drizzle-orm';
import type { Queries } from '../../content/store/repository.ts';
import { staffVerification } from '../../database/sign-in-schema.ts';
import { addressCounters, type Counter } from './login-throttle.ts';
import { dropExpired } from './used-codes.ts';

/**
 * Limits on the challenges that passkeys answer. Anybody may ask for one, and better-auth stores each until it is
 * answered or five minutes old.
 */

/** Challenges per network without a wait: enough for an office whose staff sign in at the same time. */
const FREE_CHALLENGES = 60;

/**
 * Pending challenges in total. Beyond it the oldest are deleted: a real sign-in answers within seconds, and
 * rejecting new ones would let an attacker keep everybody from signing in.
 */
const MAX_PENDING = 1000;

/** The counters for challenges of a client's network; a successful sign-in gives one back. */
export const challengeCounters = (ip: string): Counter[] =>
  addressCounters(ip, ['passkey challenge'], FREE_CHALLENGES);

/** Deletes expired challenges, and the oldest ones beyond the limit. */
export async function dropSurplusChallenges(db: Queries): Promise<void> {
  await dropExpired(db);
  // The value better-auth stores for a challenge; links and used codes have a person's id there.
  const surplus = db
    .select({ id: staffVerification.id })
    .from(staffVerification)
    .where(like(staffVerification.value, '{%"expectedChallenge"%'))
    .orderBy(desc(sql`${staffVerification.createdAt}`), desc(staffVerification.id))
    .offset(MAX_PENDING);
  await db.delete(staffVerification).where(inArray(staffVerification.id, surplus));
}
