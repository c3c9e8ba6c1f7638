import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pathKey } from '../../domain/redirect-source.ts';
import { isStorable } from '../../domain/fields/text.ts';
import type { Queries } from '../content/store/repository.ts';
import { writeInBatches } from '../jobs/write-in-batches.ts';
import type { AppLog } from '../plugins/problem.ts';
import { MAX_MISSING_PATH, noteMissing } from './missing-addresses.ts';

/** Addresses without a page that are noted at one site between two writes; whoever tries thousands fills nothing. */
const MISSING_AT_ONCE = 50;
const MAX_SITES = 1000;

/**
 * Counts visits of redirects, and addresses at which nothing stands. Visitors wait for no write: what was counted is
 * written every few seconds, one statement for all redirects. A kill loses the counts of a few seconds.
 */
export class AddressCounts {
  readonly #db: Queries;
  readonly #hasRoom: () => boolean;
  #hits = new Map<number, number>();
  #missing = new Map<number, Map<string, number>>();

  constructor(db: Queries, hasRoom: () => boolean) {
    this.#db = db;
    this.#hasRoom = hasRoom;
  }

  /** Somebody was led on by a redirect of this id. */
  hit(id: number): void {
    this.#hits.set(id, (this.#hits.get(id) ?? 0) + 1);
  }

  /** Somebody asked for an address of a site at which nothing stands. */
  missed(siteId: number, address: string): void {
    const path = pathKey(address);
    if (path.length > MAX_MISSING_PATH || !isStorable(path)) return;
    let paths = this.#missing.get(siteId);
    if (!paths) {
      if (this.#missing.size >= MAX_SITES) return;
      paths = new Map();
      this.#missing.set(siteId, paths);
    }
    const count = paths.get(path);
    if (count === undefined && paths.size >= MISSING_AT_ONCE) return;
    paths.set(path, (count ?? 0) + 1);
  }

  /** Writes what was counted since the last time. What cannot be written of redirects is counted on. */
  async flush(): Promise<void> {
    const [hits, missing] = [this.#hits, this.#missing];
    if (hits.size + missing.size === 0) return;
    this.#hits = new Map();
    this.#missing = new Map();
    if (!this.#hasRoom()) return;
    try {
      await writeHits(this.#db, hits);
    } catch (error) {
      for (const [id, count] of hits) this.#hits.set(id, (this.#hits.get(id) ?? 0) + count);
      throw error;
    }
    for (const [siteId, paths] of missing) await noteMissing(this.#db, siteId, paths);
  }
}

async function writeHits(db: Queries, hits: ReadonlyMap<number, number>): Promise<void> {
  if (hits.size === 0) return;
  const rows = [...hits].map(([id, count]) => ({ id, count }));
  // In the order of their ids, so that two instances never wait for each other in a circle.
  await db.execute(sql`
    with counted as (
      select redirect.id, given.count
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id int, count int)
      join redirect on redirect.id = given.id
      order by redirect.id
      for update of redirect
    )
    update redirect set hits = least(coalesce(redirect.hits, 0)::bigint + counted.count, 2147483647)::int
    from counted where redirect.id = counted.id`);
}

/** Counts for as long as the app runs, and writes what is left when it closes. */
export function countAddresses(
  app: FastifyInstance,
  { db, hasRoom, log }: { db: Queries; hasRoom: () => boolean; log: AppLog },
): AddressCounts {
  const counts = new AddressCounts(db, hasRoom);
  writeInBatches(app, {
    flush: () => counts.flush(),
    onFailure: () => log.warn('Visits of redirects could not be written; they are tried again later.'),
  });
  return counts;
}
