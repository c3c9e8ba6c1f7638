import { contentTypes } from '../../../content/index.ts';
import { dishGroups } from '../../../domain/dining/menu-dishes.ts';
import { titlesOf } from '../../../domain/record/title.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import type { DishToday, SoldOutToday } from '../../../domain/today.ts';
import type { Staff } from '../../http/staff.ts';
import { listDishes } from '../dishes/dish-list.ts';
import { findSoldOut, type SoldOutRow } from '../dishes/sold-out.ts';
import { publishRightOf } from '../publication/publish-right.ts';
import type { StoredRecord } from '../store/record.ts';
import { type Database, findRecords, type Queries } from '../store/repository.ts';
import { amendBase } from '../write/amend.ts';

/** Dishes of a property's menus: those that are sold out, and all that can be. */

const { menu } = contentTypes;
type Site = StoredRecord<typeof contentTypes.site>;

const menusOf = (db: Queries, siteId: number) => findRecords(db, menu, { siteIds: [siteId] });

export async function soldOutToday(db: Queries, { id, timeZone }: Site): Promise<SoldOutToday[]> {
  const rows = await findSoldOut(db, [id]);
  if (rows.length === 0) return [];
  const menus = await findRecords(db, menu, { ids: [...new Set(rows.map(({ menu_id }) => menu_id))] });
  return rows.flatMap((row: SoldOutRow) => {
    const found = menus.find((one) => one.id === row.menu_id);
    const dish =
      found &&
      dishGroups(found)
        .flatMap(({ dishes }) => dishes)
        .find((one) => one.id === row.item);
    if (!found || !dish) return [];
    const until = row.until && wallClockIn(new Date(row.until), timeZone);
    return [
      {
        menu: found.id,
        item: dish.id,
        title: dish.title,
        menu_name: found.name,
        menu_title: titlesOf(menu, found),
        until,
        by: row.actor_name,
      },
    ];
  });
}

/** Every dish of a site, as whoever asks changes it. */
export async function readDishes(db: Database, staff: Staff, site: Site): Promise<DishToday[]> {
  const right = publishRightOf(staff, menu.permission);
  const [menus, soldOut] = await Promise.all([menusOf(db, site.id), findSoldOut(db, [site.id])]);
  const listed: DishToday[] = [];
  for (const one of menus) {
    const { record } = await amendBase(db, menu, one, right);
    for (const { titles, dishes } of listDishes(record, soldOut, site.timeZone)) {
      for (const { id, title, price, sold_out } of dishes) {
        listed.push({
          menu: one.id,
          menu_name: one.name,
          menu_title: titlesOf(menu, one),
          item: id,
          title,
          section: titles.at(-1) ?? { en: null, es: null },
          price,
          ...(sold_out ? { sold_out } : {}),
        });
      }
    }
  }
  return listed;
}
