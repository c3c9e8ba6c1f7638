import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rootForEachTest } from '../../../test/drawn-in-dom.tsx';
import { useDebouncedSearch } from './use-debounced-search.ts';

const drawn = rootForEachTest();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Box({ ask }: { readonly ask: (text: string) => void }) {
  const { typed, type } = useDebouncedSearch('', ask);
  return <input value={typed} onChange={({ currentTarget }) => type(currentTarget.value)} />;
}

async function fill(text: string): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  const input = document.querySelector('input')!;
  await act(async () => {
    set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('what is searched for is asked beside what was chosen while the search waited', async () => {
  const [before, after] = [vi.fn<(text: string) => void>(), vi.fn<(text: string) => void>()];
  await drawn(<Box ask={before} />);
  await fill(' reef ');
  await drawn(<Box ask={after} />);
  await act(async () => vi.runAllTimers());
  expect([before.mock.calls, after.mock.calls]).toEqual([[], [['reef']]]);
});
