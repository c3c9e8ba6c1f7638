import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { contentTypes } from '../../content/index.ts';
import { slugOf } from '../../domain/fields/slug.ts';
import type { Language } from '../../domain/language.ts';
import { kindOf } from '../../domain/media/media-kinds.ts';
import { findRecord, findRecords, type Queries, type Transactions } from '../content/store/repository.ts';
import { tablesOf } from '../content/store/tables.ts';
import { ANY_VERSION, type Change, lockRecord } from '../content/write/change.ts';
import type { Actor } from '../content/write/history.ts';
import { createRecord, updateRecord } from '../content/write/write.ts';
import { locks } from '../database/locks.ts';
import { media } from '../database/schema.ts';
import type { MediaRecord } from './address.ts';

/** The records of the media library, by the keys under which fields and addresses know them. */

const type = contentTypes.media_item;

/** What the database says of a stored file. */
export type StoredFile = typeof media.$inferSelect;

/** What a record says of its file. */
export const factsOf = ({
  id: key,
  mime,
  hash,
  width,
  height,
  bytes,
  thumbhash,
  duration,
}: Omit<StoredFile, 'created_at'>) => ({
  key,
  kind: kindOf(mime),
  mime,
  hash,
  width,
  height,
  bytes,
  thumbhash,
  duration,
});

/** Ids of the records that are not in the trash, of these keys and of the icons of tiles. */
export async function itemIds(db: Queries, keys: readonly string[], alsoIcons = false): Promise<number[]> {
  const { records } = tablesOf(type);
  const named = or(
    keys.length > 0 ? inArray(records.key, [...keys]) : undefined,
    alsoIcons ? sql`${records.key} like 'icon-%'` : undefined,
  );
  if (!named) return [];
  const rows = await db
    .select({ id: records.id })
    .from(records)
    .where(and(isNull(records.deleted_at), named));
  return rows.map(({ id }) => id as number);
}

/** Records by their keys, as they stand; what is not there or in the trash is left out. */
export async function findItems(db: Queries, keys: readonly string[]): Promise<MediaRecord[]> {
  const ids = await itemIds(db, keys);
  return ids.length === 0 ? [] : findRecords(db, type, { ids });
}

/** The first of these that no file and no record has: `terrace`, `terrace-2`… Kept until the transaction ends. */
async function freeKey(tx: Queries, wanted: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.mediaKeys})`);
  const { records } = tablesOf(type);
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? wanted : `${wanted}-${number}`;
    const files = await tx.$count(media, eq(media.id, key));
    if (files + (await tx.$count(records, eq(records.key, key))) === 0) return key;
  }
}

/** A row of `media` before it has its key. */
export type NewFile = Omit<StoredFile, 'id' | 'created_at'>;

export interface NewItem {
  /** What the key is made of. */
  readonly wanted: string;
  readonly name: string;
  readonly alt: Readonly<Record<Language, string>>;
  readonly folder?: string | null;
  readonly file: NewFile;
  readonly actor: Actor;
}

const wordsOf = (alt: Readonly<Record<Language, string>>) => ({
  locale: { en: { alt: alt.en }, es: { alt: alt.es } },
});

/** Another picture is framed anew. */
const AS_IT_IS = { focal_x: null, focal_y: null, rotation: null, flipped: false, crop: null };

const BOTH = { languages: ['en', 'es'] } as const;

/** A record for a file that somebody sent. Nothing shows it yet, so it is published whoever sent it. */
export const addItem = (
  db: Transactions,
  { wanted, name, alt, folder = null, file, actor }: NewItem,
): Promise<MediaRecord> =>
  db.transaction(async (tx) => {
    const row = { ...file, id: await freeKey(tx, wanted) };
    await tx.insert(media).values(row);
    const body = { name, folder, ...wordsOf(alt) };
    return createRecord(tx, type, { siteId: null, body, facts: factsOf(row), actor, publish: BOTH });
  });

/** Whose change of which record, over which version. */
export type Replacing = Change;

/** Puts another file in the place of a record's; its crop and focal point were the old picture's. */
export const replaceItemFile = (db: Transactions, file: NewFile, change: Replacing): Promise<MediaRecord> =>
  db.transaction(async (tx) => {
    const { current } = await lockRecord(tx, type, change);
    const id = current.key ?? (await freeKey(tx, slugOf(current.name) || 'picture'));
    const row = { ...file, id };
    await tx.insert(media).values(row).onConflictDoNothing();
    return updateRecord(tx, type, { ...change, body: AS_IT_IS, facts: factsOf(row) });
  });

/** The newest record of which this very file was sent; in the trash is none. */
export async function findSent(db: Queries, sentHash: string): Promise<MediaRecord | undefined> {
  const { records } = tablesOf(type);
  const [row] = await db
    .select({ id: records.id })
    .from(media)
    .innerJoin(records, and(eq(records.key, media.id), eq(records.hash, media.hash)))
    .where(and(eq(media.sent_hash, sentHash), isNull(records.deleted_at)))
    .orderBy(desc(records.id))
    .limit(1);
  return row && findRecord(db, type, row.id as number);
}

export interface NamedItem {
  readonly key: string;
  /** What staff would send to save the record. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The file as it is shown. */
  readonly file: NewFile;
  /** The same file as it is stored, where `file` is a picture cut or turned. */
  readonly original?: NewFile;
  readonly actor: Actor;
}

/** 'beach-cinema' → 'Beach cinema' */
const nameOfKey = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');

/** Keeps a file under a key, as the demo and archives name it; the record that has the key is changed. */
export const putItem = (
  db: Transactions,
  { key, body, file, original = file, actor }: NamedItem,
): Promise<MediaRecord> =>
  db.transaction(async (tx) => {
    const row = { ...file, id: key };
    await tx
      .insert(media)
      .values([...new Set([original, file])].map((one) => ({ ...one, id: key })))
      .onConflictDoNothing();
    const [current] = await findItems(tx, [key]);
    const written = { facts: factsOf(row), actor, publish: BOTH };
    if (!current) {
      return createRecord(tx, type, { ...written, siteId: null, body: { name: nameOfKey(key), ...body } });
    }
    return updateRecord(tx, type, { ...written, id: current.id, version: ANY_VERSION, body });
  });
