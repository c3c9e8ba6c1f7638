import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../web/language/language.tsx';
import { kitPhrases } from '../web/language/rendered-in.tsx';

const PATH = 'content-sections/all';
const MENU = 'restaurant-menus/la-lonja';

/** A page of the hub in the document's one place. */
async function draw(page: ReactNode) {
  const place = document.querySelector('div')!;
  const root = createRoot(place);
  await act(async () => {
    root.render(
      <LanguageProvider first="en" localizations={kitPhrases}>
        {page}
      </LanguageProvider>,
    );
    await Promise.resolve();
  });
  return { place, root };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.head.innerHTML = '<meta name="csrf-token" content="a" />';
  document.body.innerHTML = '<div></div>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('an answer for an older draft that comes last does not take the place of the newer one', async () => {
  document.head.innerHTML =
    '<meta name="answers-from" content="/draft/" /><meta name="csrf-token" content="a" />';
  document.body.innerHTML =
    '<script id="palapa-start" type="application/json">{"answers":{}}</script><div></div>';
  const answers: ((title: string) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answers.push((title) => resolve(Response.json({ data: [{ title }] })));
      }),
  );
  const { useData } = await import('./store.ts');
  const Page = () => JSON.stringify(useData(PATH).data);
  const { place, root } = await draw(<Page />);
  const refreshed = window.palapaRefresh!('/draft/');
  const [older, newer] = answers;
  await act(async () => {
    newer!('Tonight');
    await refreshed;
  });
  expect(place.textContent).toContain('Tonight');
  await act(async () => {
    older!('Some day');
    await new Promise((drawn) => setTimeout(drawn));
  });
  expect(place.textContent).toContain('Tonight');
  act(() => root.unmount());
});

it('a menu asked for ahead is shown at once and asked anew by the page that opens: a dish may be sold out', async () => {
  const titles = ['On offer', 'Sold out today'];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { title: titles.shift() } })));
  const { prefetchData, useData } = await import('./store.ts');
  const seen: string[] = [];
  const Page = () => {
    const text = JSON.stringify(useData(MENU).data);
    seen.push(text);
    return text;
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  await prefetchData(MENU);
  vi.setSystemTime(Date.now() + 5000);
  const { place, root } = await draw(<Page />);
  expect(seen[0]).toContain('On offer');
  await expect.poll(() => act(() => Promise.resolve(place.textContent))).toContain('Sold out today');
  act(() => root.unmount());
});

it('a menu asked for ahead is asked once where a slow phone takes two seconds to draw its page, and anew by the next page', async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ data: { title: 'Ahead' } })));
  vi.stubGlobal('fetch', fetch);
  const { prefetchData, useData } = await import('./store.ts');
  const Page = () => JSON.stringify(useData('restaurant-menus/la-parrilla').data);
  vi.useFakeTimers({ toFake: ['Date'] });
  await prefetchData('restaurant-menus/la-parrilla');
  vi.setSystemTime(Date.now() + 2000);
  const { root } = await draw(<Page />);
  expect(fetch).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
  const next = await draw(<Page />);
  expect(fetch).toHaveBeenCalledTimes(2);
  act(() => next.root.unmount());
});

it('a page is drawn once with an answer that was fetched ahead', async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ data: { title: 'Ahead' } })));
  vi.stubGlobal('fetch', fetch);
  const { prefetchData, useData } = await import('./store.ts');
  let drawings = 0;
  const Page = () => {
    drawings += 1;
    return JSON.stringify(useData('promos/by-location?location=Home').data);
  };
  await prefetchData('promos/by-location?location=Home');
  const { place, root } = await draw(<Page />);
  expect(place.textContent).toContain('Ahead');
  expect(drawings).toBe(1);
  expect(fetch).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
});
