import type { TimeSpan } from '../../../domain/time/opening-hours.ts';
import type { MealToday } from '../../../domain/today.ts';
import type { DayHours } from './board-data.ts';

/** What is asked of a restaurant's day: that it closes, or when else it is open. */
export type DayQuestion = 'close' | 'hours';

export const spansToday = ({ usual, exception }: MealToday): readonly TimeSpan[] => exception?.spans ?? usual;

/** What was said of the meals before; said again, it takes a change of them back. */
export const saidBefore = (meals: readonly MealToday[]): DayHours =>
  Object.fromEntries(meals.map(({ period, exception }) => [period, exception]));
