import { type RefObject, useEffect } from 'react';

/** Keeps the focus on the page when what has it goes away. Nothing needs that before the page is drawn. */
export function useFocusOnRemoval(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isLeft = false;
    let end: (() => void) | undefined;
    const begin = async () => {
      const { keepFocus } = await import('./keep-focus.ts');
      if (!isLeft) end = keepFocus(main);
    };
    // Where it cannot be loaded, the browser decides.
    begin().catch(() => undefined);
    return () => {
      isLeft = true;
      end?.();
    };
  }, [main]);
}
