import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../web/language/language.tsx';
import { kitPhrases } from '../web/language/rendered-in.tsx';

const PATH = 'content-sections/all';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('an answer for an older draft that comes last does not take the place of the newer one', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
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
  const place = document.querySelector('div')!;
  const root = createRoot(place);
  await act(() =>
    Promise.resolve(
      root.render(
        <LanguageProvider first="en" localizations={kitPhrases}>
          <Page />
        </LanguageProvider>,
      ),
    ),
  );
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
