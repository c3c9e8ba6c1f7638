import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeMenu, openMenu } from './menu-phase.ts';

const emitted: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {
    setTimeout,
    clearTimeout,
    dispatchEvent: (event: Event) => void emitted.push(event.type),
  });
});

afterEach(() => {
  closeMenu();
  vi.runAllTimers();
  emitted.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('opening tells the page once, however often it is asked', () => {
  openMenu();
  openMenu();
  expect(emitted).toEqual(['palapa:menu-open']);
});

it('closing tells the page when the menu is gone, after half the time it took to open', () => {
  openMenu();
  closeMenu();
  vi.advanceTimersByTime(349);
  expect(emitted).toEqual(['palapa:menu-open']);
  vi.advanceTimersByTime(1);
  expect(emitted).toEqual(['palapa:menu-open', 'palapa:menu-close']);
});

it('opened again while it closes, it stays open', () => {
  openMenu();
  closeMenu();
  vi.advanceTimersByTime(100);
  openMenu();
  vi.advanceTimersByTime(1000);
  expect(emitted).toEqual(['palapa:menu-open', 'palapa:menu-open']);
});

it('a menu that is closed has nothing to close', () => {
  closeMenu();
  vi.runAllTimers();
  expect(emitted).toEqual([]);
});
