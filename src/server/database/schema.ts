import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../domain/language.ts';
import type { PictureEdit } from '../../domain/picture-edit.ts';
import { instant, now } from './instant.ts';

/** The tables that no content type declares. `migrate:plan` adds those of the content types. */

/** Every write to a record: who, when, what, and the record as it was afterwards. */
export const revision = pgTable(
  'revision',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    record_id: integer('record_id').notNull(),
    site_id: integer('site_id'),
    number: integer('number').notNull(),
    action: text('action').notNull(),
    actor: text('actor'),
    actor_name: text('actor_name').notNull(),
    at: now('at'),
    record: jsonb('record').notNull(),
    /** Dotted paths of what differs from the revision before. */
    changed: jsonb('changed').$type<string[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('revision_of_record').on(table.type, table.record_id, table.number),
    index('revision_by_time').on(table.at),
    // The audit asks what happened on a site, and what somebody did.
    index('revision_of_site').on(table.site_id, table.at),
    index('revision_of_actor').on(table.actor, table.at),
  ],
);

/**
 * What staff decided about the languages of records: publish a revision or withdraw, from which moment on. Rows are only
 * added and marked as cancelled; what follows from them stands in each record's column `publication`.
 */
export const publication = pgTable(
  'publication',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    record_id: integer('record_id').notNull(),
    site_id: integer('site_id'),
    language: text('language').$type<Language>().notNull(),
    action: text('action').$type<'publish' | 'withdraw'>().notNull(),
    /** Of `revision`; null where the language is withdrawn. */
    revision: integer('revision'),
    /** From when on it holds. */
    at: instant('at').notNull(),
    actor: text('actor'),
    actor_name: text('actor_name').notNull(),
    made_at: now('made_at'),
    cancelled_at: instant('cancelled_at'),
    cancelled_by: text('cancelled_by'),
  },
  (table) => [index('publication_of_record').on(table.type, table.record_id, table.at, table.id)],
);

/** Somebody who may not publish asks somebody who may. */
export const approval = pgTable(
  'approval',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    record_id: integer('record_id').notNull(),
    site_id: integer('site_id'),
    revision: integer('revision').notNull(),
    languages: text('languages').array().$type<Language[]>().notNull(),
    note: text('note'),
    asked_by: text('asked_by'),
    asked_by_name: text('asked_by_name').notNull(),
    asked_at: now('asked_at'),
    /** Null while it waits. */
    outcome: text('outcome').$type<'approved' | 'sent-back' | 'replaced' | 'published' | 'deleted'>(),
    comment: text('comment'),
    decided_by: text('decided_by'),
    decided_by_name: text('decided_by_name'),
    decided_at: instant('decided_at'),
  },
  (table) => [
    index('approval_by_outcome').on(table.outcome, table.type, table.id),
    index('approval_of_record').on(table.type, table.record_id),
  ],
);

/**
 * What staff say to each other about a block of a page, or about all of it: beside the record, so that a remark makes no
 * revision, and nobody but staff ever reads it.
 */
export const record_comment = pgTable(
  'record_comment',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    record_id: integer('record_id').notNull(),
    site_id: integer('site_id'),
    /** The id of the block's entry; null where all of the page is meant. */
    entry: text('entry'),
    /** The sort of the block and what it was called then, so that a remark is understood when the block is gone. */
    block: text('block'),
    name: text('name'),
    text: text('text').notNull(),
    author: text('author'),
    author_name: text('author_name').notNull(),
    at: now('at'),
    /** Null while it is open. */
    resolved_at: instant('resolved_at'),
    resolved_by: text('resolved_by'),
    resolved_by_name: text('resolved_by_name'),
  },
  (table) => [
    index('record_comment_of_record').on(table.type, table.record_id),
    index('record_comment_open')
      .on(table.type, table.site_id)
      .where(sql`resolved_at is null`),
  ],
);

/**
 * Dishes that are sold out, apart from the menu's record: what a kitchen says for an evening makes no revision, waits for
 * no approval and takes nothing of the working copy along. Rows are only added and ended, so that the audit can tell.
 */
export const sold_out = pgTable(
  'sold_out',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    site_id: integer('site_id').notNull(),
    menu_id: integer('menu_id').notNull(),
    /** The id of the dish's entry. */
    item: text('item').notNull(),
    /** What the dish was called when it was said, in the site's own words. */
    name: text('name').notNull(),
    /** When it is offered again by itself; null where somebody has to say so. */
    until: instant('until'),
    actor: text('actor'),
    actor_name: text('actor_name').notNull(),
    at: now('at'),
    /** When somebody said that it is offered again, and who; without a name something else was said about it then. */
    ended_at: instant('ended_at'),
    ended_by: text('ended_by'),
    ended_by_name: text('ended_by_name'),
  },
  (table) => [
    uniqueIndex('sold_out_dish')
      .on(table.menu_id, table.item)
      .where(sql`ended_at is null`),
    index('sold_out_of_site').on(table.site_id, table.ended_at),
    index('sold_out_by_time').on(table.at),
  ],
);

/**
 * What stands at an address of media: a file, and how it is cut and turned. A row never changes, so that browsers may
 * keep an address for good; what is said of it is a record of the type `media_item`, whose `key` and `hash` lead here.
 */
