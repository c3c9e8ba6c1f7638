import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { sold_out } from '../../database/schema.ts';
import type { Queries } from '../store/repository.ts';
import type { Actor } from '../write/history.ts';

/** A row of `sold_out` that holds. */
export interface SoldOutRow {
  readonly menu_id: number;
  readonly item: string;
  /** An instant, ISO 8601 in UTC; null where it holds until somebody says otherwise. */
  readonly until: string | null;
  readonly at: string;
  readonly actor_name: string;
}

const holds = and(
  isNull(sold_out.ended_at),
  or(isNull(sold_out.until), sql`${sold_out.until} > clock_timestamp()`),
);

const columns = {
  menu_id: sold_out.menu_id,
  item: sold_out.item,
  until: sold_out.until,
  at: sold_out.at,
  actor_name: sold_out.actor_name,
};

/** What is sold out at the sites; at every site where none is named. */
export const findSoldOut = (db: Queries, siteIds?: readonly number[]): Promise<SoldOutRow[]> =>
  db
    .select(columns)
    .from(sold_out)
    .where(siteIds ? and(holds, inArray(sold_out.site_id, [...siteIds])) : holds)
    .orderBy(sold_out.id);

interface Dish {
  readonly siteId: number;
  readonly menuId: number;
  readonly item: string;
}

const open = ({ menuId, item }: Dish) =>
  and(eq(sold_out.menu_id, menuId), eq(sold_out.item, item), isNull(sold_out.ended_at));

/** Somebody says that a dish is offered again; nothing changes where it is already. */
export async function offerAgain(db: Queries, dish: Dish, actor: Actor): Promise<void> {
  await db
    .update(sold_out)
    .set({ ended_at: sql`clock_timestamp()`, ended_by: actor.id, ended_by_name: actor.name })
    .where(and(open(dish), holds));
}

/** Of two who say it at once the later one holds: the menu's row is locked by the caller. */
export async function sellOut(
  tx: Queries,
  dish: Dish,
  { name, until, actor }: { readonly name: string; readonly until: string | null; readonly actor: Actor },
): Promise<void> {
  await tx
    .update(sold_out)
    .set({ ended_at: sql`clock_timestamp()` })
    .where(open(dish));
  await tx.insert(sold_out).values({
    site_id: dish.siteId,
    menu_id: dish.menuId,
    item: dish.item,
    name,
    until,
    actor: actor.id,
    actor_name: actor.name,
  });
}
