import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { began, changed, instant, userId } from './staff-schema.ts';

/**
 * The tables of sign-in. Where better-auth reads and writes one of them, its columns have better-auth's names
 * here and ours in the database, and instants are Dates, as it gives them.
 */

export const staffSession = pgTable(
  'staff_session',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    token: text('token').notNull(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip'),
    userAgent: text('agent'),
    last_seen_at: instant('last_seen_at').notNull().defaultNow(),
    createdAt: began(),
    updatedAt: changed(),
  },
  (table) => [
    uniqueIndex('staff_session_token_taken').on(table.token),
    index('staff_session_of_user').on(table.userId),
  ],
);

/** A way to sign in: with 'credential' the password's hash. The token columns are better-auth's for other providers. */
export const staffAccount = pgTable(
  'staff_account',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    providerId: text('provider').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: began(),
    updatedAt: changed(),
  },
  (table) => [uniqueIndex('staff_account_of_user').on(table.userId, table.providerId)],
);

/** What holds for a while and once: links in mails, half-done sign-ins, challenges of passkeys. Kept hashed. */
export const staffVerification = pgTable(
  'staff_verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: began(),
    updatedAt: changed(),
  },
  (table) => [index('staff_verification_by_identifier').on(table.identifier)],
);

export const staffTwoFactor = pgTable(
  'staff_two_factor',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    secret: text('secret').notNull(),
    backupCodes: text('recovery_codes').notNull(),
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failures').notNull().default(0),
    lockedUntil: instant('locked_until'),
  },
  (table) => [index('staff_two_factor_of_user').on(table.userId)],
);

export const staffPasskey = pgTable(
  'staff_passkey',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: began(),
  },
  (table) => [
    uniqueIndex('staff_passkey_credential_taken').on(table.credentialID),
    index('staff_passkey_of_user').on(table.userId),
  ],
);

/** IP addresses from which somebody has signed in before. Attempts from other addresses do not throttle them. */
export const staffKnownAddress = pgTable(
  'staff_known_address',
  { user_id: userId(), ip: text('ip').notNull(), at: instant('at').notNull().defaultNow() },
  (table) => [primaryKey({ columns: [table.user_id, table.ip] })],
);

/** Guesses lately, by account, address or device; shared by every process. */
export const signInTry = pgTable(
  'sign_in_try',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    last_at: instant('last_at').notNull(),
    blocked_until: instant('blocked_until').notNull(),
  },
  (table) => [index('sign_in_try_by_time').on(table.last_at)],
);

/** Keys that every process signs with, made at the first need. */
export const signingKey = pgTable('signing_key', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
