import { useLayoutEffect } from 'react';
import { start } from '../start.ts';
import { useVisit } from './index.ts';
import { storedPositions } from './scroll-positions.ts';
import { scrollRestorer } from './scroll-restorer.ts';

const positions = start.routing === 'hash' ? storedPositions() : new Map<string, number>();

const restorer = scrollRestorer(
  {
    position: () => window.scrollY,
    scrollTo: (top) => window.scrollTo({ top, behavior: 'instant' }),
    nextFrame: (step) => void requestAnimationFrame(step),
    now: () => performance.now(),
    // Before the app had come (`early/early.ts`).
    isTakenOver: () => 'scrolledByHand' in document.documentElement.dataset,
  },
  positions,
);

const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Keeps and restores the scroll position of every visit. */
export function useScroll(): void {
  const visit = useVisit();
  useLayoutEffect(() => restorer.arrive(visit), [visit]);
  // Before the first paint, so that a guest who scrolls at once is not moved back.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', restorer.moved, { passive: true });
    byHand.forEach((type) => window.addEventListener(type, restorer.giveUp, { passive: true }));
    return () => {
      window.removeEventListener('scroll', restorer.moved);
      byHand.forEach((type) => window.removeEventListener(type, restorer.giveUp));
    };
  }, []);
}