export const media = pgTable(
  'media',
  {
    id: text('id').notNull(),
    hash: text('hash').notNull(),
    file: text('file').notNull(),
    mime: text('mime').notNull(),
    /** As it is seen, cut and turned; null for what has no size in pixels. */
    width: integer('width'),
    height: integer('height'),
    thumbhash: text('thumbhash'),
    /** Seconds of a video, rounded up. */
    duration: integer('duration'),
    /** Of the stored file; null for what earlier versions stored. */
    bytes: integer('bytes'),
    /** SHA-256 of the file as it was sent, by which the same one is known again. */
    sent_hash: text('sent_hash'),
    /** Null where all of the file is shown as it is. */
    edit: jsonb('edit').$type<PictureEdit>(),
    created_at: now('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.hash] }),
    index('media_by_sent_hash').on(table.sent_hash),
  ],
);

/**
 * Which records have named a picture, in any of their revisions, and on which site: 0 where that is the group's. Rows
 * are only added. Where a picture is used now is read from those records (`content/find/media-uses.ts`).
 */
export const media_use = pgTable(
  'media_use',
  {
    site_id: integer('site_id').notNull(),
    media_id: text('media_id').notNull(),
    /** Empty in rows of earlier versions, which knew the site alone. */
    type: text('type').notNull().default(''),
    record_id: integer('record_id').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.media_id, table.type, table.record_id, table.site_id] }),
    index('media_use_of_site').on(table.site_id, table.media_id),
  ],
);

/** How many records there are of each sort; triggers keep it, so that no list has to count: `total-triggers.ts`. */
export const record_total = pgTable(
  'record_total',
  {
    type: text('type').notNull(),
    /** 0 for records of the group. */
    site_id: integer('site_id').notNull(),
    show: text('show').notNull(),
    in_en: boolean('in_en').notNull(),
    in_es: boolean('in_es').notNull(),
    needs_spanish: boolean('needs_spanish').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.type, table.site_id, table.show, table.in_en, table.in_es, table.needs_spanish],
    }),
  ],
);

/**
 * Where a record of one site was copied from: a row for each copy. `base` is what the origin said when the copy was last
 * brought in step, in the copy's own references: what the copy says otherwise is its own.
 */
export const record_copy = pgTable(
  'record_copy',
  {
    type: text('type').notNull(),
    copy_id: integer('copy_id').notNull(),
    origin_id: integer('origin_id').notNull(),
    in_step: boolean('in_step').notNull(),
    /** Whether whoever began it may publish at the copy's site. */
    publishes: boolean('publishes').notNull(),
    base: jsonb('base').notNull(),
    /** The origin as it was then: its version, and what guests read of it. */
    origin_version: integer('origin_version').notNull(),
    origin_publication: jsonb('origin_publication').notNull(),
    /** Why the copy could not follow; null while it does. */
    failure: text('failure'),
    made_by: text('made_by').notNull(),
    made_at: now('made_at'),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.copy_id] }),
    index('record_copy_of_origin').on(table.type, table.origin_id),
  ],
);

/** The number of a transaction, as PostgreSQL's xid8. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Which transactions wrote to what guests see of a site, for processes that were not connected when it was announced.
 * Rows are only added, so that writes to one site never wait for each other; old ones go with the daily maintenance.
 */
export const site_change = pgTable(
  'site_change',
  {
    /** 0 for all sites. */
    site_id: integer('site_id').notNull(),
    xid: transactionId('xid').notNull(),
    at: now('at'),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.xid] }), index('site_change_by_time').on(table.at)],
);

/**
 * Addresses of public sites that visitors asked for and at which nothing stands: an inbox for staff. Bounded per site, so
 * that nobody fills it (`redirects/missing-addresses.ts`).
 */
export const missing_address = pgTable(
  'missing_address',
  {
    site_id: integer('site_id').notNull(),
    /** Decoded and in small letters, without its query, which may hold what is nobody's business. */
    path: text('path').notNull(),
    hits: integer('hits').notNull(),
    first_at: now('first_at'),
    last_at: now('last_at'),
    /** When staff said that it needs no redirect. */
    dismissed_at: instant('dismissed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.path] }),
    index('missing_address_by_hits').on(table.site_id, table.hits),
  ],
);

/**
 * How many visitors were given each version of a page whose versions share them, and how many of them pressed a link: a
 * total for each day of the property and language, and nothing of anybody. Only what has the same `draw`, the same
 * versions with the same shares, may be compared.
 */
export const page_draw_day = pgTable(
  'page_draw_day',
  {
    page_id: integer('page_id').notNull(),
    draw: text('draw').notNull(),
    /** The id of the version's entry. */
    version: text('version').notNull(),
    language: text('language').$type<Language>().notNull(),
    day: date('day').notNull(),
    visitors: integer('visitors').notNull(),
    presses: integer('presses').notNull(),
  },
  (table) => [primaryKey({ columns: [table.page_id, table.draw, table.version, table.language, table.day] })],
);

/**
 * Who has read which post today, so that nobody is counted twice: a keyed hash of the post, the network and the browser.
 * Its key (`post_reader_key`) goes after the day, and the rows with it; nothing of anybody is left but a number. ADR 75.
 */
export const post_reader = pgTable(
  'post_reader',
  {
    /** The property's day. */
    day: date('day').notNull(),
    reader: text('reader').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.reader] })],
);

/** The key of a day's hashes, shared by all processes and kept for that day alone. */
export const post_reader_key = pgTable('post_reader_key', {
  day: date('day').primaryKey(),
  key: text('key').notNull(),
});

/** What somebody has begun to write and not saved yet. Nobody else sees it. */
export const draft = pgTable(
  'draft',
  {
    person: text('person').notNull(),
    key: text('key').notNull(),
    type: text('type').notNull(),
    /** Null for a new record. */
    record_id: integer('record_id'),
    site_id: integer('site_id'),
    /** The version of the record that it began with. */
    version: integer('version'),
    step: text('step').notNull(),
    // As text: what was typed is kept to the letter, whatever a record would say of it.
    values: text('values').notNull(),
    updated_at: now('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.key] }),
    index('draft_by_time').on(table.updated_at),
  ],
);
