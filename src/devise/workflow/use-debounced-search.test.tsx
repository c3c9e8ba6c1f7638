import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rootForEachTest } from '../../../test/drawn-in-dom.tsx';
import { useDebouncedSearch } from './use-debounced-search.ts';

const drawn = rootForEachTest();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let search: ReturnType<typeof useDebouncedSearch>;

function Box({ ask }: { readonly ask: (text: string) => void }) {
  search = useDebouncedSearch('', ask);
  return null;
}

it('what is searched for is asked beside what was chosen while the search waited', async () => {
  const [before, after] = [vi.fn<(text: string) => void>(), vi.fn<(text: string) => void>()];
  await drawn(<Box ask={before} />);
  await act(async () => search.type(' reef '));
  await drawn(<Box ask={after} />);
  await act(async () => vi.runAllTimers());
  expect([before.mock.calls, after.mock.calls]).toEqual([[], [['reef']]]);
});
