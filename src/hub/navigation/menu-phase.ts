import { useSyncExternalStore } from 'react';

type MenuPhase = 'closed' | 'open' | 'closing';

/** Sections 4 and 9: opening takes 0.7 s, closing half of it (milliseconds). */
const MENU_TIME = 700;

let phase: MenuPhase = 'closed';
let closing: number | undefined;
const listeners = new Set<() => void>();

function become(next: MenuPhase): void {
  phase = next;
  listeners.forEach((listener) => listener());
}

const emit = (name: 'palapa:menu-open' | 'palapa:menu-close') => window.dispatchEvent(new CustomEvent(name));

export function openMenu(): void {
  if (phase === 'open') return;
  window.clearTimeout(closing);
  become('open');
  emit('palapa:menu-open');
}

export function closeMenu(): void {
  if (phase !== 'open') return;
  become('closing');
  closing = window.setTimeout(() => {
    become('closed');
    emit('palapa:menu-close');
  }, MENU_TIME / 2);
}

export const useMenuPhase = (): MenuPhase =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => phase,
  );
