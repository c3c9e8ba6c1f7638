import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, like, not, sql } from 'drizzle-orm';
import type { Queries } from '../../content/store/repository.ts';
import { staffVerification } from '../../database/sign-in-schema.ts';
import { staffUser } from '../../database/staff-schema.ts';

/**
 * Links in mails: each is for one purpose and one person, can be used once, and expires. Only hashes are
 * stored.
 */

const LIFETIMES = { invitation: 7 * 24 * 60 * 60, reset: 60 * 60 } as const; // seconds

export type LinkKind = keyof typeof LIFETIMES;

const hashedToken = (kind: LinkKind, token: string) =>
  `${kind}:${createHash('sha256').update(token).digest('base64url')}`;

const linksOf = (kind: LinkKind, userId: string) =>
  and(eq(staffVerification.value, userId), like(staffVerification.identifier, `${kind}:%`));

/** Creates a link and returns its token; the person's earlier links of the kind become invalid. */
export async function createLink(db: Queries, kind: LinkKind, userId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db.delete(staffVerification).where(linksOf(kind, userId));
  await db.insert(staffVerification).values({
    id: randomUUID(),
    identifier: hashedToken(kind, token),
    value: userId,
    expiresAt: new Date(Date.now() + LIFETIMES[kind] * 1000),
  });
  return token;
}

export interface LinkedPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

const isValidLink = (kind: LinkKind, token: string) =>
  and(
    eq(staffVerification.identifier, hashedToken(kind, token)),
    gt(staffVerification.expiresAt, sql`now()`),
  );

/** Whose link it is; undefined for one that was used, has expired or never existed. */
export async function personOfLink(
  db: Queries,
  kind: LinkKind,
  token: string,
): Promise<LinkedPerson | undefined> {
  const [person] = await db
    .select({ id: staffUser.id, name: staffUser.name, email: staffUser.email })
    .from(staffVerification)
    .innerJoin(staffUser, eq(staffUser.id, staffVerification.value))
    .where(and(isValidLink(kind, token), sql`${staffUser.disabled_at} is null`));
  return person;
}

/**
 * Ends every link of a person and every sign-in that waits for its second step, as their password has changed.
 * Used codes stay used.
 */
export async function endLinks(db: Queries, userId: string): Promise<void> {
  const isSpentCode = like(staffVerification.identifier, 'spent:%');
  await db.delete(staffVerification).where(and(eq(staffVerification.value, userId), not(isSpentCode)));
}

/** Marks the link as used; false when it was used concurrently. */
export async function consumeLink(db: Queries, kind: LinkKind, token: string): Promise<boolean> {
  const used = await db
    .delete(staffVerification)
    .where(isValidLink(kind, token))
    .returning({ id: staffVerification.id });
  return used.length > 0;
}
