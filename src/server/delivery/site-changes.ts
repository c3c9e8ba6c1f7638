import { lt } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Queries } from '../content/store/repository.ts';
import { site_change } from '../database/schema.ts';
import type { ReadMarks } from './cache-registry.ts';

/** Milliseconds. Older rows of `site_change` are deleted by the daily maintenance. */
export const MAX_CHANGE_AGE = 7 * 86_400_000;

/** What a site's id is in `site_change` for a write that concerns all of them. */
const ALL_SITES = 0;

/**
 * The sites that were written to since they were read: writes whose transaction the site's read did not see. A
 * database that was set back to an earlier state knows nothing of those transactions; then every site has changed.
 */
const CHANGED_SINCE = `
  select read.site_id as id
  from unnest($1::int[], $2::text[]) as read (site_id, mark)
  where pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(read.mark::pg_snapshot)
    or exists (
      select from site_change
      where site_change.site_id in (${ALL_SITES}, read.site_id)
        and site_change.xid >= pg_snapshot_xmin(read.mark::pg_snapshot)
        and not pg_visible_in_snapshot(site_change.xid, read.mark::pg_snapshot)
    )`;

/** Ids of the sites that were written to after they were read. */
export async function changedSince(client: ClientBase, marks: ReadMarks): Promise<number[]> {
  if (marks.size === 0) return [];
  const { rows } = await client.query<{ id: number }>(CHANGED_SINCE, [
    [...marks.keys()],
    [...marks.values()],
  ]);
  return rows.map(({ id }) => id);
}

/** `now` in epoch milliseconds. */
export async function deleteOldSiteChanges(db: Queries, now: number): Promise<void> {
  await db.delete(site_change).where(lt(site_change.at, new Date(now - MAX_CHANGE_AGE).toISOString()));
}
