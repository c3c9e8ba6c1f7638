import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../language/language.tsx';
import { kitPhrases, renderedIn } from '../language/rendered-in.tsx';
import { Dish } from '../menu/dish.tsx';
import { Asks } from './asks.tsx';
import { MyTableButton } from './my-table-button.tsx';
import { WaiterCard } from './waiter-card.tsx';
import { TableForm } from './table-form.tsx';

const KEY = 'palapa-my-table';

const nutCake = {
  title: 'Nut cake',
  desc: null,
  price: null,
  amount: null,
  currency: null,
  dr: ['has-nuts', 'vegetarian'],
} as const;

/** A page of its own: the store reads the browser's storage when it is first asked. */
async function freshStore() {
  vi.resetModules();
  return import('./my-table-store.ts');
}

const nothing = () => undefined;

function draw(element: ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = document.body.appendChild(document.createElement('div'));
  const reactRoot = createRoot(root);
  act(() =>
    reactRoot.render(
      <LanguageProvider first="en" localizations={kitPhrases}>
        {element}
      </LanguageProvider>,
    ),
  );
  return { root, end: () => act(() => reactRoot.unmount()) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

describe.each(['en', 'es'] as const)('on a server: %s', (language) => {
  it('the table is empty, whatever this machine has stored', () => {
    localStorage.setItem(KEY, '{"avoids":["nuts"]}');
    const html = renderedIn(language, <Dish item={nutCake} />);
    expect(html).not.toContain('data-standing');
    expect(renderedIn(language, <MyTableButton waiterLanguage="es" />)).toContain(`my-table (${language})`);
    expect(renderedIn(language, <TableForm onShowCard={nothing} onDone={nothing} />)).not.toContain(
      'aria-pressed="true"',
    );
  });

  it('the card has both languages, each marked as such', () => {
    const html = renderedIn(language, <WaiterCard first="es" />);
    expect(html.indexOf('<p lang="es">Hola')).toBeLessThan(html.indexOf('<p lang="en">Hello'));
  });

  it('what is not stated is asked in one line', () => {
    expect(renderedIn(language, <Asks asks={['nuts', 'gluten', 'vegan']} />)).toBe(
      `<p>ask-about (${language}) · ask-whether (${language})</p>`,
    );
    expect(renderedIn(language, <Asks asks={[]} />)).toBe('');
  });
});

describe('the table of a browser', () => {
  it('is kept, and cleared without a trace', async () => {
    const { setMyTable } = await freshStore();
    setMyTable({ avoids: ['nuts'], eats: [], note: '' });
    expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({ avoids: ['nuts'], eats: [], note: '' });
    setMyTable({ avoids: [], eats: [], note: '' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('lasts as long as the page where the browser keeps nothing, and says so', async () => {
    const denied = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied, clear: nothing });
    const { setMyTable, useKeptTable } = await freshStore();
    const seen: unknown[] = [];
    const Look = () => {
      seen.push(useKeptTable());
      return null;
    };
    const { end } = draw(<Look />);
    act(() => setMyTable({ avoids: ['gluten'], eats: [], note: '' }));
    expect(seen.at(-1)).toEqual({ table: { avoids: ['gluten'], eats: [], note: '' }, isKept: false });
    end();
    // The next page of the same hub still knows.
    const again = draw(<Look />);
    expect(seen.at(-1)).toMatchObject({ table: { avoids: ['gluten'] } });
    again.end();
  });

  it('follows what another tab changes, also while nothing here listened', async () => {
    const { useMyTable } = await freshStore();
    const seen: string[] = [];
    const Look = () => {
      seen.push(useMyTable().avoids.join());
      return null;
    };
    const { end } = draw(<Look />);
    localStorage.setItem(KEY, '{"avoids":["shellfish"]}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(seen.at(-1)).toBe('shellfish');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'other' })));
    end();
    localStorage.setItem(KEY, '{"avoids":["nuts"]}');
    const again = draw(<Look />);
    expect(seen.at(-1)).toBe('nuts');
    again.end();
  });
});

it('nothing of it touches a document when it is imported or rendered on a server', () => {
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('localStorage', undefined);
  expect(
    renderToStaticMarkup(
      <LanguageProvider first="en" localizations={kitPhrases}>
        <TableForm onShowCard={nothing} onDone={nothing} />
      </LanguageProvider>,
    ),
  ).toContain('what-do-you-avoid');
});
