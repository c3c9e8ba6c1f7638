import { describe, expect, it } from 'vitest';
import { scrollRestorer } from './scroll-restorer.ts';

/** A page of some height in a window of 100, drawn frame by frame at 60 a second. */
function page(height: number) {
  const next: (() => void)[] = [];
  const window = {
    height,
    top: 0,
    time: 0,
    takenOver: false,
    position: () => window.top,
    scrollTo: (top: number) => void (window.top = Math.min(top, Math.max(0, window.height - 100))),
    nextFrame: (step: () => void) => void next.push(step),
    now: () => window.time,
    isTakenOver: () => window.takenOver,
    frames(count: number) {
      for (let frame = 0; frame < count; frame++) {
        window.time += 1000 / 60;
        next.splice(0).forEach((step) => step());
      }
    },
  };
  return window;
}

function visited(height: number, top: number) {
  const window = page(height);
  const restorer = scrollRestorer(window, new Map());
  restorer.arrive('dining');
  window.scrollTo(top);
  restorer.moved();
  restorer.arrive('restaurant');
  return { window, restorer };
}

describe('where a page stands', () => {
  it('a new page begins at the top', () => {
    const { window } = visited(2000, 700);
    expect(window.top).toBe(0);
  });

  it('a page the guest comes back to stands where it was left', () => {
    const { window, restorer } = visited(2000, 700);
    restorer.arrive('dining');
    window.frames(1);
    expect(window.top).toBe(700);
  });

  it('waits for content that comes late', () => {
    const { window, restorer } = visited(2000, 700);
    window.height = 100;
    restorer.arrive('dining');
    window.frames(10 * 60);
    expect(window.top).toBe(0);
    window.height = 2000;
    window.frames(2);
    expect(window.top).toBe(700);
  });

  it('gives up after fifteen seconds', () => {
    const { window, restorer } = visited(2000, 700);
    window.height = 100;
    restorer.arrive('dining');
    window.frames(15 * 60 + 10);
    window.height = 2000;
    window.frames(60);
    expect(window.top).toBe(0);
  });

  it('leaves the page alone as soon as the guest scrolls', () => {
    const { window, restorer } = visited(2000, 700);
    window.height = 100;
    restorer.arrive('dining');
    window.frames(10);
    restorer.giveUp();
    window.height = 2000;
    window.top = 40;
    window.frames(60);
    expect(window.top).toBe(40);
  });

  it.each([
    ['where it was left after a reload', false, 700],
    ['where the guest scrolled to before the app had come', true, 40],
  ])('stands %s', (_, takenOver, top) => {
    const window = page(2000);
    window.top = 40;
    window.takenOver = takenOver;
    scrollRestorer(window, new Map([['dining', 700]])).arrive('dining');
    window.frames(20);
    expect(window.top).toBe(top);
  });

  it('lets go once the page has stood still for a while', () => {
    const { window, restorer } = visited(2000, 700);
    restorer.arrive('dining');
    window.frames(30);
    window.top = 300;
    window.frames(30);
    expect(window.top).toBe(300);
  });

  it('does not mistake its own attempts for where the guest was', () => {
    const { window, restorer } = visited(2000, 700);
    window.height = 400;
    restorer.arrive('dining');
    window.frames(5);
    restorer.moved();
    restorer.arrive('info');
    window.height = 2000;
    restorer.arrive('dining');
    window.frames(2);
    expect(window.top).toBe(700);
  });
});
