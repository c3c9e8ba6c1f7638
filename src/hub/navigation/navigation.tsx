import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePhrases } from '../phrases.ts';
import { isHome } from '../router/history.ts';
import { usePath, useVisit } from '../router/index.ts';
import { Bar } from './bar.tsx';
import { FullMenu } from './full-menu.tsx';
import { closeMenu, openMenu, useMenuPhase } from './menu-phase.ts';
import './panel.css';
import { lockScroll } from './scroll-lock.ts';
import { keepFocusInside } from './focus-inside.ts';

/** The bar, and the panel it grows into. At home there is no bar: the panel is hidden until it opens. */
export function Navigation() {
  const phrases = usePhrases();
  const phase = useMenuPhase();
  const mode = isHome(usePath()) ? 'hidden' : 'bar';
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = phase === 'open';
  useOpenMenu(isOpen, panel);
  useEffect(openWhenAsked, []);

  return (
    <header className="panel" data-mode={mode} data-phase={phase}>
      <div
        ref={panel}
        className="panel-grown"
        role={isOpen ? 'dialog' : undefined}
        aria-modal={isOpen || undefined}
        aria-label={isOpen ? phrases.menu : undefined}
      >
        {(mode === 'bar' || phase !== 'closed') && <Bar mode={mode} isOpen={isOpen} />}
        {phase !== 'closed' && <FullMenu />}
      </div>
    </header>
  );
}

/** The server's own drawing of the page remembers a tap that came before the app (`early/`). */
function openWhenAsked(): void {
  const { dataset } = document.documentElement;
  if (!('menuAsked' in dataset)) return;
  delete dataset.menuAsked;
  openMenu();
}

/** While it is open: the page behind stands still, the focus stays inside, Escape closes and focus goes back. */
function useOpenMenu(isOpen: boolean, panel: React.RefObject<HTMLElement | null>): void {
  const visit = useVisit();
  const visitAtOpening = useRef(visit);
  const currentVisit = useRef(visit);
  useLayoutEffect(() => {
    currentVisit.current = visit;
    // However the guest moved on, the browser's Back included, the menu does not stay in the way.
    if (visit !== visitAtOpening.current) closeMenu();
  }, [visit]);

  useEffect(() => {
    if (!isOpen || !panel.current) return;
    visitAtOpening.current = currentVisit.current;
    const opener = document.activeElement;
    const unlock = lockScroll();
    const free = keepFocusInside(panel.current, closeMenu);
    // In the preview beside a form it opens by itself: the focus stays with whoever types.
    if (document.hasFocus()) {
      panel.current.querySelector<HTMLElement>('[data-menu-toggle]')?.focus({ preventScroll: true });
    }
    return () => {
      free();
      unlock();
      const isSamePage = currentVisit.current === visitAtOpening.current;
      if (isSamePage && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen, panel]);
}
