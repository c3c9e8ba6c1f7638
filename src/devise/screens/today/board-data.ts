import type { DateException } from '../../../domain/time/recurrence-exceptions.ts';
import type { MealPeriod } from '../../../domain/time/opening-hours.ts';
import type { DishToday, EventToday, MealOfDay, TodayBoard } from '../../../domain/today.ts';
import { typeHeads } from '../../../content/heads.ts';
import { get, send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';

/** What the board reads and what its buttons write. */

/** What became of a change: see the server's `amendOutcomes`. */
export type Outcome = 'now' | 'approval' | 'working-copy' | 'same';

/** Another person, or a clock, may have changed the day meanwhile. */
const REFETCH_AFTER = 60_000;

export const boardQuery = (siteId: number) => ({
  queryKey: queryKeys.today.board(siteId),
  queryFn: ({ signal }: { signal: AbortSignal }) => get<TodayBoard>(`today?site_id=${siteId}`, signal),
  refetchInterval: REFETCH_AFTER,
});

export const dishesQuery = (siteId: number) => ({
  queryKey: queryKeys.today.dishes(siteId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    get<readonly DishToday[]>(`today/dishes?site_id=${siteId}`, signal),
});

/** After a change: the board, and whatever else shows the records. */
export async function refreshToday(): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: queryKeys.today.all }),
    queries.invalidateQueries({ queryKey: queryKeys.records.of(typeHeads.menu) }),
    queries.invalidateQueries({ queryKey: queryKeys.records.of(typeHeads.event) }),
    queries.invalidateQueries({ queryKey: queryKeys.records.of(typeHeads.restaurant) }),
    queries.invalidateQueries({ queryKey: queryKeys.approvals.lists }),
  ]);
}

interface Dish {
  readonly menu: number;
  readonly item: string;
}

export const sellOut = ({ menu, item }: Dish, until: string | null) =>
  send('POST', `menus/${menu}/sold-out`, { item, until });

export const offerAgain = ({ menu, item }: Dish) => send('POST', `menus/${menu}/offer-again`, { item });

export interface PriceChange {
  readonly item: string;
  readonly price: DishToday['price'];
  readonly was: DishToday['price'];
}

export const savePrices = (menu: number, prices: readonly PriceChange[]) =>
  send<{ outcome: Outcome }>('PUT', `menus/${menu}/prices`, { prices });

/** What may become of one date of an event. */
export type DateQuestion = 'cancel' | 'move' | 'elsewhere';

export const asPlanned: DateException = { cancelled: false, to: null, location: null };

export const saveDate = ({ id, day }: Pick<EventToday, 'id' | 'day'>, exception: DateException) =>
  send<{ outcome: Outcome }>('PUT', `events/${id}/date`, { day, ...exception });

/** By meal: what is said of the day; null: as usual. */
export type DayHours = Readonly<Partial<Record<MealPeriod, MealOfDay | null>>>;

export const saveDayHours = (restaurant: number, day: string, meals: DayHours) =>
  send<{ outcome: Outcome }>('PUT', `restaurants/${restaurant}/day-hours`, { day, meals });
