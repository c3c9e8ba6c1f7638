import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../domain/language.ts';
import { dayIn } from '../../../domain/time/zone-time.ts';
import type { Queries } from '../../content/store/repository.ts';
import { writeInBatches } from '../../jobs/write-in-batches.ts';
import type { AppLog } from '../../plugins/problem.ts';

/** A version that a visitor was given. */
interface GivenVersion {
  readonly page: number;
  readonly draw: string;
  /** The id of its entry. */
  readonly version: string;
  readonly language: Language;
  /** That of the property, whose days are counted. */
  readonly timeZone: string;
}

interface DayCount extends Omit<GivenVersion, 'timeZone'> {
  /** 'YYYY-MM-DD' at the property. */
  readonly day: string;
  visitors: number;
  presses: number;
}

/**
 * Counts visitors of each version, and those who pressed a link, as totals of a day. Visitors wait for no write; a kill
 * loses the counts of a few seconds.
 */
export class DrawCounts {
  readonly #db: Queries;
  readonly #hasRoom: () => boolean;
  #days = new Map<string, DayCount>();

  constructor(db: Queries, hasRoom: () => boolean) {
    this.#db = db;
    this.#hasRoom = hasRoom;
  }

  visited(given: GivenVersion): void {
    this.#countOf(given).visitors += 1;
  }

  pressed(given: GivenVersion): void {
    this.#countOf(given).presses += 1;
  }

  #countOf({ timeZone, ...given }: GivenVersion): DayCount {
    const day = dayIn(new Date(), timeZone);
    const key = [...Object.values(given), day].join(' ');
    const held = this.#days.get(key) ?? { ...given, day, visitors: 0, presses: 0 };
    this.#days.set(key, held);
    return held;
  }

  /** Writes what was counted since the last time. What cannot be written is counted on. */
  async flush(): Promise<void> {
    const counted = this.#days;
    if (counted.size === 0) return;
    this.#days = new Map();
    if (!this.#hasRoom()) return;
    try {
      await addDays(this.#db, counted);
    } catch (error) {
      for (const [key, { visitors, presses, ...given }] of counted) {
        const since = this.#days.get(key) ?? { ...given, visitors: 0, presses: 0 };
        this.#days.set(key, {
          ...since,
          visitors: since.visitors + visitors,
          presses: since.presses + presses,
        });
      }
      throw error;
    }
  }
}

/** In the order of their keys, so that two instances never wait for each other in a circle. */
async function addDays(db: Queries, counted: ReadonlyMap<string, DayCount>): Promise<void> {
  const rows = [...counted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await db.execute(sql`
    insert into page_draw_day (page_id, draw, version, language, day, visitors, presses)
    select page, draw, version, language, day, visitors, presses
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(page int, draw text, version text, language text, day date, visitors int, presses int)
    on conflict (page_id, draw, version, language, day) do update
    set visitors = page_draw_day.visitors + excluded.visitors, presses = page_draw_day.presses + excluded.presses`);
}

/** Part of the daily maintenance: counts of pages that are gone for good. */
export async function forgetLostDraws(db: Queries): Promise<void> {
  await db.execute(
    sql`delete from page_draw_day where not exists (select from page where page.id = page_draw_day.page_id)`,
  );
}

/** Counts for as long as the app runs, and writes what is left when it closes. */
export function countDraws(
  app: FastifyInstance,
  { db, hasRoom, log }: { db: Queries; hasRoom: () => boolean; log: AppLog },
): DrawCounts {
  const counts = new DrawCounts(db, hasRoom);
  writeInBatches(app, {
    flush: () => counts.flush(),
    onFailure: () => log.warn('Visits of page versions could not be written; they are tried again later.'),
  });
  return counts;
}
