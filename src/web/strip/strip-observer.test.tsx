import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Strip } from './strip.tsx';
import { WAIT } from '../../../test/wait.ts';

afterEach(() => vi.unstubAllGlobals());

const names = ['Lunch', 'Dinner'];
const items = (some: readonly string[]) => some.map((name) => <li key={name}>{name}</li>);

it('observes its items once, also when it learns that more stand to the side, and those that come later', async () => {
  const observe = vi.fn<(element: Element) => void>();
  let resized = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observe;
      disconnect = () => {};
      constructor(callback: () => void) {
        resized = callback;
      }
    },
  );
  const observed = () => observe.mock.calls.splice(0).map(([element]) => element);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<Strip>{items(names)}</Strip>));
  const list = place.querySelector('ul')!;
  expect(observed()).toEqual([list, ...list.children]);

  vi.spyOn(list, 'scrollWidth', 'get').mockReturnValue(900);
  await act(async () => resized());
  expect(place.querySelector('[data-after]')).not.toBeNull();
  expect(observed()).toEqual([]);

  await act(async () => root.render(<Strip>{items([...names, 'Drinks'])}</Strip>));
  await vi.waitFor(() => expect(observed()).toEqual([list, ...list.children]), WAIT);
  await act(async () => root.unmount());
});
