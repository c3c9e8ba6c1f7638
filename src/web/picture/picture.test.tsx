import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kitPhrases } from '../language/rendered-in.tsx';
import { LanguageProvider } from '../language/language.tsx';
import { Picture } from './picture.tsx';
import { terrace } from './terrace.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>();
let root: Root;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <LanguageProvider first="en" localizations={kitPhrases}>
        <Picture picture={terrace} sizes="100vw" />
      </LanguageProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  fetched.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const image = () => document.querySelector('img');
const fail = () => act(async () => image()?.dispatchEvent(new Event('error')));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const busy = () => Promise.resolve(new Response(null, { status: 503, headers: { 'retry-after': '3' } }));

describe('a picture that did not come', () => {
  it('is asked for again when the server says it has time, and leaves its sketch meanwhile', async () => {
    fetched.mockImplementation(busy);
    await fail();
    expect(image()).toBeNull();
    await pass(2.9);
    expect(image()).toBeNull();
    await pass(0.1);
    expect(image()?.alt).toBe('The terrace at dusk');
  });

  it('is shown at once where it is there by now', async () => {
    fetched.mockResolvedValue(new Response('', { status: 200 }));
    await fail();
    await pass(0);
    expect(image()).not.toBeNull();
  });

  it('is given up after six tries', async () => {
    fetched.mockImplementation(busy);
    for (let tries = 0; tries < 6; tries += 1) {
      await fail();
      await pass(3);
      expect(image()).not.toBeNull();
    }
    await fail();
    await pass(600);
    expect(image()).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(6);
  });

  it('is shown when the connection is back', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await fail();
    await pass(600);
    expect(image()).toBeNull();
    fetched.mockResolvedValue(new Response());
    await pass(30);
    expect(image()).not.toBeNull();
  });

  it('is not asked for again where it does not exist', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 404 }));
    await fail();
    await pass(600);
    expect(image()).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
