import { useLayoutEffect, useRef } from 'react';
import { hasNoFocus } from '../../shell/has-no-focus.ts';
import type { CalendarItem } from './calendar-items.ts';
import { isAtMove } from './held-items.ts';
import type { Move } from './use-move.ts';

const elementOf = ({ key }: CalendarItem): HTMLElement | null => document.getElementById(`date-${key}`);

/**
 * Takes the focus along with a date: on another day it is another element. `lifting`: the one that is moved by keys.
 * Returns what follows a date that was put down, until the focus goes elsewhere.
 */
export function useDateFocus(
  items: readonly CalendarItem[],
  lifting: Move | undefined,
): (move: Move) => void {
  const followed = useRef<Move>(undefined);
  useLayoutEffect(() => {
    const lifted = lifting && items.find(({ key }) => key === lifting.item.key);
    if (lifted) elementOf(lifted)?.focus();
  }, [lifting, items]);
  useLayoutEffect(() => {
    const move = followed.current;
    const item = move && items.findLast((one) => isAtMove(move, one));
    if (!item) return;
    if (hasNoFocus()) elementOf(item)?.focus();
    else if (document.activeElement !== elementOf(item)) followed.current = undefined;
  }, [items]);
  return (move) => {
    followed.current = move;
  };
}
