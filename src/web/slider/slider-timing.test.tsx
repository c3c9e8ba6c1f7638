import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../language/language.tsx';
import { kitPhrases } from '../language/rendered-in.tsx';
import { useSeen } from './seen.ts';
import SliderControls from './slider-controls.tsx';

/** How long a slider waits (section 9 of the specification). */

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // It tells nothing: what is in a panel that grows may never meet its edge again.
  const silent = class {
    observe = () => {};
    disconnect = () => {};
  };
  vi.stubGlobal('IntersectionObserver', silent);
  vi.stubGlobal('ResizeObserver', silent);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('a slider that cannot start yet tries again every second, and then runs', async () => {
  const viewport = document.createElement('div');
  viewport.append(document.createElement('div'));
  viewport.firstElementChild!.append(document.createElement('p'), document.createElement('p'));
  const width = vi.spyOn(viewport, 'clientWidth', 'get').mockReturnValue(0);
  const select = vi.fn<(slide: number | undefined) => void>();
  await act(async () =>
    root.render(
      <LanguageProvider first="en" localizations={kitPhrases}>
        <SliderControls viewport={{ current: viewport }} count={2} selected={0} onSelect={select} />
      </LanguageProvider>,
    ),
  );
  await pass(1000);
  width.mockReturnValue(360);
  await pass(999);
  expect(select).not.toHaveBeenCalled();
  await pass(1);
  expect(select).toHaveBeenCalledExactlyOnceWith(0);
});

function Seen() {
  const region = { current: place };
  return useSeen(region) ? 'seen' : 'not yet';
}

it('what nobody has scrolled to is looked at after two seconds, and is seen where it is near', async () => {
  vi.spyOn(place, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 360, 200));
  await act(async () => root.render(<Seen />));
  await pass(1999);
  expect(place.textContent).toBe('not yet');
  await pass(1);
  expect(place.textContent).toBe('seen');
});
