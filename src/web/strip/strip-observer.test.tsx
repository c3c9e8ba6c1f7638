import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Strip } from './strip.tsx';

/** Each observer with what it observes; the first one's callback is called as the browser would. */
class FakeObserver {
  static readonly all: FakeObserver[] = [];
  readonly observed: Element[] = [];
  readonly callback: () => void;
  constructor(callback: () => void) {
    this.callback = callback;
    FakeObserver.all.push(this);
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  disconnect() {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  FakeObserver.all.length = 0;
});

const names = ['Lunch', 'Dinner'];
const items = (some: readonly string[]) => some.map((name) => <li key={name}>{name}</li>);

it('observes its items once, also when it learns that more stand to the side, and those that come later', async () => {
  vi.stubGlobal('ResizeObserver', FakeObserver);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  const lines = items(names);
  await act(async () => root.render(<Strip>{lines}</Strip>));
  const list = place.querySelector('ul')!;
  expect(FakeObserver.all.map(({ observed }) => observed)).toEqual([[list, ...list.children]]);

  vi.spyOn(list, 'scrollWidth', 'get').mockReturnValue(900);
  await act(async () => FakeObserver.all[0]!.callback());
  expect(place.querySelector('[data-after]')).not.toBeNull();
  expect(FakeObserver.all).toHaveLength(1);

  await act(async () => root.render(<Strip>{items([...names, 'Drinks'])}</Strip>));
  expect(FakeObserver.all.at(-1)!.observed).toEqual([list, ...list.children]);
  await act(async () => root.unmount());
});
