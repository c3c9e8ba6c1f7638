import {
  dishGroups,
  type DishGroup,
  type StoredDish,
  type StoredMenu,
} from '../../../domain/dining/menu-dishes.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import type { SoldOutRow } from './sold-out.ts';

/** A dish as staff see it where they change one thing of it. */
export interface ListedDish extends Pick<StoredDish, 'id' | 'title' | 'price' | 'amount'> {
  /** Absent while it is offered; `until` on the property's wall clock. */
  readonly sold_out?: { readonly until: string | null; readonly by: string };
}

export interface ListedGroup extends Pick<DishGroup, 'titles'> {
  readonly dishes: readonly ListedDish[];
}

/** The dishes of a menu under their headings, each with whether it is sold out. */
export function listDishes(
  menu: StoredMenu & { readonly id: number },
  soldOut: readonly SoldOutRow[],
  timeZone: string,
): ListedGroup[] {
  const rows = new Map(soldOut.filter(({ menu_id }) => menu_id === menu.id).map((row) => [row.item, row]));
  const saidOf = ({ until, actor_name }: SoldOutRow) => ({
    until: until && wallClockIn(new Date(until), timeZone),
    by: actor_name,
  });
  return dishGroups(menu).map(({ titles, dishes }) => ({
    titles,
    dishes: dishes.map(({ id, title, price, amount }) => {
      const row = rows.get(id);
      return { id, title, price, amount, ...(row ? { sold_out: saidOf(row) } : {}) };
    }),
  }));
}
