import { and, asc, eq, sql } from 'drizzle-orm';
import type { ContentType } from '../../../domain/content-type.ts';
import { shownLanguages, statesOf } from '../../../domain/publication/state.ts';
import { type PublicationSummary, storedSummary } from '../../../domain/publication/summary.ts';
import { Conflict } from '../../http/errors.ts';
import { type PublishRight, requireRightOverShown } from '../publication/publish-right.ts';
import type { Database } from '../store/repository.ts';
import { shown } from '../store/selection.ts';
import { tablesOf } from '../store/tables.ts';

interface Placed {
  readonly id: number;
  readonly publication: PublicationSummary;
}

/** Of the records that guests read, in their order, those that would come earlier or later among them. */
function movedAmongShown(standing: readonly Placed[], ids: readonly number[]): Placed[] {
  const now = new Date().toISOString();
  const shownNow = standing.filter(
    ({ publication }) => shownLanguages(statesOf(publication, now)).length > 0,
  );
  const places = new Map(ids.map((id, place) => [id, place]));
  const next = shownNow.toSorted((one, other) => places.get(one.id)! - places.get(other.id)!);
  return shownNow.filter((one, at) => one !== next[at]);
}

/**
 * Gives all records of a site their places, in the order of `ids`. Throws Conflict when others are there than the
 * ids name, and MayNotPublish when guests would read those that they see in another order. An order is no change of a record: whoever has one open can still save it.
 */
export async function orderRecords(
  db: Database,
  type: ContentType,
  siteId: number | undefined,
  { ids, publishRight }: { readonly ids: readonly number[]; readonly publishRight?: PublishRight },
) {
  const tables = tablesOf(type);
  const { records } = tables;
  return db.transaction(async (tx) => {
    const rows = (await tx
      .select({ id: records.id, position: records.position, publication: records.publication })
      .from(records)
      .where(and(shown('live', tables), siteId === undefined ? undefined : eq(records.site_id, siteId)))
      // Locked by id, which no order changes: two orders given at once wait for each other in one direction.
      .orderBy(asc(records.id))
      .for('update')) as { id: number; position: number; publication: unknown }[];
    const standing = rows
      .map(({ publication, ...row }) => ({ ...row, publication: storedSummary(publication) }))
      .sort((one, other) => one.position - other.position);
    const positions = new Map(rows.map(({ id, position }) => [id, position]));
    if (rows.length !== ids.length || !ids.every((id) => positions.has(id))) {
      const message = 'The list has changed since it was read.';
      throw new Conflict({ ids: standing.map(({ id }) => id) }, message);
    }
    for (const one of movedAmongShown(standing, ids)) requireRightOverShown(one.publication, publishRight);
    const moved = ids.flatMap((id, at) => (positions.get(id) === at + 1 ? [] : [{ id, position: at + 1 }]));
    if (moved.length > 0) {
      await tx.execute(sql`update ${records} set position = place.position
        from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as place(id int, position int)
        where ${records.id} = place.id`);
    }
    return { ids };
  });
}
