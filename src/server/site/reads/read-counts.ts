import { createHmac, randomBytes } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PublicationSection } from '../../../domain/site/publications/publication-sections.ts';
import { sectionTypes } from '../../../content/site-sections.ts';
import { addDays, dayOf } from '../../../domain/time/calendar.ts';
import type { Queries, Transactions } from '../../content/store/repository.ts';
import { post_reader, post_reader_key } from '../../database/schema.ts';
import { writeInBatches } from '../../jobs/write-in-batches.ts';
import type { AppLog } from '../../plugins/problem.ts';

/** Counts who has read a post, once a visitor and day, for all processes together (ADR 75). */

/** Somebody who has a post before them. */
export interface Reading {
  readonly section: PublicationSection;
  readonly id: number;
  /** The property's day, 'YYYY-MM-DD'. */
  readonly day: string;
  readonly network: string;
  /** What the browser calls itself. */
  readonly agent: string;
}

/**
 * As many readers a network may have of a post and day. The name of a browser picks one of these places, so that a program
 * that calls itself a thousand names counts no more often; of the guests of a hotel with one address, some share a place.
 */
const PLACES = 64;

/** What waits to be written, at most: a flood of addresses fills no memory. */
const MAX_WAITING = 2000;

const hashOf = (key: string, ...said: readonly (string | number)[]): Buffer =>
  createHmac('sha256', key).update(said.join('\n')).digest();

/** Without the day's key, which is thrown away, it leads back to nobody; and it differs from post to post. */
function readerOf(key: string, { section, id, network, agent }: Reading): string {
  const place = hashOf(key, agent).readUInt32BE() % PLACES;
  return hashOf(key, sectionTypes[section].name, id, network, place).toString('base64url').slice(0, 24);
}

interface Waiting extends Pick<Reading, 'section' | 'id' | 'day'> {
  readonly reader: string;
}

export class ReadCounts {
  readonly #db: Transactions & Queries;
  readonly #hasRoom: () => boolean;
  #waiting = new Map<string, Waiting>();
  /** Of the day that was counted last; sites have two at a time at most. */
  readonly #keys = new Map<string, string>();

  constructor(db: Transactions & Queries, hasRoom: () => boolean) {
    this.#db = db;
    this.#hasRoom = hasRoom;
  }

  async add(reading: Reading): Promise<void> {
    const { section, id, day } = reading;
    if (this.#waiting.size >= MAX_WAITING || !this.#hasRoom()) return;
    const reader = readerOf(await this.#keyOf(day), reading);
    this.#waiting.set(`${day} ${reader}`, { section, id, day, reader });
  }

  /** The same for all processes: whoever needs it first makes it. */
  async #keyOf(day: string): Promise<string> {
    const known = this.#keys.get(day);
    if (known !== undefined) return known;
    const key = randomBytes(32).toString('base64url');
    await this.#db.insert(post_reader_key).values({ day, key }).onConflictDoNothing();
    const { rows } = await this.#db.execute<{ key: string }>(
      sql`select key from post_reader_key where day = ${day}`,
    );
    for (const other of this.#keys.keys()) if (other < addDays(day, -1)) this.#keys.delete(other);
    this.#keys.set(day, rows[0]!.key);
    return rows[0]!.key;
  }

  /** Writes what came since the last time. What cannot be written is tried again. */
  async flush(): Promise<void> {
    const waiting = this.#waiting;
    if (waiting.size === 0) return;
    this.#waiting = new Map();
    try {
      await writeReadings(this.#db, [...waiting.values()]);
    } catch (error) {
      this.#waiting = new Map([...waiting, ...this.#waiting]);
      throw error;
    }
  }
}

/** Who is new today, and the counts of what they read, in one transaction: nobody counts twice, whatever is killed. */
const writeReadings = (db: Transactions, readings: readonly Waiting[]): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ reader: string }>(sql`
      insert into post_reader (day, reader)
      select day, reader from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb) as given(day date, reader text)
      order by day, reader
      on conflict do nothing
      returning reader`);
    const fresh = new Set(rows.map(({ reader }) => reader));
    const types = [...new Set(Object.values(sectionTypes).map(({ name }) => name))].sort();
    for (const type of types) {
      const ids = readings
        .filter(({ section, reader }) => sectionTypes[section].name === type && fresh.has(reader))
        .map(({ id }) => id);
      if (ids.length === 0) continue;
      // In the order of their ids, so that two processes never wait for each other in a circle.
      await tx.execute(sql`
        with read as (
          select id, count(*)::int as readers from unnest(${sql.param(ids)}::int[]) as id group by id
        ), held as (
          select one.id from ${sql.identifier(type)} as one join read on read.id = one.id order by one.id for update of one
        )
        update ${sql.identifier(type)} as one set view_count = coalesce(one.view_count, 0) + read.readers
        from read join held on held.id = read.id where one.id = read.id`);
    }
  });

/** Part of the daily maintenance: of days that are over everywhere, nothing is kept but the counts. */
export async function forgetReaders(db: Queries): Promise<void> {
  // It is still yesterday somewhere, and already tomorrow elsewhere.
  const over = addDays(dayOf(new Date().toISOString()), -1);
  await db.delete(post_reader).where(lt(post_reader.day, over));
  await db.delete(post_reader_key).where(lt(post_reader_key.day, over));
}

/** Counts for as long as the app runs, and writes what is left when it closes. */
export function countReads(
  app: FastifyInstance,
  { db, hasRoom, log }: { db: Transactions & Queries; hasRoom: () => boolean; log: AppLog },
): ReadCounts {
  const counts = new ReadCounts(db, hasRoom);
  writeInBatches(app, {
    flush: () => counts.flush(),
    onFailure: () => log.warn('Views of posts could not be written; they are tried again later.'),
  });
  return counts;
}
