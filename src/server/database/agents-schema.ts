import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AgentState } from '../../domain/agents/agent-state.ts';
import type { BonusBasis, BonusCurrency, ResortAmount } from '../../domain/agents/bonus-rules.ts';
import type { BookingState } from '../../domain/agents/booking-state.ts';
import type { NumberKind } from '../../domain/agents/registration-number.ts';
import type { Language } from '../../domain/language.ts';
import { instant as isoInstant, now } from './instant.ts';
import { began, changed, instant } from './staff-schema.ts';

/**
 * Travel agents: their accounts, which have nothing in common with those of staff (ADR 72), and the bookings that they
 * log. Where better-auth reads and writes a table, its columns have better-auth's names here and ours in the database,
 * and instants are Dates, as it gives them.
 */

/** Somebody who registered and confirmed their address. */
export const agent = pgTable(
  'agent',
  {
    id: text('id').primaryKey(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(true),
    image: text('image'),
    createdAt: began(),
    updatedAt: changed(),
    language: text('language').$type<Language>().notNull().default('en'),
    agency: text('agency').notNull(),
    number_kind: text('number_kind').$type<NumberKind>().notNull(),
    number: text('number').notNull(),
    country: text('country').notNull(),
    city: text('city').notNull(),
    telephone: text('telephone'),
    state: text('state').$type<AgentState>().notNull().default('waiting'),
    /** What staff wrote with their decision. */
    reason: text('reason'),
    decided_at: isoInstant('decided_at'),
    decided_by: text('decided_by'),
    /** What they agreed to when they registered: the version of its words. */
    consent_version: text('consent_version').notNull(),
    /** Whether visitors find them; the address of their page there. */
    is_listed: boolean('is_listed').notNull().default(false),
    slug: text('slug').notNull(),
    speaks: text('speaks').array().notNull().default([]),
    specialities: text('specialities').array().notNull().default([]),
    about: text('about'),
    /** What visitors and staff look for, without accents and capitals. */
    search: text('search').notNull(),
  },
  (table) => [
    uniqueIndex('agent_email_taken').on(table.email),
    uniqueIndex('agent_slug_taken').on(table.slug),
    index('agent_by_state').on(table.state, table.createdAt),
    index('agent_of_number').on(table.number_kind, table.number),
  ],
);

const agentId = () =>
  text('agent_id')
    .notNull()
    .references(() => agent.id, { onDelete: 'cascade' });

export const agent_session = pgTable(
  'agent_session',
  {
    id: text('id').primaryKey(),
    userId: agentId(),
    token: text('token').notNull(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip'),
    userAgent: text('agent'),
    last_seen_at: instant('last_seen_at').notNull().defaultNow(),
    createdAt: began(),
    updatedAt: changed(),
  },
  (table) => [
    uniqueIndex('agent_session_token_taken').on(table.token),
    index('agent_session_of_agent').on(table.userId),
  ],
);

/** With 'credential' the hash of the password. The token columns are better-auth's for other providers. */
export const agent_account = pgTable(
  'agent_account',
  {
    id: text('id').primaryKey(),
    userId: agentId(),
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
  (table) => [uniqueIndex('agent_account_of_agent').on(table.userId, table.providerId)],
);

/** What holds for a while and once: links to a new password. Kept hashed. */
export const agent_verification = pgTable(
  'agent_verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: began(),
    updatedAt: changed(),
  },
  (table) => [
    uniqueIndex('agent_verification_by_identifier').on(table.identifier),
    index('agent_verification_of_agent').on(table.value),
  ],
);

/** What somebody filled in to register: an agent comes of it once the link in the mail was followed. */
export const agent_application = pgTable(
  'agent_application',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    language: text('language').$type<Language>().notNull(),
    values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull(),
    token_hash: text('token_hash').notNull(),
    ends_at: isoInstant('ends_at').notNull(),
    created_at: now('created_at'),
  },
  (table) => [
    uniqueIndex('agent_application_token').on(table.token_hash),
    index('agent_application_of_email').on(table.email),
  ],
);

/** One row: what bookings earn, and which may be logged. */
export const agent_rules = pgTable('agent_rules', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull().default(1),
  min_nights: integer('min_nights').notNull(),
  before_arrival: boolean('before_arrival').notNull(),
  basis: text('basis').$type<BonusBasis>().notNull(),
  cents: integer('cents').notNull(),
  currency: text('currency').$type<BonusCurrency>().notNull(),
  resorts: jsonb('resorts').$type<readonly ResortAmount[]>().notNull(),
  payable_after_days: integer('payable_after_days').notNull(),
  updated_at: now('updated_at'),
});

/** What was paid to an agent at one time, in one currency. */
export const agent_payment = pgTable(
  'agent_payment',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the agent was erased: that money went out stays known. */
    agent_id: text('agent_id').references(() => agent.id, { onDelete: 'set null' }),
    reference: text('reference').notNull(),
    currency: text('currency').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    bookings: integer('bookings').notNull(),
    actor_name: text('actor_name').notNull(),
    paid_at: now('paid_at'),
  },
  (table) => [index('agent_payment_of_agent').on(table.agent_id, table.id)],
);

export const agent_booking = pgTable(
  'agent_booking',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    agent_id: text('agent_id').references(() => agent.id, { onDelete: 'set null' }),
    resort_id: integer('resort_id').notNull(),
    /** As it was called when the booking was logged. */
    resort_name: text('resort_name').notNull(),
    number: text('number').notNull(),
    /** The number in the spelling in which two are compared. */
    number_key: text('number_key').notNull(),
    /** The surname; empty once the agent was erased. */
    guest: text('guest').notNull(),
    arrival: date('arrival', { mode: 'string' }).notNull(),
    nights: integer('nights').notNull(),
    rooms: integer('rooms').notNull(),
    /** By the rules of the day on which it was logged. */
    cents: integer('cents').notNull(),
    currency: text('currency').notNull(),
    /** The first day on which it may become payable. */
    payable_from: date('payable_from', { mode: 'string' }).notNull(),
    state: text('state').$type<BookingState>().notNull().default('logged'),
    reason: text('reason'),
    payment_id: bigint('payment_id', { mode: 'number' }).references(() => agent_payment.id),
    logged_at: now('logged_at'),
    changed_at: now('changed_at'),
  },
  (table) => [
    // An agent logs a booking once, and of several agents who logged it one is paid.
    uniqueIndex('agent_booking_once')
      .on(table.agent_id, table.resort_id, table.number_key)
      .where(sql`state <> 'declined'`),
    uniqueIndex('agent_booking_earned_once')
      .on(table.resort_id, table.number_key)
      .where(sql`state in ('verified', 'payable', 'paid')`),
    index('agent_booking_of_agent').on(table.agent_id, table.id),
    index('agent_booking_by_state').on(table.state, table.id),
    index('agent_booking_of_number').on(table.resort_id, table.number_key),
    index('agent_booking_of_payment').on(table.payment_id),
  ],
);

/** Every step of a booking. Rows are only added. */
export const agent_booking_step = pgTable(
  'agent_booking_step',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    booking_id: bigint('booking_id', { mode: 'number' })
      .notNull()
      .references(() => agent_booking.id, { onDelete: 'cascade' }),
    from_state: text('from_state').$type<BookingState>(),
    to_state: text('to_state').$type<BookingState>().notNull(),
    reason: text('reason'),
    /** Null for the agent's own step. */
    actor: text('actor'),
    actor_name: text('actor_name').notNull(),
    at: now('at'),
  },
  (table) => [index('agent_booking_step_of_booking').on(table.booking_id, table.id)],
);
