import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FormName, FormValues } from '../../domain/forms/form.ts';
import type { SubscriberState } from '../../domain/forms/subscriber.ts';
import type { SubmissionState } from '../../domain/forms/submission.ts';
import type { Language } from '../../domain/language.ts';
import { agent } from './agents-schema.ts';
import { instant, now } from './instant.ts';

/** What visitors sent by the forms of public sites, and mails that are still to go. */

export const form_submission = pgTable(
  'form_submission',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    site_id: integer('site_id').notNull(),
    form: text('form').$type<FormName>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** The address of the page that it was sent from. */
    page: text('page').notNull(),
    values: jsonb('values').$type<FormValues>().notNull(),
    /** Of the values, to list, to find and to erase by. */
    name: text('name'),
    email: text('email').notNull(),
    /** All values as one text without accents and capitals. */
    search: text('search').notNull(),
    /** Of the ticket it came with: the same form sent twice is one submission. */
    nonce: text('nonce').notNull(),
    /** The travel agent to whom it was passed on. */
    agent_id: text('agent_id').references(() => agent.id, { onDelete: 'set null' }),
    state: text('state').$type<SubmissionState>().notNull().default('new'),
    /** Whoever of staff looks after it. */
    assignee: text('assignee'),
    assignee_name: text('assignee_name'),
    created_at: now('created_at'),
    updated_at: now('updated_at'),
    delete_at: instant('delete_at').notNull(),
  },
  (table) => [
    uniqueIndex('form_submission_once').on(table.nonce),
    index('form_submission_of_site').on(table.site_id, table.state, table.id),
    index('form_submission_of_email').on(table.email),
    index('form_submission_by_end').on(table.delete_at),
  ],
);

/** What staff did with a submission: notes, and every change of its state. Rows are only added. */
export const form_entry = pgTable(
  'form_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    submission_id: bigint('submission_id', { mode: 'number' })
      .notNull()
      .references(() => form_submission.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'note' | 'reply' | 'state' | 'assignee'>().notNull(),
    /** The note or the reply; the state; the name of whoever looks after it from then on. */
    text: text('text').notNull(),
    actor: text('actor'),
    actor_name: text('actor_name').notNull(),
    at: now('at'),
  },
  (table) => [index('form_entry_of_submission').on(table.submission_id, table.id)],
);

/** Whoever asked for the newsletter of a site, confirmed it, or left. */
export const newsletter_subscriber = pgTable(
  'newsletter_subscriber',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    site_id: integer('site_id').notNull(),
    email: text('email').notNull(),
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<SubscriberState>().notNull(),
    /** What was agreed to, as it was read, and the version of these words. */
    consent: text('consent').notNull(),
    consent_version: text('consent_version').notNull(),
    page: text('page').notNull(),
    /** Of the link that confirms. Whoever reads the table cannot confirm for others. */
    token_hash: text('token_hash'),
    token_ends_at: instant('token_ends_at'),
    asked_at: now('asked_at'),
    confirmed_at: instant('confirmed_at'),
    ended_at: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('newsletter_subscriber_once').on(table.site_id, table.email),
    uniqueIndex('newsletter_subscriber_token').on(table.token_hash),
    index('newsletter_subscriber_of_email').on(table.email),
  ],
);

/**
 * Mails that have been accepted and are to be sent. A row is written in the transaction of what it tells of, and taken by
 * one process at a time (`server/mail/outbox.ts`).
 */
export const mail_outbox = pgTable(
  'mail_outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    submission_id: bigint('submission_id', { mode: 'number' }).references(() => form_submission.id, {
      onDelete: 'cascade',
    }),
    subscriber_id: bigint('subscriber_id', { mode: 'number' }).references(() => newsletter_subscriber.id, {
      onDelete: 'cascade',
    }),
    /** The travel agent whom it is about; their mails go with them. */
    agent_id: text('agent_id').references(() => agent.id, { onDelete: 'cascade' }),
    /** What it is for: staff, the visitor, an answer of staff. */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    sender_name: text('sender_name').notNull(),
    reply_to: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>(),
    /** What it leads to, printed where no mail is sent. */
    link: text('link'),
    /** The same at every try, so that a mail that arrives twice is seen to be one. */
    message_id: text('message_id').notNull(),
    created_at: now('created_at'),
    tries: integer('tries').notNull().default(0),
    /** While somebody sends it: when another process may take it. Null once it is sent or given up. */
    next_try_at: instant('next_try_at').default(sql`now()`),
    sent_at: instant('sent_at'),
    /** What the mail server said last. */
    error: text('error'),
  },
  (table) => [
    index('mail_outbox_waiting')
      .on(table.next_try_at)
      .where(sql`next_try_at is not null`),
    index('mail_outbox_of_submission').on(table.submission_id),
    index('mail_outbox_of_subscriber').on(table.subscriber_id),
    index('mail_outbox_of_agent').on(table.agent_id),
  ],
);

/** How often something was done lately: counted by all processes together, and forgotten once its time is over. */
export const form_try = pgTable(
  'form_try',
  {
    /** What is counted, hashed: it may be an address of a network or of a person. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    ends_at: instant('ends_at').notNull(),
  },
  (table) => [index('form_try_by_end').on(table.ends_at)],
);
