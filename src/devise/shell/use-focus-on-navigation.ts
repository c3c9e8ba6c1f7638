import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Takes the focus along to a page that was gone to, unless the page has put it somewhere itself: whoever listens or
 * types goes on from its beginning.
 */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const { current } = main;
    if (current && !current.contains(document.activeElement)) current.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
