import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Logo } from './logo.tsx';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const draw = (src: string | null) =>
  act(async () =>
    root.render(
      <Logo logo={src === null ? null : { src, width: 80, height: 40 }} alt="">
        Casa Marea
      </Logo>,
    ),
  );
const image = () => document.querySelector('img');
const fail = () => act(async () => image()?.dispatchEvent(new Event('error')));

it('the name stands where there is no logo, and where its file is gone', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
  await draw(null);
  expect(document.body.textContent).toBe('Casa Marea');
  await draw('/gone.png');
  expect([image() !== null, document.body.textContent]).toEqual([true, '']);
  await fail();
  expect([image(), document.body.textContent]).toEqual([null, 'Casa Marea']);
  await draw('/other.png');
  expect(image()?.getAttribute('src')).toBe('/other.png');
});

it('a logo that the server had no time for comes back', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 200 })));
  await draw('/slow.png');
  await fail();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(image()).not.toBeNull();
  vi.useRealTimers();
});
