import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Takes the focus along to a page that was gone to, unless the page has put it somewhere itself: whoever listens or
 * types goes on from its beginning. A button that stays, as the one to the next step, does not keep it.
 */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  /** What had the focus at the last press. */
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const { current } = main;
    const press = () => {
      pressed.current = document.activeElement;
    };
    // Before what is pressed acts on it.
    current?.addEventListener('click', press, true);
    return () => current?.removeEventListener('click', press, true);
  }, []);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const { current } = main;
    const { activeElement } = document;
    if (!current) return;
    if (!current.contains(activeElement) || activeElement === pressed.current) {
      current.focus({ preventScroll: true });
    }
    pressed.current = null;
  }, [pathname]);
  return main;
}
