import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { history } from './index.ts';

/** Section 9: a card shows that it was pressed, then leads on (milliseconds). */
const CARD_DELAY = 500;

/** The address of a hub route that can be copied or opened in a new tab. */
export const hrefOf = (to: string): string => history.href(to);

/** Goes to a hub route at once. */
export const navigate = (to: string): void => history.push(to);

interface Soon {
  /** Leads on after the delay; a second call meanwhile changes nothing. */
  readonly navigateSoon: (to: string) => void;
  /** Where it is about to lead. */
  readonly pressed: string | undefined;
}

export function usePress(): Soon {
  const [pressed, setPressed] = useState<string>();
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const navigateSoon = useCallback((to: string) => {
    if (timer.current !== undefined) return;
    setPressed(to);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      setPressed(undefined);
      navigate(to);
    }, CARD_DELAY);
  }, []);
  return { navigateSoon, pressed };
}

/** A click meant for this page: not one that opens a new tab or a menu, nor one already dealt with. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;
