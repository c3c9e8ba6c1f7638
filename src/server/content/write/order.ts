import { and, asc, eq, sql } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { Conflict } from '../../http/errors.ts';
import type { Database } from '../store/repository.ts';
import { shown } from '../store/selection.ts';
import { tablesOf } from '../store/tables.ts';

/**
 * Gives all records of a site their places, in the order of `ids`. Throws Conflict when others are there than the
 * ids name. An order is no change of a record: whoever has one open can still save it.
 */
export async function orderRecords(
  db: Database,
  type: ContentType,
  siteId: number | undefined,
  ids: readonly number[],
) {
  const tables = tablesOf(type);
  const { records } = tables;
  return db.transaction(async (tx) => {
    const rows = (await tx
      .select({ id: records.id, position: records.position })
      .from(records)
      .where(and(shown('live', tables), siteId === undefined ? undefined : eq(records.site_id, siteId)))
      // Locked by id, which no order changes: two orders given at once wait for each other in one direction.
      .orderBy(asc(records.id))
      .for('update')) as { id: number; position: number }[];
    const positions = new Map(rows.map(({ id, position }) => [id, position]));
    if (rows.length !== ids.length || !ids.every((id) => positions.has(id))) {
      const message = 'The list has changed since it was read.';
      const standing = rows.toSorted((one, other) => one.position - other.position);
      throw new Conflict({ ids: standing.map(({ id }) => id) }, message);
    }
    const moved = ids.flatMap((id, at) => (positions.get(id) === at + 1 ? [] : [{ id, position: at + 1 }]));
    if (moved.length > 0) {
      await tx.execute(sql`update ${records} set position = place.position
        from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as place(id int, position int)
        where ${records.id} = place.id`);
    }
    return { ids };
  });
}
