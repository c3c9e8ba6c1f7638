import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../content/store/repository.ts';
import { media } from '../database/schema.ts';
import { isDatabaseAway } from '../plugins/transient-errors.ts';
import type { PictureRow } from './store.ts';

/** About a megabyte; the pictures of some twenty sites. */
const MAX_ROWS = 2000;

/** A cache of the rows of pictures, so that they can be served while the database is away. */
export class PictureRows {
  readonly #db: Queries;
  readonly #maxRows: number;
  /** In order of last use, the most recent at the end. */
  readonly #rows = new Map<string, PictureRow>();
  #isFilled = false;

  constructor(db: Queries, maxRows = MAX_ROWS) {
    this.#db = db;
    this.#maxRows = maxRows;
  }

  /**
   * The row of a picture. A hash stands for the same bytes for good, so a known row with this hash needs no query.
   * The first call has all rows read, so that a picture needs nobody who has asked for it before.
   */
  async find(id: string, hash: string | undefined): Promise<PictureRow | undefined> {
    void this.#fill();
    const known = this.#rows.get(id);
    if (known !== undefined && known.hash === hash) {
      this.#remember(known);
      return known;
    }
    try {
      const [row] = await this.#db.select().from(media).where(eq(media.id, id));
      if (row) this.#remember(row);
      else this.forget(id);
      return row;
    } catch (error) {
      const last = this.#rows.get(id);
      if (last !== undefined && isDatabaseAway(error as Error)) return last;
      throw error;
    }
  }

  /** For a picture whose file is gone: the next request asks the database again. */
  forget(id: string): void {
    this.#rows.delete(id);
  }

  async #fill(): Promise<void> {
    if (this.#isFilled) return;
    this.#isFilled = true;
    try {
      const newest = this.#db.select().from(media).orderBy(desc(media.created_at), media.id);
      const rows = await newest.limit(this.#maxRows);
      for (const row of rows) {
        // What was asked for meanwhile is newer, and is not pushed out.
        if (this.#rows.size < this.#maxRows && !this.#rows.has(row.id)) this.#remember(row);
      }
    } catch {
      this.#isFilled = false;
    }
  }

  #remember(row: PictureRow): void {
    this.#rows.delete(row.id);
    this.#rows.set(row.id, row);
    if (this.#rows.size > this.#maxRows) this.#rows.delete(this.#rows.keys().next().value!);
  }
}
