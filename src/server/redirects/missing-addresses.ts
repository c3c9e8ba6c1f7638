import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { missing_address } from '../database/schema.ts';
import type { Queries } from '../content/store/repository.ts';

/** Addresses that visitors asked for and at which nothing stands: what staff look through for redirects to make. */

/** Characters; what is longer is no address that anybody linked to. */
export const MAX_MISSING_PATH = 200;
/** Rows that a site keeps: the ones asked for most, and of equals the latest. */
export const MAX_MISSING = 500;
/** Milliseconds after which an address that nobody asks for any more is forgotten. */
const MAX_AGE = 60 * 86_400_000;

/** Adds what was counted at one site, and drops what goes beyond its share. */
export async function noteMissing(
  db: Queries,
  siteId: number,
  counted: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...counted]
    .map(([path, hits]) => ({ path, hits }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  await db.execute(sql`
    insert into missing_address (site_id, path, hits)
    select ${siteId}::int, path, hits
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(path text, hits int)
    on conflict (site_id, path) do update
    set hits = least(missing_address.hits::bigint + excluded.hits, 2147483647)::int, last_at = now()`);
  await db.execute(sql`
    delete from missing_address where site_id = ${siteId} and path in (
      select path from missing_address where site_id = ${siteId}
      order by hits desc, last_at desc, path offset ${MAX_MISSING}
    )`);
}

const ofSite = (siteId: number, paths?: readonly string[]) =>
  and(
    eq(missing_address.site_id, siteId),
    isNull(missing_address.dismissed_at),
    paths && inArray(missing_address.path, [...paths]),
  );

export interface MissingAddress {
  readonly path: string;
  readonly hits: number;
  readonly first_at: string;
  readonly last_at: string;
}

/** A page of what staff have not looked through yet, asked for most first. */
export async function listMissing(
  db: Queries,
  siteId: number,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ data: MissingAddress[]; total: number }> {
  const { path, hits, first_at, last_at } = missing_address;
  const data = await db
    .select({ path, hits, first_at, last_at })
    .from(missing_address)
    .where(ofSite(siteId))
    .orderBy(desc(hits), desc(last_at), path)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data, total: await db.$count(missing_address, ofSite(siteId)) };
}

/** Takes addresses out of the list for good: they are counted on, so that they do not come back. */
export const dismissMissing = async (
  db: Queries,
  siteId: number,
  paths: readonly string[],
): Promise<number> =>
  (
    await db
      .update(missing_address)
      .set({ dismissed_at: new Date().toISOString() })
      .where(ofSite(siteId, paths))
      .returning({ path: missing_address.path })
  ).length;

/** Part of the daily maintenance; `now` in epoch milliseconds. */
export async function forgetOldMissing(db: Queries, now: number): Promise<void> {
  await db.delete(missing_address).where(lt(missing_address.last_at, new Date(now - MAX_AGE).toISOString()));
}
