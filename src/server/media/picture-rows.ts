import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { contentTypes } from '../../content/index.ts';
import { tablesOf } from '../content/store/tables.ts';
import { MIDDLE } from '../../domain/picture-sources.ts';
import type { Queries } from '../content/store/repository.ts';
import { media } from '../database/schema.ts';
import { limitConcurrency, QueueFull } from '../limit-concurrency.ts';
import { isDatabaseAway } from '../plugins/transient-errors.ts';
import type { StoredFile } from './items.ts';

/** About a megabyte; the pictures of some twenty sites. */
const MAX_ROWS = 2000;

/**
 * Anybody may ask for keys that nothing has, and each such question is a query: these take turns, so that pages, staff and
 * guests keep the other connections of the pool. Milliseconds of waiting.
 */
const AT_ONCE = 4;
const MAX_WAIT = 2000;
const MAX_WAITING = 200;

const { records } = tablesOf(contentTypes.media_item);
const isCurrent = and(eq(records.key, media.id), eq(records.hash, media.hash), isNull(records.deleted_at));

const cannotAnswer = (error: unknown): boolean =>
  error instanceof QueueFull || isDatabaseAway(error as Error);

/** A cache of what stands at addresses of media, so that it can be served while the database is away. */
export class PictureRows {
  readonly #db: Queries;
  readonly #maxRows: number;
  /** By key and hash, in order of last use, the most recent at the end. A row never changes. */
  readonly #rows = new Map<string, StoredFile>();
  /** The hash that each key led to when it was last asked for. */
  readonly #current = new Map<string, string>();
  readonly #inTurn = limitConcurrency(AT_ONCE, MAX_WAIT, MAX_WAITING);
  #isFilled = false;

  constructor(db: Queries, maxRows = MAX_ROWS) {
    this.#db = db;
    this.#maxRows = maxRows;
  }

  /**
   * What stands at the address. A hash stands for the same bytes for good, so a known one needs no query; an unknown
   * one, and none, lead to what the record shows now. The first call has the newest rows read, so that a picture needs
   * nobody who has asked for it before.
   */
  async find(key: string, hash: string | undefined): Promise<StoredFile | undefined> {
    void this.#fill();
    const known = hash === undefined ? undefined : this.#known(key, hash);
    if (known) return known;
    try {
      const row = await this.#inTurn(
        async () =>
          (hash === undefined ? undefined : await this.#read(key, hash)) ?? (await this.#readCurrent(key)),
      );
      if (row) this.#remember(row);
      else this.#current.delete(key);
      return row;
    } catch (error) {
      const last = this.#known(key, this.#current.get(key) ?? '');
      if (last !== undefined && cannotAnswer(error)) return last;
      throw error;
    }
  }

  /** Where the record's focal point stands now, in percent from the left; undefined while the database cannot say. */
  async focalX(key: string): Promise<number | undefined> {
    const current = and(eq(records.key, key), isNull(records.deleted_at));
    try {
      const [record] = await this.#inTurn(() =>
        this.#db.select({ x: records.focal_x }).from(records).where(current),
      );
      return Math.round(Number(record?.x ?? MIDDLE));
    } catch (error) {
      if (cannotAnswer(error)) return undefined;
      throw error;
    }
  }

  /** For a picture whose file is gone: the next request asks the database again. */
  forget({ id, hash }: StoredFile): void {
    this.#rows.delete(`${id}/${hash}`);
    this.#current.delete(id);
  }

  async #read(key: string, hash: string): Promise<StoredFile | undefined> {
    const [row] = await this.#db
      .select()
      .from(media)
      .where(and(eq(media.id, key), eq(media.hash, hash)));
    return row;
  }

  async #readCurrent(key: string): Promise<StoredFile | undefined> {
    const current = this.#db.select(getTableColumns(media)).from(media).innerJoin(records, isCurrent);
    const [row] = await current.where(eq(records.key, key));
    if (row) this.#current.set(key, row.hash);
    return row;
  }

  #known(key: string, hash: string): StoredFile | undefined {
    const known = this.#rows.get(`${key}/${hash}`);
    if (known) this.#remember(known);
    return known;
  }

  async #fill(): Promise<void> {
    if (this.#isFilled) return;
    this.#isFilled = true;
    try {
      const current = this.#db.select(getTableColumns(media)).from(media).innerJoin(records, isCurrent);
      const rows = await current.orderBy(desc(records.updated_at), media.id).limit(this.#maxRows);
      for (const row of rows) {
        // What was asked for meanwhile is newer, and is not pushed out.
        if (this.#rows.size >= this.#maxRows || this.#current.has(row.id)) continue;
        this.#current.set(row.id, row.hash);
        this.#remember(row);
      }
    } catch {
      this.#isFilled = false;
    }
  }

  #remember(row: StoredFile): void {
    const at = `${row.id}/${row.hash}`;
    this.#rows.delete(at);
    this.#rows.set(at, row);
    if (this.#rows.size <= this.#maxRows) return;
    const [oldest, { id, hash }] = this.#rows.entries().next().value!;
    this.#rows.delete(oldest);
    if (this.#current.get(id) === hash) this.#current.delete(id);
  }
}
