import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus to what has just appeared in place of what had it. */
export function useFocusOnce<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
