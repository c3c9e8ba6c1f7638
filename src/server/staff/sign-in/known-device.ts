import { and, eq, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../content/store/repository.ts';
import { staffKnownAddress } from '../../database/sign-in-schema.ts';
import { staffUser } from '../../database/staff-schema.ts';
import { cookieOf, setCookie } from '../session/cookies.ts';
import { addressCounters, type Counter, counter } from './login-throttle.ts';
import { isSame, sign } from '../session/signing-key.ts';

/**
 * Devices and IP addresses from which somebody has signed in before are counted separately, so that attempts of
 * others at the account do not delay its owner.
 */

const COOKIE = 'palapa.device';
const YEAR = 365 * 24 * 60 * 60;

const proof = (key: string, device: string, email: string) =>
  sign(key, `device ${device} ${createHash('sha256').update(email.toLowerCase()).digest('hex')}`);

/** Remembers the browser and the address that somebody has just signed in from. */
export async function rememberDevice(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  user: { readonly id: string; readonly email: string },
): Promise<void> {
  await db
    .insert(staffKnownAddress)
    .values({ user_id: user.id, ip: request.ip })
    .onConflictDoUpdate({
      target: [staffKnownAddress.user_id, staffKnownAddress.ip],
      set: { at: sql`now()` },
    });
  const key = await request.server.signingKey();
  const device = randomBytes(12).toString('base64url');
  setCookie(request, reply, COOKIE, `${device}.${proof(key, device, user.email)}`, { maxAge: YEAR });
}

async function knownDevice(request: FastifyRequest, email: string): Promise<string | undefined> {
  const [device = '', given = ''] = (cookieOf(request, COOKIE) ?? '').split('.');
  return isSame(given, proof(await request.server.signingKey(), device, email)) ? device : undefined;
}

async function isKnownAddress(db: Database, ip: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: staffUser.id })
    .from(staffKnownAddress)
    .innerJoin(staffUser, eq(staffUser.id, staffKnownAddress.user_id))
    .where(and(eq(staffUser.email, email.toLowerCase()), eq(staffKnownAddress.ip, ip)));
  return rows.length > 0;
}

/** The counters of an attempt at an account. */
export async function countersOf(db: Database, request: FastifyRequest, email: string): Promise<Counter[]> {
  const device = await knownDevice(request, email);
  if (device !== undefined) return [counter('device', device, email)];
  if (await isKnownAddress(db, request.ip, email)) return [counter('device', request.ip, email)];
  return [counter('account', email), ...addressCounters(request.ip)];
}

/** Whether these are the counters of a device or address from which somebody has signed in before. */
export const isKnownDevice = (counters: readonly Counter[]): boolean =>
  counters.every(({ key }) => key.startsWith('device:'));
