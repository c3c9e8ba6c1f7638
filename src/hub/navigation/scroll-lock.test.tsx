import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockScroll } from './scroll-lock.ts';

/** Section 4: body scrolling is locked on iOS, where a page scrolls whatever its overflow says. */

beforeEach(() => {
  document.body.innerHTML = '<main>page</main><div data-scrolls><p>menu</p></div>';
});
afterEach(() => vi.restoreAllMocks());

const touch = (selector: string): boolean => {
  const move = Object.assign(new Event('touchmove', { bubbles: true, cancelable: true }), { touches: [{}] });
  document.querySelector(selector)!.dispatchEvent(move);
  return move.defaultPrevented;
};

it('a finger moves the menu and not the page behind it, until the menu is closed', () => {
  const menu = document.querySelector('[data-scrolls]')!;
  vi.spyOn(menu, 'scrollHeight', 'get').mockReturnValue(900);
  vi.spyOn(menu, 'clientHeight', 'get').mockReturnValue(600);
  const unlock = lockScroll();
  expect(document.documentElement.style.overflow).toBe('hidden');
  expect([touch('main'), touch('p')]).toEqual([true, false]);
  unlock();
  expect(document.documentElement.style.overflow).toBe('');
  expect(touch('main')).toBe(false);
});

it('a menu that is short enough does not hand the finger on to the page', () => {
  const unlock = lockScroll();
  expect(touch('p')).toBe(true);
  unlock();
});
